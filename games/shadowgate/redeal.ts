import { optionsOf } from '@gilt/engine/answer';
import type { Flow, Rules } from '@gilt/engine/flow';
import { PENDING } from '@gilt/engine/question';
import { type Random, shuffle } from '@gilt/engine/random';
import type { Seat } from '@gilt/engine/seat';
import { insert } from '@gilt/engine/sorted';
import { ADVENTURE_CARDS, type Cards } from './cards.ts';
import { openCards } from './places.ts';
import type { ShadowgateView } from './secrets.ts';
import { cloneTable, type Shadowgate } from './state.ts';
import { canPayTheft } from './steal.ts';

/**
 * What a seat cannot know is dealt until it agrees with what it can conclude: whoever is asked has a choice, and whoever has begun
 * something can pay for it (QS-19).
 */
export const determiniseWith =
  (cards: Cards, rules: Rules) =>
  (view: ShadowgateView, flow: Flow, random: Random): Shadowgate => {
    for (;;) {
      const dealt = deal(view, flow, random);
      if (view.seat === dealt.active || agrees(cards, rules, dealt)) return dealt;
    }
  };

/**
 * The hands of others, as far as nobody saw their cards, and how the decks lie. Of cards from before the deck was last made anew
 * everybody knows that they are in the hands, and how many in which.
 */
function deal({ seat, game }: ShadowgateView, flow: Flow, random: Random): Shadowgate {
  const own = seat === null ? [] : (game.hands[seat] as number[]);
  const hands = game.hands.map((_, owner) => (owner === seat ? own.slice() : game.shown[owner]!.slice()));
  const open = openCards({ ...game, flow }).map(({ card }) => card);
  const known = new Set([...open, ...hands.flat(), ...game.older.flat()]);
  game.older.forEach((batch, i) => {
    const hidden = shuffle(
      random,
      batch.filter((card) => !own.includes(card)),
    );
    hands.forEach((hand, owner) => {
      if (owner !== seat) for (let k = 0; k < game.olderHeld[i]![owner]!; k++) insert(hand, hidden.pop()!);
    });
  });
  const unseen: number[] = [];
  for (let card = 0; card < ADVENTURE_CARDS; card++) if (!known.has(card)) unseen.push(card);
  shuffle(random, unseen);
  game.hands.forEach((hand, owner) => {
    if (typeof hand === 'number') while (hands[owner]!.length < hand) insert(hands[owner]!, unseen.pop()!);
  });
  const questDeck = shuffle(random, game.questsBelow.slice());
  return cloneTable({ ...game, flow, hands, deck: unseen, questDeck }, flow);
}

function agrees(cards: Cards, rules: Rules, game: Shadowgate): boolean {
  const asked = game.flow.answers.indexOf(PENDING);
  if (asked >= 0 && optionsOf(rules, game, asked).length < 2) return false;
  const { procedure, locals } = game.flow.stack.at(-1) ?? { procedure: 'none', locals: {} };
  if (procedure !== 'steal') return true;
  const { from, card } = locals as { from: Seat; card: number };
  return canPayTheft(cards, game, from, card, 0);
}

/** QS-08 Nobody knows how the decks lie. */
export function reshuffle(game: Shadowgate, random: Random): void {
  shuffle(random, game.deck);
  shuffle(random, game.questDeck);
}
