import type { Tell } from '@gilt/engine/event';
import { done, jump } from '@gilt/engine/flow';
import { pick, shuffle } from '@gilt/engine/random';
import { clockwiseFrom, type Seat, seatsOf } from '@gilt/engine/seat';
import { insert } from '@gilt/engine/sorted';
import { ADVENTURE_CARDS, type Cards, QUEST_SIDES } from './cards.ts';
import { fillPool } from './deck.ts';
import type { draftWith } from './draft.ts';
import type { Event } from './events.ts';
import { fillQuests, layQuestDeck } from './quest-deck.ts';
import { emptyTable, NONE, procedure, type Shadowgate } from './state.ts';
import type { turnWith } from './turn.ts';

/** QS-08 Cards in hand at the beginning. */
const HAND = 5;
/** QS-28 So many points from quests begin the last round. */
export const LAST_ROUND = 25;

interface Parts {
  readonly draft: ReturnType<typeof draftWith>;
  readonly turn: ReturnType<typeof turnWith>;
}

/** One whole game. */
export const adventureWith = (cards: Cards, { draft, turn }: Parts) =>
  procedure('adventure').steps({
    /** QS-08 All cards are shuffled; every quest has its front up. QS-40 In a match that is another game. */
    shuffleCards(game, _locals, _answers, tell) {
      Object.assign(game, emptyTable(game.flow.players));
      for (let card = 0; card < ADVENTURE_CARDS; card++) game.deck.push(card);
      shuffle(game.flow.random, game.deck);
      const fronts: number[] = [];
      for (let side = 0; side < QUEST_SIDES; side += 2) fronts.push(side);
      layQuestDeck(game, shuffle(game.flow.random, fronts));
      if (game.match !== 'none') tell?.({ type: 'gameBegins', rule: 'QS-40', number: game.games + 1 });
    },

    /** QS-06 Who goes first. QS-40 Where everybody does so once, it goes round. */
    findStarter(game, _locals, _answers, tell) {
      const goesRound = game.match === 'each-starts' && game.games > 0;
      game.starter = goesRound ? (game.starter + 1) % game.flow.players : drawForStart(cards, game, tell);
      tell?.({ type: 'starter', rule: goesRound ? 'QS-40' : 'QS-06', seat: game.starter });
    },

    /** QS-07 Everybody comes by a character and an ability. */
    findCharacters(game, _locals, _answers, tell) {
      if (game.draft) return draft.call();
      dealLearners(cards, game, tell);
      return undefined;
    },

    /** QS-08 Hands, pool and quests are dealt. */
    deal(game, _locals, _answers, tell) {
      shuffle(game.flow.random, game.deck);
      for (let i = 0; i < HAND; i++) for (const hand of game.hands) insert(hand, game.deck.pop()!);
      fillQuests(game, null);
      fillPool(game, null);
      game.active = game.starter;
      tell?.({ type: 'dealt', rule: 'QS-08', quests: [...game.quests, game.questTop], pool: game.pool.slice() });
    },

    takeTurn: () => turn.call(),

    /** QS-27 The Staff of Ages ends the game. QS-28 So does the last round. */
    nextPlayer(game, _locals, _answers, tell) {
      if (game.staff !== NONE) return done;
      const seat = game.active;
      if (game.final === NONE && game.points[seat]! >= LAST_ROUND) {
        game.final = seat;
        const rule = game.equalTurns ? 'QS-45' : 'QS-28';
        tell?.({ type: 'lastRound', rule, seat, points: game.points[seat]! });
      }
      game.active = (seat + 1) % game.flow.players;
      return game.final !== NONE && game.active === lastStop(game) ? done : jump('takeTurn');
    },
  });

/** QS-28 The last round comes back to whoever began it. QS-45 With equal turns it ends where all rounds do. */
export const lastStop = ({ equalTurns, starter, final }: Pick<Shadowgate, 'equalTurns' | 'starter' | 'final'>): Seat =>
  equalTurns ? starter : final;

/** QS-28 Who still has a turn before the last round is over, whoever is at turn first. */
export function turnsLeft(
  game: Pick<Shadowgate, 'active' | 'equalTurns' | 'starter' | 'final'>,
  players: number,
): Seat[] {
  const left: Seat[] = [];
  for (let seat = game.active; seat !== lastStop(game); seat = (seat + 1) % players) left.push(seat);
  return left;
}

/** QS-06 Everybody draws; those who tie for the brightest torch draw again. If the cards run out, the lot decides. */
function drawForStart({ adventure }: Cards, game: Shadowgate, tell: Tell<Event> | null): Seat {
  const pile = game.deck.slice();
  let left: readonly Seat[] = seatsOf(game.flow.players);
  while (left.length > 1 && pile.length >= left.length) {
    const draws = left.map((seat) => ({ seat, card: pile.pop()! }));
    tell?.({ type: 'drewForStart', rule: 'QS-06', draws });
    const brightest = Math.max(...draws.map(({ card }) => adventure.torch[card]!));
    left = draws.filter(({ card }) => adventure.torch[card] === brightest).map(({ seat }) => seat);
  }
  return pick(game.flow.random, left);
}

/** QS-02 QS-07 The starred sides are dealt. */
function dealLearners({ set }: Cards, game: Shadowgate, tell: Tell<Event> | null): void {
  const starred = (sides: readonly { readonly star: boolean }[]): number[] =>
    shuffle(
      game.flow.random,
      sides.flatMap(({ star }, side) => (star ? [side] : [])),
    );
  const characters = starred(set.characters.flat());
  const abilities = starred(set.abilities.flat());
  for (const seat of clockwiseFrom(game.starter, game.flow.players)) {
    game.characters[seat] = characters.pop()!;
    tell?.({ type: 'character', rule: 'QS-07', seat, side: game.characters[seat]! });
    game.abilities[seat] = abilities.pop()!;
    tell?.({ type: 'ability', rule: 'QS-07', seat, side: game.abilities[seat]! });
  }
}
