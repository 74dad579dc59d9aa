import cardsIcon from 'icon:card-play';
import flame from 'icon:flame';
import { LAST_ROUND } from '@gilt/games/shadowgate/adventure';
import { inTurnOf } from '@gilt/games/shadowgate/castle';
import { statsOf } from '@gilt/games/shadowgate/payment';
import { pointsOf, sum } from '@gilt/games/shadowgate/scoring';
import type { ShadowgateView } from '@gilt/games/shadowgate/secrets';
import { NONE } from '@gilt/games/shadowgate/state';
import type { JSX } from 'react';
import { howMany } from '../../furniture/how-many.ts';
import { Icon } from '../../furniture/icon.tsx';
import { openHand } from '../../furniture/open-hand.tsx';
import { Opponents as Others, OwnSeat as Own } from '../../furniture/opponents.tsx';
import { useTable } from '../../table/view.ts';
import { AdventureCard } from './cards.tsx';
import { Items } from './items.tsx';
import { Places } from './places.tsx';
import { PlayerSheet } from './player-sheet.tsx';
import { useRecaps } from './recap.ts';
import { reckoned } from './reckoning.ts';
import { say } from './say.ts';
import { isReady, useCards, useCastle } from './set.ts';
import { written } from './written.ts';

/** Points from quests on the way to the last round, points in all, and those of the match. */
const Score = ({ seat }: { seat: number }): JSX.Element => {
  const { speaker } = useTable();
  const cards = useCards();
  const game = useCastle();
  return (
    <span className="score">
      <span className="score__quests">
        <b>{game.points[seat]}</b>
        <i aria-hidden="true">/{LAST_ROUND}</i>
        <span className="vh">{say('qs.score.quests', { of: LAST_ROUND })}</span>
      </span>
      {game.active === NONE ? null : (
        <span className="score__all" title={reckoned(cards, game, seat, speaker)}>
          {say('qs.score.all', { points: written(sum(pointsOf(cards, game, seat))) })}
          <span className="vh"> ({reckoned(cards, game, seat, speaker)})</span>
        </span>
      )}
      {game.match === 'none' ? null : (
        <span className="score__match">{say('qs.score.match', { points: sum(game.tally[seat]!) })}</span>
      )}
    </span>
  );
};

const Stats = ({ seat }: { seat: number }): JSX.Element | null => {
  const cards = useCards();
  const game = useCastle();
  if (!isReady(game, seat)) return null;
  return <Places of={statsOf(cards, inTurnOf(game, seat))} look="line" label={say('qs.stats')} />;
};

const Torch = (): JSX.Element => (
  <span className="badge badge--leaf badge--pictured">
    <Icon of={flame} /> <span>{say('qs.turn')}</span>
  </span>
);

/** Who somebody is, and what they did when it was last their turn; while it is, that stands on the table. All of it is in the log, too. */
const Notes = ({ seat }: { seat: number }): JSX.Element | null => {
  const cards = useCards();
  const game = useCastle();
  const deeds = useRecaps()[seat]?.deeds ?? [];
  if (!isReady(game, seat)) return null;
  return (
    <p className="who-and-what" data-cut>
      {cards.characters.names[game.characters[seat]!]}, {cards.abilities.names[game.abilities[seat]!]}
      {seat === game.active || deeds.length === 0 ? null : (
        <>
          {' · '}
          {say('qs.recap')} {deeds.join(', ')}
        </>
      )}
    </p>
  );
};

/** The others: points, cards in hand, stats and items; a tap opens all that may be known. */
export const Opponents = (): JSX.Element => (
  <Others<ShadowgateView>>
    {(seat, game) => ({
      badges: (
        <>
          {seat === game.active ? <Torch /> : null}
          <Stats seat={seat} />
        </>
      ),
      notes: <Notes seat={seat} />,
      sheet: <PlayerSheet seat={seat} />,
      hand: openHand(game.hands[seat], (card) => <AdventureCard card={card} />),
      children: (
        <>
          <Score seat={seat} />
          <span className="held">
            <Icon of={cardsIcon} /> <span className="vh">{say('qs.held', { count: howMany(game.hands[seat]!) })}</span>
            <b aria-hidden="true">{howMany(game.hands[seat]!)}</b>
          </span>
          <Items seat={seat} />
        </>
      ),
    })}
  </Others>
);

export const OwnSeat = (): JSX.Element => (
  <Own<ShadowgateView>>
    {(seat, game) => ({
      score: (
        <>
          <Score seat={seat} /> <Stats seat={seat} />
        </>
      ),
      badges: seat === game.active ? <Torch /> : null,
      sheet: <PlayerSheet seat={seat} />,
      children: <Items seat={seat} />,
    })}
  </Own>
);
