import { withCards } from '@gilt/engine/cards';
import { writePosition } from '@gilt/engine/position';
import { asks, whatIf } from '@gilt/engine/what-if';
import { games } from '@gilt/games/all';
import type { Command } from 'commander';
import { cardSet, gameOfSet, readText } from './input.ts';
import { narrator } from './narrator.ts';
import { print, printData, printJson } from './output.ts';

export const whatIfCommand = (program: Command): void => {
  program
    .command('what-if')
    .description('set up a position, apply its answers, and tell what happens by which clause (docs/what-if.md)')
    .argument('<file>', "a position; '-' for standard input")
    .option('--cards <file>', 'another set of cards, for games that take one (gilt cards)', cardSet)
    .option('--json', 'print JSON: the events and the position that results')
    .action((file: string, { cards, json }: { cards?: unknown; json?: true }) => {
      const id = gameOfSet(cards);
      const known = games.map((game) => (game.id === id ? withCards(game, cards) : game));
      const result = whatIf(readText(file), known);
      const position = writePosition(result);
      if (json) {
        printJson({ events: result.told.map(({ event }) => event), asks: asks(result), position, state: result.state });
        return;
      }
      narrator(result.game, result.names, 'open').tell(result.told);
      print();
      print(asks(result) ?? 'The game is over.');
      print();
      printData(position.trimEnd());
    });
};
