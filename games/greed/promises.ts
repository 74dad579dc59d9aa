import type { Heard, Reveal } from '@gilt/engine/event';
import type { PromiseKind, Verdict } from '@gilt/engine/promise';
import type { Seat } from '@gilt/engine/seat';
import { z } from 'zod';
import { CARDS } from './cards.ts';
import type { Event } from './events.ts';
import type { Options } from './options.ts';
import type { Card, Effect } from './vocabulary.ts';

type Kind = PromiseKind<Event, Options, Record<string, never>>;
const noTerms = () => z.strictObject({});

const hurts = (effect: Effect): boolean =>
  (effect.do === 'loseCash' && effect.who === 'others') ||
  effect.do === 'lose' ||
  (effect.do === 'markers' && effect.on === 'theirs');

const effectsOf = ({ does, lasting, fleeting }: Card): Effect[] => [
  ...does,
  ...[...lasting, ...fleeting].flatMap((ability) => (typeof ability === 'string' ? [] : [ability.does])),
];

/** Whether a card takes cash, markers, thugs or holdings from others. */
export const isHarmful = (card: number): boolean => effectsOf(CARDS[card]!).some(hurts);

/** I will play nothing that hurts others this turn. Cards played on top count too. */
const noHarm: Kind = {
  terms: noTerms,
  judge(by: Seat, _terms, since: readonly Heard<Event>[]): Verdict {
    const end = since.findIndex(({ type }) => type === 'turnEnds');
    const turn = end < 0 ? since : since.slice(0, end);
    const played = turn.flatMap((event) => (event.type === 'turn' && event.seat === by ? [event.card] : []));
    const turnedUp = turn.filter(
      (event): event is Reveal => event.type === 'reveal' && event.question === 'round.playCard',
    );
    const cards = [...played, ...turnedUp.map(({ answers }) => Number(answers[by]))];
    if (cards.some(isHarmful)) return 'broken';
    return end < 0 || cards.length === 0 ? 'moot' : 'kept';
  },
};

/** GR-04 I will pass no actions on: the next pile that my left neighbour gets from me. */
const noActions: Kind = {
  terms: noTerms,
  judge(by: Seat, _terms, since: readonly Heard<Event>[]): Verdict {
    const pile = since.find((event) => event.type === 'pile' && event.from === by && event.seat !== by);
    if (pile?.type !== 'pile') return 'moot';
    return pile.cards.some((card) => CARDS[card]!.type === 'action') ? 'broken' : 'kept';
  },
};

/** What players can promise each other. It binds nobody. */
export const promises = { 'no-harm': noHarm, 'no-actions': noActions };
