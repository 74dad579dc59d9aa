import type { AnyEvent, Reveal } from '@gilt/engine/event';
import type { Seat } from '@gilt/engine/seat';
import type { Event } from '@gilt/games/greedquest/events';
import type { GreedQuestView } from '@gilt/games/greedquest/secrets';
import { SWAP_STEP, TURN_ENDS } from '@gilt/games/greedquest/steps';
import type { Plan } from '../../player/pace.ts';
import { beat, type Story } from '../../player/story.ts';
import { stepsOf } from './beats.ts';

type Game = GreedQuestView['game'];

/** Where pieces stand, and which way they face. */
export type Standing = Pick<Game, 'rooms' | 'directions'>;

/** While these are asked, the cards of the turn stay on the table. */
export const IN_TURN = ['turn.nameWild', 'turn.chooseTrack', 'swap.nameSwapper', 'swap.nameSwapped'];

/** Where a game stands: the question that is open, whoever is asked. */
export function placeOf({ flow }: Pick<GreedQuestView, 'flow'>): string {
  const frame = flow.stack.at(-1);
  return frame ? `${frame.procedure}.${frame.step}` : '';
}

/** Who fights the duel that is under way; nobody, if none is. */
export function duellistsIn({ flow }: Pick<GreedQuestView, 'flow'>): readonly Seat[] {
  const frame = flow.stack.at(-1);
  return frame?.procedure === 'duel' ? (frame.locals.duellists as readonly Seat[]) : [];
}

/** What is told of cards that are turned up, the cards themselves last. */
const isOpening = (event: AnyEvent): boolean =>
  ['turnedUp', 'playsNone', 'unseen'].includes(event.type) ||
  (event.type === 'reveal' && (event as Reveal).question === 'turn.playCards');

/** A turn begins with what is told of its cards. */
export function beginsTurn(event: AnyEvent, place: number, events: readonly AnyEvent[]): boolean {
  if (!isOpening(event)) return false;
  const before = events.slice(0, place).findLast(({ type }) => type !== 'reshuffles');
  return !before || !isOpening(before) || before.type === 'turnedUp';
}

/** What is worth stopping for. */
const SHOWN = [
  'turnedUp',
  'duelCards',
  'goes',
  'moves',
  'tracks',
  'swaps',
  'noSwap',
  'nothing',
  'turnsRound',
  'startsOver',
];

/** The beat in which cards come together; all others are steps of the turn. */
export const CLOSED = 'closed';

/** Cards come together, and are looked at; what follows shares the rest of the time, in milliseconds. */
const COME_TOGETHER = 260;
const LOOK = 900;
const REST = 2300;
const AT_MOST = 1000;

/** A beat for each step of the turn; it stays to be read, unless somebody has to choose in the middle of it. */
export function plan({ events, views, after }: Story<GreedQuestView, Event>): Plan | null {
  if (!events.some(({ type }) => SHOWN.includes(type))) return null;
  const swapping = views[0]!.flow.stack.some(({ procedure }) => procedure === 'swap');
  const steps = stepsOf(events, swapping ? SWAP_STEP : TURN_ENDS);
  const turned = events.findIndex(({ type }) => type === 'turnedUp' || type === 'duelCards');
  const turning = turned >= 0 && turned < steps[0]!.end;
  const each = Math.min(AT_MOST, REST / Math.max(1, turning ? steps.length - 1 : steps.length));
  const beats = steps.map(({ end }, i) => beat('step', end, turning && i === 0 ? LOOK : each));
  return {
    beats: turning ? [beat(CLOSED, turned, COME_TOGETHER), ...beats] : beats,
    reads: !after || !IN_TURN.includes(placeOf(after)),
  };
}
