import type { Code } from '@gilt/protocol/words';
import type { Person } from '@gilt/table/happening';
import type { Resident } from './resident.ts';

/** The other nodes that serve the same tables out of the same database. None of them owns a table: they tell each other what they have stored. */
export interface Company {
  /** How many others there are. */
  others(): number;
  /** A line is stored. */
  wrote(code: Code, n: number): void;
  /** Makes sure that a table is as the store has it, before somebody is told how it stands. */
  current(here: Resident): Promise<void>;
  /** Whether this node sees to the bots and clocks of a table, where there are any (`needed`). Once it is not played at any more nobody has to. */
  keeps(code: Code, needed: boolean, playing: boolean): boolean;
  /** The same of something that one node should do for all: resolves once it is known. */
  holds(name: string): Promise<boolean>;
  /** Somebody has come to a table here, or gone, or shows something else. */
  attended(here: Resident): void;
  /** A table has to be read again. */
  readAgain(code: Code): void;
  /** Somebody is called something else, or not known any more. */
  renamed(person: Person): void;
  /** The operator keeps somebody from something, or not any more. */
  marked(): void;
  /** Whether this node has lost its database: others can go on without it. */
  isLost(): boolean;
}

/** Nobody else is there. */
export const ALONE: Company = {
  others: () => 0,
  wrote() {},
  current: async () => {},
  keeps: () => true,
  holds: async () => true,
  attended() {},
  readAgain() {},
  renamed() {},
  marked() {},
  isLost: () => false,
};
