import { Refusal } from '@gilt/engine/fault';
import { writeRecord } from '@gilt/engine/record';
import { recordOf } from '@gilt/engine/sitting';
import { playMatch } from '../match.ts';
import { seedOfRound } from './mass.ts';
import { cellsOf, type RunPlan, readCell, roleIn, seatingsOf } from './plan.ts';

/** Plays a game of a run again, by its number: cell after cell, round after round, one seating after another, from 1. Gives its record. */
export async function gameNumbered(plan: RunPlan, number: number): Promise<string> {
  let before = 0;
  for (const cell of cellsOf(plan)) {
    const seatings = seatingsOf(cell);
    const within = number - 1 - before;
    before += cell.rounds * seatings;
    if (number > before) continue;
    const { game, setup, bots } = readCell(cell);
    const seated = bots.map((_, seat) => bots[roleIn(seat, within % seatings, bots.length)]!);
    const seed = seedOfRound(cell.seed, Math.floor(within / seatings));
    const { sitting } = await playMatch(game, setup, seated, seed);
    return writeRecord(recordOf(sitting));
  }
  throw new Refusal(`the plan has ${before} games, and none with number ${number}`);
}
