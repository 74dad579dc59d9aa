import { optionsOf, waitingFor } from '@gilt/engine/answer';
import { type AnyGame, readSetup } from '@gilt/engine/game';
import { chance, pick, randomFrom } from '@gilt/engine/random';
import { type Reel, reelOf } from '@gilt/engine/reel';
import { seedFrom } from '@gilt/engine/seed';
import { answer, isOver, recordOf, sitDown, undo } from '@gilt/engine/sitting';
import { viewOf } from '@gilt/engine/view';
import { whatIf } from '@gilt/engine/what-if';
import { games } from '@gilt/games/all';
import { dungeonBusters } from '@gilt/games/dungeon-busters/game';
import { trialsOf } from '@gilt/games/trials';
import { expect, test } from 'vitest';
import { taskFor } from '../bot.ts';
import { thumb } from '../thumb.ts';
import { accuracyOf } from './accuracy.ts';
import { advise } from './advice.ts';
import { companyOf, luckOf } from './playing-on.ts';
import { reviewOf } from './review.ts';

/** A game of bots by rules of thumb, who choose at random this often; some questions are undone. */
function played(game: AnyGame, number: number, { random = 0, undos = false } = {}): Reel {
  const setup = readSetup(game, Math.min(4, game.seats.most), {});
  const sitting = sitDown(game, setup, seedFrom('review', number), 'fresh', true);
  const dice = randomFrom(number);
  let left = undos ? 3 : 0;
  while (!isOver(sitting)) {
    for (const seat of waitingFor(sitting.state)) {
      const { state } = sitting;
      const anything = chance(dice) < random;
      const choice = anything
        ? pick(dice, optionsOf(game, state, seat))
        : thumb.think(taskFor(game, setup, state, seat, pick(dice, [1, 2, 3, 4, 5, 6, 7]))!);
      answer(sitting, seat, choice as number);
    }
    if (left > 0 && sitting.entries.length % 5 === 4) {
      undo(sitting);
      left--;
    }
  }
  return reelOf(game, setup, recordOf(sitting));
}

const sumOf = ({ start, deal, others, own }: ReturnType<typeof reviewOf>): number =>
  start + deal.value + others.value + own.value;

test.each(games.map((game) => [game.id, game] as const))(
  'start, deal, others and own choices add up to the result, for the first seat and the last: %s',
  (_, game) => {
    const reel = played(game, 1);
    for (const seat of [0, reel.setup.players - 1]) {
      const review = reviewOf(reel, true, seat, { budget: 2, seed: 1 });
      expect(Math.abs(sumOf(review) - review.result)).toBeLessThan(1e-9);
      expect([0, 1 / 4, 1 / 3, 1 / 2, 1]).toContain(review.result);
      const changed = review.changes.reduce((sum, { own, others, deal }) => sum + own + others + deal, review.start);
      expect(Math.abs(changed - review.result)).toBeLessThan(1e-9);
      for (const { shares } of review.chances) expect(shares.reduce((a, b) => a + b, 0)).toBeCloseTo(1, 9);
    }
  },
);

test('what was undone is not reviewed, and the sum stays exact', () => {
  const reel = played(dungeonBusters, 2, { undos: true });
  expect(reel.frames.some(({ entry }) => entry?.type === 'undo')).toBe(true);
  const review = reviewOf(reel, true, 0, { budget: 4, seed: 1 });
  expect(Math.abs(sumOf(review) - review.result)).toBeLessThan(1e-9);
  expect(new Set(review.changes.map(({ entry }) => entry)).size).toBe(review.changes.length);
});

test('the same record, budget and seed give the same bytes; another seed gives others', () => {
  const reel = played(dungeonBusters, 3);
  const text = (seed: number): string => JSON.stringify(reviewOf(reel, true, 1, { budget: 10, seed }));
  expect(text(1)).toBe(text(1));
  expect(text(2)).not.toBe(text(1));
});

test('the three moments are those at which the chances changed most', () => {
  const { moments, changes } = reviewOf(played(dungeonBusters, 3), true, 0, { budget: 4, seed: 1 });
  const sizes = new Map(
    changes.slice(1).map(({ entry, own, others, deal }) => [entry, Math.abs(own + others + deal)] as const),
  );
  expect(moments).toHaveLength(3);
  const [first, second, third] = moments.map((entry) => sizes.get(entry)!) as [number, number, number];
  expect([first >= second, second >= third]).toEqual([true, true]);
  const others = [...sizes].filter(([entry]) => !moments.includes(entry)).map(([, size]) => size);
  expect(Math.max(...others)).toBeLessThanOrEqual(third);
});

/** Dan has five red gems at risk against a dragon that takes 14 points to beat. */
const DRAGON = whatIf(
  [
    'game: dungeon-busters',
    'players: Ann Bob Cid Dan Eve',
    'options: hands=published leader=random trophy=contributor',
    'seed: puzzle',
    'leader: Dan',
    'dungeon: 3',
    'monster: dragon',
    'deck: cerberus',
    'boxed: skeleton-warrior',
    'gone: mimic-1 chimera dullahan mandragora mimic-2',
    'bank: 5R 4Y 6B',
    'spoils: -',
    'Ann: hand 1 3 4 6, played 2 5, gems 1Y 1B, trophies basilisk mimic-3',
    'Bob: hand 1 3 5 6, played 4 2, gems 3R 2Y 2B, trophies skeleton',
    'Cid: hand 1 3 4 5, played 2 6, gems 1B, trophies -',
    'Dan: hand 2 3 4 5, played 1 6, gems 5R 4Y 3B, trophies red-slime',
    'Eve: hand 1 2 3 6, played 5 4, gems 2R 4Y 2B, trophies poison-slime',
    'at: battle.playCards',
  ].join('\n'),
  games,
);

test('DB-14 a card that is too low is explained by what it brings about, with the clause', () => {
  const { state, game } = DRAGON;
  const company = companyOf(game);
  const { best, options } = advise(company, viewOf(game.secrets, state, 3), 200, luckOf(1));
  expect(best).toBe('5');
  const { verdict, why } = options.find(({ name }) => name === '2')!;
  expect(verdict).toBe('cost');
  expect(why!.rule).toBe('DB-14');
  expect(JSON.stringify(why!.says)).toContain('"seat":3');
  expect(why!.chosen).toBeGreaterThan(why!.better + why!.worlds / 3);
});

test('a game that is not over is refused', () => {
  const { game, setup, frames } = played(dungeonBusters, 3);
  expect(() => reviewOf({ game, setup, frames: frames.slice(0, 5) }, true, 0, { budget: 2, seed: 1 })).toThrow(
    'when it is over',
  );
});

test.each(games.map((game) => [game.id, game] as const))(
  'what a seat cannot see changes nothing in what it is told: %s',
  (_, game) => {
    const company = companyOf(game);
    const { frames, setup } = played(game, 4);
    const random = randomFrom(5);
    let compared = 0;
    for (const { after } of frames.slice(0, -1)) {
      const seat = waitingFor(after)[0];
      if (seat === undefined || compared >= 6) continue;
      for (const { swap } of trialsOf[game.id]!.swaps) {
        const other = game.clone(after);
        const mayKnow = swap(other, random);
        if (!mayKnow || mayKnow.includes(seat)) continue;
        const [one, two] = [after, other].map((state) =>
          JSON.stringify(advise(company, viewOf(game.secrets, state, seat), 3, luckOf(1))),
        );
        expect(two).toBe(one);
        compared++;
      }
    }
    if (trialsOf[game.id]!.swaps.length > 0) expect(compared + setup.players).toBeGreaterThan(setup.players);
  },
);

test('accuracy is 1 where nothing was lost and 0 where as much was as at random', () => {
  expect(accuracyOf([{ lost: 0, stake: 0.2 }])?.value).toBe(1);
  expect(
    accuracyOf([
      { lost: 0.2, stake: 0.2 },
      { lost: 0.1, stake: 0.1 },
    ])?.value,
  ).toBeCloseTo(0, 9);
  expect(accuracyOf([{ lost: 0, stake: 0 }])).toBeNull();
});

test('who chooses at random is seen to lose by it', () => {
  const mean = (random: number): number => {
    const reviews = [11, 12, 13].flatMap((number) =>
      [0, 1].map((seat) => reviewOf(played(dungeonBusters, number, { random }), true, seat, { budget: 60, seed: 1 })),
    );
    const all = (part: 'lost' | 'stake'): number => reviews.reduce((sum, review) => sum + review[part], 0);
    return 1 - all('lost') / all('stake');
  };
  expect(mean(0)).toBeGreaterThan(mean(1) + 0.1);
});
