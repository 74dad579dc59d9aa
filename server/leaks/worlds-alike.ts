import { optionsOf, waitingFor } from '@gilt/engine/answer';
import type { HiddenSwap } from '@gilt/engine/contract/trials';
import type { AnyEvent } from '@gilt/engine/event';
import { openLine, type State } from '@gilt/engine/flow';
import type { AnyGame } from '@gilt/engine/game';
import { FORCED, NOT_ASKED, PENDING } from '@gilt/engine/question';
import type { Random } from '@gilt/engine/random';
import { determinise } from '@gilt/engine/redeal';
import { type Seat, seatsOf } from '@gilt/engine/seat';
import { viewOf } from '@gilt/engine/view';

/** A change to a state that somebody must not notice. */
export interface Difference {
  readonly what: string;
  /** Who must not notice; null: a spectator. */
  readonly listener: Seat | null;
  /** Whether it can be made again and again while a question is open. */
  readonly again: boolean;
  /** Makes the change; false if there is nothing to change now. */
  make(state: State, random: Random): boolean;
  /** The events that lawfully show it. Without it nothing is compared once the question has been answered. */
  readonly shows?: (event: AnyEvent) => boolean;
}

/** All that a listener cannot know is dealt afresh: whoever had a choice may have none now, and the other way round. */
export const dealtAfresh = (game: AnyGame, listener: Seat | null): Difference => ({
  what: 'all that is hidden, dealt afresh',
  listener,
  again: true,
  make(state, random) {
    Object.assign(state, determinise(game, viewOf(game.secrets, state, listener), random));
    return true;
  },
});

/** Two hidden things have changed places, and the listener is not among those who may know. */
export const changedPlaces = ({ what, swap, shows }: HiddenSwap<State>, listener: Seat | null): Difference => ({
  what,
  listener,
  again: false,
  make(state, random) {
    const mayKnow = swap(state, random);
    return mayKnow !== null && (listener === null || !mayKnow.includes(listener));
  },
  ...(shows ? { shows } : {}),
});

/** Makes the change, with the same seats waiting that would be had the question been asked in that world. False: it cannot be. */
export function differs(game: AnyGame, difference: Difference, state: State, random: Random): boolean {
  const trial = game.clone(state) as State;
  if (!difference.make(trial, random) || !markAsked(game, trial)) return false;
  Object.assign(state, trial);
  return true;
}

/** Marks who is asked and who is answered for, as if the question had been put in this world. False if somebody has no option at all. */
export function markAsked(game: AnyGame, state: State): boolean {
  const { question } = openLine(game, state)!;
  const { answers, players } = state.flow;
  for (const seat of seatsOf(players)) {
    if (answers[seat] === NOT_ASKED) continue;
    const options = optionsOf(game, state, seat);
    if (options.length === 0) return false;
    if (answers[seat]! < 0) answers[seat] = question.forced === 'openly' && options.length === 1 ? FORCED : PENDING;
  }
  return true;
}

/** Who has to choose in one of two worlds and not in the other: then anybody can tell them apart. */
export const askedInOne = (one: State, other: State): Seat[] => {
  const [here, there] = [waitingFor(one), waitingFor(other)];
  return seatsOf(one.flow.players).filter((seat) => here.includes(seat) !== there.includes(seat));
};

/** What was sent to somebody before the difference was lawfully shown. */
export function lawful(texts: readonly string[], shows: (event: AnyEvent) => boolean): string[] {
  const shown = texts.findIndex((text) => {
    const message = JSON.parse(text);
    const past: { events?: AnyEvent[] }[] = message.past ?? [message];
    return message.type === 'welcome' ? false : past.some(({ events = [] }) => events.some(shows));
  });
  return shown < 0 ? [...texts] : texts.slice(0, shown);
}
