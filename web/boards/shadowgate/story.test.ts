import { waitingFor } from '@gilt/engine/answer';
import { changed } from '@gilt/engine/change';
import { heardBy } from '@gilt/engine/event';
import { openLine } from '@gilt/engine/flow';
import { readSetup } from '@gilt/engine/game';
import { pick, randomFrom } from '@gilt/engine/random';
import { seedFrom } from '@gilt/engine/seed';
import { answer, isOver, sitDown } from '@gilt/engine/sitting';
import { storyFor } from '@gilt/engine/story';
import { viewOf } from '@gilt/engine/view';
import type { Event } from '@gilt/games/shadowgate/events';
import { shadowgate } from '@gilt/games/shadowgate/game';
import { houseCards as cards } from '@gilt/games/shadowgate/house';
import type { ShadowgateView } from '@gilt/games/shadowgate/secrets';
import { expect, test } from 'vitest';
import type { Story } from '../../player/story.ts';
import { recapsOf } from './recap.ts';
import { GLANCE, momentsOf, plan } from './story.ts';

type Told = Story<ShadowgateView, Event>;

/** Plays at random, and calls after each answer with its story as a spectator is told it, and all events so far. */
function played(seed: number, match: string, after: (story: Told, all: Told['events']) => void): void {
  const random = randomFrom(seed);
  const setup = readSetup(shadowgate, 2 + (seed % 2), { match, stealing: true, characters: 'learners' });
  const sitting = sitDown(shadowgate, setup, seedFrom(`moments ${seed}`), 'fresh', false, 'asked');
  const all = sitting.told!.flatMap((each) => heardBy(each, null) ?? []) as Event[];
  while (!isOver(sitting)) {
    const { question } = openLine(shadowgate, sitting.state)!;
    const from = sitting.told!.length;
    const [seat] = waitingFor(sitting.state);
    const offered = question.options(sitting.state, sitting.state.flow.stack.at(-1)!.locals, seat!);
    // Rather do something than stop, so that something happens.
    const act = offered.filter((option) => !['cycle', 'done', 'stop'].includes(question.choices.name(option)));
    answer(sitting, seat!, pick(random, act.length > 0 ? act : offered));
    const telling = { told: sitting.told!.slice(from), moments: sitting.moments };
    const steps = storyFor(shadowgate.secrets, telling, null);
    const events = steps.flatMap(({ event }) => event ?? []) as Event[];
    const views = [viewOf(shadowgate.secrets, telling.moments[0]!, null)];
    for (const { change } of steps) views.push(changed(views.at(-1)!, change));
    all.push(...events);
    const what = { type: 'chosen', seat: seat!, question: sitting.state.flow.asked } as const;
    after({ what, events, views: views as ShadowgateView[], you: null }, all);
  }
}

/** The first moment is shown by itself, then all of them; each happens before it settles, and nothing is told of what comes after. */
function expectInTwo(story: Told): void {
  const { events } = story;
  const { beats } = plan(story)!;
  const all = momentsOf(events);
  const pairs = all.length > 1 ? [1, all.length] : [1];
  expect(beats.map(({ shown }) => momentsOf(events.slice(0, shown)).length)).toEqual(pairs.flatMap((n) => [n, n]));
  expect(beats.map(({ name }) => name.endsWith('settled'))).toEqual(pairs.flatMap(() => [false, true]));
  expect(beats[0]!.name).toBe(all.length > 1 ? 'first' : 'alone');
  const last = beats.at(-1)!.shown;
  expect(momentsOf(events.slice(0, last))).toEqual(all);
  expect(momentsOf(events.slice(0, last - 1))).not.toEqual(all);
}

test('every quest, theft, event, last round and end of a game in a match is a moment of its own, and nothing else is', () => {
  const kinds = { completed: 0, stolen: 0, eventPlayed: 0, lastRound: 0, gameOver: 0 };
  let told = 0;
  for (let seed = 1; seed <= 3; seed++) {
    let before: Told | null = null;
    played(seed, seed === 1 ? 'none' : 'each-starts', (story) => {
      const { events, views } = story;
      const moments = momentsOf(events);
      for (const { type } of moments) if (type in kinds) kinds[type as keyof typeof kinds]++;
      for (const { type } of events)
        if (['completed', 'stolen', 'eventPlayed', 'lastRound', 'running'].includes(type)) told++;
      const { reads, passing = false } = plan(story) ?? { reads: false };
      expect(reads).toBe(moments.length > 0);
      expect(passing).toBe(moments.length === 0 && events.length > 0);
      if (!reads) return;
      expectInTwo(story);
      // Where nobody has a choice in between, both would be told at once.
      if (before)
        expectInTwo({
          ...story,
          events: [...before.events, ...events],
          views: [...before.views.slice(0, before.events.length + 1), ...views.slice(1)],
        });
      before = moments.at(-1)!.type === 'gameOver' ? null : story;
    });
  }
  expect(Object.values(kinds).reduce((sum, each) => sum + each, 0)).toBe(told);
  expect(Math.min(...Object.values(kinds))).toBeGreaterThan(0);
});

test('a moment is shown on the table as it stood then: points are counted, items used up, the match not gone on', () => {
  let [quests, ends] = [0, 0];
  played(7, 'each-starts', (story) => {
    const { views, events } = story;
    for (const { shown } of plan(story)?.beats ?? []) {
      const event = events[shown - 1];
      const { game } = views[shown]!;
      if (event?.type === 'completed') {
        quests++;
        expect(game.points[event.seat]).toBe(views[0]!.game.points[event.seat]! + event.points);
        expect(game.completed).toContain(event.side);
      }
      if (event?.type === 'running') {
        ends++;
        expect(event.totals).toEqual(game.tally.map((lines) => lines.reduce((sum, each) => sum + each, 0)));
        expect(game.characters).not.toContain(-1);
      }
    }
  });
  expect(quests).toBeGreaterThan(10);
  expect(ends).toBeGreaterThan(1);
});

test('a turn is summed up for whoever had it, and forgotten when a new game begins', () => {
  let torches = 0;
  played(3, 'each-starts', ({ events }, all) => {
    const begins = all.findLastIndex(({ type }) => type === 'starter');
    const recaps = recapsOf(cards, all, 3);
    const turn = all.findLastIndex(({ type }) => type === 'turn');
    if (turn < begins) {
      expect(recaps).toEqual([null, null, null]);
      return;
    }
    const { seat } = all[turn] as Event & { type: 'turn' };
    const torch = events.find((event) => event.type === 'torch');
    if (torch?.seat !== seat) return;
    torches++;
    expect(recaps[seat]!.deeds.join()).toContain(cards.adventure.names[torch.card]);
  });
  expect(torches).toBeGreaterThan(20);
});

test('what others do is glanced at, as it stands when the next question is put; what you do does not keep you waiting', () => {
  let glances = 0;
  played(5, 'none', (story) => {
    const { what, events, views } = story;
    const mine = plan({ ...story, you: what.type === 'chosen' ? what.seat : null });
    if (momentsOf(events).length > 0 || events.length === 0) {
      expect(plan(story)).toEqual(mine);
      return;
    }
    glances++;
    expect(mine).toBeNull();
    expect(plan(story)).toEqual({
      beats: [{ name: GLANCE, shown: views.length - 1, ms: 450 }],
      reads: false,
      passing: true,
    });
    expect(plan({ ...story, what: { type: 'started' } })).toBeNull();
  });
  expect(glances).toBeGreaterThan(50);
});
