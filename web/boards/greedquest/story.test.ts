import { waitingFor } from '@gilt/engine/answer';
import { type AnyEvent, heardBy } from '@gilt/engine/event';
import { openLine } from '@gilt/engine/flow';
import { readSetup } from '@gilt/engine/game';
import { below, pick, randomFrom } from '@gilt/engine/random';
import { seedFrom } from '@gilt/engine/seed';
import { answer, isOver, type Sitting, sitDown, undo } from '@gilt/engine/sitting';
import { viewOf } from '@gilt/engine/view';
import { wordsFor } from '@gilt/engine/words';
import { NONE } from '@gilt/games/greedquest/cards';
import type { Event } from '@gilt/games/greedquest/events';
import { greedQuest } from '@gilt/games/greedquest/game';
import type { GreedQuestView } from '@gilt/games/greedquest/secrets';
import type { GreedQuest } from '@gilt/games/greedquest/state';
import type { Happened } from '@gilt/protocol/sight';
import { expect, test } from 'vitest';
import { beatsOf, turnSoFar } from './beats.ts';
import { prospect } from './prospect.ts';
import { TURN_ENDS, TURN_UP } from './steps.ts';
import { momentAfter } from './story.ts';

const TABLES: readonly Record<string, unknown>[] = [
  {},
  { length: 'short' },
  { length: 'shortest', tieBreakDuel: true },
  { thisIsMyRoom: true, attrition: 'survival' },
  { attrition: 'uniqueness', tieBreakDuel: true },
  { rooms: { 1: 'encounter', 2: 'encounter', 4: 'pit', 7: 'puzzle', 12: 'trap' } },
];

/** Plays at random, taking a turn back now and then, and calls after each happening with all that a spectator was told so far. */
function played(seed: number, after: (sitting: Sitting, past: readonly Happened[], before: GreedQuest) => void): void {
  const random = randomFrom(seed);
  const options = TABLES[seed % TABLES.length]!;
  const sitting = sitDown(greedQuest, readSetup(greedQuest, 3 + (seed % 4), options), seedFrom(`gq ${seed}`), 'fresh');
  const past: Happened[] = [];
  let told = 0;
  let answered = 0;
  const happen = (before: GreedQuest): void => {
    const events = sitting.told!.slice(told).flatMap((each) => heardBy(each, null) ?? []);
    told = sitting.told!.length;
    past.push({ n: past.length + 1, at: 0, what: { type: 'started' }, events } as unknown as Happened);
    after(sitting, past, before);
  };
  happen(greedQuest.clone(sitting.state as never) as unknown as GreedQuest);
  for (let questions = 0; !isOver(sitting) && questions < 150; questions++) {
    const before = structuredClone(sitting.state) as unknown as GreedQuest;
    if (answered > 0 && below(random, 12) === 0) {
      undo(sitting);
      answered--;
    } else {
      answered++;
      const line = openLine(greedQuest, sitting.state)!;
      for (const seat of waitingFor(sitting.state)) {
        const options = line.question.options(sitting.state, sitting.state.flow.stack.at(-1)!.locals, seat);
        answer(sitting, seat, pick(random, options));
      }
    }
    happen(before);
  }
}

test('pieces stand in the picture where they stand in the game, also after an undo', () => {
  let moments = 0;
  for (let seed = 1; seed <= 12; seed++)
    played(seed, ({ state }, past) => {
      const { rooms, directions, inPlay } = state as unknown as GreedQuest;
      const moment = momentAfter(past, rooms.length);
      expect({ rooms: moment.rooms, directions: moment.directions }).toEqual({ rooms, directions });
      // A card that is still in play is one of which nothing has become yet, or one that lies there until the turn ends.
      for (const [seat, card] of inPlay.entries()) if (card !== NONE) expect(moment.cards[seat]).toBe(card);
      moments++;
    });
  expect(moments).toBeGreaterThan(700);
});

test('a turn is told one step of GQ-05 after another, each from where the last one ended, and nothing is left out', () => {
  let steps = 0;
  for (let seed = 1; seed <= 12; seed++)
    played(seed, (_sitting, past, { rooms }) => {
      const scene = past.at(-1)!;
      const events = scene.events as AnyEvent[];
      if (events.some(({ type }) => type === 'undone')) return;
      const { fresh, now } = turnSoFar(past, scene, rooms.length);
      let [at, step] = [now, TURN_UP];
      for (const beat of fresh) {
        expect(beat.before.rooms).toEqual(at.rooms);
        // Nobody may be asked anything in a turn; then the next one follows in the same happening.
        if (beat.step !== TURN_UP) expect(beat.step).toBeGreaterThanOrEqual(step);
        [at, step] = [beat.after, beat.step === TURN_ENDS ? TURN_UP : beat.step];
        steps++;
      }
      if (fresh.length > 0) expect(at.rooms).toEqual(momentAfter(past, rooms.length).rooms);
      const told = fresh.flatMap((beat) => beat.events);
      const quiet = ['dealt', 'draws', 'reshuffles'];
      const said = events.filter((event) => wordsFor(greedQuest.words, event as never) && !quiet.includes(event.type));
      expect(said.filter((event) => !told.includes(event)).map(({ type }) => type)).toEqual([]);
    });
  expect(steps).toBeGreaterThan(2000);
});

test('who moves in a beat, or whose card something becomes of, is one of its actors', () => {
  let actors = 0;
  for (let seed = 1; seed <= 12; seed++)
    played(seed, (_sitting, past, { rooms }) => {
      for (const beat of turnSoFar(past, past.at(-1)!, rooms.length).fresh) {
        for (const event of beat.events as Event[])
          if ((event.type === 'moves' || event.type === 'tracks') && event.from !== event.to)
            expect(beat.actors).toContain(event.seat);
        actors += beat.actors.length;
      }
    });
  expect(actors).toBeGreaterThan(1000);
});

test('what a card would do for you is what it does, if nothing comes in between', () => {
  const seen = { door: 0, go: 0, puzzle: 0, discarded: 0, 'see-ya': 0, tracking: 0 };
  for (let seed = 1; seed <= 40; seed++)
    played(seed, (_sitting, past, before) => {
      const events = past.at(-1)!.events as Event[];
      // What happens before anybody is asked has no before.
      if (
        past.length === 1 ||
        before.flow.stack.at(-1)?.step !== 'playCards' ||
        before.flow.stack.at(-1)?.procedure !== 'turn'
      )
        return;
      const turnedUp = events.findIndex(({ type }) => type === 'turnedUp');
      if (turnedUp < 0) return;
      const next = events.findIndex(({ type }, i) => i > turnedUp && type === 'turnedUp');
      const turn = events.slice(turnedUp, next < 0 ? undefined : next);
      const { cards } = turn[0] as Event & { type: 'turnedUp' };
      const view = viewOf(greedQuest.secrets, before, null) as GreedQuestView;
      const moved = new Set<number>();
      for (const event of turn) {
        if (!('seat' in event) || cards[event.seat] === NONE || event.seat < 0) continue;
        const would = prospect(view, event.seat, cards[event.seat]!);
        const still = !moved.has(event.seat);
        if (event.type === 'discarded' && ++seen.discarded) expect(would.type).toBe('discarded');
        if (event.type === 'unique' || event.type === 'notUnique') expect(would.type).toBe('puzzle');
        if (event.type === 'tracks' && still && ++seen.tracking) {
          expect(would).toMatchObject(event.to > event.from ? { high: event.to } : { low: event.to });
        }
        if (event.type === 'moves' && still) {
          if (event.by === 'puzzle' && ++seen.puzzle) expect(would).toMatchObject({ room: event.to });
          if (event.by === 'door' && ++seen.door)
            expect(would).toMatchObject(event.cursed ? { cursed: event.to } : { room: event.to });
          if (event.by === 'go' && !event.cursed && ++seen.go) expect(would).toMatchObject({ room: event.to });
          if (event.by === 'see-ya' && !event.cursed && ++seen['see-ya']) {
            const { room, farthest } = would as typeof would & { type: 'see-ya' };
            const [least, most] = [Math.min(room, farthest), Math.max(room, farthest)];
            expect(event.to).toBeGreaterThanOrEqual(least);
            expect(event.to).toBeLessThanOrEqual(most);
          }
        }
        if (event.type === 'moves' || event.type === 'tracks') moved.add(event.seat);
        if (event.type === 'swaps') moved.add(event.seat).add(event.with);
      }
    });
  for (const [what, times] of Object.entries(seen)) expect(times, what).toBeGreaterThan(15);
});

test('a turn without anything to tell has no beats', () => {
  expect(beatsOf(momentAfter([], 3), [])).toEqual([]);
});
