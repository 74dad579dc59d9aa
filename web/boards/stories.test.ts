import { waitingFor } from '@gilt/engine/answer';
import { heardBy } from '@gilt/engine/event';
import { openLine } from '@gilt/engine/flow';
import type { AnyGame } from '@gilt/engine/game';
import { readSetup } from '@gilt/engine/game';
import { pick, randomFrom } from '@gilt/engine/random';
import { seedFrom } from '@gilt/engine/seed';
import { answer, isOver, type Sitting, sitDown } from '@gilt/engine/sitting';
import { dungeonBusters } from '@gilt/games/dungeon-busters/game';
import type { DungeonBusters } from '@gilt/games/dungeon-busters/state';
import { goofspiel } from '@gilt/games/goofspiel/game';
import type { Goofspiel } from '@gilt/games/goofspiel/goofspiel';
import { greedyDelvers } from '@gilt/games/greedy-delvers/game';
import type { GreedyDelversView } from '@gilt/games/greedy-delvers/secrets';
import type { GreedyDelvers } from '@gilt/games/greedy-delvers/state';
import type { Happened } from '@gilt/protocol/sight';
import { expect, test } from 'vitest';
import { gainsOf, lastBattle, PLAY_CARDS } from './dungeon-busters/story.ts';
import { equals, pointsAfter, roundsOf } from './goofspiel/story.ts';
import { lastRound } from './greedy-delvers/story.ts';

/** Plays at random, and calls before each question and after it with all that a spectator was told so far. */
function played(
  game: AnyGame,
  players: number,
  seed: number,
  before: (sitting: Sitting, where: string) => void,
  after: (sitting: Sitting, past: readonly Happened[]) => void,
  options: Readonly<Record<string, unknown>> = {},
): void {
  const random = randomFrom(seed);
  const sitting = sitDown(game, readSetup(game, players, options), seedFrom(`story ${seed}`), 'fresh');
  const past: Happened[] = [];
  while (!isOver(sitting)) {
    const line = openLine(game, sitting.state)!;
    before(sitting, line.where);
    const from = sitting.told!.length;
    for (const seat of waitingFor(sitting.state)) {
      const options = line.question.options(sitting.state, sitting.state.flow.stack.at(-1)!.locals, seat);
      answer(sitting, seat, pick(random, options));
    }
    const events = sitting.told!.slice(from).flatMap((told) => heardBy(told, null) ?? []);
    past.push({ n: past.length + 1, at: 0, what: { type: 'started' }, events } as unknown as Happened);
    after(sitting, past);
  }
}

test('Dungeon Busters: what the picture says everybody won or lost in a battle is what they did', () => {
  let battles = 0;
  for (let seed = 1; seed <= 20; seed++) {
    let loot: number[][] = [];
    played(
      dungeonBusters,
      3 + (seed % 3),
      seed,
      ({ state }, where) => {
        if (where === PLAY_CARDS) loot = structuredClone((state as DungeonBusters).loot);
      },
      ({ state }, past) => {
        const story = lastBattle(past)!;
        if (!story.closed) return;
        battles++;
        const now = (state as DungeonBusters).loot;
        const gained = now.map((gems, seat) => gems.map((count, i) => count - loot[seat]![i]!));
        expect(now.map((_, seat) => gainsOf(story, seat))).toEqual(gained);
      },
    );
  }
  expect(battles).toBeGreaterThan(200);
});

test('Greedy Delvers: the ledgers in the picture are those before and after the round', () => {
  let rounds = 0;
  for (let seed = 1; seed <= 10; seed++) {
    let before: number[][] = [];
    played(
      greedyDelvers,
      4,
      seed,
      ({ state }) => {
        const { levels, ore, gold } = state as GreedyDelvers;
        before = levels.map((level, seat) => [level, ore[seat]!, gold[seat]!]);
      },
      ({ state }, past) => {
        // Where nobody has a choice, a round is played within another's happening; the picture shows the last of them.
        if (past.at(-1)!.events!.filter(({ type }) => type === 'reveal').length > 1) return;
        rounds++;
        const story = lastRound(past, state as unknown as GreedyDelversView['game'])!;
        const shown = story.after.map(({ level, ore, gold }, seat) => {
          const gains = story.gains[seat]!;
          return [level - gains.level, ore - gains.ore, gold - gains.gold];
        });
        expect(shown).toEqual(before);
      },
    );
  }
  expect(rounds).toBeGreaterThan(100);
});

for (const bids of ['revealed', 'hidden'] as const)
  test(`Goofspiel, bids ${bids}: every prize is in the picture once, and so is who took it`, () => {
    for (let seed = 1; seed <= 6; seed++) {
      const players = 1 + seed;
      let before: number[] = Array(players).fill(0);
      let prizes = 0;
      played(
        goofspiel,
        players,
        seed,
        () => undefined,
        ({ state }, past) => {
          const rounds = roundsOf(past.at(-1)!, players);
          const { taken } = state as Goofspiel;
          prizes += rounds.length;
          rounds.forEach((round, i) => {
            const points = pointsAfter(taken, rounds.slice(i + 1));
            const won = points.map((now, seat) => now - before[seat]!);
            // GS-04
            expect(won).toEqual(won.map((_, seat) => (seat === round.taker ? round.prize : 0)));
            expect(round.bids.includes(null)).toBe(bids === 'hidden');
            if (bids === 'revealed') expect(equals(round).length === 0).toBe(round.taker !== null);
            before = points;
          });
        },
        { bids },
      );
      expect(prizes).toBe(13);
    }
  });
