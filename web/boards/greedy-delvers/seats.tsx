import cardsIcon from 'icon:card-play';
import type { GreedyDelversView } from '@gilt/games/greedy-delvers/secrets';
import type { JSX } from 'react';
import { Crest } from '../../furniture/crest.tsx';
import { Icon } from '../../furniture/icon.tsx';
import { OwnPlate } from '../../furniture/own-plate.tsx';
import { Others } from '../../furniture/regions.tsx';
import { SeatPlate } from '../../furniture/seat.tsx';
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

/** How many cards somebody holds, and what is known of them. */
const Held = ({ seat }: { seat: number }): JSX.Element => {
  const game = useGame<GreedyDelversView>();
  return (
    <span className="held">
      <Icon of={cardsIcon} /> {say('gd.held', { count: handSize(game.hands[seat]!) })}
      {known(game, seat) ? <i> · {known(game, seat)}</i> : null}
    </span>
  );
};

export const Opponents = (): JSX.Element => {
  const game = useGame<GreedyDelversView>();
  return (
    <Others>
      {(seat) => (
        <SeatPlate key={seat} seat={seat} emblem={EMBLEM} notes={<Held seat={seat} />}>
          <Ledger entry={entryOf(game, seat)} />
        </SeatPlate>
      )}
    </Others>
  );
};

export const OwnSeat = (): JSX.Element | null => {
  const { you } = useTable();
  const game = useGame<GreedyDelversView>();
  if (you === null) return null;
  return (
    <OwnPlate score={say('gd.ownGold', { gold: game.gold[you]! })}>
      <Ledger entry={entryOf(game, you)} lines={['level', 'ore']} />
    </OwnPlate>
  );
};
