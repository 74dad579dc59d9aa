import { sayerOf } from '../../say.ts';
import { english } from './english.ts';

/** What this board says, in its own words and those of the page. */
export const { say } = sayerOf(english);
export type WordId = Parameters<typeof say>[0];
