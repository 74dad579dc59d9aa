import { sayerOf } from '../../say.ts';
import { english } from './english.ts';

/** What this board says, in its own words and those of the page. */
export const { say, sayIfKnown } = sayerOf(english);
export type WordId = Parameters<typeof say>[0];

/** What takes effect in a step of a turn. */
export const stepName = (step: number): string => say(`gq.step.${step}` as WordId);
