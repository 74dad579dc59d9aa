import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { optionsOf, waitingFor } from '@gilt/engine/answer';
import type { HiddenSwap } from '@gilt/engine/contract/trials';
import type { AnyEvent } from '@gilt/engine/event';
import { openLine, type State } from '@gilt/engine/flow';
import type { AnyGame } from '@gilt/engine/game';
import { pick, type Random, randomFrom } from '@gilt/engine/random';
import type { Seat } from '@gilt/engine/seat';
import { quiet } from './pair.ts';
import {
  at,
  badRequests,
  disconnect,
  isOver,
  type Match,
  reconnect,
  type Side,
  sideIn,
  stateOf,
  statesOf,
} from './side.ts';
import { numberOf, world } from './world.ts';
import { askedInOne, lawful, markAsked } from './worlds-alike.ts';

/** What is played, what is swapped, and when. */
export interface LeakTrial extends Match {
  /** Null: nothing is swapped; somebody's sealed answer is another. */
  readonly swap: HiddenSwap<State> | null;
  /** How many questions are answered before, at least. */
  readonly after: number;
  readonly seed: number;
  /** Two databases of PostgreSQL, for two nodes each: then seat after seat sits at another. */
  readonly databases?: readonly [string, string];
}

/**
 * Plays the same game in two worlds, swaps what is hidden in one of them, and compares every byte that those who may not know are
 * sent: while others answer, over errors, reconnecting (from a number, and afresh), a restart of the server, and the turning up
 * of the answers, until an event lawfully shows the difference. Says who could have told the worlds apart; null: nobody; or that
 * in the whole game there was nothing to swap.
 */
export async function leak(trial: LeakTrial): Promise<string | null> {
  const folder = mkdtempSync(join(tmpdir(), 'gilt-leaks-'));
  const [one, two] = trial.databases ?? [];
  const worlds = [
    await world(trial.game, join(folder, 'a'), one),
    await world(trial.game, join(folder, 'b'), two),
  ] as const;
  try {
    return await compare(trial, [await sideIn(worlds[0], trial), await sideIn(worlds[1], trial)]);
  } finally {
    for (const each of worlds) await each.close();
    rmSync(folder, { recursive: true });
  }
}

async function compare(trial: LeakTrial, sides: readonly [Side, Side]): Promise<string | null> {
  const { game, swap, seed } = trial;
  const random = randomFrom(seed);
  for (let question = 0; question < trial.after || !canSwap(trial, sides[0]); question++) {
    if (isOver(sides[0])) return 'nothing to swap';
    await answerAll(game, sides, random, null);
  }
  let mayKnow: readonly Seat[] = [pick(random, waitingFor(stateOf(sides[0])))];
  for (const state of statesOf(sides[1])) {
    if (swap) mayKnow = swap.swap(state, randomFrom(seed))!;
    markAsked(game, state);
  }
  const [apart] = askedInOne(stateOf(sides[0]), stateOf(sides[1]));
  if (apart !== undefined) return `everybody could tell: seat ${apart + 1} is asked in one world only`;

  const { n } = at(sides[0]).table;
  for (const side of sides) {
    await disconnect(side);
    for (const heard of side.heard) heard.length = 0;
    await reconnect(side, n);
    await provoke(side);
  }
  // One answers, so that something is sealed while the server restarts.
  await answerSome(game, sides, random, swap ? null : mayKnow[0]!);
  for (const side of sides) {
    await disconnect(side);
    await side.world.restart();
    await reconnect(side, n);
    await reconnect(side, null);
  }
  await answerAll(game, sides, random, swap ? null : mayKnow[0]!);
  for (const side of sides) await disconnect(side);

  const shows = swap ? (swap.shows ?? isReveal) : isReveal;
  for (let viewer = 0; viewer <= trial.players; viewer++) {
    if (mayKnow.includes(viewer)) continue;
    const [one, two] = sides.map(({ heard }) => lawful(heard[viewer]!, shows));
    const place = one!.findIndex((text, i) => text !== two![i]);
    if (one!.length !== two!.length || place >= 0)
      return `${viewer === trial.players ? 'a spectator' : `seat ${viewer + 1}`} could tell: ${one![place] ?? 'one message less'} / ${two![place] ?? ''}`;
  }
  return null;
}

const isReveal = ({ type }: AnyEvent): boolean => type === 'reveal';

/** Whether there is something to swap now, or, without a swap, several who choose in secret. */
function canSwap({ game, swap, seed }: LeakTrial, side: Side): boolean {
  if (isOver(side)) return false;
  const state = game.clone(stateOf(side)) as State;
  return swap ? swap.swap(state, randomFrom(seed)) !== null : waitingFor(state).length > 1;
}

/** Everybody asks for what is refused. */
async function provoke(side: Side): Promise<void> {
  const requests = badRequests(at(side).table.question);
  for (const wire of side.wires) {
    const refusals = (texts: readonly string[]): number =>
      texts.filter((text) => text.startsWith('{"type":"refused"')).length;
    const before = refusals(wire.texts);
    for (const each of requests) wire.send({ ...each, request: ++wire.requests });
    await wire.until((texts) => refusals(texts) >= before + requests.length);
  }
}

/** One seat answers, the same in both worlds; `secret` answers otherwise in the second. */
async function answerSome(
  game: AnyGame,
  sides: readonly [Side, Side],
  random: Random,
  secret: Seat | null,
): Promise<boolean> {
  const [a, b] = sides.map(stateOf) as [State, State];
  const waiting = waitingFor(a);
  const seat = secret !== null && waiting.includes(secret) ? secret : waiting[0]!;
  const both = optionsOf(game, a, seat).filter((choice) => optionsOf(game, b, seat).includes(choice));
  if (both.length === 0) return false;
  const choice = pick(random, both);
  const other = seat === secret ? optionsOf(game, b, seat).find((each) => each !== choice)! : choice;
  for (const [i, side] of sides.entries()) {
    const { table } = at(side);
    const name = openLine(game, table.sitting!.state)!.question.choices.name(i === 0 ? choice : other);
    const n = table.n + 1;
    const wire = side.wires[seat]!;
    wire.send({ type: 'answer', request: ++wire.requests, question: table.question, choice: name });
    for (const each of side.wires) await each.until((texts) => texts.some((text) => numberOf(text) === n));
    await quiet(side);
  }
  return true;
}

/** All seats answer; false if the worlds do not allow the same answers. */
async function answerAll(
  game: AnyGame,
  sides: readonly [Side, Side],
  random: Random,
  secret: Seat | null,
): Promise<boolean> {
  const { question } = at(sides[0]).table;
  const open = (): boolean => !isOver(sides[0]) && at(sides[0]).table.question === question;
  while (open()) if (!(await answerSome(game, sides, random, secret))) return false;
  return true;
}
