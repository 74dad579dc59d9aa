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
import { ask, connect, residentOf, type Wire, type World, world } from './world.ts';

/** What is played, what is swapped, and when. */
export interface LeakTrial {
  readonly game: AnyGame;
  readonly players: number;
  readonly options: Readonly<Record<string, unknown>>;
  /** Null: nothing is swapped; somebody's sealed answer is another. */
  readonly swap: HiddenSwap<State> | null;
  /** How many questions are answered before, at least. */
  readonly after: number;
  readonly seed: number;
}

/** A table with all who look at it, in one of two worlds that differ in what is hidden. */
interface Side {
  readonly world: World;
  readonly code: string;
  readonly cookies: string[];
  /** By seat, and a spectator at the end. */
  wires: Wire[];
  /** All bytes that each of them was ever sent, over all connections. */
  readonly heard: string[][];
}

/**
 * Plays the same game in two worlds, swaps what is hidden in one of them, and compares every byte that those who may not know are
 * sent: while others answer, over errors, reconnecting (from a number, and afresh), a restart of the server, and the turning up
 * of the answers, until an event lawfully shows the difference. Says who could have told the worlds apart; null: nobody; or that
 * in the whole game there was nothing to swap.
 */
export async function leak(trial: LeakTrial): Promise<string | null> {
  const folder = mkdtempSync(join(tmpdir(), 'gilt-leaks-'));
  const sides = [await sideOf(trial, join(folder, 'a')), await sideOf(trial, join(folder, 'b'))] as const;
  try {
    return await compare(trial, sides);
  } finally {
    for (const { world } of sides) await world.close();
    rmSync(folder, { recursive: true });
  }
}

async function sideOf({ game, players, options }: LeakTrial, data: string): Promise<Side> {
  const home = await world(game, data);
  const cookies: string[] = [];
  const seats = Array.from({ length: players }, (_, seat) => (seat === 0 ? 'me' : 'open'));
  const opening = await ask(home, '', 'tables', { game: game.id, options, seats, number: 'a0' });
  cookies.push(opening.cookie);
  const { code } = opening.answer as { code: string };
  for (let seat = 1; seat < players; seat++)
    cookies.push((await ask(home, '', `tables/${code}/join`, { number: `a${seat}` })).cookie);
  await ask(home, cookies[0]!, `tables/${code}/start`, {});
  const side: Side = { world: home, code, cookies, wires: [], heard: Array.from({ length: players + 1 }, () => []) };
  await reconnect(side, null);
  return side;
}

/** Everybody connects again, one after another. */
async function reconnect(side: Side, seen: number | null): Promise<void> {
  await disconnect(side);
  for (const cookie of [...side.cookies, '']) {
    side.wires.push(await connect(side.world, side.code, cookie, seen));
    const there = side.wires.length;
    for (const wire of side.wires)
      await wire.until((texts) => texts.filter(isHere).length >= there - side.wires.indexOf(wire));
  }
}

async function disconnect(side: Side): Promise<void> {
  for (const [viewer, wire] of side.wires.entries()) {
    await wire.close();
    // Who has left first is no secret, but when the others are told of it depends on the network.
    side.heard[viewer]!.push(...wire.texts.filter((text) => !isHere(text)));
  }
  side.wires = [];
}

const isHere = (text: string): boolean => text.startsWith('{"type":"here"');

async function compare(trial: LeakTrial, sides: readonly [Side, Side]): Promise<string | null> {
  const { game, swap, seed } = trial;
  const random = randomFrom(seed);
  for (let question = 0; question < trial.after || !canSwap(trial, sides[0]); question++) {
    if (isOver(sides[0])) return 'nothing to swap';
    await answerAll(game, sides, random, null);
  }
  const mayKnow = swap
    ? swap.swap(stateOf(sides[1]), randomFrom(seed))!
    : [pick(random, waitingFor(stateOf(sides[0])))];

  const { n } = residentOf(sides[0].world, sides[0].code).table;
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
    const at = one!.findIndex((text, i) => text !== two![i]);
    if (one!.length !== two!.length || at >= 0)
      return `${viewer === trial.players ? 'a spectator' : `seat ${viewer + 1}`} could tell: ${one![at] ?? 'one message less'} / ${two![at] ?? ''}`;
  }
  return null;
}

const isReveal = ({ type }: AnyEvent): boolean => type === 'reveal';
const stateOf = ({ world, code }: Side): State => residentOf(world, code).table.sitting!.state;
const isOver = (side: Side): boolean => residentOf(side.world, side.code).table.status !== 'playing';

/** Whether there is something to swap now, or, without a swap, several who choose in secret. */
function canSwap({ game, swap, seed }: LeakTrial, side: Side): boolean {
  if (isOver(side)) return false;
  const state = game.clone(stateOf(side)) as State;
  return swap ? swap.swap(state, randomFrom(seed)) !== null : waitingFor(state).length > 1;
}

/** What was sent before the difference was lawfully shown. */
function lawful(texts: readonly string[], shows: (event: AnyEvent) => boolean): string[] {
  const shown = texts.findIndex((text) => {
    const message = JSON.parse(text);
    const past: { events?: AnyEvent[] }[] = message.past ?? [message];
    return message.type === 'welcome' ? false : past.some(({ events = [] }) => events.some(shows));
  });
  return shown < 0 ? [...texts] : texts.slice(0, shown);
}

/** Requests that are refused: what is said then must not depend on what is hidden. */
async function provoke(side: Side): Promise<void> {
  const { question } = residentOf(side.world, side.code).table;
  const requests = [
    { type: 'answer', request: 1, question, choice: 'nonsense' },
    { type: 'answer', request: 2, question: question + 1, choice: 'nonsense' },
    { type: 'takeBack', request: 3, question },
    { type: 'promise', request: 4, kind: 'nonsense', terms: {}, to: null },
    { type: 'comeBack', request: 5 },
  ];
  for (const wire of side.wires) {
    for (const request of requests) wire.send(request);
    await wire.until((texts) => texts.filter((text) => text.startsWith('{"type":"refused"')).length >= requests.length);
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
  if (!waitingFor(b).includes(seat)) return false;
  const both = optionsOf(game, a, seat).filter((choice) => optionsOf(game, b, seat).includes(choice));
  if (both.length === 0) return false;
  const choice = pick(random, both);
  const other = seat === secret ? optionsOf(game, b, seat).find((each) => each !== choice)! : choice;
  for (const [i, side] of sides.entries()) {
    const { table } = residentOf(side.world, side.code);
    const name = openLine(game, table.sitting!.state)!.question.choices.name(i === 0 ? choice : other);
    const n = table.n + 1;
    side.wires[seat]!.send({ type: 'answer', request: 10 + table.n, question: table.question, choice: name });
    for (const wire of side.wires) await wire.until((texts) => texts.some((text) => numberOf(text) === n));
  }
  return true;
}

const numberOf = (text: string): number => Number(/"n":(\d+)/.exec(text)?.[1] ?? -1);

/** All seats answer; false if the worlds do not allow the same answers. */
async function answerAll(
  game: AnyGame,
  sides: readonly [Side, Side],
  random: Random,
  secret: Seat | null,
): Promise<boolean> {
  const { question } = residentOf(sides[0].world, sides[0].code).table;
  const open = (): boolean =>
    !isOver(sides[0]) && residentOf(sides[0].world, sides[0].code).table.question === question;
  while (open()) if (!(await answerSome(game, sides, random, secret))) return false;
  return true;
}
