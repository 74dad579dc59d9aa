import cardsIcon from 'icon:card-play';
import flame from 'icon:flame';
import { LAST_ROUND } from '@gilt/games/shadowgate/adventure';
import { pointsOf, sum } from '@gilt/games/shadowgate/scoring';
import type { ShadowgateView } from '@gilt/games/shadowgate/secrets';
import { NONE } from '@gilt/games/shadowgate/state';
import type { JSX } from 'react';
import { Icon } from '../../furniture/icon.tsx';
import { Badges } from '../../furniture/seat.tsx';
import { seatState } from '../../table/seat-state.ts';
import { useGame, useTable } from '../../table/view.ts';
import { say } from '../../words.ts';
import { statsOf } from './bill.ts';
import { Items } from './items.tsx';
import { Places } from './places.tsx';
import { PlayerSheet } from './player-sheet.tsx';
import { useRecaps } from './recap.ts';
import { reckoned } from './reckoning.ts';
import { type Castle, handSize, inTurnOf, isReady, useCards } from './set.ts';
import { written } from './written.ts';

type Cards = ReturnType<typeof useCards>;

/** QS-29 What a seat would have if the game ended now. */
export const pointsNow = (cards: Cards, game: Castle, seat: number): number =>
  sum(pointsOf(cards, game as unknown as Parameters<typeof pointsOf>[1], seat));

/** Points from quests on the way to the last round, points in all, and those of the match. */
const Score = ({ seat }: { seat: number }): JSX.Element => {
  const { speaker } = useTable();
  const cards = useCards();
  const game = useGame<ShadowgateView>();
  return (
    <p className="score">
      <span className="score__quests">
        <b>{game.points[seat]}</b>
        <i aria-hidden="true">/{LAST_ROUND}</i>
        <span className="vh">{say('qs.score.quests', { of: LAST_ROUND })}</span>
      </span>
      {game.active === NONE ? null : (
        <span className="score__all" title={reckoned(cards, game, seat, speaker)}>
          {say('qs.score.all', { points: written(pointsNow(cards, game, seat)) })}
          <span className="vh"> ({reckoned(cards, game, seat, speaker)})</span>
        </span>
      )}
      {game.match === 'none' ? null : (
        <span className="score__match">{say('qs.score.match', { points: sum(game.tally[seat]!) })}</span>
      )}
    </p>
  );
};

const Stats = ({ seat }: { seat: number }): JSX.Element | null => {
  const cards = useCards();
  const game = useGame<ShadowgateView>();
  if (!isReady(game, seat)) return null;
  return <Places of={statsOf(cards, inTurnOf(game, seat))} look="line" label={say('qs.stats')} />;
};

const Torch = (): JSX.Element => (
  <span className="badge badge--leaf">
    <Icon of={flame} /> {say('qs.turn')}
  </span>
);

/** What somebody did when it was last their turn; while it is, it stands on the table. */
const LastTurn = ({ seat }: { seat: number }): JSX.Element | null => {
  const game = useGame<ShadowgateView>();
  const deeds = useRecaps()[seat]?.deeds ?? [];
  if (seat === game.active || deeds.length === 0) return null;
  return (
    <p className="recap">
      <b>{say('qs.recap')}</b> {deeds.join(' · ')}
    </p>
  );
};

/** The others, clockwise from your left. */
export const Opponents = (): JSX.Element => {
  const view = useTable();
  const { you, table, names } = view;
  const cards = useCards();
  const game = useGame<ShadowgateView>();
  const first = you ?? -1;
  const others = table.seats.map((_, i) => (first + 1 + i) % table.players).filter((seat) => seat !== you);
  return (
    <ul className="seats seats--castle" aria-label={say('players')} data-count={others.length}>
      {others.map((seat) => (
        <li
          key={seat}
          className="seat"
          data-state={seatState(view, seat)}
          data-active={seat === game.active}
          data-spot={`seat-${seat}`}
        >
          <PlayerSheet seat={seat} />
          <div className="seat__body">
            <h3>
              <span className="seat__name">{names[seat]}</span>
              <Badges seat={seat}>{seat === game.active ? <Torch /> : null}</Badges>
              {seatState(view, seat) === 'away' ? <em>{say('state.away')}</em> : null}
              {isReady(game, seat) ? (
                <small>
                  {cards.characters.names[game.characters[seat]!]}, {cards.abilities.names[game.abilities[seat]!]}
                </small>
              ) : null}
              <Stats seat={seat} />
            </h3>
            <div className="seat__line">
              <Score seat={seat} />
              <span className="held">
                <Icon of={cardsIcon} /> {say('qs.held', { count: handSize(game, seat) })}
              </span>
            </div>
            <Items seat={seat} />
            <LastTurn seat={seat} />
          </div>
        </li>
      ))}
    </ul>
  );
};

export const OwnSeat = ({ seat }: { seat: number }): JSX.Element => {
  const { names } = useTable();
  const game = useGame<ShadowgateView>();
  return (
    <div className="you__seat" data-spot={`seat-${seat}`} data-active={seat === game.active}>
      <div className="you__who">
        <PlayerSheet seat={seat} />
        <div>
          <h3>
            <span className="seat__name">{names[seat]}</span>
            <Badges seat={seat}>{seat === game.active ? <Torch /> : null}</Badges>
          </h3>
          <div className="seat__line">
            <Score seat={seat} />
            <Stats seat={seat} />
          </div>
        </div>
      </div>
      <Items seat={seat} />
    </div>
  );
};
