import type { Tell } from '@gilt/engine/event';
import type { Frame } from '@gilt/engine/flow';
import { ask, numbers } from '@gilt/engine/question';
import type { Seat } from '@gilt/engine/seat';
import { EVEN, HIGHEST, isGo, LOWEST, MEEK, NONE, ODD, printedValue, WILD } from './cards.ts';
import type { Event } from './events.ts';
import { advance } from './movement.ts';
import { putAway } from './piles.ts';
import { elsewhere } from './rooms.ts';
import { effectAround, type GreedQuest, whoPlays } from './state.ts';
import { inVain, swap } from './swap.ts';

const values = Array.from({ length: HIGHEST - LOWEST + 1 }, (_, i) => LOWEST + i);

/** GQ-21 Go WILD!: its player names a value now that all cards have been seen; several do so secretly and at once. */
export const nameWild = ask<GreedQuest, object>({
  rule: 'GQ-21',
  seats: (game) => whoPlays(game, WILD),
  options: () => values,
  forced: 'openly',
  choices: numbers,
});

/** GQ-20 Go!: the highest wins, GQ-15 with the Meek the lowest; whoever has it moves a room forward. */
export function go(
  game: GreedQuest,
  _: object,
  named: readonly number[],
  tell: Tell<Event> | null,
  // biome-ignore lint/suspicious/noConfusingVoidType: a step that just goes on need not return anything
): Frame | void {
  const { inPlay, winners } = game;
  const meek = inPlay.indexOf(MEEK);
  let winning = 0;
  if (tell) tellOfPits(game, named, tell);
  for (let seat = 0; seat < inPlay.length; seat++) {
    if (!isGo(inPlay[seat]!)) continue;
    const value = goValue(game, seat, named[seat]!);
    const better = winners.length === 0 || (meek === NONE ? value > winning : value < winning);
    if (better) winners.length = 0;
    if (better || value === winning) winners.push(seat);
    if (better) winning = value;
  }
  if (winners.length === 0) return;
  if (meek !== NONE) game.served[meek] = 1;
  tell?.({ type: 'goes', rule: meek === NONE ? 'GQ-20' : 'GQ-15', seats: winners.slice(), value: winning });
  for (let i = 0; i < winners.length; i++) advance(game, winners[i]!, 1, { by: 'go', rule: 'GQ-20' }, tell);
  for (let seat = 0; seat < inPlay.length; seat++)
    if (isGo(inPlay[seat]!)) putAway(game, seat, winners.includes(seat), tell);
  return swapAfter(game, winning, tell);
}

/** What a Go! counts, GQ-21 a WILD as it was named. GQ-34 In the Pit it is less. */
function goValue(game: GreedQuest, seat: Seat, named: number): number {
  const card = game.inPlay[seat]!;
  return (card === WILD ? named : printedValue(card)) - effectAround(game, seat).goLess;
}

/** GQ-34 What each Go! in a Pit counts is told before anybody wins. */
function tellOfPits(game: GreedQuest, named: readonly number[], tell: Tell<Event>): void {
  for (let seat = 0; seat < game.inPlay.length; seat++) {
    if (!isGo(game.inPlay[seat]!) || effectAround(game, seat).goLess === 0) continue;
    const value = goValue(game, seat, named[seat]!);
    tell({ type: 'pit', rule: 'GQ-34', seat, value, ...elsewhere('GQ-34', game.rooms[seat]!) });
  }
}

/** GQ-22 GQ-23 Whoever has played the card for the winning value swaps rooms with the winner; the other card is in vain. */
function swapAfter(game: GreedQuest, winning: number, tell: Tell<Event> | null): ReturnType<typeof go> {
  const isEven = winning % 2 === 0;
  inVain(game, isEven ? ODD : EVEN, isEven ? 'even' : 'odd', tell);
  const swappers = whoPlays(game, isEven ? EVEN : ODD);
  if (swappers.length > 0) return swap.call({ swappers: swappers.slice() });
}
