import { type Bot, taskFor } from '@gilt/bots/bot';
import { readSetup } from '@gilt/engine/game';
import { bits, randomFrom } from '@gilt/engine/random';
import { freshRandom, seedFrom } from '@gilt/engine/seed';
import { goofspiel } from '@gilt/games/goofspiel/game';
import { bit, cardsIn, fullSet, type Position } from './goofspiel-exact.ts';
import { stateAt } from './goofspiel-search.ts';

/** A position, and what was won so far: who plays to win looks at that. Prizes that are in neither set went to nobody. */
export interface Standing extends Position {
  readonly won: number;
  readonly lost: number;
}

const pointsIn = (set: number): number => cardsIn(set).reduce((sum, card) => sum + card, 0);

export const leadOf = ({ won, lost }: Standing): number => pointsIn(won) - pointsIn(lost);

/** What counts of a standing is who leads by how much, not by which prizes. */
const keyOf = (standing: Standing): string =>
  [standing.own, standing.other, standing.prizes, standing.prize, leadOf(standing)].join();

/** The same as the other player sees it. */
const mirrored = ({ own, other, won, lost, ...rest }: Standing): Standing => ({
  ...rest,
  own: other,
  other: own,
  won: lost,
  lost: won,
});

const begun = (cards: number): Omit<Standing, 'prize'> => {
  const all = fullSet(cards);
  return { own: all, other: all, prizes: all, won: 0, lost: 0 };
};

/** After both have bid, before the next prize is turned up. */
function bidOf({ own, other, prizes, prize, won, lost }: Standing, a: number, b: number): Omit<Standing, 'prize'> {
  return {
    own: own & ~bit(a),
    other: other & ~bit(b),
    prizes,
    won: a > b ? won | bit(prize) : won,
    lost: a < b ? lost | bit(prize) : lost,
  };
}

/** With each of the prizes that can be turned up next. */
const turnedUp = (left: Omit<Standing, 'prize'>): Standing[] =>
  cardsIn(left.prizes).map((prize) => ({ ...left, prizes: left.prizes & ~bit(prize), prize }));

/** Every standing with a choice that a game with so many cards can come to, one for each lead. */
export function standingsOf(cards: number): Standing[] {
  const met = new Map<string, Standing>();
  let latest = turnedUp(begun(cards));
  while (latest.length > 0) {
    const fresh = latest.filter((each) => !met.has(keyOf(each)) && met.set(keyOf(each), each));
    latest = fresh.flatMap((each) =>
      cardsIn(each.own).flatMap((a) => cardsIn(each.other).flatMap((b) => turnedUp(bidOf(each, a, b)))),
    );
  }
  return [...met.values()].filter(({ prizes }) => prizes !== 0);
}

/** How often each card of the own hand was bid, lowest first. */
export type Bids = ReadonlyMap<string, readonly number[]>;

/** What a bot bids when it thinks so often at each of these standings, each time with chance of its own. */
export async function bidsOf(
  bot: Bot,
  cards: number,
  standings: readonly Standing[],
  { times, seed, done = () => {} }: { times: number; seed: string; done?: () => void },
): Promise<Bids> {
  const setup = readSetup(goofspiel, 2, { cards });
  const bids = new Map<string, number[]>();
  for (const standing of standings) {
    const key = keyOf(standing);
    const random = randomFrom(bits(freshRandom(seedFrom(seed, key), 0, 0)));
    const hand = cardsIn(standing.own);
    const chances = hand.map(() => 0);
    for (let time = 0; time < times; time++) {
      const task = taskFor(goofspiel, setup, stateAt(cards, standing, standing), 0, bits(random))!;
      chances[hand.indexOf(await bot.think(task))]! += 1 / times;
    }
    bids.set(key, chances);
    done();
  }
  return bids;
}

/** What a game that is over is worth to whoever leads by so much: points, or a share of the win. */
export const WORTHS = {
  points: (lead: number): number => lead,
  wins: (lead: number): number => (Math.sign(lead) + 1) / 2,
} as const;

interface Answered {
  /** Against the bids that were known. */
  readonly known: number;
  /** Against others of the same bot. */
  readonly met: number;
}

/**
 * Somebody knows how often a bot bids what, makes the best of it, and meets the bot again, whose chance is another then. Bids that were seen a few times look more
 * certain than they are: what can be won lies between what it brings against those it meets and what it would have brought against those it knew.
 */
export function bestAnswer(cards: number, worth: (lead: number) => number, known: Bids, met: Bids): Answered {
  const answered = new Map<string, Answered>();
  const all = (left: Omit<Standing, 'prize'>): Answered =>
    left.prizes === 0
      ? { known: worth(leadOf(left as Standing)), met: worth(leadOf(left as Standing)) }
      : mean(turnedUp(left).map(at));
  return all(begun(cards));

  function at(standing: Standing): Answered {
    const key = keyOf(standing);
    if (!answered.has(key)) answered.set(key, best(standing));
    return answered.get(key)!;
  }

  function best(standing: Standing): Answered {
    const theirs = keyOf(mirrored(standing));
    const bids = cardsIn(standing.other);
    const chances = { known: known.get(theirs) ?? [1], met: met.get(theirs) ?? [1] };
    const answers = cardsIn(standing.own).map((a) => {
      const sum = { known: 0, met: 0 };
      for (const [place, b] of bids.entries()) {
        const after = all(bidOf(standing, a, b));
        sum.known += chances.known[place]! * after.known;
        sum.met += chances.met[place]! * after.met;
      }
      return sum;
    });
    return answers.reduce((one, other) => (other.known > one.known ? other : one));
  }
}

const mean = (each: readonly Answered[]): Answered => ({
  known: each.reduce((sum, { known }) => sum + known, 0) / each.length,
  met: each.reduce((sum, { met }) => sum + met, 0) / each.length,
});
