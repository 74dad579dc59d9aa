import type { AnyGame } from './game.ts';
import type { Seat } from './seat.ts';
import type { View } from './view.ts';
import { type Explained, type Message, message } from './words.ts';

/** A deck as far as somebody knows it. Cards are called by the first of their names in the glossary, each copy by itself. */
export interface Deck {
  /** Whose own it is; null: there is one for all. */
  readonly owner: Seat | null;
  /** All cards of it, wherever they are by now. */
  readonly cards: readonly string[];
  /** Those of them that the viewer has not seen, or that may be among what lies face down again. */
  readonly unseen: readonly string[];
}

/** How many of a thing a viewer has left unseen, in words; null: it is no card of a deck, so nothing of it is ever hidden. */
export function unseenOf(game: AnyGame, view: View, { names: [name] }: Explained): Message | null {
  const decks = (game.decks?.(view) ?? [])
    .map(({ owner, cards, unseen }) => ({ owner, of: count(cards, name!), left: count(unseen, name!) }))
    .filter(({ of }) => of > 0);
  if (decks.length === 0) return null;
  const [{ owner, of, left }] = decks as [(typeof decks)[number]];
  if (owner === null) return message(of === 1 ? 'unseen.one' : 'unseen', { left, of });
  const some = decks.filter((deck) => deck.left > 0);
  if (some.length === 0) return message('unseen.none');
  const each = some.map((deck) =>
    message('unseen.whose', { seat: { seat: deck.owner! }, of: deck.of, left: deck.left }),
  );
  return message('unseen.each', { decks: each });
}

const count = (cards: readonly string[], name: string): number => cards.filter((card) => card === name).length;
