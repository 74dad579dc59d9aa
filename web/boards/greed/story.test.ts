import { optionsOf, waitingFor } from '@gilt/engine/answer';
import { changed } from '@gilt/engine/change';
import type { Heard } from '@gilt/engine/event';
import { readSetup } from '@gilt/engine/game';
import { pick, randomFrom } from '@gilt/engine/random';
import { seedFrom } from '@gilt/engine/seed';
import { answer, isOver, sitDown } from '@gilt/engine/sitting';
import { storyFor } from '@gilt/engine/story';
import { viewOf } from '@gilt/engine/view';
import type { Event } from '@gilt/games/greed/events';
import { greed } from '@gilt/games/greed/game';
import type { GreedView } from '@gilt/games/greed/secrets';
import { expect, test } from 'vitest';
import { type Deed, isCards, isTurn, LAST_PHASES, laidOut, plan, type Turn } from './story.ts';

const SEEDS = 20;
/** Ten rounds of each game are played. */
const TURNS = 10 * SEEDS;

interface Told {
  readonly events: readonly Heard<Event>[];
  /** Before all of it, and after each event. */
  readonly views: readonly GreedView[];
  /** What was told of the turn before. */
  readonly earlier: readonly Heard<Event>[];
}

/** All that is told in whole random games, each time to somebody else. */
function* stories(): Generator<Told> {
  for (let seed = 1; seed <= SEEDS; seed++) {
    const random = randomFrom(seed);
    const players = 2 + (seed % 4);
    const seat = seed % (players + 1) === players ? null : seed % (players + 1);
    const setup = readSetup(greed, players, {});
    const sitting = sitDown(greed, setup, seedFrom(`greed story ${seed}`), 'fresh', false, 'asked');
    let earlier: Heard<Event>[] = [];
    while (!isOver(sitting)) {
      const from = sitting.told!.length;
      for (const asked of waitingFor(sitting.state))
        answer(sitting, asked, pick(random, optionsOf(greed, sitting.state, asked)));
      const telling = { told: sitting.told!.slice(from), moments: sitting.moments };
      const steps = storyFor(greed.secrets, telling, seat).filter(({ event }) => event !== null);
      const views = [viewOf(greed.secrets, telling.moments[0]!, seat) as GreedView];
      for (const { change } of steps) views.push(changed(views.at(-1)!, change));
      const events = steps.map(({ event }) => event as Heard<Event>);
      yield { events, views, earlier };
      const begins = events.findLastIndex(isTurn);
      earlier = begins < 0 ? [...earlier, ...events] : events.slice(begins);
    }
  }
}

const planned = ({ events, views }: Told) => plan({ what: { type: 'started' }, events, views, you: null });

/** The turn as it is laid out when so much has been told. */
function turnAt({ events, earlier }: Told, shown: number): Turn {
  const told = [...earlier, ...events.slice(0, shown)];
  return laidOut(told.slice(Math.max(0, told.findLastIndex(isTurn))));
}

const deedsIn = ({ columns, after }: Turn): Deed[] => [
  ...columns.flatMap(({ acts }) => acts.flatMap(({ deeds }) => deeds)),
  ...LAST_PHASES.flatMap((each) => after[each]),
];

const TOLD = [...stories()];

test('a turn stays to be read when it is over, and nothing of it is left to be shown then', () => {
  let turns = 0;
  for (const told of TOLD) {
    const how = planned(told);
    const end = told.events.findIndex(({ type }) => type === 'turnEnds');
    expect(how?.reads ?? false).toBe(end >= 0);
    if (end < 0) continue;
    turns++;
    const rest = told.events.findIndex(({ type }, i) => i > end && (type === 'round' || type === 'scored'));
    const { shown } = how!.beats.at(-1)!;
    const { columns, after } = turnAt(told, rest);
    expect(turnAt(told, shown)).toMatchObject({ columns, after });
    const { cash, displays } = told.views[rest]!.game;
    expect(told.views[shown]!.game).toMatchObject({ cash, displays });
    // Who takes which pile next, and who has won, is told afterwards.
    expect(shown).toBeLessThanOrEqual(rest);
  }
  expect(turns).toBe(TURNS);
});

test('each card that acts has a beat of its own, and so has each of the last phases', () => {
  let acts = 0;
  for (const told of TOLD) {
    let shown = deedsIn(turnAt(told, 0));
    for (const { name, shown: end } of planned(told)?.beats ?? []) {
      const turn = turnAt(told, end);
      const news = deedsIn(turn).filter((deed) => !shown.includes(deed));
      const of = name === 'act' ? turn.acting?.acts.at(-1)?.deeds : turn.after[name as (typeof LAST_PHASES)[number]];
      expect(news.filter((deed) => !of?.includes(deed))).toEqual([]);
      if (name === 'act' && news.length > 0) acts++;
      shown = deedsIn(turn);
    }
  }
  expect(acts).toBeGreaterThan(3 * TURNS);
});

test('what somebody chose for one card and nothing else is not stopped for; if other cards act then, it is looked at in passing', () => {
  const kinds = { none: 0, passing: 0 };
  for (const told of TOLD) {
    if (told.events.some((event) => isCards(event) || event.type === 'turnEnds')) continue;
    const how = planned(told);
    const many = told.events.filter(({ type }) => type === 'turn').length > 1;
    if (many) expect(how).toMatchObject({ passing: true });
    if (how) expect(how.beats.length).toBeGreaterThan(1);
    kinds[how ? 'passing' : 'none']++;
  }
  expect(Math.min(kinds.none, kinds.passing)).toBeGreaterThan(0);
});

const markersOf = ({ game }: GreedView): number[] =>
  game.displays.map((display) => display.reduce((sum, { markers }) => sum + markers, 0));

/** What these deeds do to everybody's cash and markers by their own account, from how things stood. */
function booked(deeds: readonly Event[], from: GreedView): { cash: number[]; markers: number[] } {
  const cash = [...from.game.cash];
  const on = new Map(
    from.game.displays.flatMap((display, seat) => display.map(({ card, markers }) => [card, { seat, markers }])),
  );
  for (const event of deeds) {
    if (event.type === 'gained') cash[event.seat]! += event.cash;
    if (event.type === 'lostCash' || event.type === 'paid') cash[event.seat]! -= event.cash;
    if (event.type === 'opened') on.set(event.card, { seat: event.seat, markers: event.markers });
    if (event.type === 'markers') on.get(event.holding)!.markers += event.markers;
    if (event.type === 'lost') on.delete(event.card);
  }
  const markers = cash.map(() => 0);
  for (const each of on.values()) markers[each.seat]! += each.markers;
  return { cash, markers };
}

test('what everybody owns changes in the beat of the card that changes it', () => {
  let changes = 0;
  for (const told of TOLD) {
    let from = 0;
    for (const { shown } of planned(told)?.beats ?? []) {
      const [before, after] = [told.views[from]!, told.views[shown]!];
      const news = told.events.slice(from, shown) as Event[];
      expect(booked(news, before)).toEqual({ cash: after.game.cash, markers: markersOf(after) });
      if (after.game.cash.join() !== before.game.cash.join()) changes++;
      from = shown;
    }
  }
  expect(changes).toBeGreaterThan(TURNS);
});

test('cards stand in the order of their numbers, and each was carried out once when the turn is over', () => {
  let more = 0;
  for (const told of TOLD) {
    const end = told.events.findIndex(({ type }) => type === 'turnEnds');
    if (end < 0) continue;
    const { columns } = turnAt(told, end);
    expect(columns).toEqual(columns.toSorted((a, b) => a.wave - b.wave || a.card - b.card));
    for (const { acts, card, seat } of columns) expect(acts[0]).toMatchObject({ card, seat });
    if (columns.at(-1)!.wave > 0) more++;
  }
  expect(more).toBeGreaterThan(0);
});

test('cards come together before they turn, and both before the first of them acts', () => {
  for (const told of TOLD) {
    const beats = planned(told)?.beats ?? [];
    const reveals = told.events.flatMap((event, i) => (isCards(event) ? [i + 1] : []));
    expect(beats.flatMap(({ name, shown }) => (name === 'together' ? [shown] : []))).toEqual(reveals);
    for (const [i, { name, shown }] of beats.entries()) {
      if (name === 'together') expect(beats[i + 1]).toMatchObject({ name: 'turn', shown });
      expect(shown).toBeGreaterThanOrEqual(beats[i - 1]?.shown ?? 0);
    }
  }
});
