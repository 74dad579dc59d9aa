import type { AnyEvent } from '@gilt/engine/event';
import type { State } from '@gilt/engine/flow';
import type { AnyGame } from '@gilt/engine/game';
import type { Seat } from '@gilt/engine/seat';
import type { DungeonBusters } from '@gilt/games/dungeon-busters/state';
import type { Event } from '@gilt/games/shadowgate/events';
import { LEVELS } from '@gilt/games/shadowgate/item-types';
import type { Shadowgate } from '@gilt/games/shadowgate/state';

/** What the lab looks at in a game, beyond what every game says of itself. */
interface Look {
  /** Who begins, at the first question. */
  starter?(state: State): Seat;
  /** Points so far, by seat, where the game counts the score only in the end. */
  standing?(state: State): readonly number[];
  /** What each seat had in the end: by kind, its name by seat. */
  traits?(state: State, game: AnyGame): Readonly<Record<string, readonly string[]>>;
  /** What of that which happens is counted: its kind, and its name within the kind. */
  counts?(event: AnyEvent): readonly [kind: string, name: string] | null;
}

const looks: Readonly<Record<string, Look>> = {
  'dungeon-busters': { starter: (state) => (state as DungeonBusters).leader },
  shadowgate: {
    starter: (state) => (state as Shadowgate).starter,
    standing: (state) => (state as Shadowgate).points,
    traits(state, { cards }) {
      const { characters, abilities } = (cards!.other ?? cards!.standard) as Record<string, { name: string }[][]>;
      const names = (sides: { name: string }[][], held: readonly number[]): string[] =>
        held.map((side) => sides.flat()[side]!.name);
      const { characters: whom, abilities: which } = state as Shadowgate;
      return { character: names(characters!, whom), ability: names(abilities!, which) };
    },
    counts(happened) {
      const event = happened as Event;
      if (event.type === 'completed') return ['quest', LEVELS[event.level]!];
      if (event.type === 'staff') return ['end', 'staff'];
      return event.type === 'turn' ? ['turn', 'turn'] : null;
    },
  },
};

export const lookAt = ({ id }: AnyGame): Look => looks[id] ?? {};
