import { describe, expect, test } from 'vitest';
import { deedsOf } from './minions.ts';

/**
 * A second statement of GD-15 to GD-23, to hold the first against: a table, made by hand with the rules beside it. Four players are
 * alike, so the 625 patterns are 45, with the players A, B, C and D called otherwise.
 *
 * First who is sent against whom. Then what becomes of each minion: `+` it acts, `½` it acts for half, `-` it does nothing, and by
 * which clause. Last, where it is another matter, what becomes of them if gang-up is strict.
 */
const TABLE: readonly (readonly [targets: string, fates: string, strict?: string])[] = [
  // No minion.
  ['', ''],
  // One.
  ['A>B', 'A+15'],
  ['A>A', 'A-17'],
  // Two: they meet, or they do not.
  ['A>C B>C', 'A+15 B+15'],
  ['A>C B>D', 'A+15 B+15'],
  ['A>A B>C', 'A-17 B+15'],
  ['A>B B>A', 'A-16 B-16'],
  ['A>B B>C', 'A-16 B-16'],
  ['A>A B>A', 'A-17 B-16'],
  ['A>A B>B', 'A-17 B-17'],
  // Three on three targets.
  ['A>B B>A C>D', 'A-20 B-20 C-20'],
  ['A>B B>C C>D', 'A-20 B-20 C-20'],
  ['A>B B>C C>A', 'A-20 B-20 C-20'],
  ['A>A B>C C>D', 'A-17 B-20 C-20'],
  ['A>A B>C C>B', 'A-17 B-20 C-20'],
  ['A>A B>B C>D', 'A-17 B-17 C-20'],
  ['A>A B>B C>C', 'A-17 B-17 C-17'],
  // Three, two of them against the third.
  ['A>C B>C C>D', 'A½19 B½19 C-19'],
  ['A>C B>C C>A', 'A½19 B½19 C-19', 'A-16 B-16 C-16'],
  ['A>C B>C C>C', 'A½19 B½19 C-17'],
  // Three otherwise.
  ['A>D B>D C>D', 'A+15 B+15 C+15'],
  ['A>D B>D C>A', 'A-16 B+15 C-16'],
  ['A>D B>D C>C', 'A+15 B+15 C-17'],
  ['A>A B>A C>D', 'A-17 B-16 C+15'],
  ['A>A B>A C>B', 'A-17 B-16 C-16'],
  ['A>A B>A C>C', 'A-17 B-16 C-17'],
  // Four on four targets.
  ['A>B B>C C>D D>A', 'A-20 B-20 C-20 D-20'],
  ['A>B B>A C>D D>C', 'A-20 B-20 C-20 D-20'],
  ['A>A B>C C>D D>B', 'A-17 B-20 C-20 D-20'],
  ['A>A B>B C>D D>C', 'A-17 B-17 C-20 D-20'],
  ['A>A B>B C>C D>D', 'A-17 B-17 C-17 D-17'],
  // Four, and nobody has anything against D.
  ['A>B B>C C>A D>A', 'A-21 B-21 C-21 D+21'],
  ['A>B B>A C>A D>C', 'A-21 B-21 C-21 D+21'],
  ['A>B B>A C>C D>A', 'A-21 B-21 C-17 D+21'],
  ['A>A B>C C>B D>A', 'A-17 B-21 C-21 D+21'],
  ['A>A B>A C>B D>C', 'A-17 B-21 C-21 D+21'],
  ['A>A B>A C>C D>B', 'A-17 B-21 C-17 D+21'],
  ['A>A B>B C>C D>A', 'A-17 B-17 C-17 D+21'],
  // Four, two against A and two against B.
  ['A>B B>A C>A D>B', 'A-22 B-22 C+22 D+22'],
  ['A>A B>B C>A D>B', 'A-17 B-17 C+22 D+22'],
  ['A>B B>B C>A D>A', 'A-22 B-17 C½22 D½22'],
  // Four, three or four of them against A.
  ['A>B B>A C>A D>A', 'A-19 B½19 C½19 D½19', 'A-16 B-16 C-16 D-16'],
  ['A>A B>B C>A D>A', 'A-17 B-17 C½19 D½19'],
  ['A>A B>A C>B D>A', 'A-17 B-16 C-16 D-16'],
  ['A>A B>A C>A D>A', 'A-17 B½19 C½19 D½19'],
];

const LETTERS = ['A', 'B', 'C', 'D'];

/** All ways to call A, B, C and D otherwise. */
const renamings = LETTERS.flatMap((a) =>
  LETTERS.flatMap((b) => LETTERS.flatMap((c) => LETTERS.map((d) => a + b + c + d))),
).filter((names) => new Set(names).size === 4);

const renamed = (text: string, names: string): string => {
  const words = text.replace(/[A-D]/g, (letter) => names[LETTERS.indexOf(letter)]!).split(' ');
  return words.sort().join(' ');
};

/** The table for all 625: what becomes of the minions, by who is sent against whom. */
function unfolded(strict: boolean): Map<string, string> {
  const fates = new Map<string, string>();
  for (const [targets, lenient, other] of TABLE) {
    for (const names of renamings) {
      const key = renamed(targets, names);
      const fate = renamed((strict && other) || lenient, names);
      expect(fates.get(key) ?? fate, `the table contradicts itself at ${key}`).toBe(fate);
      fates.set(key, fate);
    }
  }
  return fates;
}

/** All 625 patterns of targets by seat, −1 for no minion. */
const four = [-1, 0, 1, 2, 3];
const patterns = four.flatMap((a) => four.flatMap((b) => four.flatMap((c) => four.map((d) => [a, b, c, d]))));

const targetsWritten = (targets: readonly number[]): string =>
  targets.flatMap((target, seat) => (target < 0 ? [] : [`${LETTERS[seat]}>${LETTERS[target]}`])).join(' ');

const deedsWritten = (
  targets: readonly number[],
  gangUp: 'lenient' | 'strict',
  againstOneself: 'counts' | 'ignored' = 'counts',
): string =>
  deedsOf(targets, gangUp, againstOneself)
    .flatMap((deed, seat) =>
      deed ? [`${LETTERS[seat]}${deed.share === 0 ? '-' : deed.share === 1 ? '+' : '½'}${deed.rule.slice(3)}`] : [],
    )
    .join(' ');

describe.each(['lenient', 'strict'] as const)('minions, where gang-up is %s', (gangUp) => {
  const fates = unfolded(gangUp === 'strict');

  test('the table knows each of the 625 patterns', () => {
    expect(patterns).toHaveLength(625);
    expect([...fates.keys()].sort()).toEqual(patterns.map(targetsWritten).sort());
  });

  test('GD-15 GD-16 GD-17 GD-19 GD-20 GD-21 GD-22 GD-23 all 625 patterns come out as the table says', () => {
    for (const targets of patterns) {
      const written = targetsWritten(targets);
      expect(`${written}: ${deedsWritten(targets, gangUp)}`).toBe(`${written}: ${fates.get(written)}`);
    }
  });

  test('GD-23 every clause decides something', () => {
    const cited = new Set([...fates.values()].flatMap((fate) => fate.match(/\d\d/g) ?? []));
    expect([...cited].sort()).toEqual(['15', '16', '17', '19', '20', '21', '22']);
  });
});

/** The same for minions sent against their own players, where these count for nothing in GD-19 to GD-22; all other patterns are as ever. */
const IGNORED: readonly (readonly [targets: string, fates: string, strict?: string])[] = [
  // Two are left, and do not clash; or meet the one that is ignored, whose player still has a minion.
  ['A>A B>C C>D', 'A-17 B-16 C-16'],
  ['A>A B>C C>B', 'A-17 B-16 C-16'],
  ['A>A B>B C>D', 'A-17 B-17 C+15'],
  ['A>C B>C C>C', 'A-16 B-16 C-17'],
  ['A>B B>A C>C D>A', 'A-19 B½19 C-17 D½19', 'A-16 B-16 C-17 D-16'],
  ['A>A B>C C>B D>A', 'A-17 B-20 C-20 D-20'],
  ['A>A B>A C>B D>C', 'A-17 B-20 C-20 D-20'],
  ['A>A B>A C>C D>B', 'A-17 B-16 C-17 D-16'],
  ['A>A B>B C>C D>A', 'A-17 B-17 C-17 D-16'],
  // Four, of which two are ignored: the others meet these two.
  ['A>A B>B C>A D>B', 'A-17 B-17 C-16 D-16'],
  ['A>A B>B C>D D>C', 'A-17 B-17 C-16 D-16'],
  // Two against A, who sends one against B, who is ignored.
  ['A>B B>B C>A D>A', 'A-19 B-17 C½19 D½19'],
  ['A>A B>B C>A D>A', 'A-17 B-17 C-16 D-16'],
  ['A>A B>A C>A D>A', 'A-17 B-16 C-16 D-16'],
];

describe.each(['lenient', 'strict'] as const)('GD-23 againstOneself=ignored, where gang-up is %s', (gangUp) => {
  const fates = unfolded(gangUp === 'strict');
  for (const [targets, lenient, strict] of IGNORED)
    for (const names of renamings)
      fates.set(renamed(targets, names), renamed((gangUp === 'strict' && strict) || lenient, names));

  test('GD-19 GD-20 GD-21 GD-22 GD-23 all 625 patterns come out as the tables say', () => {
    for (const targets of patterns) {
      const written = targetsWritten(targets);
      expect(`${written}: ${deedsWritten(targets, gangUp, 'ignored')}`).toBe(`${written}: ${fates.get(written)}`);
    }
  });
});
