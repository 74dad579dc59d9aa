import { type Task, taskFor } from '@gilt/bots/bot';
import { choiceNamed, waitingFor } from '@gilt/engine/answer';
import { Refusal } from '@gilt/engine/fault';
import { FORCED } from '@gilt/engine/question';
import { bits } from '@gilt/engine/random';
import type { Seat } from '@gilt/engine/seat';
import { freshRandom } from '@gilt/engine/seed';
import type { Giver, Happening } from './happening.ts';
import { isAsleep, mustPlay, type Table, type TableSeat } from './table.ts';

/** A seat's answer is sealed, in place of an earlier one if there is one. */
export function choose(table: Table, seat: Seat, question: number, choice: string, by: Giver = 'owner'): Happening {
  const { game, state } = mustPlay(table);
  mustBeAsked(table, question);
  if (state.flow.answers[seat] === FORCED)
    throw new Refusal('you have one choice only; it is made once the others are in');
  choiceNamed(game, state, seat, choice);
  return { type: 'sealed', seat, question, choice, by };
}

/** A seat takes its sealed answer back. */
export function takeBack(table: Table, seat: Seat, question: number): Happening {
  const { state } = mustPlay(table);
  mustBeAsked(table, question);
  if (!(state.flow.answers[seat]! >= 0)) throw new Refusal('you have no answer to take back');
  return { type: 'tookBack', seat, question };
}

/** Refuses what speaks of another question than the open one. */
export function mustBeAsked(table: Table, question: number): void {
  if (question < table.question)
    throw new Refusal(`too late: question ${question} is closed, the table is at ${table.question}`);
  if (question > table.question)
    throw new Refusal(`question ${question} has not been asked; the table is at ${table.question}`);
}

/** A bot that has to answer. */
export interface Due {
  readonly seat: Seat;
  readonly bot: string;
  readonly by: Giver;
}

const answersItself = (seat: TableSeat): boolean => seat.kind === 'person' && seat.presence === 'here';

/** The bots that have to answer now, in their own seats or for people who are not here. */
export function botsDue(table: Table): Due[] {
  if (table.status !== 'playing' || table.seats.every(answersItself) || isAsleep(table)) return [];
  return waitingFor(table.sitting!.state).flatMap((seat): Due[] => {
    const who = table.seats[seat]!;
    if (who.kind === 'bot') return [{ seat, bot: who.bot, by: 'owner' }];
    return who.kind === 'person' && who.presence !== 'here' ? [{ seat, bot: table.terms.standIn, by: 'standIn' }] : [];
  });
}

/** All that the bot in a seat is given to think about. */
export function taskOf({ sitting, setup }: Table, seat: Seat): Task | null {
  const { game, state, seed, undos } = sitting!;
  return taskFor(game, setup, state, seat, bits(freshRandom(seed, state.flow.asked, undos, `/bot ${seat}`)));
}
