import { answerAtRandom, begin } from '@gilt/engine/contract/random-play';
import { type Told, teller } from '@gilt/engine/event';
import { readSetup } from '@gilt/engine/game';
import { randomFrom } from '@gilt/engine/random';
import { viewOf } from '@gilt/engine/view';
import { expect, test } from 'vitest';
import type { Event } from './events.ts';
import { outlook } from './forecast.ts';
import { greedyDelvers } from './game.ts';
import { plays } from './plays.ts';
import type { GreedyDelversView } from './secrets.ts';

/** Plays whole games and compares what each play was said to bring with what it brought. */
test('GD-07 GD-10 GD-11 GD-15 what is foretold of a play is what comes of it, in whole random games', () => {
  const seen = { traded: 0, rushed: 0, stolen: 0 };
  for (let seed = 1; seed <= 12; seed++) {
    const random = randomFrom(seed);
    const state = begin(greedyDelvers, readSetup(greedyDelvers, 4, {}), randomFrom(100 + seed));
    while (state.flow.stack.length > 0) {
      const told: Told[] = [];
      const views = [0, 1, 2, 3].map((seat) => viewOf(greedyDelvers.secrets, state, seat) as GreedyDelversView);
      answerAtRandom(greedyDelvers, state, random, teller(told));
      const all = told.map(({ event }) => event);
      const reveal = all.find(({ type }) => type === 'reveal') as unknown as { answers: (string | null)[] };
      const next = all.findIndex(({ type }) => type === 'advanced');
      const events = all.slice(0, next < 0 ? undefined : next) as Event[];
      const exchanges = reveal.answers.filter((name) => name === 'exchange').length;
      for (const event of events) {
        if (event.type !== 'traded' && event.type !== 'rushed' && event.type !== 'rolled') continue;
        const { seat } = event;
        const play = plays.number(reveal.answers[seat]!);
        const { traded, rushed, loot } = outlook(views[seat]!, seat, play);
        if (event.type === 'traded' && ++seen.traded) expect(traded[exchanges - 1]).toBe(event.gold);
        if (event.type === 'rushed' && ++seen.rushed) expect(rushed).toEqual({ level: event.level, ore: event.ore });
        if (event.type === 'rolled' && event.roll >= event.needed && ++seen.stolen)
          expect(event.stolen).toBeLessThanOrEqual(loot!.most);
      }
      if (exchanges === 4) expect(outlook(views[0]!, 0, plays.number('exchange')).traded[3]).toBe(0);
    }
  }
  for (const [what, times] of Object.entries(seen)) expect(times, what).toBeGreaterThan(10);
});
