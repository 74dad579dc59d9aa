import { sayerOf } from '../say.ts';

/** What the sandbox says. */
const english = {
  'sandbox.title': 'What if …?',
  'sandbox.game': 'Game',
  'sandbox.try': 'Try it',
  'sandbox.position': 'The position, as text',
  'sandbox.fine': 'A possible position. What is not said is as at the beginning, or dealt.',
  'sandbox.stale': 'As it was before line {line} went wrong',
  'sandbox.staleAll': 'As it was before the text went wrong',
  'sandbox.words': 'Words of {game}',
  'sandbox.words.table': 'On the table: {words}.',
  'sandbox.words.seat': 'Of a player: {words}.',
  'sandbox.copy': 'Copy the link',
  'sandbox.copied': 'Copied',
  'sandbox.happens': 'What happens',
  'sandbox.nothing': 'Nothing has happened yet.',
  'sandbox.asked': '{name} is asked',
  'sandbox.over': 'The game is over.',
  'sandbox.answer': 'Answer of {name}',
  'sandbox.choose': 'choose …',
  'sandbox.foot': 'An answer writes the next line of the text.',
  'sandbox.back': 'One step back',
  'sandbox.forth': 'One step on',
  'sandbox.steps': 'To and fro',
} as const;

export const { say } = sayerOf(english);
