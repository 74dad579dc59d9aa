import type { Heard } from '@gilt/engine/event';
import type { PromiseKind, Verdict } from '@gilt/engine/promise';
import type { Seat } from '@gilt/engine/seat';
import { z } from 'zod';
import { CARDS, FLEETING } from './cards.ts';
import type { Event } from './events.ts';
import type { Options } from './options.ts';

type Kind = PromiseKind<Event, Options, Record<string, never>>;
const noTerms = () => z.strictObject({});

/** The cards that a player has had at work this turn: played, on top or by 53 too, or repeated by 55. */
const atWork = (by: Seat, turn: readonly Heard<Event>[]): number[] =>
  turn.flatMap((event) =>
    (event.type === 'turn' || event.type === 'repeated') && event.seat === by ? [event.card] : [],
  );

/** Whether one of these cards took cash or markers from somebody else, or will have others lose something next turn. */
function harms(event: Heard<Event>, by: Seat, cards: readonly number[]): boolean {
  switch (event.type) {
    case 'lostCash':
      return event.seat !== by && cards.includes(event.card);
    case 'markers':
      return event.markers < 0 && event.seat !== by && cards.includes(event.card);
    case 'inForce':
      return event.seat === by && FLEETING.endOfTurn[event.face]!.length > 0;
    default:
      return false;
  }
}

/**
 * I will play nothing that hurts others this turn. It is judged by what the player's cards do, chosen or not: whoever plays 53
 * answers for the thug that comes. A card that takes nothing from anybody hurts nobody; a loss set for next turn hurts now, and
 * one that was set last turn has nothing to do with it.
 */
const noHarm: Kind = {
  terms: noTerms,
  judge(by: Seat, _terms, since: readonly Heard<Event>[]): Verdict {
    const end = since.findIndex(({ type }) => type === 'turnEnds');
    const turn = end < 0 ? since : since.slice(0, end);
    const cards = atWork(by, turn);
    if (turn.some((event) => harms(event, by, cards))) return 'broken';
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
