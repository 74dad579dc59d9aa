import type { Trials } from '@gilt/engine/contract/trials';
import { PENDING } from '@gilt/engine/question';
import { below, pick, type Random } from '@gilt/engine/random';
import type { GreedyDelvers } from './state.ts';

/** Once the round is over all may lawfully differ: other cards were played and are drawn, and other hands play on, or had won. */
const nextRound = ({ type }: { type: string }): boolean => type === 'advanced' || type === 'tallied';

/** Exchanges a card of one pile with another card of another; false if the two are alike or a pile is empty. */
function exchangeCards(one: number[], other: number[], random: Random): boolean {
  if (one.length === 0 || other.length === 0) return false;
  const [i, j] = [below(random, one.length), below(random, other.length)];
  if (one[i] === other[j]) return false;
  [one[i], other[j]] = [other[j]!, one[i]!];
  return true;
}

const sort = (cards: number[]): number[] => cards.sort((a, b) => a - b);

/** Seats that are still choosing and of whose cards nobody knows anything. */
const secretive = ({ brutes, flow }: GreedyDelvers): number[] =>
  [0, 1, 2, 3].filter((seat) => brutes[seat] === 0 && flow.answers[seat] === PENDING);

/** Ann in the mine, and of all other cards one of each kind unseen. */
const five = `
  players: 4
  discards: 26E 9G 4H 4S 8R
  Ann: level 9, hand exchange exchange exchange rush
  Cid: level 30
  Dan: level 30`;

export const trials: Trials<GreedyDelvers> = {
  options: [{}, { gangUp: 'strict' }, { againstOneself: 'ignored' }],
  swaps: [
    {
      what: 'a card in hand and one in the deck (GD-02)',
      swap(game, random) {
        const seats = secretive(game);
        if (seats.length === 0) return null;
        const seat = pick(random, seats);
        if (!exchangeCards(game.hands[seat]!, game.deck, random)) return null;
        sort(game.hands[seat]!);
        return [seat];
      },
      shows: nextRound,
    },
    {
      what: 'the hands of two players (GD-02)',
      swap(game) {
        const [one, other] = secretive(game);
        if (one === undefined || other === undefined) return null;
        [game.hands[one], game.hands[other]] = [game.hands[other]!, game.hands[one]!];
        return [one, other];
      },
      shows: nextRound,
    },
    {
      what: 'the order of the deck (GD-01)',
      swap(game) {
        if (game.deck.length < 2) return null;
        game.deck.reverse();
        return [];
      },
      shows: nextRound,
    },
    {
      what: 'a card that a safe player laid down and one in the deck (GD-25)',
      swap(game, random) {
        const seat = game.buried.findIndex((cards, owner) => cards.length > 0 && game.brutes[owner] === 0);
        if (seat < 0 || !exchangeCards(game.buried[seat]!, game.deck, random)) return null;
        sort(game.buried[seat]!);
        return [seat];
      },
      shows: nextRound,
    },
  ],
  smallCases: [
    {
      what: 'four of five unseen cards in a hand, the fifth in the deck',
      position: `${five} \n Bob: level 9, hand exchange goblin savage rush`,
      seat: 0,
      ways: 5,
      way: ({ hands }) => hands[1]!.join(' '),
    },
    {
      what: 'three of five unseen cards laid down, two in the deck',
      position: `${five} \n Bob: level 30, hand -, buried exchange goblin rush`,
      seat: 0,
      ways: 20,
      way: ({ buried, deck }) => `${buried[1]} ${deck}`,
    },
    {
      what: 'a hand with a Savage and a Hitman in it for certain (GD-09)',
      position: `${five} \n Bob: level 9, hand goblin hitman savage rush, brutes 2`,
      seat: 0,
      ways: 3,
      way: ({ hands }) => hands[1]!.join(' '),
    },
    {
      what: 'a hand with a Savage in it for certain (GD-09)',
      position: `${five} \n Bob: level 9, hand goblin hitman savage rush, savages 1, brutes 1`,
      seat: 0,
      ways: 4,
      way: ({ hands }) => hands[1]!.join(' '),
    },
  ],
};
