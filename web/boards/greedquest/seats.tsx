import cardsIcon from 'icon:card-play';
import { FULL_HAND } from '@gilt/games/greedquest/cards';
import type { GreedQuestView } from '@gilt/games/greedquest/secrets';
import { OUTWARD } from '@gilt/games/greedquest/state';
import type { JSX } from 'react';
import { Crest } from '../../furniture/crest.tsx';
import { Icon } from '../../furniture/icon.tsx';
import { Badges, SeatPlate } from '../../furniture/seat.tsx';
import { useGame, useTable } from '../../table/view.ts';
import { say } from '../../words.ts';
import { Piles } from './piles.tsx';
import { EMBLEM } from './places.ts';
import type { Standing } from './story.ts';

type Game = GreedQuestView['game'];

/** A crest in any size. */
export const Portrait = ({ seat, size = 'md' }: { seat: number; size?: 'xs' | 'sm' | 'md' | 'xl' }): JSX.Element => {
  const { names } = useTable();
  return <Crest seat={seat} name={names[seat] ?? ''} size={size} />;
};

export const handSize = ({ hands }: Game, seat: number): number => {
  const hand = hands[seat]!;
  return typeof hand === 'number' ? hand : hand.length;
};

const whereabouts = ({ rooms, directions }: Standing, seat: number): string =>
  say(directions[seat] === OUTWARD ? 'gq.at.out' : 'gq.at.in', { room: rooms[seat]! });

/** GQ-12 Whoever loses the coming turn, and whoever fights a duel just now. */
const Marks = ({ seat, duellists }: { seat: number; duellists: readonly number[] }): JSX.Element => {
  const { skips } = useGame<GreedQuestView>();
  return (
    <>
      {skips[seat] === 1 ? <span className="badge badge--bole">{say('gq.skips')}</span> : null}
      {duellists.includes(seat) ? <span className="badge badge--leaf">{say('gq.duels')}</span> : null}
    </>
  );
};

/** The others, clockwise from your left. */
export const Opponents = ({ at, duellists }: { at: Standing; duellists: readonly number[] }): JSX.Element => {
  const { you, table } = useTable();
  const game = useGame<GreedQuestView>();
  const first = you ?? -1;
  const others = table.seats.map((_, i) => (first + 1 + i) % table.players).filter((seat) => seat !== you);
  return (
    <ul className="seats" aria-label={say('players')} data-count={others.length}>
      {others.map((seat) => (
        <SeatPlate key={seat} seat={seat} emblem={EMBLEM} badges={<Marks seat={seat} duellists={duellists} />}>
          <p className="sub">
            {whereabouts(at, seat)}
            {handSize(game, seat) === FULL_HAND ? null : (
              <span className="sub__cards">
                <Icon of={cardsIcon} label={say('gq.inHand')} />
                {handSize(game, seat)}
              </span>
            )}
          </p>
        </SeatPlate>
      ))}
    </ul>
  );
};

export const OwnSeat = ({ seat, at }: { seat: number; at: Standing }): JSX.Element => {
  const { names } = useTable();
  return (
    <div className="you__seat" data-spot={`seat-${seat}`}>
      <span data-spot={`slot-${seat}`}>
        <Portrait seat={seat} />
      </span>
      <div>
        <h3>
          <span className="seat__name">{names[seat]}</span>
          <Badges seat={seat}>
            <Marks seat={seat} duellists={[]} />
          </Badges>
        </h3>
        <p className="sub">{whereabouts(at, seat)}</p>
        <Piles seat={seat} />
      </div>
    </div>
  );
};
