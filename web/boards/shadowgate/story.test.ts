import { waitingFor } from '@gilt/engine/answer';
import { type AnyEvent, heardBy } from '@gilt/engine/event';
import { openLine } from '@gilt/engine/flow';
import { readSetup } from '@gilt/engine/game';
import { pick, randomFrom } from '@gilt/engine/random';
import { seedFrom } from '@gilt/engine/seed';
import { answer, isOver, sitDown } from '@gilt/engine/sitting';
import { shadowgate } from '@gilt/games/shadowgate/game';
import { houseCards as cards } from '@gilt/games/shadowgate/house';
import type { Shadowgate } from '@gilt/games/shadowgate/state';
import type { Happened } from '@gilt/protocol/sight';
import { expect, test } from 'vitest';
import { recapsOf } from './recap.ts';
import { isBeat, isScene, momentsOf } from './story.ts';

/** Plays a match at random, and calls after each answer with what a spectator was told by it and so far. */
function played(
  seed: number,
  after: (state: Shadowgate, told: readonly AnyEvent[], all: readonly AnyEvent[]) => void,
): void {
  const random = randomFrom(seed);
  const setup = readSetup(shadowgate, 2 + (seed % 2), { match: 'each-starts', stealing: true, characters: 'learners' });
  const sitting = sitDown(shadowgate, setup, seedFrom(`moments ${seed}`), 'fresh');
  const heard = (from: number): AnyEvent[] =>
    sitting.told!.slice(from).flatMap((each) => heardBy(each, null) ?? []) as AnyEvent[];
  const all = heard(0);
  while (!isOver(sitting)) {
    const { question } = openLine(shadowgate, sitting.state)!;
    const from = sitting.told!.length;
    for (const seat of waitingFor(sitting.state)) {
      const offered = question.options(sitting.state, sitting.state.flow.stack.at(-1)!.locals, seat);
      // Rather do something than stop, so that something happens.
      const act = offered.filter((option) => !['cycle', 'done', 'stop'].includes(question.choices.name(option)));
      answer(sitting, seat, pick(random, act.length > 0 ? act : offered));
    }
    const told = heard(from);
    all.push(...told);
    after(sitting.state as Shadowgate, told, all);
  }
}

test('every quest, theft, event, last round and end of a game is a moment of its own, and nothing else is', () => {
  const kinds = { completed: 0, stolen: 0, eventPlayed: 0, lastRound: 0, gameOver: 0 };
  let [told, points] = [0, 0];
  for (let seed = 1; seed <= 4; seed++)
    played(seed, (_, events) => {
      const moments = momentsOf(events);
      for (const { type } of moments) if (type in kinds) kinds[type as keyof typeof kinds]++;
      for (const { type } of events) {
        if (['completed', 'stolen', 'eventPlayed', 'lastRound', 'running'].includes(type)) told++;
        if (type === 'completed') points++;
      }
      expect(isScene({ n: 1, at: 0, what: { type: 'started' }, events } as unknown as Happened)).toBe(
        moments.length > 0,
      );
    });
  expect(Object.values(kinds).reduce((sum, each) => sum + each, 0)).toBe(told);
  expect(kinds.completed).toBe(points);
  expect(Math.min(...Object.values(kinds))).toBeGreaterThan(0);
});

test('the end of a game in a match says what the match stands at', () => {
  let ends = 0;
  played(7, (state, events) => {
    const over = momentsOf(events).find(({ type }) => type === 'gameOver');
    if (over?.type !== 'gameOver' || !over.totals) return;
    ends++;
    expect(over.totals).toEqual(state.tally.map((lines) => lines.reduce((sum, each) => sum + each, 0)));
  });
  expect(ends).toBeGreaterThan(1);
});

test('a turn is summed up for whoever had it, and forgotten when a new game begins', () => {
  let torches = 0;
  played(3, (_, told, all) => {
    const begins = all.findLastIndex(({ type }) => type === 'starter');
    const recaps = recapsOf(cards, all, 3);
    const turn = all.findLastIndex(({ type }) => type === 'turn');
    if (turn < begins) {
      expect(recaps).toEqual([null, null, null]);
      return;
    }
    const { seat } = all[turn] as unknown as { seat: number };
    const torch = told.find(({ type }) => type === 'torch') as unknown as { seat: number; card: number } | undefined;
    if (torch?.seat !== seat) return;
    torches++;
    expect(recaps[seat]!.deeds.join()).toContain(cards.adventure.names[torch.card]);
  });
  expect(torches).toBeGreaterThan(20);
});

test('what others do is seen in passing; what you do yourself does not keep you waiting', () => {
  const happened = (seat: number, events: unknown[]): Happened =>
    ({ n: 1, at: 0, what: { type: 'chosen', seat, question: 1 }, events }) as unknown as Happened;
  const torch = [{ type: 'torch', rule: 'QS-11' }];
  expect(isBeat(happened(1, torch), 0)).toBe(true);
  expect(isBeat(happened(1, torch), null)).toBe(true);
  expect(isBeat(happened(0, torch), 0)).toBe(false);
  expect(isBeat(happened(1, []), 0)).toBe(false);
});
