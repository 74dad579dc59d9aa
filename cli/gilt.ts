import { Refusal } from '@gilt/engine/fault';
import { Command, CommanderError } from 'commander';
import { adminCommand } from './admin.ts';
import { backupCommand } from './backup.ts';
import { benchCommand } from './bench.ts';
import { cardsCommand } from './cards.ts';
import { gamesCommand } from './games.ts';
import { labCommand } from './lab.ts';
import { lessonCommand } from './lesson.ts';
import { moveCommand } from './move.ts';
import { version } from './package.json';
import { playCommand } from './play.ts';
import { replayCommand } from './replay.ts';
import { reviewCommand } from './review.ts';
import { serveCommand } from './serve.ts';
import { simCommand } from './sim.ts';
import { whatIfCommand } from './what-if.ts';

/** What came from outside was wrong. */
const BAD_INPUT = 2;

// Whoever reads our output may stop reading (`gilt replay FILE | head`): that is no error.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit(0);
  throw error;
});

const program = new Command('gilt')
  .description('A table for games of greed in which everybody chooses in secret')
  .version(version, '--version', 'print the version')
  .exitOverride()
  .configureOutput({ writeErr: () => {} });

serveCommand(program);
gamesCommand(program);
lessonCommand(program);
playCommand(program);
simCommand(program);
replayCommand(program);
reviewCommand(program);
whatIfCommand(program);
cardsCommand(program);
backupCommand(program);
moveCommand(program);
adminCommand(program);
labCommand(program);
benchCommand(program);

for (const command of program.commands.flatMap((each) => [each, ...each.commands]))
  command.exitOverride().configureOutput({ writeErr: () => {} });

try {
  if (process.argv.length === 2) program.outputHelp();
  else await program.parseAsync();
} catch (error) {
  if (error instanceof CommanderError && error.exitCode === 0) process.exit(0);
  // A command that only has commands of its own, such as `gilt lab`: it says which.
  const group = program.commands.find((each) => each.name() === process.argv[2] && each.commands.length > 0);
  if (group && error instanceof CommanderError && error.code === 'commander.help') {
    group.outputHelp();
    process.exit(0);
  }
  if (!(error instanceof Refusal || error instanceof CommanderError)) throw error;
  process.stderr.write(`gilt: ${printable(error.message.replace(/^error: /, ''))}\n`);
  process.exitCode = BAD_INPUT;
}

/** One line of text, whatever bytes the message quotes. */
function printable(text: string): string {
  const line = text.replace(/\p{C}+/gu, ' ');
  return line.length > 300 ? `${line.slice(0, 300)} …` : line;
}
