import type { Aside } from '@gilt/protocol/replay';
import type { What } from '@gilt/protocol/sight';
import type { Happening } from './happening.ts';
import type { Line } from './log.ts';

/** What is not of the game itself, and worth being told again: who came and went while it was played, what was said and promised. */
const TOLD_AGAIN: readonly Happening['type'][] = [
  'said',
  'promised',
  'late',
  'away',
  'back',
  'left',
  'kicked',
  'undoAsked',
  'undoAgreed',
  'undoRefused',
];

/** What happened at a table besides its game, once that had begun: each with how many entries of the record came before it. */
export function asidesIn<L extends Line>(lines: readonly L[], whatOf: (line: L) => What): Aside[] {
  const asides: Aside[] = [];
  const begun = lines.findIndex(({ happening }) => happening.type === 'started');
  let entries = 0;
  for (const line of begun < 0 ? [] : lines.slice(begun + 1)) {
    if (isEntry(line)) entries++;
    else if (TOLD_AGAIN.includes(line.happening.type)) asides.push({ after: entries, at: line.at, what: whatOf(line) });
  }
  return asides;
}

/** Whether a line made an entry of the record: the last answer to a question did, and whatever else the game went on by. */
const isEntry = ({ happening: { type }, told }: Line): boolean =>
  type === 'undone' || type === 'befell' || (type === 'sealed' && told !== null);
