import type { AnyEvent, Heard } from '@gilt/engine/event';
import { proceed } from '@gilt/engine/flow';
import { type Message, wordsFor } from '@gilt/engine/words';
import type { Company } from './playing-on.ts';
import { answered, type Weighing } from './weighing.ts';

/** What made the difference between two options: something that happens more often with the one than with the other, and its clause. */
export interface Why {
  readonly says: Message;
  readonly rule: string;
  /** In how many of these worlds it happens with the better option, and with the one that was chosen. */
  readonly better: number;
  readonly chosen: number;
  readonly worlds: number;
}

/** In so many worlds both are carried out. */
const WORLDS = 60;

/** Carries both options out in the worlds that a seat could believe in, up to the next question, and finds what happens with one and not with the other. */
export function whyOf(company: Company, weighing: Weighing, better: number, chosen: number): Why | null {
  const { rules } = company;
  const { seat, options, worlds } = weighing;
  const some = worlds.slice(0, WORLDS);
  const seen = new Map<string, { says: Message; rule: string; own: boolean; times: [number, number] }>();
  for (const { game } of some) {
    [better, chosen].forEach((place, which) => {
      const copy = answered(company, game, seat, options[place]!);
      const keys = new Set<string>();
      proceed(rules, copy, (event, to, twin = null) => {
        const heard: Heard<AnyEvent> | null = to === undefined || to === seat ? event : twin;
        if (!heard || heard.type === 'reveal') return;
        const says = wordsFor(rules.words, heard);
        if (!says) return;
        const key = JSON.stringify(says);
        if (!seen.has(key)) {
          const own = JSON.stringify(says.with ?? {}).includes(`{"seat":${seat}}`);
          seen.set(key, { says, rule: heard.rule, own, times: [0, 0] });
        }
        if (!keys.has(key)) seen.get(key)!.times[which]!++;
        keys.add(key);
      });
    });
  }
  let found: Why | null = null;
  let most = 0;
  for (const { says, rule, own, times } of seen.values()) {
    // What happens to oneself says more than what happens to others.
    const weight = Math.abs(times[0] - times[1]) * (own ? 2 : 1);
    if (weight <= most) continue;
    most = weight;
    found = { says, rule, better: times[0], chosen: times[1], worlds: some.length };
  }
  return found;
}
