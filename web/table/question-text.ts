import { message } from '@gilt/engine/words';
import { say } from '../say.ts';
import { answering } from './seat-state.ts';
import type { TableView } from './view.ts';

/** More letters than these would make a paragraph of a question. */
const MANY_LETTERS = 44;

/** Whether a name is written smaller where there is little room, and may end in dots beside a card. */
export const isLong = (name: string): boolean => name.length > 14;

/** Whether these names had better be counted: there are several, and they are long. */
export const areLong = (names: readonly string[]): boolean => names.length > 1 && names.join('').length > MANY_LETTERS;

/** What the table is waiting for, in plain words. */
export function questionText(view: TableView): string {
  const { table, now, names, you, speaker } = view;
  if (!now || table.status !== 'playing') return say(`status.${table.status}`);
  if (now.asleep) return say('question.asleep');
  const { asked, chosen } = answering(view);
  const due = asked.filter((seat) => !chosen.includes(seat));
  const others = due.filter((seat) => seat !== you).map((seat) => names[seat]!);
  if (now.asked && now.chosen === null) {
    const id = `question.${now.asked.where}`;
    const question = speaker.knows(id) ? speaker.say(message(id)) : say('question.choose');
    return now.asked.names.length === 1 ? say('question.only', { question }) : question;
  }
  return say(areLong(others) ? 'question.waiting.many' : 'question.waiting', { others, count: others.length });
}
