import { answerAtRandom, begin } from '@gilt/engine/contract/random-play';
import { unseenOf } from '@gilt/engine/decks';
import { openLine } from '@gilt/engine/flow';
import { type AnyGame, readSetup } from '@gilt/engine/game';
import { randomFrom } from '@gilt/engine/random';
import { seatsOf } from '@gilt/engine/seat';
import { viewOf } from '@gilt/engine/view';
import { type WhatIf, whatIf } from '@gilt/engine/what-if';
import { speaker, thingsNamed } from '@gilt/engine/words';
import { describe, expect, test } from 'vitest';
import { games } from './all.ts';

/** How often each name stands in a list. */
const tally = (names: readonly string[]): Map<string, number> => {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return counts;
};

describe.each(games.map((game) => [game.name, game] as const))('the decks of %s', (_, game: AnyGame) => {
  test('hold no more unseen than there is, of cards that can be explained, for whoever looks, in a whole game', () => {
    const firsts = new Set(game.words.glossary!.map(({ names }) => names[0]));
    const state = begin(game, readSetup(game, game.seats.most, {}), randomFrom(5));
    const random = randomFrom(6);
    while (openLine(game, state)) {
      for (const seat of [null, ...seatsOf(state.flow.players)])
        for (const { cards, unseen } of game.decks!(viewOf(game.secrets, state, seat))) {
          const all = tally(cards);
          expect([...tally(unseen)].filter(([name, count]) => count > (all.get(name) ?? 0))).toEqual([]);
          expect([...all.keys()].filter((name) => !firsts.has(name))).toEqual([]);
        }
      answerAtRandom(game, state, random);
    }
  });
});

/** What the first seat, or somebody who watches, has left unseen of a card. */
function left({ game, state, names }: WhatIf, name: string, seat: number | null = 0): string | null {
  const [thing] = thingsNamed(game.words.glossary!, name);
  const words = unseenOf(game, viewOf(game.secrets, state, seat), thing!);
  return words && speaker(game.words.english, names).say(words);
}
const at = (...lines: string[]): WhatIf => whatIf(lines.join('\n'), games);

test('DB-08 a monster that was turned up has been seen; one that may be in the box has not; hands lie open', () => {
  const position = at(
    'game: dungeon-busters',
    'players: Ann Bob Cid',
    'monster: skeleton',
    'deck: chimera red-slime',
    'gone: mimic-1',
  );
  expect(left(position, 'skeleton')).toBe('It has been seen.');
  expect(left(position, 'mimic-1')).toBe('It has been seen.');
  expect(left(position, 'chimera')).toBe('Still unseen.');
  expect(left(position, 'blue-slime')).toBe('Still unseen.');
  expect(left(position, 'dragon')).toBe('Still unseen.');
  expect(left(position, '5')).toBeNull();
});

test('GS-05 of bid cards it is said whose have not been shown', () => {
  const position = at('game: goofspiel', 'players: Ann Bob Cid', 'options: cards=4', '> Ann 1, Bob 2, Cid 1');
  expect(left(position, '2')).toBe('Left unseen: 1 of Cid’s 1.');
  expect(left(position, '1')).toBe('Left unseen: 1 of Bob’s 1.');
  expect(left(position, '4', null)).toBe('Left unseen: 1 of Ann’s 1, 1 of Bob’s 1, and 1 of Cid’s 1.');
  expect(left(position, 'prize')).toBe('Left unseen: 2 of 4.');
});

test('GD-25 what was drawn and not shown is unseen by the others, and not by its owner', () => {
  const position = at('game: greedy-delvers', 'players: Ann Bob Cid Dan', 'Ann: hand savage savage goblin rush');
  expect(left(position, 'savage')).toBe('Left unseen: 3 of 5.');
  expect(left(position, 'savage', 1)).toBe('Left unseen: 5 of 5.');
});
