import { waitingFor } from '@gilt/engine/answer';
import { openLine } from '@gilt/engine/flow';
import { readSetup } from '@gilt/engine/game';
import { pick, randomFrom } from '@gilt/engine/random';
import { seedFrom } from '@gilt/engine/seed';
import { answer, isOver, type Sitting, sitDown } from '@gilt/engine/sitting';
import { viewOf } from '@gilt/engine/view';
import { expect, test } from 'vitest';
import type { Event } from './events.ts';
import { type Forecast, forecast, forecastChoice, type Prospect } from './forecast.ts';
import { greed } from './game.ts';
import type { GreedView } from './secrets.ts';
import type { Greed } from './state.ts';

const viewFor = (sitting: Sitting, seat: number): GreedView =>
  viewOf(greed.secrets, sitting.state, seat) as unknown as GreedView;
const told = ({ told: all }: Sitting, from: number): Event[] =>
  all!.slice(from).flatMap(({ event }) => (event.type === 'reveal' ? [] : [event as Event]));

/** Plays at random; calls before each answer of the open question. */
function played(
  seed: number,
  before: (sitting: Sitting, where: string, choices: ReadonlyMap<number, number>) => void,
  after: (sitting: Sitting, from: number) => void,
): void {
  const random = randomFrom(seed);
  const sitting = sitDown(greed, readSetup(greed, 2 + (seed % 4), {}), seedFrom(`forecast ${seed}`), 'fresh');
  while (!isOver(sitting)) {
    const line = openLine(greed, sitting.state)!;
    const { locals } = sitting.state.flow.stack.at(-1)!;
    const choices = new Map(
      waitingFor(sitting.state).map((seat) => [seat, pick(random, line.question.options(sitting.state, locals, seat))]),
    );
    before(sitting, line.where, choices);
    const from = sitting.told!.length;
    for (const [seat, choice] of choices) answer(sitting, seat, choice);
    after(sitting, from);
  }
}

/** A card that was carried out, and all that came of it. */
interface Act {
  readonly card: number;
  readonly seat: number;
  readonly events: Event[];
}

/** Whether a card was discarded and nothing else: then those after it find the table as it was. */
const cameToNothing = ({ events }: Act): boolean =>
  events.length === 2 && (events[1]!.type === 'unmet' || events[1]!.type === 'unpaid');

/** All cards have been carried out, and what comes now is phase 4 or the end of the turn. */
const isAfterwards = (event: Event): boolean =>
  event.rule === 'GR-07' ||
  ['turnEnds', 'discarded', 'nothingLost'].includes(event.type) ||
  (event.type === 'lost' && event.how === 'taken');

/** The cards that were carried out to the end, as far as nobody got in between. */
function actsIn(events: readonly Event[]): Act[] {
  const acts: Act[] = [];
  for (const event of events) {
    if (isAfterwards(event)) {
      acts.push({ card: 0, seat: -1, events: [] });
      break;
    }
    if (event.type === 'turn' && event.rule === 'GR-06') acts.push({ card: event.card, seat: event.seat, events: [] });
    acts.at(-1)?.events.push(event);
  }
  // The last one may still be under way.
  acts.pop();
  const first = acts.findIndex((act) => !cameToNothing(act));
  return first < 0 ? acts : acts.slice(0, first + 1);
}

/** What these events did to everybody's money, as far as they say so themselves. */
function cashIn(events: readonly Event[], players: number): number[] {
  const cash = new Array<number>(players).fill(0);
  for (const event of events) {
    if (event.type === 'gained') cash[event.seat]! += event.cash;
    if (event.type === 'lostCash' || event.type === 'paid') cash[event.seat]! -= event.cash;
  }
  return cash;
}

test('in whole random games a card does what was foretold, to the last event, if nothing came between', () => {
  const checked = new Set<number>();
  for (let seed = 1; seed <= 120; seed++) {
    let foretold = new Map<number, Forecast>();
    played(
      seed,
      (sitting, where, choices) => {
        foretold = new Map();
        if (where !== 'round.playCard') return;
        for (const [seat, card] of choices) foretold.set(seat, forecast(viewFor(sitting, seat), seat, card));
      },
      (sitting, from) => {
        if (foretold.size === 0) return;
        for (const { seat, card, events } of actsIn(told(sitting, from))) {
          const { prospects, terms } = foretold.get(seat) ?? {};
          if (!prospects || events.some(({ type }) => type === 'revealed' || type === 'drew')) continue;
          checked.add(card);
          expect(prospects.map((each) => each.events)).toContainEqual(events);
          const cash = cashIn(events, sitting.setup.players);
          expect(prospects.map((each) => each.cash)).toContainEqual(cash);
          expect(terms!.met).toBe(!events.some(({ type }) => type === 'unmet' || type === 'unpaid'));
        }
      },
    );
  }
  // Nearly every card there is has been put to the test.
  expect(checked.size).toBeGreaterThan(70);
});

test('what a choice within a card would bring is what it brings', () => {
  let checked = 0;
  for (let seed = 1; seed <= 60; seed++) {
    let foretold: readonly Prospect[] | null = null;
    played(
      seed,
      (sitting, where, choices) => {
        foretold = null;
        if (where.startsWith('round.') || where === 'encore.chooseCard') return;
        const [[seat, choice]] = [...choices] as [[number, number]];
        foretold = forecastChoice(viewFor(sitting, seat), seat, choice);
      },
      (sitting, from) => {
        if (!foretold) return;
        const events = told(sitting, from);
        if (events.some(({ type }) => type === 'revealed' || type === 'drew')) return;
        checked++;
        // The rest of the turn may follow at once, or another question: as far as both go, they are the same.
        const agree = foretold.some((each) => {
          const far = Math.min(each.events.length, events.length);
          return far > 0 && JSON.stringify(each.events.slice(0, far)) === JSON.stringify(events.slice(0, far));
        });
        expect(agree).toBe(true);
      },
    );
  }
  expect(checked).toBeGreaterThan(300);
});

test('a forecast knows no more than its player: it is the same whatever lies in the draw pile', () => {
  const random = randomFrom(7);
  played(
    3,
    (sitting, where, choices) => {
      if (where !== 'round.playCard') return;
      for (const [seat, card] of choices) {
        const now = forecast(viewFor(sitting, seat), seat, card);
        const other = { ...sitting, state: greed.clone(sitting.state as Greed) };
        greed.reshuffle(other.state as Greed, random);
        expect(forecast(viewFor(other, seat), seat, card)).toEqual(now);
      }
    },
    () => undefined,
  );
});
