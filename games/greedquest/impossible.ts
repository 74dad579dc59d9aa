import type { Setup } from '@gilt/engine/game';
import type { Seat } from '@gilt/engine/seat';
import { CARDS, EVEN, FULL_HAND, NONE, ODD, TRACKING, WILD } from './cards.ts';
import { LAST_ROOM } from './rooms.ts';
import type { GreedQuest } from './state.ts';

/** What cannot be at a table, in one line that names it; null if all is well. */
export function impossible(game: GreedQuest, _setup: Setup, names: readonly string[]): string | null {
  return wrongCards(game, names) ?? wrongPieces(game, names) ?? wrongMoment(game, names) ?? wrongSeats(game, names);
}

/** GQ-02 Every deck has its 28 cards somewhere. */
function wrongCards(game: GreedQuest, names: readonly string[]): string | null {
  for (let seat = 0; seat < game.rooms.length; seat++) {
    const name = names[seat];
    const held = [...game.hands[seat]!, game.first[seat]!];
    const open = [...game.discards[seat]!, ...game.dead[seat]!, ...game.laid[seat]!, game.inPlay[seat]!];
    const all = [...held, ...game.piles[seat]!, ...open];
    for (const [card, { copies, name: title }] of CARDS.entries()) {
      const count = all.filter((each) => each === card).length;
      if (count !== copies) return `${name} has ${title} ${times(count)}; a deck has it ${times(copies)}`;
    }
    if (game.hands[seat]!.length > FULL_HAND) return `${name} has ${game.hands[seat]!.length} cards in hand`;
    const strange = game.known[seat]!.find(
      (card, i, known) => countOf(known.slice(0, i + 1), card) > countOf(held, card),
    );
    if (strange !== undefined) return `${CARDS[strange]!.name} is said to be known of ${name}, who does not hold it`;
    if (game.laid[seat]!.length > 0 && game.flow.stack.at(-1)?.procedure !== 'duel')
      return `${name} has laid down a card for a duel, and there is none`;
    if (game.attrition === 'none' && game.dead[seat]!.length > 0)
      return `${name} has dead cards, and there is no attrition at this table`;
  }
  return null;
}

const countOf = (cards: readonly number[], card: number): number => cards.filter((each) => each === card).length;

const times = (count: number): string => (count === 1 ? 'once' : count === 2 ? 'twice' : `${count} times`);

function wrongPieces(game: GreedQuest, names: readonly string[]): string | null {
  const lost = game.rooms.findIndex((room) => room < 1 || room > LAST_ROOM);
  if (lost >= 0) return `there is no Room ${game.rooms[lost]} for ${names[lost]} to stand in`;
  const far = game.further.findIndex((rooms) => rooms > 1);
  return far < 0 ? null : `${names[far]} moves one room further at most`;
}

/** What can lie on the table where the game stands. */
function wrongMoment(game: GreedQuest, names: readonly string[]): string | null {
  const { flow, inPlay, first, further, served, winners, victors } = game;
  const { procedure, step } = flow.stack.at(-1) ?? { procedure: 'race', step: 'end' };
  const at = `${procedure}.${step}`;
  const outermost = flow.stack.length > 0 ? `${flow.stack[0]!.procedure}.${flow.stack[0]!.step}` : 'race.end';
  const isOver = outermost === 'race.breakTie' || outermost === 'race.fightForVictory' || outermost === 'race.end';
  if (isOver !== victors.length > 0)
    return isOver ? 'the game is over and nobody has won' : 'somebody has won, and the game goes on';
  if (at !== 'endOfTurn.keepFirst' && at !== 'endOfTurn.refillHands') {
    const looking = first.findIndex((card) => card !== NONE);
    if (looking >= 0) return `${names[looking]} looks at a first card, and the game is not there`;
  }
  const isQuiet = at === 'turn.playCards' || outermost !== 'race.untilSomebodyHasWon' || flow.stack.some(atEnd);
  if (isQuiet) {
    const playing = inPlay.findIndex((card) => card !== NONE);
    if (playing >= 0 && at !== 'endOfTurn.putCardsAway') return `${names[playing]} has a card in play between turns`;
    if (at !== 'endOfTurn.putCardsAway' && (winners.length > 0 || further.some(Boolean) || served.some(Boolean)))
      return 'something of a turn is left, and the turn is over';
  }
  if (at === 'turn.nameWild' && !inPlay.includes(WILD)) return 'nobody has a Go WILD! in play';
  if (at === 'turn.chooseTrack' && !inPlay.includes(TRACKING)) return 'nobody has Tracking in play';
  return null;
}

const atEnd = ({ procedure }: { readonly procedure: string }): boolean => procedure === 'endOfTurn';

/** GQ-24 GQ-25 GQ-27 The seats that a swap or a duel keeps. */
function wrongSeats(game: GreedQuest, names: readonly string[]): string | null {
  for (const { procedure, step, locals } of game.flow.stack) {
    const { swappers, duellists } = locals as { swappers?: Seat[]; duellists?: Seat[] };
    const seats = swappers ?? duellists;
    if (!seats) continue;
    if (seats.length === 0) return `nobody is named in ${procedure}`;
    const twice = seats.find((seat, i) => seats.indexOf(seat) !== i);
    if (twice !== undefined) return `${names[twice]} is named twice in ${procedure}`;
    if (!swappers) continue;
    if (game.winners.length === 0) return 'there is no winner of Go! to swap with';
    const idle = swappers.find((seat) => game.inPlay[seat] !== EVEN && game.inPlay[seat] !== ODD);
    if (idle !== undefined) return `${names[idle]} has no Even Chance or Odd Reversal in play`;
    if (step === 'nameSwapper' && game.champion === NONE) return 'there is no winner of the duel to name who swaps';
  }
  return null;
}
