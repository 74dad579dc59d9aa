import { waitingFor } from '@gilt/engine/answer';
import { heardBy } from '@gilt/engine/event';
import { openLine } from '@gilt/engine/flow';
import { readSetup } from '@gilt/engine/game';
import { pick, randomFrom } from '@gilt/engine/random';
import { seedFrom } from '@gilt/engine/seed';
import { answer, isOver, sitDown } from '@gilt/engine/sitting';
import { greed } from '@gilt/games/greed/game';
import type { Greed } from '@gilt/games/greed/state';
import type { Happened } from '@gilt/protocol/sight';
import { expect, test } from 'vitest';
import { isScene, lastTurn, newWave, PLAY, type Story } from './story.ts';

/** Plays at random, and calls after each question with all that a spectator was told so far. */
function played(seed: number, after: (game: Greed, past: readonly Happened[], where: string) => void): void {
  const random = randomFrom(seed);
  const sitting = sitDown(greed, readSetup(greed, 2 + (seed % 4), {}), seedFrom(`greed story ${seed}`), 'fresh');
  const past: Happened[] = [];
  let from = 0;
  while (!isOver(sitting)) {
    const line = openLine(greed, sitting.state)!;
    for (const seat of waitingFor(sitting.state)) {
      const options = line.question.options(sitting.state, sitting.state.flow.stack.at(-1)!.locals, seat);
      answer(sitting, seat, pick(random, options));
    }
    const events = sitting.told!.slice(from).flatMap((told) => heardBy(told, null) ?? []);
    from = sitting.told!.length;
    past.push({ n: past.length + 1, at: 0, what: { type: 'started' }, events } as unknown as Happened);
    after(sitting.state as Greed, past, line.where);
  }
}

const wealthOf = ({ cash, displays }: Greed): Story['now'] =>
  cash.map((own, seat) => ({
    cash: own,
    markers: displays[seat]!.reduce((sum, { markers }) => sum + markers, 0),
  }));

test('what the picture says everybody owns is what they own, before and after a turn', () => {
  let turns = 0;
  for (let seed = 1; seed <= 20; seed++) {
    let before: Story['now'] | null = null;
    played(seed, (game, past, where) => {
      const story = lastTurn(past);
      if (story) expect(story.now).toEqual(wealthOf(game));
      if (where === PLAY) {
        expect(story!.before).toEqual(before ?? wealthOf(game).map(() => ({ cash: 0, markers: 0 })));
        turns++;
      }
      if (!story || story.closed) before = wealthOf(game);
    });
  }
  expect(turns).toBe(200);
});

test('cards stand in the order of their numbers, and each was carried out once when the turn is over', () => {
  let scenes = 0;
  let closed = 0;
  for (let seed = 1; seed <= 20; seed++) {
    played(seed, (_, past) => {
      const happened = past.at(-1)!;
      if (!isScene(happened)) return;
      scenes++;
      const story = lastTurn(past)!;
      for (const wave of new Set(story.columns.map((column) => column.wave))) {
        const numbers = story.columns.filter((column) => column.wave === wave).map(({ card }) => card);
        expect(numbers).toEqual(numbers.toSorted((a, b) => a - b));
      }
      const first = newWave(happened, story);
      expect(first < 0 || story.columns.some(({ wave }) => wave === first)).toBe(true);
      if (!story.closed) return;
      closed++;
      for (const { acts, card, seat } of story.columns) expect(acts[0]).toMatchObject({ card, seat });
    });
  }
  expect(closed).toBe(200);
  expect(scenes).toBeGreaterThan(closed);
});
