import { viewOf } from '@gilt/engine/view';
import { whatIf } from '@gilt/engine/what-if';
import { greed } from '@gilt/games/greed/game';
import type { GreedView } from '@gilt/games/greed/secrets';
import { expect, test } from 'vitest';
import { greedTable } from './greed.ts';

const { state, names } = whatIf(
  `round: 4
   at: round.takeCard
   Ann: cash 15k, display 8+3 22, hand 25 60, returned 60, taken 0 0 25, now 63
   Bob: cash 5k, display 62 54=62, hand 33 34, taken 33 34 0`,
  [greed],
);
const tableFor = (seat: number | null): string => greedTable(viewOf(greed.secrets, state, seat) as GreedView, names);

test('the table of Greed shows money, icons and displays with markers', () => {
  const table = tableFor(0);
  expect(table).toContain('▸ Ann     $15,000        3  $45,000  1G 1B 1W     2');
  expect(table).toContain('Ann   8 Chinatown B W ●●●, 22 Dickie "Flush" Diamond G');
  expect(table).toContain('Bob   62 "Halloween" Jack Paris K, 54 Ed "Rubberface" Teach as 62 "Halloween" Jack Paris K');
  expect(table).toContain('This turn, for Ann: 63 "Vicious" Syd Varney G');
});

test('a player sees their own cards with what they say, and what they remember', () => {
  const table = tableFor(0);
  expect(table).toContain('  25 Mickey Istari (thug: car; +10k for each bottle)');
  expect(table).toContain('The pile that you hold:');
  expect(table).toContain('round 1: 34 (Bob has it)');
  expect(table).toMatch(/round 3: [\d ]+ \(still in the pile\)/);
});

test('cards that went back to a hand are shown to everybody else', () => {
  const known = 'Known to be in the hand of Ann: 60 Protection Racket!';
  expect(tableFor(1)).toContain(known);
  expect(tableFor(null)).toContain(known);
  expect(tableFor(0)).not.toContain(known);
});

test('a spectator sees neither hands nor piles', () => {
  const table = tableFor(null);
  expect(table).not.toContain('Mickey');
  expect(table).not.toContain('pile that you hold');
});
