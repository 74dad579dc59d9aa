import cardsIcon from 'icon:card-play';
import cash from 'icon:money-stack';
import coins from 'icon:two-coins';
import { countOf, iconsOf } from '@gilt/games/greed/display';
import type { GreedView } from '@gilt/games/greed/secrets';
import type { Placed } from '@gilt/games/greed/state';
import { ICONS } from '@gilt/games/greed/vocabulary';
import type { CSSProperties, JSX } from 'react';
import { Drawer } from '../../furniture/drawer.tsx';
import { Gain } from '../../furniture/gain.tsx';
import { howMany } from '../../furniture/how-many.ts';
import { Icon } from '../../furniture/icon.tsx';
import { numbersBelow } from '../../furniture/over.ts';
import { InHand } from '../../furniture/regions.tsx';
import { useGame, useTable } from '../../table/view.ts';
import { GreedCard } from './cards.tsx';
import { Tally } from './icons.tsx';
import { Laid } from './laid.tsx';
import { say } from './say.ts';
import { cashChange, cashWords } from './text.ts';

type Game = GreedView['game'];

const markersOf = ({ displays }: Game, seat: number): number =>
  displays[seat]!.reduce((sum, { markers }) => sum + markers, 0);

const crewOf = (game: Game, seat: number): string =>
  say('gr.crew', { thugs: countOf(game, seat, 'thug'), holdings: countOf(game, seat, 'holding') });

/** Your hand, as cards that lie somewhere. */
const handOf = (game: Game, seat: number): Placed[] =>
  (game.hands[seat] as readonly number[]).map((card) => ({ card, face: card, markers: 0 }));

/** Cash and markers, and what has changed since then; and cards in hand if they are not told elsewhere: what everybody may know. */
export const Worth = ({
  seat,
  held = true,
  since,
  look = '',
}: {
  seat: number;
  held?: boolean;
  since?: Game | null;
  look?: string;
}): JSX.Element => {
  const game = useGame<GreedView>();
  const markers = markersOf(game, seat);
  const earned = since ? game.cash[seat]! - since.cash[seat]! : 0;
  const more = since ? markers - markersOf(since, seat) : 0;
  return (
    <span className={`worth ${look}`}>
      <span className="worth__cash">
        <Icon of={cash} label={say('gr.cash.label')} />
        {cashWords(game.cash[seat]!)}
        <Gain text={cashChange(earned)} by={earned} />
      </span>
      <span className={markers === 0 ? 'worth__none' : ''}>
        <Icon of={coins} label={say('gr.markers.label')} />
        {markers}
        <Gain by={more} />
      </span>
      {held ? (
        <span className="worth__held">
          <Icon of={cardsIcon} label={say('gr.held.label')} />
          {howMany(game.hands[seat]!)}
        </span>
      ) : null}
    </span>
  );
};

export const IconTally = ({ seat }: { seat: number }): JSX.Element => {
  const game = useGame<GreedView>();
  return <Tally icons={ICONS.map((_, icon) => iconsOf(game, seat, icon))} />;
};

/** Cards in a sheet, large enough to read. */
const Gallery = ({ title, note, cards }: { title: string; note?: string; cards: readonly Placed[] }): JSX.Element => (
  <section className="gallery">
    <h3>
      {title} {note && cards.length > 0 ? <span className="remark">{note}</span> : null}
    </h3>
    {cards.map((placed) => (
      <GreedCard key={placed.card} {...placed} />
    ))}
    {cards.length === 0 ? <p className="remark">{say('gr.display.none')}</p> : null}
  </section>
);

/** What a tap on a seat shows: all that everybody may know of somebody. */
export const SeatSheet = ({ seat }: { seat: number }): JSX.Element => {
  const { names } = useTable();
  const game = useGame<GreedView>();
  return (
    <>
      <Worth seat={seat} />
      <IconTally seat={seat} />
      <Gallery
        title={say('gr.display', { name: names[seat]! })}
        note={crewOf(game, seat)}
        cards={game.displays[seat]!}
      />
    </>
  );
};

/** How many cards you hold; a tap shows them, and your display, large. */
export const OwnCards = ({ seat }: { seat: number }): JSX.Element => {
  const game = useGame<GreedView>();
  const hand = handOf(game, seat);
  return (
    <Drawer
      title={say('gr.yours')}
      wide
      trigger={
        <button type="button" className="own-cards" aria-label={say('gr.yours.open', { count: hand.length })}>
          <Icon of={cardsIcon} />
          {hand.length}
        </button>
      }
    >
      <div className="seat-sheet">
        <IconTally seat={seat} />
        <Gallery title={say('hand')} cards={hand} />
        <Gallery title={say('gr.display.own')} note={crewOf(game, seat)} cards={game.displays[seat]!} />
      </div>
    </Drawer>
  );
};

/** Your own display on the stage, while you choose from your hand. */
export const OwnDisplay = ({ seat }: { seat: number }): JSX.Element => {
  const game = useGame<GreedView>();
  const display = game.displays[seat]!;
  return (
    <Laid
      title={say('gr.display.own')}
      note={crewOf(game, seat)}
      count={display.length}
      none={say('gr.display.none')}
      spot={`street-${seat}`}
    >
      <ol>
        <Lying cards={display} />
      </ol>
    </Laid>
  );
};

/** Everybody's display, row by row, for somebody who watches. */
export const AllDisplays = (): JSX.Element => {
  const { names, board } = useTable();
  const { displays } = useGame<GreedView>();
  return (
    <ul
      className="displays"
      data-over={numbersBelow(displays.length)}
      style={{ '--rows': displays.length } as CSSProperties}
    >
      {displays.map((display, seat) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
        <li key={seat} aria-label={say('gr.display', { name: names[seat]! })}>
          <board.Portrait seat={seat} size="sm" />
          <Row cards={display} />
        </li>
      ))}
    </ul>
  );
};

const Lying = ({ cards }: { cards: readonly Placed[] }): JSX.Element[] =>
  cards.map((placed) => (
    <li key={placed.card}>
      <GreedCard {...placed} />
    </li>
  ));

/** Cards side by side; they lie over each other where there are many. */
const Row = ({ cards }: { cards: readonly Placed[] }): JSX.Element => (
  <ol className="overlapping">
    <Lying cards={cards} />
    {cards.length === 0 ? <li className="remark">{say('gr.display.none')}</li> : null}
  </ol>
);

/** Your hand and your display on a shelf, while you choose from the pile. */
export const Shelf = ({ seat }: { seat: number }): JSX.Element => {
  const game = useGame<GreedView>();
  return (
    <InHand>
      <div className="shelf">
        <section>
          <h2>{say('hand')}</h2>
          <Row cards={handOf(game, seat)} />
        </section>
        <section data-spot={`street-${seat}`}>
          <h2>{say('gr.display.own')}</h2>
          <Row cards={game.displays[seat]!} />
        </section>
      </div>
    </InHand>
  );
};
