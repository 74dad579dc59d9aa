import { botsFor } from '@gilt/bots/all';
import type { AnyGame } from '@gilt/engine/game';
import { message, speaker } from '@gilt/engine/words';
import { games } from '@gilt/games/all';
import type { Command } from 'commander';
import { colours } from './colours.ts';
import { print, printJson } from './output.ts';

export const gamesCommand = (program: Command): void => {
  program
    .command('games')
    .description('list the games with their seats, options, bots and rules version')
    .option('--json', 'print JSON')
    .action(({ json }: { json?: true }) => (json ? printJson(games.map(described)) : games.forEach(show)));
};

const described = (game: AnyGame) => ({
  id: game.id,
  name: game.name,
  credits: game.credits,
  rules: game.version,
  seats: game.seats,
  options: optionsOf(game),
  bots: botsFor(game).map(({ name }) => name),
});

function show(game: AnyGame): void {
  const { least, most } = game.seats;
  const bots = botsFor(game).map(({ name }) => name);
  print(`${colours.bold(game.id.padEnd(18))} ${game.name} (${game.credits})`);
  print(
    `  ${least === most ? least : `${least}–${most}`} players, rules version ${game.version}, bots: ${bots.join(', ')}`,
  );
  for (const option of optionsOf(game)) {
    const written = option.example ? `, as in ${option.name}=${option.example}` : '';
    print(`  ${option.name}: ${option.words}${written} (default ${JSON.stringify(option.default)})`);
    for (const { value, words } of option.values) print(`    ${value}: ${words}`);
  }
}

/** The options with their defaults and words; values are listed where there are words for them. */
function optionsOf(game: AnyGame) {
  const { say, knows } = speaker(game.words.english, []);
  const defaults = game.options.parse({}) as Record<string, unknown>;
  return Object.entries(defaults).map(([name, value]) => {
    const prefix = `option.${name}.`;
    const ids = Object.keys(game.words.english).filter((id) => id.startsWith(prefix));
    return {
      name,
      words: say(message(`option.${name}`)),
      default: value,
      ...(knows(`example.${name}`) ? { example: say(message(`example.${name}`)) } : {}),
      values: ids.map((id) => ({ value: id.slice(prefix.length), words: say(message(id)) })),
    };
  });
}
