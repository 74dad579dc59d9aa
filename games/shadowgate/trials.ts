import type { Trials } from '@gilt/engine/contract/trials';
import { below, type Random } from '@gilt/engine/random';
import type { Seat } from '@gilt/engine/seat';
import { insert, remove } from '@gilt/engine/sorted';
import { batchOf } from './deck.ts';
import type { Shadowgate } from './state.ts';

/** The cards of a hand that nobody else has seen and that were drawn from the present deck. */
const hidden = (game: Shadowgate, seat: Seat): number[] =>
  game.hands[seat]!.filter((card) => !game.shown[seat]!.includes(card) && batchOf(game, card) < 0);

/** The cards of a hand from before the deck was made anew. */
const older = (game: Shadowgate, seat: Seat, batch: number): number[] =>
  game.hands[seat]!.filter((card) => batchOf(game, card) === batch);

function exchange(game: Shadowgate, one: Seat, card: number, other: Seat, theirs: number): readonly Seat[] {
  remove(game.hands[one]!, card);
  remove(game.hands[other]!, theirs);
  insert(game.hands[one]!, theirs);
  insert(game.hands[other]!, card);
  return [one, other];
}

const any = (list: readonly number[], random: Random): number => list[below(random, list.length)]!;

export const trials: Trials<Shadowgate> = {
  options: [
    {},
    { characters: 'learners', stealing: true, lastRound: 'equal-turns' },
    { characters: 'learners', match: 'each-starts' },
  ],
  swaps: [
    {
      what: 'a card in hand against the deck',
      swap(game, random) {
        const seat = below(random, game.hands.length);
        const own = hidden(game, seat);
        // A thief can pay whichever stat is doubled (QS-43): their cards are not just any.
        if (own.length === 0 || game.deck.length === 0 || game.flow.stack.at(-1)!.procedure === 'steal') return null;
        const card = any(own, random);
        const i = below(random, game.deck.length);
        remove(game.hands[seat]!, card);
        insert(game.hands[seat]!, game.deck[i]!);
        game.deck[i] = card;
        return [seat];
      },
      shows: ({ type }) => type !== 'drewUnseen' && type !== 'turn',
    },
    {
      what: 'a card in hand against one in another hand',
      swap(game, random) {
        const [one, other] = [hidden(game, 0), hidden(game, 1)];
        if (one.length === 0 || other.length === 0) return null;
        return exchange(game, 0, any(one, random), 1, any(other, random));
      },
    },
    {
      what: 'cards from before the deck was made anew, in two hands (QS-14)',
      swap(game, random) {
        const batch = game.older.length - 1;
        const [one, other] = [older(game, 0, batch), older(game, 1, batch)];
        if (batch < 0 || one.length === 0 || other.length === 0) return null;
        return exchange(game, 0, any(one, random), 1, any(other, random));
      },
    },
    {
      what: 'the order of the deck (QS-08)',
      swap(game) {
        if (game.deck.length < 2) return null;
        game.deck.reverse();
        return [];
      },
      // Whoever draws, unseen or not, may play what was drawn before others do anything.
      shows: ({ type }) => ['drew', 'drewUnseen', 'cycled', 'newPool', 'dealt', 'drewForStart'].includes(type),
    },
    {
      what: 'the order of the quest deck (QS-08)',
      swap(game) {
        if (game.questDeck.length < 2) return null;
        game.questDeck.reverse();
        return [];
      },
      shows: ({ type }) => ['cycled', 'newQuests', 'dealt', 'questBegun'].includes(type),
    },
  ],
  smallCases: [
    {
      what: 'two hidden cards and one from the pool in a hand, two in the deck',
      position: `
        turn: Ann
        torch: iron-spear
        pool: -
        deck: ember-jar glaciate
        Ann: hand yorick
        Bob: hand tower-gale golden-thorn clouded-orb, shown clouded-orb`,
      seat: 0,
      ways: 12,
      way: ({ hands, deck }) => `${hands[1]} ${deck}`,
    },
    {
      what: 'cards from before the deck was made anew, one here and two there (QS-14)',
      position: `
        turn: Ann
        torch: iron-spear
        pool: -
        deck: ember-jar glaciate
        older: yorick tower-gale golden-thorn
        Ann: hand lantern-orb
        Bob: hand yorick crooked-stave
        Cid: hand tower-gale golden-thorn`,
      seat: 0,
      ways: 18,
      way: ({ hands, deck }) => `${hands[1]} ${hands[2]} ${deck}`,
    },
    {
      what: 'one who has begun an item can pay for it (QS-19)',
      position: `
        turn: Bob
        torch: iron-spear
        actions: 1
        pool: -
        deck: clouded-orb bent-bucket-helm tower-shield
        Ann: hand yorick
        Bob: hand headsmans-axe dragons-cough
        at: item.acquire (card glaciate) > payment.playResource (missing 2 0 0)`,
      seat: 0,
      // Bob has one action, so at least one of the three cards that can pay alone: anything but the helm and the shield.
      ways: 54,
      way: ({ hands, deck }) => `${hands[1]} ${deck}`,
    },
    {
      what: 'three quests below the top of their deck, four discarded',
      position: `
        players: 2
        quest-deck: the-weathercock the-empty-throne the-overgrown-maze`,
      seat: null,
      ways: 6,
      way: ({ questDeck }) => `${questDeck}`,
    },
  ],
};
