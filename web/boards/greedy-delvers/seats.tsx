import cardsIcon from 'icon:card-play';
import type { GreedyDelversView } from '@gilt/games/greedy-delvers/secrets';
import type { JSX } from 'react';
import { Crest } from '../../furniture/crest.tsx';
import { Icon } from '../../furniture/icon.tsx';
import { Badges, SeatPlate } from '../../furniture/seat.tsx';
import { useGame, useTable } from '../../table/view.ts';
import { say } from '../../words.ts';
import { EMBLEM } from './cards.tsx';
import { type Entry, Ledger } from './ledger.tsx';
import { handSize } from './shaft.tsx';

export const entryOf = (game: GreedyDelversView['game'], seat: number): Entry => ({
  level: game.levels[seat]!,
  ore: game.ore[seat]!,
  gold: game.gold[seat]!,
});

/** A crest in any size. */
export const Portrait = ({ seat, size = 'md' }: { seat: number; size?: 'xs' | 'sm' | 'md' | 'xl' }): JSX.Element => {
  const { names } = useTable();
  return <Crest seat={seat} name={names[seat] ?? ''} size={size} />;
};

/** What everybody knows to be in a hand, since a dud said so. */
function known({ savages, brutes }: GreedyDelversView['game'], seat: number): string | null {
  if (savages[seat]! > 0) return say('gd.known.savages', { count: savages[seat]! });
  return brutes[seat]! > 0 ? say('gd.known.brutes', { count: brutes[seat]! }) : null;
}

/** The others, clockwise from your left. */
export const Opponents = (): JSX.Element => {
  const { you, table } = useTable();
  const game = useGame<GreedyDelversView>();
  const first = you ?? -1;
  const others = table.seats.map((_, i) => (first + 1 + i) % table.players).filter((seat) => seat !== you);
  return (
    <ul className="seats" aria-label={say('players')} data-count={others.length}>
      {others.map((seat) => (
        <SeatPlate key={seat} seat={seat} emblem={EMBLEM}>
          <Ledger entry={entryOf(game, seat)} />
          <p className="held">
            <Icon of={cardsIcon} /> {say('gd.held', { count: handSize(game.hands[seat]!) })}
            {known(game, seat) ? <i> · {known(game, seat)}</i> : null}
          </p>
        </SeatPlate>
      ))}
    </ul>
  );
};

export const OwnSeat = ({ seat }: { seat: number }): JSX.Element => {
  const { names } = useTable();
  const game = useGame<GreedyDelversView>();
  return (
    <div className="you__seat" data-spot={`seat-${seat}`}>
      <Portrait seat={seat} />
      <div>
        <h3>
          <span className="seat__name">{names[seat]}</span>
          <Badges seat={seat} />
        </h3>
        <Ledger entry={entryOf(game, seat)} />
      </div>
    </div>
  );
};
