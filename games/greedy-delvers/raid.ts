import type { Tell } from '@gilt/engine/event';
import { roll } from '@gilt/engine/random';
import { type Seat, seatsOf } from '@gilt/engine/seat';
import { CARDS, PLAYERS } from './cards.ts';
import type { Event } from './events.ts';
import { type Act, type Deed, deedsOf } from './minions.ts';
import type { Options } from './options.ts';
import { cardOf, NONE, targetOf } from './plays.ts';
import type { GreedyDelvers } from './state.ts';

/** GD-15 The sides of the die, and on how many of them a minion steals. */
export const SIDES = 6;
export const luckySides = (card: number): number => SIDES + 1 - CARDS[card]!.roll;

type Deeds = readonly (Deed | null)[];

/** GD-24 All minions are paid; then those that act roll, in the order of the seats. */
export function raid(game: GreedyDelvers, plays: readonly number[], tell: Tell<Event> | null): void {
  const pattern = patternOf(plays);
  if (pattern === NO_MINIONS) return;
  const deeds = deedsByPattern[game.againstOneself ?? 'counts'][game.gangUp][pattern]!;
  for (let seat = 0; seat < deeds.length; seat++) if (deeds[seat]) pay(game, seat, cardOf(plays[seat]!), tell);
  if (tell) tellDeeds(deeds, plays, tell);
  for (let seat = 0; seat < deeds.length; seat++) {
    const deed = deeds[seat];
    if (deed && deed.share !== 0) steal(game, seat, plays[seat]!, deed, tell);
  }
}

/** The targets of all four as one number, so that what follows from them is worked out once and for all. */
function patternOf(plays: readonly number[]): number {
  let pattern = 0;
  for (let seat = PLAYERS - 1; seat >= 0; seat--) pattern = pattern * (PLAYERS + 1) + targetOf(plays[seat]!) + 1;
  return pattern;
}
const NO_MINIONS = 0;

const targetsIn = (pattern: number): Seat[] =>
  seatsOf(PLAYERS).map((seat) => (Math.trunc(pattern / (PLAYERS + 1) ** seat) % (PLAYERS + 1)) + NONE);

const patterns = Array.from({ length: (PLAYERS + 1) ** PLAYERS }, (_, pattern) => targetsIn(pattern));

const everyPattern = (againstOneself: Options['againstOneself']) => ({
  lenient: patterns.map((targets) => deedsOf(targets, 'lenient', againstOneself)),
  strict: patterns.map((targets) => deedsOf(targets, 'strict', againstOneself)),
});

const deedsByPattern = { counts: everyPattern('counts'), ignored: everyPattern('ignored') };

/** GD-24 A minion is paid for, whatever becomes of it. */
function pay(game: GreedyDelvers, seat: Seat, card: number, tell: Tell<Event> | null): void {
  const { cost } = CARDS[card]!;
  game.gold[seat]! -= cost;
  if (cost > 0) tell?.({ type: 'paid', rule: 'GD-24', seat, card, cost });
}

/** GD-15 The roll against the number on the card, and the loot: at most what the victim has left. */
function steal(game: GreedyDelvers, seat: Seat, play: number, { share, rule }: Act, tell: Tell<Event> | null): void {
  const card = cardOf(play);
  const target = targetOf(play);
  const { roll: needed, value: full } = CARDS[card]!;
  const rolled = roll(game.flow.random, SIDES);
  const value = full * share;
  const stolen = rolled >= needed ? Math.min(value, game.gold[target]!) : 0;
  game.gold[target]! -= stolen;
  game.gold[seat]! += stolen;
  if (tell) tell({ type: 'rolled', rule, seat, card, target, roll: rolled, needed, value, stolen });
}

const CLASHES = ['GD-20', 'GD-21', 'GD-22', 'GD-19', 'GD-16'] as const;

/** Says which minions get in each other's way, and by which clause. */
function tellDeeds(deeds: Deeds, plays: readonly number[], tell: Tell<Event>): void {
  const who = (rule: string, acts: boolean): Seat[] =>
    seatsOf(PLAYERS).filter((seat) => deeds[seat]?.rule === rule && deeds[seat].share > 0 === acts);
  for (const seat of who('GD-17', false))
    tell({ type: 'selfTargeted', rule: 'GD-17', seat, card: cardOf(plays[seat]!) });
  for (const rule of CLASHES) {
    const [stopped, acting] = [who(rule, false), who(rule, true)];
    const half = acting.some((seat) => deeds[seat]!.share === 0.5);
    const victims = [...new Set([...acting, ...stopped].map((seat) => targetOf(plays[seat]!)))];
    if (stopped.length + acting.length > 0) tell({ type: 'clash', rule, stopped, acting, half, victims });
  }
}
