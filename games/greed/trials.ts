import type { Trials } from '@gilt/engine/contract/trials';
import type { AnyEvent, Reveal } from '@gilt/engine/event';
import { below } from '@gilt/engine/random';
import { insert, remove } from '@gilt/engine/sorted';
import { type Greed, NONE } from './state.ts';

/** Cards come to light when they are played, paid with, revealed, or passed on to somebody. */
const cardsShow = (event: AnyEvent | Reveal): boolean =>
  ['reveal', 'pile', 'turn', 'paidFromHand', 'revealed', 'drew', 'nothingDrawn', 'round'].includes(event.type);

/** Puts one card in place of another in a list that is kept in order. */
function replace(list: number[], old: number, by: number): void {
  remove(list, old);
  insert(list, by);
}

/** A seat, other than the viewer's, that has not sealed a card which might be the one that goes. */
const isOpen = (game: Greed, seat: number): boolean => game.flow.answers[seat]! < 0;

export const trials: Trials<Greed> = {
  options: [{}],
  swaps: [
    {
      what: 'the order of the draw pile (GR-02)',
      swap(game) {
        if (game.drawPile.length < 2) return null;
        game.drawPile.reverse();
        return [];
      },
      shows: cardsShow,
    },
    {
      what: 'a card in hand that nobody saw there (GR-04)',
      swap(game, random) {
        const seat = below(random, game.hands.length);
        const card = game.hands[seat]!.find((each) => !game.returned[seat]!.includes(each));
        if (card === undefined || game.drawPile.length === 0 || !isOpen(game, seat)) return null;
        const other = game.drawPile[0]!;
        game.drawPile[0] = card;
        replace(game.hands[seat]!, card, other);
        game.taken[seat] = game.taken[seat]!.map((each) => (each === card ? other : each));
        return [seat];
      },
      shows: cardsShow,
    },
    {
      what: 'cards of two piles (GR-04)',
      swap(game) {
        const [one, two] = [game.piles[0]!, game.piles[1]!];
        if (one.length === 0 || !isOpen(game, 0) || !isOpen(game, 1)) return null;
        const [card, other] = [one[0]!, two[0]!];
        replace(one, card, other);
        replace(two, other, card);
        return [0, 1];
      },
      shows: cardsShow,
    },
    {
      what: 'what somebody took, and when (GR-04)',
      swap(game) {
        const taken = game.taken[0]!;
        if (taken.every((card) => card === NONE) || taken.length < 2) return null;
        taken.reverse();
        return [0];
      },
      shows: cardsShow,
    },
    {
      what: 'what somebody remembers (GR-04)',
      swap(game) {
        if (game.passed[0]!.length === 0) return null;
        game.passed[0] = [];
        return [0];
      },
      shows: cardsShow,
    },
  ],
  smallCases: [
    {
      what: 'one of two took which of the two cards that are missing from a pile',
      position: `
        round: 12
        draw: -
        Ann: hand 1
        Bob: hand 20 30, taken 0 0 0 0 0 0 0 0 0 0 20 30
        Cid: hand 40, taken 0 0 0 0 0 0 0 0 0 0 0 40`,
      seat: 0,
      ways: 2,
      way: ({ hands }) => `${hands[1]} ${hands[2]}`,
    },
    {
      what: 'which of three cards the left neighbour took before the pile went on',
      position: `
        round: 11
        at: round.takeCard
        draw: -
        Ann: hand 1, pile 2 3
        Bob: hand 20, taken 0 0 0 0 0 0 0 0 0 20, pile 4 5
        Cid: hand -, pile 21 22`,
      seat: 0,
      ways: 3,
      way: ({ hands, piles }) => `${hands[1]} ${piles[1]} ${piles[2]}`,
    },
    {
      what: 'two piles that took different ways, and a card that was drawn',
      position: `
        round: 12
        draw: 50 51
        Ann: hand 1
        Bob: hand 20 30 60, taken 0 0 0 0 0 0 0 0 0 0 20 30
        Cid: hand 40 41, taken 0 0 0 0 0 0 0 0 0 0 41 40`,
      seat: 0,
      ways: 12,
      way: ({ hands, drawPile }) => `${hands[1]} ${hands[2]} ${drawPile}`,
    },
    {
      what: 'when somebody took a card from piles that one had not had yet',
      position: `
        round: 11
        at: round.takeCard
        draw: -
        Ann: hand 1, pile 2 3
        Bob: hand -, pile 4 5
        Cid: hand 40, taken 40 0 0 0 0 0 0 0 0 0, pile 21 22`,
      seat: 0,
      ways: 2,
      way: ({ taken }) => `${taken[2]}`,
    },
    {
      what: 'a spectator, who has seen nothing',
      position: 'round: 12 \n draw: 50 \n Ann: hand 1, taken 0 0 0 0 0 0 0 0 0 0 0 1 \n Bob: hand 2 3',
      seat: null,
      ways: 12,
      way: ({ hands, drawPile }) => `${hands[0]} ${hands[1]} ${drawPile}`,
    },
  ],
};
