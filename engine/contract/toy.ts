import { z } from 'zod';
import { cloneFlow, done, type Flow, jump, newFlow, proceduresOf, type State } from '../flow.ts';
import { type AnyGame, defineGame, type SeenOf, secretsOf } from '../game.ts';
import { list, number, one, seatName } from '../notation.ts';
import { winnersOf } from '../outcome.ts';
import { copyRows } from '../plain.ts';
import { ask, everyone, numbers, only, wordsOf } from '../question.ts';
import { type Random, shuffle } from '../random.ts';
import { type Seat, seatsOf } from '../seat.ts';
import type { View } from '../view.ts';
import { message } from '../words.ts';
import type { Trials } from './trials.ts';

/**
 * A small game that has one of everything, to test the engine and the contract suite with. Cards 1 to 11 (15 for three), four each.
 * TOY-1 Everybody secretly puts a card aside. TOY-2 In seat order each peeks at the top of the deck and may take it in
 * exchange for a card of their choice, which goes to the bottom. TOY-3 Everybody plays a card; the highest scores its
 * round. TOY-4 most rounds win.
 */
export interface Toy extends State {
  flow: Flow;
  hands: number[][];
  /** By seat; 0: none yet. */
  aside: number[];
  deck: number[];
  /** Cards that were played. */
  played: number[];
  wins: number[];
  /** Whether the time is up: there will be no further round. */
  late: boolean;
}

type ToyEvent =
  | { type: 'peeked'; rule: 'TOY-2'; seat: Seat; card: number }
  | { type: 'somebodyPeeked'; rule: 'TOY-2'; seat: Seat }
  | { type: 'round'; rule: 'TOY-3'; seat: Seat };

const procedure = proceduresOf<Toy, ToyEvent>();

const peek = procedure<{ by: Seat; top: number }>('peek').steps({
  look(game, locals, _, tell) {
    locals.top = game.deck.pop()!;
    tell?.({ type: 'peeked', rule: 'TOY-2', seat: locals.by, card: locals.top }, locals.by, {
      type: 'somebodyPeeked',
      rule: 'TOY-2',
      seat: locals.by,
    });
  },
  keep: ask({
    rule: 'TOY-2',
    seats: (_, { by }) => only(by),
    options: () => [0, 1],
    forced: 'openly',
    choices: wordsOf(['leave', 'take']),
  }),
  afterLook(game, { by, top }, answers) {
    if (answers[by] === 1) return undefined;
    game.deck.unshift(top);
    return done;
  },
  giveUp: ask({
    rule: 'TOY-2',
    seats: (_, { by }) => only(by),
    options: (game, _, seat) => game.hands[seat]!,
    forced: 'openly',
    choices: numbers,
    closed: () => 'owner',
  }),
  exchange(game, { by, top }, answers) {
    remove(game.hands[by]!, answers[by]!);
    game.deck.unshift(answers[by]!);
    game.hands[by]!.push(top);
  },
});

const remove = (cards: number[], card: number): void => void cards.splice(cards.indexOf(card), 1);

const match = procedure<{ next: Seat }>('match').steps({
  deal(game) {
    shuffle(game.flow.random, game.deck);
    for (const hand of game.hands) hand.push(...game.deck.splice(-4));
  },
  putAside: ask({
    rule: 'TOY-1',
    seats: everyone,
    options: (game, _, seat) => game.hands[seat]!,
    forced: 'openly',
    choices: numbers,
    closed: () => 'owner',
  }),
  keepAside(game, locals, answers) {
    for (const seat of seatsOf(game.flow.players)) {
      remove(game.hands[seat]!, answers[seat]!);
      game.aside[seat] = answers[seat]!;
    }
    locals.next = 0;
  },
  peekInTurn(game, locals) {
    if (locals.next === game.flow.players) return jump('play');
    return peek.call({ by: locals.next++, top: 0 });
  },
  andTheNext: () => jump('peekInTurn'),
  play: ask({
    rule: 'TOY-3',
    seats: everyone,
    options: (game, _, seat) => game.hands[seat]!,
    forced: 'openly',
    choices: numbers,
  }),
  compare(game, _, cards, tell) {
    const seat = cards.indexOf(Math.max(...cards));
    for (const each of seatsOf(game.flow.players)) remove(game.hands[each]!, cards[each]!);
    game.played.push(...cards);
    game.wins[seat]!++;
    tell?.({ type: 'round', rule: 'TOY-3', seat });
    return game.hands[0]!.length === 0 || game.late ? done : jump('play');
  },
});

const procedures = { match, peek };

const secrets = secretsOf<Toy>()(procedures, {
  game: {
    hands: 'owner, others count',
    aside: 'owner',
    deck: 'count',
    played: 'everyone',
    wins: 'everyone',
    late: 'everyone',
  },
  procedures: { match: { next: 'everyone' }, peek: { by: 'everyone', top: { only: 'by' } } },
});

type ToySeen = SeenOf<Toy, typeof secrets>;

/** A seat knows its own hand, what it put aside, what it peeks at and what was played. The rest is dealt afresh. */
function determinise({ seat, game }: View<ToySeen>, flow: Flow, random: Random): Toy {
  const own = seat === null ? [] : [...(game.hands[seat] as number[]), game.aside[seat]!];
  const peeking = flow.stack[1]?.locals as { top: number | null } | undefined;
  const known = new Set([...own, ...game.played, peeking?.top]);
  const spare = shuffle(
    random,
    allCards(flow.players).filter((card) => !known.has(card)),
  );
  if (peeking?.top === null) peeking.top = spare.pop()!;
  const putAside = flow.stack.length > 1 || flow.stack[0]?.step !== 'putAside';
  return {
    flow,
    hands: game.hands.map((hand) => (typeof hand === 'number' ? spare.splice(-hand, hand) : hand.slice())),
    aside: game.aside.map((card) => card ?? (putAside ? spare.pop()! : 0)),
    deck: spare,
    played: game.played.slice(),
    wins: game.wins.slice(),
    late: game.late,
  };
}

const allCards = (players: number): number[] => Array.from({ length: players * 4 + 3 }, (_, i) => i + 1);

function impossible(game: Toy): string | null {
  const top = (game.flow.stack[1]?.locals as { top: number } | undefined)?.top ?? 0;
  const cards = [...game.hands.flat(), ...game.aside, ...game.deck, ...game.played, top].filter((card) => card > 0);
  const missing = allCards(game.flow.players).find((card) => cards.filter((each) => each === card).length !== 1);
  return missing === undefined ? null : `card ${missing} is not exactly once in the game`;
}

const scoresOf = ({ wins }: Toy) =>
  wins.map((points) => ({ total: points, lines: [{ what: 'rounds', points, rule: 'TOY-4' }], tieBreaks: [] }));

export const toy = defineGame<Toy, ToyEvent, { deep: boolean }, ToySeen>({
  id: 'toy',
  name: 'Toy',
  credits: 'nobody',
  version: 1,
  seats: { least: 2, most: 3 },
  options: z.strictObject({ deep: z.boolean().default(false) }),
  impossible: ({ players, options }) => (options.deep && players === 3 ? 'deep is for two players' : null),
  begin: ({ players }, random) => ({
    flow: newFlow(players, random, match.call({ next: 0 })),
    hands: seatsOf(players).map(() => []),
    aside: seatsOf(players).map(() => 0),
    deck: allCards(players),
    played: [],
    wins: seatsOf(players).map(() => 0),
    late: false,
  }),
  procedures,
  secrets,
  clone: (game) => ({
    flow: cloneFlow(game.flow),
    hands: copyRows(game.hands),
    aside: game.aside.slice(),
    deck: game.deck.slice(),
    played: game.played.slice(),
    wins: game.wins.slice(),
    late: game.late,
  }),
  determinise,
  reshuffle: (game, random) => void shuffle(random, game.deck),
  outside: {
    'time-is-up': (game) => {
      game.late = true;
    },
  },
  outcome: (game) => ({ winners: winnersOf(scoresOf(game)), scores: scoresOf(game) }),
  promises: {},
  words: {
    event: (event) => (event.type === 'reveal' ? null : message(`event.${event.type}`, { seat: { seat: event.seat } })),
    choice: (_, choice) => message('choice', { choice }),
    english: {
      'event.peeked': '{seat} peeks.',
      'event.somebodyPeeked': '{seat} peeks.',
      'event.round': '{seat} has the highest card.',
      'question.match.putAside': 'Which card do you put aside?',
      'question.match.play': 'Which card do you play?',
      'question.peek.keep': 'Do you take it?',
      'question.peek.giveUp': 'For which card?',
      choice: '{choice}',
      'score.rounds': 'rounds',
      'option.deep': 'deep',
    },
  },
  notation: {
    table: {
      deck: { of: 'deck', as: list(number) },
      played: { of: 'played', as: list(number) },
      late: { of: 'late', as: one({ read: (word) => word === 'yes', write: (late) => (late ? 'yes' : 'no') }) },
    },
    seat: {
      hand: { of: 'hands', as: list(number) },
      aside: { of: 'aside', as: one(number) },
      wins: { of: 'wins', as: one(number) },
    },
    locals: { match: { next: one(number) }, peek: { by: one(seatName), top: one(number) } },
    callers: { peek: ['match.andTheNext'] },
    at: 'match.play (next 0)',
    complete() {},
    impossible,
  },
});

export const toyTrials: Trials<Toy> = {
  options: [{}, { deep: true }],
  swaps: [
    {
      what: 'a card of another hand (TOY-1) against the deck',
      swap(game) {
        const hand = game.hands[0]!;
        if (hand.length === 0) return null;
        [hand[0], game.deck[0]] = [game.deck[0]!, hand[0]!];
        return [0];
      },
      shows: ({ type }) => type === 'reveal' || type === 'round',
    },
    {
      what: 'what was put aside (TOY-1)',
      swap(game) {
        if (game.aside[0] === 0) return null;
        [game.aside[0], game.deck[0]] = [game.deck[0]!, game.aside[0]!];
        return [0];
      },
      shows: () => false,
    },
    {
      what: 'the card that is peeked at (TOY-2)',
      swap(game) {
        const peeking = game.flow.stack[1]?.locals as { by: Seat; top: number } | undefined;
        if (!peeking) return null;
        [peeking.top, game.deck[0]] = [game.deck[0]!, peeking.top];
        return [peeking.by];
      },
    },
  ],
  smallCases: [
    {
      what: 'two cards of another hand, one aside, three in the deck',
      position: 'Ann: hand 1 2, aside 3 \n Bob: hand 4 5, aside 6 \n deck: 7 8 9 \n played: 10 11',
      seat: 0,
      ways: 360,
      way: ({ hands, aside, deck }) => [hands[1]!.sort((a, b) => a - b), aside, deck].join(' '),
    },
  ],
};

/** The toy with something wrong. */
export const brokenToy = (wrong: Partial<AnyGame>): AnyGame => ({ ...(toy as AnyGame), ...wrong });
