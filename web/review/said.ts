import { withNames } from '@gilt/engine/question';
import { message } from '@gilt/engine/words';
import type { TableView } from '../table/view.ts';

/** A choice, as the game puts it. */
export const choiceSaid = ({ game, speaker, names }: TableView, where: string, choice: string): string =>
  withNames(speaker.say(game.words.choice(where, choice)), names);

/** The same where there is little room: a card that is a number is that number. */
export const choiceShort = (view: TableView, where: string, choice: string): string =>
  /^\d+$/.test(choice) && choiceSaid(view, where, choice).includes(choice) ? choice : choiceSaid(view, where, choice);

/** What was asked. */
export const questionSaid = ({ speaker }: TableView, where: string): string | null =>
  speaker.knows(`question.${where}`) ? speaker.say(message(`question.${where}`)) : null;
