/** Goofspiel in a few lines, for servers that are not ours: four seats, thirteen cards, secret bids, the last card forced. */
export const SEATS = 4;
export const CARDS = 13;
/** Rounds that leave a choice. */
export const ROUNDS = CARDS - 1;

export interface Twin {
  /** The prizes to come, the next one last. */
  prizes: number[];
  prize: number;
  hands: number[][];
  /** By seat: what was bid so far, and the prizes taken. */
  shown: number[][];
  taken: number[][];
  /** By seat: the bid of this round, which nobody else may see. */
  bids: (number | null)[];
}

const eachSeat = <T>(make: () => T): T[] => Array.from({ length: SEATS }, make);
const upTo = (cards: number): number[] => Array.from({ length: cards }, (_, i) => i + 1);

export function newTwin(): Twin {
  const prizes = upTo(CARDS);
  return {
    prize: prizes.pop()!,
    prizes,
    hands: eachSeat(() => upTo(CARDS)),
    shown: eachSeat(() => []),
    taken: eachSeat(() => []),
    bids: eachSeat(() => null),
  };
}

/** Seals a bid; false if that card is not to be had. The last bid turns all of them up. */
export function bid(twin: Twin, seat: number, card: number): boolean {
  if (!twin.hands[seat]?.includes(card)) return false;
  twin.bids[seat] = card;
  if (!twin.bids.includes(null)) turnUp(twin);
  return true;
}

function turnUp(twin: Twin): void {
  const bids = twin.bids as number[];
  const highest = Math.max(...bids);
  if (bids.indexOf(highest) === bids.lastIndexOf(highest)) twin.taken[bids.indexOf(highest)]!.push(twin.prize);
  bids.forEach((card, seat) => {
    const hand = twin.hands[seat]!;
    hand.splice(hand.indexOf(card), 1);
    twin.shown[seat]!.push(card);
  });
  twin.prize = twin.prizes.pop() ?? 0;
  twin.bids = eachSeat(() => null);
}

/** The card that a seat plays in a round, counted from 0: each once, and never twice the same at a table. */
export const cardFor = (seat: number, round: number): number => ((round + seat) % CARDS) + 1;
