import cardsIcon from 'icon:card-play';
import cash from 'icon:money-stack';
import coins from 'icon:two-coins';
import { countOf, iconsOf } from '@gilt/games/greed/display';
import type { GreedView } from '@gilt/games/greed/secrets';
import type { Placed } from '@gilt/games/greed/state';
import { ICONS } from '@gilt/games/greed/vocabulary';
import { type CSSProperties, type JSX, useState } from 'react';
import { Drawer } from '../../furniture/drawer.tsx';
import { Icon } from '../../furniture/icon.tsx';
import { useGame, useTable } from '../../table/view.ts';
import { say } from '../../words.ts';
import { CityCard } from './cards.tsx';
import { Tally } from './icons.tsx';
import { cashWords, nameOf, numberAndName } from './text.ts';

type Game = GreedView['game'];

const markersOf = (display: readonly Placed[]): number => display.reduce((sum, { markers }) => sum + markers, 0);

const handSize = (hand: number | readonly number[]): number => (typeof hand === 'number' ? hand : hand.length);

const crewOf = (game: Game, seat: number): string =>
  say('gr.crew', { thugs: countOf(game, seat, 'thug'), holdings: countOf(game, seat, 'holding') });

/** A card in play, in few words. */
const shortly = ({ card, face, markers }: Placed): string =>
  [
    face === card ? numberAndName(card) : say('gr.as', { number: card, name: nameOf(face) }),
    ...(markers > 0 ? [say('gr.markers', { markers })] : []),
  ].join(', ');

/** Cash, markers and cards in hand: what everybody may know. */
export const Worth = ({ seat }: { seat: number }): JSX.Element => {
  const game = useGame<GreedView>();
  const markers = markersOf(game.displays[seat]!);
  return (
    <ul className="worth">
      <li className="worth__cash">
        <Icon of={cash} label={say('gr.cash.label')} />
        <b>{cashWords(game.cash[seat]!)}</b>
      </li>
      <li className={`worth__markers ${markers === 0 ? 'none' : ''}`}>
        <Icon of={coins} label={say('gr.markers.label')} />
        <b>{markers}</b>
      </li>
      <li className="worth__hand">
        <Icon of={cardsIcon} label={say('gr.held.label')} />
        <b>{handSize(game.hands[seat]!)}</b>
      </li>
    </ul>
  );
};

export const IconTally = ({ seat }: { seat: number }): JSX.Element => {
  const game = useGame<GreedView>();
  return <Tally icons={ICONS.map((_, icon) => iconsOf(game, seat, icon))} />;
};

/** The cards of a display, side by side; they lie over each other where there are many. */
export const Row = ({ display }: { display: readonly Placed[] }): JSX.Element => (
  <span className="street" style={{ '--n': Math.max(1, display.length) } as CSSProperties}>
    {display.map(({ card, face, markers }) => (
      <CityCard key={card} card={card} face={face} markers={markers} />
    ))}
    {display.length === 0 ? <span className="street__none">{say('gr.display.none')}</span> : null}
  </span>
);

/** Somebody's display; a touch shows it large. */
export const Street = ({ seat }: { seat: number }): JSX.Element => {
  const { names } = useTable();
  const game = useGame<GreedView>();
  const [open, setOpen] = useState(false);
  const display = game.displays[seat]!;
  const name = names[seat]!;
  if (display.length === 0) return <p className="street-empty">{say('gr.display.none')}</p>;
  return (
    <>
      <button type="button" className="street-button" onClick={() => setOpen(true)} data-spot={`street-${seat}`}>
        <span className="vh">
          {say('gr.display.open', { name, crew: crewOf(game, seat), cards: display.map(shortly) })}
        </span>
        <span className="street-button__cards" aria-hidden="true">
          <Row display={display} />
        </span>
      </button>
      <Drawer title={say('gr.display', { name })} open={open} onOpenChange={setOpen} wide>
        <div className="gallery">
          {display.map(({ card, face, markers }) => (
            <CityCard key={card} card={card} face={face} markers={markers} />
          ))}
        </div>
      </Drawer>
    </>
  );
};

/** Your own display, large enough to read; on a phone your hand beside it, while the pile takes its place. */
export const OwnStreet = ({ seat, withHand }: { seat: number; withHand: boolean }): JSX.Element => {
  const game = useGame<GreedView>();
  const hand = game.hands[seat] as readonly number[];
  return (
    <section className="own-street" aria-label={say('gr.display.own')} data-spot={`street-${seat}`}>
      <div>
        <h2>
          {say('gr.display.own')} <span>{crewOf(game, seat)}</span>
        </h2>
        <Row display={game.displays[seat]!} />
      </div>
      {withHand && hand.length > 0 ? (
        <div className="own-street__hand">
          <h2>{say('hand')}</h2>
          <Row display={hand.map((card) => ({ card, face: card, markers: 0 }))} />
        </div>
      ) : null}
    </section>
  );
};
