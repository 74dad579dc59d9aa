import type { Frame } from '@gilt/engine/flow';
import type { Setup } from '@gilt/engine/game';
import type { Seat } from '@gilt/engine/seat';
import { CARDS, EVEN, FULL_HAND, NONE, ODD, TRACKING, WILD } from './cards.ts';
import { sharingTheLead } from './lead.ts';
import { without } from './redeal.ts';
import { EFFECTS, FIRST_ROOM, LAST_ROOM } from './rooms.ts';
import { effectAround, type GreedQuest, INWARD, isAtGoal } from './state.ts';

/** What cannot be at a table, in one line that names it; null if all is well. */
export function impossible(game: GreedQuest, _setup: Setup, names: readonly string[]): string | null {
  return (
    wrongCards(game, names) ??
    wrongKnowledge(game, names) ??
    wrongPieces(game, names) ??
    wrongMoment(game, names) ??
    wrongSeats(game, names)
  );
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
    const count = held.filter((card) => card !== NONE).length;
    if (count > FULL_HAND) return `${name} has ${count} cards in hand`;
    if (game.laid[seat]!.length > 0 && game.flow.stack.at(-1)?.procedure !== 'duel')
      return `${name} has laid down a card for a duel, and there is none`;
    if (game.attrition === 'none' && game.dead[seat]!.length > 0)
      return `${name} has dead cards, and there is no attrition at this table`;
  }
  return null;
}

const countOf = (cards: readonly number[], card: number): number => cards.filter((each) => each === card).length;

const times = (count: number): string => (count === 1 ? 'once' : count === 2 ? 'twice' : `${count} times`);

/** What is known of a hand must be in it. */
function wrongKnowledge(game: GreedQuest, names: readonly string[]): string | null {
  for (let seat = 0; seat < game.rooms.length; seat++) {
    const held = [...game.hands[seat]!, game.first[seat]!];
    const known = [...game.known[seat]!, ...game.either[seat]!];
    const strange = known.find((card, i) => countOf(known.slice(0, i + 1), card) > countOf(held, card));
    if (strange !== undefined)
      return `${CARDS[strange]!.name} is said to be known of ${names[seat]}, who does not hold it`;
    if (game.either[seat]!.length > 0 && game.first[seat] === NONE)
      return `${names[seat]} is said to have drawn either of some cards, and has not drawn a first one`;
    if (game.old[seat]! > game.hands[seat]!.length - game.known[seat]!.length)
      return `${names[seat]} has not ${game.old[seat]} old cards in hand`;
    if (game.old[seat]! > 0 && !canBeOld(game, seat))
      return `of the cards of ${names[seat]}, too many are said to have come back`;
  }
  return null;
}

/** GQ-56 Whether so many cards of a hand can be none of those that came back. */
function canBeOld(game: GreedQuest, seat: Seat): boolean {
  const secret = without(game.hands[seat]!, game.known[seat]!);
  const fresh = without(game.fresh[seat]!, [...game.piles[seat]!, game.first[seat]!]);
  return fresh.every((card) => secret.includes(card)) && secret.length - fresh.length >= game.old[seat]!;
}

/** GQ-09 GQ-10 GQ-37 Only who was thrown out of a trap stands at the end of the way and has not arrived. */
function wrongPieces(game: GreedQuest, names: readonly string[]): string | null {
  const lost = game.rooms.findIndex((room) => room < FIRST_ROOM || room > LAST_ROOM);
  if (lost >= 0) return `there is no Room ${game.rooms[lost]} for ${names[lost]} to stand in`;
  const far = game.further.findIndex((rooms) => rooms > 1);
  if (far >= 0) return `${names[far]} moves one room further at most`;
  if (placeOf(game) !== 'turn.playCards') return null;
  const isTrap = (room: number): boolean => EFFECTS[game.effects[room]!]!.trap;
  for (let seat = 0; seat < game.rooms.length; seat++) {
    const [room, inward] = [game.rooms[seat], game.directions[seat] === INWARD];
    if (game.reached?.[seat] === 1 && !isAtGoal(game, seat))
      return `${names[seat]} has reached the goal, and would have ${inward && !game.shortest ? 'turned round' : 'won'}`;
    // GQ-09 GQ-10 Where it counts who gets there, one who is moved elsewhere in the same turn may be at the other end when turning round.
    if (game.reached) continue;
    if (room === FIRST_ROOM && !inward && !isTrap(FIRST_ROOM + 1))
      return `${names[seat]} stands in Room ${room} facing outward, and would have won`;
    if (room === LAST_ROOM && inward && !isTrap(LAST_ROOM - 1))
      return `${names[seat]} stands in Room ${room} facing inward, and would have ${game.shortest ? 'won' : 'turned round'}`;
  }
  return null;
}

const placeOf = ({ flow }: GreedQuest): string => {
  const frame = flow.stack.at(-1);
  return frame ? `${frame.procedure}.${frame.step}` : 'end';
};

/** What can lie on the table where the game stands. */
function wrongMoment(game: GreedQuest, names: readonly string[]): string | null {
  const { flow, inPlay, first, further, served, winners, victors } = game;
  const at = placeOf(game);
  const outermost = flow.stack[0]?.step ?? 'end';
  const isOver = ['breakTie', 'fightForVictory', 'end'].includes(outermost);
  if (isOver !== victors.length > 0)
    return isOver ? 'the game is over and nobody has won' : 'somebody has won, and the game goes on';
  for (const [what, seats] of Object.entries({ winners, victors })) {
    const twice = seats.find((seat, i) => seats.indexOf(seat) !== i);
    if (twice !== undefined) return `${names[twice]} is named twice among the ${what}`;
  }
  const looking = first.findIndex((card) => card !== NONE);
  if (looking >= 0 && (at !== 'endOfTurn.keepFirst' || !effectAround(game, looking).firstOrNothing))
    return `${names[looking]} looks at a first card, and is not there`;
  const isQuiet = at === 'turn.playCards' || isOver || flow.stack.some(({ procedure }) => procedure === 'endOfTurn');
  if (isQuiet && at !== 'endOfTurn.putCardsAway') {
    const playing = inPlay.findIndex((card) => card !== NONE);
    if (playing >= 0) return `${names[playing]} has a card in play between turns`;
    if (winners.length > 0 || further.some(Boolean) || served.some(Boolean))
      return 'something of a turn is left, and the turn is over';
  }
  const busy = winners.find((seat) => inPlay[seat] !== NONE);
  if (busy !== undefined) return `${names[busy]} has won a Go! and still has a card in play`;
  if (at === 'turn.nameWild' && !inPlay.includes(WILD)) return 'nobody has a Go WILD! in play';
  if (at === 'turn.chooseTrack' && !inPlay.includes(TRACKING)) return 'nobody has Tracking in play';
  return null;
}

/** GQ-24 GQ-25 GQ-27 The seats that a swap or a duel keeps. */
function wrongSeats(game: GreedQuest, names: readonly string[]): string | null {
  const { flow, inPlay, winners, champion } = game;
  for (const [i, { procedure, step, locals }] of flow.stack.entries()) {
    const { swappers, duellists } = locals as { swappers?: Seat[]; duellists?: Seat[] };
    const seats = swappers ?? duellists;
    if (!seats) continue;
    if (seats.length === 0) return `nobody is named in ${procedure}`;
    const twice = seats.find((seat, at) => seats.indexOf(seat) !== at);
    if (twice !== undefined) return `${names[twice]} is named twice in ${procedure}`;
    if (duellists) {
      const rivals = rivalsFor(game, flow.stack[i - 1]!);
      const stranger = duellists.find((seat) => !rivals.includes(seat));
      if (stranger !== undefined) return `${names[stranger]} has no part in this duel`;
    }
    if (!swappers) continue;
    if (winners.length === 0) return 'there is no winner of Go! to swap with';
    const idle = swappers.find((seat) => inPlay[seat] !== EVEN && inPlay[seat] !== ODD);
    if (idle !== undefined) return `${names[idle]} has no Even Chance or Odd Reversal in play`;
    if (swappers.some((seat) => inPlay[seat] !== inPlay[swappers[0]!]))
      return 'Even Chance and Odd Reversal cannot both swap in one turn';
    if (step === 'nameSwapper' && !swappers.includes(champion)) return 'none of the swappers has won the duel';
    if (step === 'nameSwapped' && champion !== NONE && i === flow.stack.length - 1 && !winners.includes(champion))
      return 'none of the winners of Go! has won the duel';
  }
  return null;
}

/** Those who can be in a duel that goes on at that step of its caller. */
function rivalsFor(game: GreedQuest, { step, locals }: Frame): readonly Seat[] {
  switch (step) {
    case 'unlessAllLost':
      return (locals as { swappers: Seat[] }).swappers;
    case 'nameSwapped':
      return game.winners;
    case 'fallBack':
      return game.thisIsMyRoom ? sharingTheLead(game) : [];
    default:
      return game.tieBreakDuel ? game.victors : [];
  }
}
