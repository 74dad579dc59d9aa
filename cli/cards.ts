import { cardProblems } from '@gilt/engine/cards';
import { Refusal } from '@gilt/engine/fault';
import { type AnyGame, gameNamed } from '@gilt/engine/game';
import { games } from '@gilt/games/all';
import type { Command } from 'commander';
import { cardSet, gameOfSet } from './input.ts';
import { print, printData } from './output.ts';

export const cardsCommand = (program: Command): void => {
  const cards = program.command('cards').description('sets of cards of one’s own, for games that take them');
  cards
    .command('check')
    .description('say what is wrong with a set of cards: which card, which field')
    .argument('<file>', "a set of cards as JSON; '-' for standard input")
    .action(check);
  cards
    .command('show')
    .description('print the set that comes with a game, to begin one’s own with')
    .argument('<game>', 'the id of a game')
    .action((id: string) => {
      const game = gameNamed(id, games);
      if (!game.cards) throw new Refusal(`${game.name} is played with its own cards only`);
      printData(written(game.cards.standard));
    });
};

function check(file: string): void {
  const set = cardSet(file);
  const id = gameOfSet(set);
  const able: readonly AnyGame[] = games.filter((game) => game.cards);
  const known = able.map((game) => game.id).join(', ');
  if (id === undefined) throw new Refusal(`${file}: the set does not say which game it is for ("game": "…"; ${known})`);
  const game = able.find((each) => each.id === id);
  if (!game) throw new Refusal(`${file}: no game '${id}' takes a set of cards (${known})`);
  const problems = cardProblems(game, set);
  for (const problem of problems) print(problem);
  if (problems.length > 0)
    throw new Refusal(
      `${file}: ${problems.length} thing${problems.length === 1 ? ' is' : 's are'} wrong with this set`,
    );
  print(`${file}: a set for ${game.name}, and nothing is wrong with it.`);
}

/** A set as a person would type it: a line for each card. */
function written(set: unknown, depth = 0): string {
  const text = JSON.stringify(set);
  const indent = '  '.repeat(depth + 1);
  if (typeof set !== 'object' || set === null || (depth > 0 && text.length < 160)) return text;
  const parts = Array.isArray(set)
    ? set.map((one) => indent + written(one, depth + 1))
    : Object.entries(set).map(([key, one]) => `${indent}${JSON.stringify(key)}: ${written(one, depth + 1)}`);
  const [open, close] = Array.isArray(set) ? '[]' : '{}';
  return `${open}\n${parts.join(',\n')}\n${'  '.repeat(depth)}${close}`;
}
