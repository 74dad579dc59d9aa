import { optionsOf, waitingFor } from '@gilt/engine/answer';
import { openLine } from '@gilt/engine/flow';
import { below, pick, randomFrom } from '@gilt/engine/random';
import type { Seat } from '@gilt/engine/seat';
import { whatIf } from '@gilt/engine/what-if';
import { wordsFor } from '@gilt/engine/words';
import { NONE } from '@gilt/games/greedquest/cards';
import type { Event } from '@gilt/games/greedquest/events';
import { greedQuest } from '@gilt/games/greedquest/game';
import type { GreedQuestView } from '@gilt/games/greedquest/secrets';
import { TURN_ENDS, TURN_UP } from '@gilt/games/greedquest/steps';
import { choose } from '@gilt/table/choosing';
import { happen } from '@gilt/table/happen';
import type { Happening } from '@gilt/table/happening';
import { start } from '@gilt/table/seats';
import { nowSeen, storiesHeard, tableSeen, whatSeen } from '@gilt/table/sight';
import { expect, test } from 'vitest';
import { eventsIn, type Moment, type Passage, toldIn, viewsIn } from '../../player/passage.ts';
import { type Chapter, chapterOf, type Story, storyOf } from '../../player/story.ts';
import { setTable } from '../../tests/moments.ts';
import { actorsIn, type Step, stepsOf } from './beats.ts';
import { duelIn, lyingAfter } from './fates.ts';
import { prospect } from './prospect.ts';
import { beginsTurn, CLOSED, duellistsIn, IN_TURN, placeOf, plan } from './story.ts';

const TABLES: readonly Record<string, unknown>[] = [
  {},
  { length: 'short' },
  { length: 'shortest', tieBreakDuel: true },
  { thisIsMyRoom: true, attrition: 'survival' },
  { attrition: 'uniqueness', tieBreakDuel: true },
  { rooms: { 1: 'encounter', 2: 'encounter', 4: 'pit', 7: 'puzzle', 12: 'trap' } },
];

/** Plays at random, taking a question back now and then, and calls after each happening with all that somebody has seen so far. */
function played(seed: number, seat: Seat | null, each: (passage: Passage, walked: readonly Passage[]) => void): void {
  const random = randomFrom(seed);
  const people = ['ann', 'bob', 'cid', 'dan', 'eva', 'fay'].slice(0, 3 + (seed % 4));
  const options = TABLES[seed % TABLES.length]!;
  const [table] = setTable({ game: greedQuest, people, options, seed: `gq ${seed}` });
  const momentNow = (): Moment => ({ n: table.n, table: tableSeen(table, seat, String), now: nowSeen(table, seat) });
  const walked: Passage[] = [];
  let answered = 0;
  const add = (happening: Happening): void => {
    const before = momentNow();
    const heard = storiesHeard(table, happening, happen(table, happening, 0))(seat);
    const what = whatSeen(happening, seat, String, null);
    const passage = { happened: { n: table.n, at: 0, what, ...heard }, before, after: momentNow() };
    walked.push(passage);
    if (heard.events) each(passage, walked);
  };
  add(start(table, 'ann'));
  for (let questions = 0; table.status === 'playing' && questions < 120; questions++) {
    const { state } = table.sitting!;
    if (answered > 0 && below(random, 12) === 0) {
      add({ type: 'undone' });
      answered--;
      continue;
    }
    answered++;
    const { choices } = openLine(greedQuest, state)!.question;
    for (const asked of waitingFor(state)) {
      const choice = choices.name(pick(random, optionsOf(greedQuest, state, asked)));
      add(choose(table, asked, table.question, choice));
    }
  }
}

type GreedQuestStory = Story<GreedQuestView, Event>;
const storyIn = (passage: Passage) => storyOf(passage) as GreedQuestStory | null;

/** What is to be seen in a beat: the turn as far as it is told then. */
function turnAt(walked: readonly Passage[], shown: number): Chapter<GreedQuestView, Event> {
  const past = [...walked.slice(0, -1).map(({ happened }) => happened), toldIn(walked.at(-1)!, shown)];
  return chapterOf(past, walked, beginsTurn) as Chapter<GreedQuestView, Event>;
}

/** Goes through the beats of games of every kind, but for those in which cards are still closed. `from`, `to`: which events a beat tells. */
function steps(
  each: (
    step: Step,
    turn: Chapter<GreedQuestView, Event>,
    beat: { story: GreedQuestStory; from: number; to: number },
  ) => void,
): number {
  let count = 0;
  for (let seed = 1; seed <= 12; seed++)
    played(seed, seed % 3 === 0 ? null : 0, (passage, walked) => {
      const story = storyIn(passage);
      const planned = story && plan(story);
      if (!planned) return;
      let from = 0;
      for (const { name, shown: to } of planned.beats) {
        if (name === CLOSED) continue;
        const turn = turnAt(walked, to);
        each(stepsOf(turn.events).at(-1)!, turn, { story, from, to });
        from = to;
        count++;
      }
    });
  return count;
}

test('a turn is told one step of GQ-05 after another', () => {
  let beats = 0;
  for (let seed = 1; seed <= 12; seed++)
    played(seed, null, (passage) => {
      const story = storyIn(passage);
      if (!story) return;
      const planned = plan(story);
      const shown = planned?.beats.filter(({ name }) => name !== CLOSED).map((beat) => beat.shown) ?? [];
      expect(shown).toEqual([...new Set(shown)].sort((a, b) => a - b));
      const told = stepsOf(story.events);
      let last = TURN_UP;
      for (const { step } of told) {
        // Nobody may be asked anything in a turn; then the next one follows in the same happening.
        if (step !== TURN_UP) expect(step).toBeGreaterThanOrEqual(last);
        last = step === TURN_ENDS ? TURN_UP : step;
      }
      if (planned) expect(shown.at(-1)).toBe(story.events.length);
      beats += shown.length;
    });
  expect(beats).toBeGreaterThan(1500);
});

test('each beat shows one step more of the turn, on the views of just that step, and nothing is left out', () => {
  let rounds = 0;
  const quiet = ['dealt', 'draws', 'reshuffles'];
  const count = steps((step, turn, { story, from, to }) => {
    expect(step.end).toBe(turn.events.length);
    expect(step.start).toBe(Math.max(0, turn.events.length - (to - from)));
    expect(turn.views[step.end]).toBe(story.views[to]);
    expect(turn.views).toHaveLength(turn.events.length + 1);
    const said = story.events
      .slice(from, to)
      .filter((event) => wordsFor(greedQuest.words, event) && !quiet.includes(event.type));
    expect(said.filter((event) => !step.events.includes(event)).map(({ type }) => type)).toEqual([]);
    // A duel is seen in the step in which its cards are turned up, among those who fight it.
    const duel = duelIn(step.events);
    if (!duel) return;
    rounds++;
    expect(duel.seats.length).toBeGreaterThan(1);
    for (const seat of duel.seats) expect(duel.cards![seat]).toBeDefined();
    if (duel.winner === null) expect(duellistsIn(turn.views[step.end]!)).toEqual(duel.seats);
  });
  expect(count).toBeGreaterThan(1500);
  expect(rounds).toBeGreaterThan(20);
});

test('a piece moves in the step that tells of it, and whoever moves is lit', () => {
  let moved = 0;
  steps((step, { events, views }) => {
    const [was, now] = [views[step.start], views[step.end]];
    if (!was || !now) return;
    // What changes a move is told with it.
    for (const event of step.events)
      if (event.type === 'further' || event.type === 'curseProof')
        expect(step.events.some((each) => 'from' in each && each.seat === event.seat)).toBe(true);
    const told = (step.events as Event[]).flatMap((event) => {
      if (event.type === 'moves' || event.type === 'tracks' || event.type === 'startsOver') return [event.seat];
      return event.type === 'swaps' ? [event.seat, event.with] : [];
    });
    const movers = now.game.rooms.flatMap((room, seat) => (room === was.game.rooms[seat] ? [] : [seat]));
    expect(movers.filter((seat) => !told.includes(seat))).toEqual([]);
    const actors = actorsIn(step, events, was.game, now.game);
    expect(movers.filter((seat) => !actors.includes(seat))).toEqual([]);
    const [before, after] = [lyingAfter(events.slice(0, step.start)), lyingAfter(events)];
    if (step.step === TURN_UP) expect(actors).toEqual([]);
    else
      for (const [seat, { fate }] of after.entries()) if (fate !== before[seat]!.fate) expect(actors).toContain(seat);
    moved += movers.length;
  });
  expect(moved).toBeGreaterThan(800);
});

test('when somebody has to choose in the middle of a turn, something has become of every card but those that are still in play', () => {
  const seen = { open: 0, done: 0, reads: 0 };
  for (let seed = 1; seed <= 12; seed++)
    played(seed, null, (passage, walked) => {
      const story = storyIn(passage);
      const planned = story && plan(story);
      if (!planned) return;
      const inTurn = IN_TURN.includes(placeOf(story.after!));
      expect(planned.reads).toBe(!inTurn);
      if (planned.reads) seen.reads++;
      if (!inTurn) return;
      const { inPlay } = story.after!.game;
      for (const [seat, { card, fate }] of lyingAfter(turnAt(walked, story.events.length).events).entries())
        if (inPlay[seat] !== NONE) {
          seen.open++;
          expect(card).toBe(inPlay[seat]);
          expect(['open', 'acted']).toContain(fate);
        } else {
          seen.done++;
          expect(fate === 'none' || fate !== 'open').toBe(true);
          expect(fate === 'none').toBe(card === NONE);
        }
    });
  for (const [what, times] of Object.entries(seen)) expect(times, what).toBeGreaterThan(40);
});

test('cards come together before they are turned up, and nothing is told of them until then', () => {
  let turns = 0;
  for (let seed = 1; seed <= 12; seed++)
    played(seed, 0, (passage) => {
      const story = storyIn(passage);
      const [first] = (story && plan(story)?.beats) ?? [];
      if (first?.name !== CLOSED) return;
      turns++;
      const told = story!.events.slice(0, first.shown).map(({ type }) => type);
      expect(told).not.toContain('turnedUp');
      expect(told).not.toContain('duelCards');
      expect(['turnedUp', 'duelCards']).toContain(story!.events[first.shown]!.type);
    });
  expect(turns).toBeGreaterThan(300);
});

test('GQ-27 those who tie go on alone', () => {
  const laid: Event = { type: 'duelCards', rule: 'GQ-27', seats: [0, 1, 2], cards: [9, 8, 9] };
  expect(duelIn([laid, { type: 'duelTied', rule: 'GQ-27', seats: [0, 2] }])).toMatchObject({
    seats: [0, 2],
    winner: null,
  });
  expect(duelIn([laid, { type: 'duelLost', rule: 'GQ-27' }])).toMatchObject({ seats: [0, 1, 2], winner: NONE });
  expect(duelIn([laid, { type: 'duelWon', rule: 'GQ-27', seat: 2 }])?.winner).toBe(2);
});

test('GQ-21 GQ-34 a Go! says what it counts where that is not printed on it', () => {
  const lying = (text: string) => lyingAfter(whatIf(text, [greedQuest]).told.map(({ event }) => event as Event));
  const pit = lying('Ann: room 5, hand 8 - \n Bob: room 4, hand 5 - \n Cid: room 4, hand loot -');
  expect(pit.map(({ counts }) => counts)).toEqual([6, null, null]);
});

test('what a card would do for you is what it does, if nothing comes in between', () => {
  const seen = { door: 0, go: 0, puzzle: 0, discarded: 0, 'see-ya': 0, tracking: 0 };
  for (let seed = 1; seed <= 40; seed++)
    played(seed, null, (passage) => {
      const events = eventsIn(passage) as Event[];
      const [before] = viewsIn(passage) as GreedQuestView[];
      // What happens before anybody is asked has no before.
      if (!before || placeOf(before) !== 'turn.playCards') return;
      const turnedUp = events.findIndex(({ type }) => type === 'turnedUp');
      if (turnedUp < 0) return;
      const next = events.findIndex(({ type }, i) => i > turnedUp && type === 'turnedUp');
      const turn = events.slice(turnedUp, next < 0 ? undefined : next);
      const { cards } = turn[0] as Event & { type: 'turnedUp' };
      const moved = new Set<number>();
      for (const event of turn) {
        if (!('seat' in event) || cards[event.seat] === NONE || event.seat < 0) continue;
        const would = prospect(before, event.seat, cards[event.seat]!);
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
