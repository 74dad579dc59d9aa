import type { State } from '@gilt/engine/flow';
import type { AnyGame } from '@gilt/engine/game';
import type { Resident } from '../resident.ts';
import { ask, connect, residentOf, type Wire, type World } from './world.ts';

/** What is played. */
export interface Match {
  readonly game: AnyGame;
  readonly players: number;
  readonly options: Readonly<Record<string, unknown>>;
}

/** A table with all who look at it, in one of two worlds that differ in what is hidden. */
export interface Side {
  readonly world: World;
  readonly code: string;
  readonly cookies: readonly string[];
  /** By seat, and a spectator at the end. */
  wires: Wire[];
  /** All bytes that each of them was ever sent, over all connections. */
  readonly heard: string[][];
}

/** Seconds for an answer. */
export const CLOCK = 30;

/** People sit down in a world, and everybody connects, with a spectator. */
export async function sideIn(world: World, { game, players, options }: Match): Promise<Side> {
  const cookies: string[] = [];
  const seats = Array.from({ length: players }, (_, seat) => (seat === 0 ? 'me' : 'open'));
  const terms = { game: game.id, options, seats, number: 'a0', clock: CLOCK, standIn: 'random' };
  const opening = await ask(world, '', 'tables', terms);
  cookies.push(opening.cookie);
  const { code } = opening.answer as { code: string };
  for (let seat = 1; seat < players; seat++)
    cookies.push((await ask(world, '', `tables/${code}/join`, { number: `a${seat}` }, seat)).cookie);
  await ask(world, cookies[0]!, `tables/${code}/start`, {});
  const side: Side = { world, code, cookies, wires: [], heard: Array.from({ length: players + 1 }, () => []) };
  await reconnect(side, null);
  return side;
}

/** Everybody connects again, one after another. */
export async function reconnect(side: Side, seen: number | null): Promise<void> {
  await disconnect(side);
  for (const cookie of [...side.cookies, '']) {
    side.wires.push(await connect(side.world, side.code, cookie, seen, side.wires.length));
    const there = side.wires.length;
    for (const wire of side.wires)
      await wire.until((texts) => texts.filter(isHere).length >= there - side.wires.indexOf(wire));
  }
}

export async function disconnect(side: Side): Promise<void> {
  for (const [viewer, wire] of side.wires.entries()) {
    await wire.close();
    // Who has left first is no secret, but when the others are told of it depends on the network.
    side.heard[viewer]!.push(...wire.texts.filter((text) => !isHere(text)));
  }
  side.wires = [];
}

export const isHere = (text: string): boolean => text.startsWith('{"type":"here"');

export const at = ({ world, code }: Side): Resident => residentOf(world, code);
export const stateOf = (side: Side): State => at(side).table.sitting!.state;
/** The same at every node. */
export const statesOf = ({ world, code }: Side): State[] =>
  world.nodes.map(({ hall }) => hall.residents.get(code)!.table.sitting!.state);
export const isOver = (side: Side): boolean => at(side).table.status !== 'playing';

/** Requests that are refused: what is said then must not depend on what is hidden. */
export const badRequests = (question: number): { request: number }[] =>
  [
    { type: 'answer', question, choice: 'nonsense' },
    { type: 'answer', question: question + 1, choice: 'nonsense' },
    { type: 'takeBack', question },
    { type: 'promise', kind: 'nonsense', terms: {}, to: null },
    { type: 'comeBack' },
  ].map((each, i) => ({ ...each, request: i + 1 }));
