import type { AnyEvent, Heard } from './event.ts';
import { proceed, type run, type State } from './flow.ts';
import type { AnyGame } from './game.ts';
import { randomFrom } from './random.ts';
import { determinise } from './redeal.ts';
import type { View } from './view.ts';

/** How things would have to be for what is asked. */
export interface Supposing<G extends State, E extends AnyEvent> {
  /** Puts things as they are supposed to be, the answers to the open question among them. */
  readonly arrange: (game: G) => void;
  /** Which of the deals that a seat cannot tell apart: without it always the same. */
  readonly deal?: number;
  /** Where the part of the story ends that is asked about: this event and what comes after it are left out. */
  readonly until?: (event: Heard<E>) => boolean;
}

/** What would be told then, and how the game would stand. */
export interface Foretold<G extends State, E extends AnyEvent> {
  readonly events: readonly E[];
  readonly game: G;
}

/**
 * What would happen, found by carrying it out (decision 14): by the rules themselves, on a game dealt from nothing but what a seat knows.
 * It goes on as far as the next question.
 */
export function foretell<G extends State, E extends AnyEvent>(
  rules: AnyGame,
  view: View,
  { arrange, deal = 1, until }: Supposing<G, E>,
): Foretold<G, E> {
  const game = determinise<G>(rules, view, randomFrom(deal));
  arrange(game);
  return { events: carriedOn(rules, game, until), game };
}

/**
 * Goes on with a game whose question is answered, as far as the next one, and says what is told meanwhile besides the answers.
 * `goOn`: `run`, where no question is open because something was put on the stack that is to be carried out.
 */
export function carriedOn<G extends State, E extends AnyEvent>(
  rules: AnyGame,
  game: G,
  until: Supposing<G, E>['until'] = () => false,
  goOn: typeof proceed | typeof run = proceed,
): E[] {
  const events: E[] = [];
  let over = false;
  goOn(rules, game, (heard) => {
    const event = heard as Heard<E>;
    over ||= until(event);
    if (!over && event.type !== 'reveal' && event.type !== 'undone') events.push(event as E);
  });
  return events;
}
