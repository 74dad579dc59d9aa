import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { optionsOf } from '@gilt/engine/answer';
import { answerAtRandom, begin } from '@gilt/engine/contract/random-play';
import { openLine, type State } from '@gilt/engine/flow';
import { type AnyGame, readSetup } from '@gilt/engine/game';
import { randomFrom } from '@gilt/engine/random';
import { seatsOf } from '@gilt/engine/seat';
import { speaker, thingsNamed } from '@gilt/engine/words';
import { describe, expect, test } from 'vitest';
import { games } from './all.ts';
import { DUNGEON_CARDS } from './dungeon-busters/cards.ts';
import { CARDS as GREED_CARDS } from './greed/cards.ts';
import { CARDS as QUEST_CARDS } from './greedquest/cards.ts';
import { CARDS as DELVERS_CARDS } from './greedy-delvers/cards.ts';
import { cardsFor } from './shadowgate/house.ts';
import { CLASSES } from './shadowgate/item-types.ts';

const { adventure, quests, characters, abilities } = cardsFor(null);

/** All that has a name printed on it. */
const printed: Readonly<Record<string, readonly string[]>> = {
  'dungeon-busters': [...DUNGEON_CARDS.flatMap(({ id, name }) => [id, name]), 'Spoils', 'Leader'],
  greedquest: QUEST_CARDS.flatMap(({ id, name }) => [id, name]),
  'greedy-delvers': DELVERS_CARDS.flatMap(({ id, name }) => [id, name]),
  greed: GREED_CARDS.slice(1).flatMap(({ number, name }) => [String(number), name]),
  shadowgate: [
    ...[adventure, quests, characters, abilities].flatMap(({ ids, names }) => [...ids, ...names]),
    ...CLASSES,
  ],
  goofspiel: ['1', '13', 'prize'],
};

/** What people choose that is no card: players, numbers and words of a question. */
const WORDS =
  /^(seat-\d|red|yellow|blue|yes|no|keep|discard|cash|cycle|staff|done|deck|stop|pass|minor|major|great|epic|top|middle|bottom|take|give)$/;

/** The names of all choices that come up in a game. */
function choicesIn(game: AnyGame, options: object): Set<string> {
  const found = new Set<string>();
  const state: State = begin(game, readSetup(game, game.seats.least, options), randomFrom(1));
  const random = randomFrom(2);
  for (let line = openLine(game, state); line; line = openLine(game, state)) {
    for (const seat of seatsOf(state.flow.players))
      for (const option of optionsOf(game, state, seat)) found.add(line.question.choices.name(option));
    answerAtRandom(game, state, random);
  }
  return found;
}

describe.each(games.map((game) => [game.name, game] as const))('%s', (_, game: AnyGame) => {
  const { say } = speaker(game.words.english, ['Ann', 'Bob', 'Cid', 'Dan', 'Eve', 'Fay']);

  test('every card is explained by its printed name, and by the name under which it is chosen', () => {
    for (const name of printed[game.id]!) {
      const things = thingsNamed(game.words.glossary!, name);
      expect(things.length, name).toBeGreaterThan(0);
      for (const { says } of things) expect(say(says).length, name).toBeGreaterThan(10);
    }
  });

  test('whatever is explained says where the rules say more, and there they do', () => {
    const rules = readFileSync(join(import.meta.dirname, game.id, 'rules.md'), 'utf8');
    for (const { names, clauses } of game.words.glossary!) {
      expect(clauses.length, names[0]).toBeGreaterThan(0);
      for (const clause of clauses) expect(rules, names[0]).toContain(`\n| ${clause} |`);
    }
  });

  test('whatever is chosen in a game is explained, or says itself what it is', () => {
    const unexplained = [...choicesIn(game, {})].filter(
      (name) => !WORDS.test(name) && thingsNamed(game.words.glossary!, name).length === 0,
    );
    expect(unexplained).toEqual([]);
  });
});

test('a name is found as it may be typed: without its marks, by its beginning, by a word of it', () => {
  const { glossary = [] } = games.find(({ id }) => id === 'greed')!.words;
  const found = (name: string) => thingsNamed(glossary, name).map(({ names }) => names[0]);
  expect(found('harvey brains ratcliffe')).toEqual(['1']);
  expect(found('Harvey "Brains"')).toEqual(['1']);
  expect(found('ratcliffe')).toEqual(['1']);
  expect(found('heist')).toEqual(['28', '30', '73']);
  expect(found('8')).toEqual(['8']);
  expect(found('nobody at all')).toEqual([]);
  expect(found('!')).toEqual([]);
});

test('GD-09 GQ-32 GQ-36 QS-42 a choice that says what is done with a card explains the card; a room is explained by its number', () => {
  const said = (id: string, name: string): string[] => {
    const { glossary = [], english } = games.find((game) => game.id === id)!.words;
    return thingsNamed(glossary, name).map(({ says }) => speaker(english, []).say(says));
  };
  expect(said('greedy-delvers', 'goblin@Bob')).toEqual(said('greedy-delvers', 'goblin'));
  expect(said('greedy-delvers', 'dud-savage')).toEqual([expect.stringContaining('A dud: ')]);
  expect(said('shadowgate', 'steal-yorick')).toEqual([expect.stringContaining('Yorick: ')]);
  expect(said('greedquest', 'room 3')).toEqual([expect.stringMatching(/^Room 3, The Hidden Entrance: /)]);
  expect(said('greedquest', 'room 7')).toEqual([expect.stringMatching(/^Room 7: /)]);
});
