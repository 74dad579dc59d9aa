import type { Heard, Tell } from '@gilt/engine/event';
import { cloneFlow, openLine, proceed, run } from '@gilt/engine/flow';
import { NOT_ASKED, PENDING } from '@gilt/engine/question';
import { randomFrom } from '@gilt/engine/random';
import { determinise } from '@gilt/engine/redeal';
import type { Seat } from '@gilt/engine/seat';
import { carryOut } from './calls.ts';
import { LASTING } from './cards.ts';
import { NO } from './choices.ts';
import { eachTurn } from './each-turn.ts';
import { fire } from './effects.ts';
import type { Event } from './events.ts';
import { greed } from './game.ts';
import { show } from './memory.ts';
import type { GreedView } from './secrets.ts';
import { cloneTable, type Greed, NONE } from './state.ts';
import { type Terms, termsOf } from './terms.ts';

/**
 * What a card would do for a player, found by carrying it out: by the rules themselves, on a copy dealt from nothing but what
 * that player knows. What depends on cards that nobody can know is left open.
 */

/** One way in which it can go, by the choices that its player then has. */
export interface Prospect {
  readonly events: readonly Event[];
  /** By seat: thousands of dollars, and markers, more or less than now. */
  readonly cash: readonly number[];
  readonly markers: readonly number[];
  /** What comes after these events depends on cards that nobody knows. */
  readonly open: boolean;
  /** What its 'each turn' ability would bring next, and what its ability for the end of the game, as things would then stand. */
  readonly eachTurn: readonly Event[];
  readonly endOfGame: readonly Event[];
}

/** What a card asks for, and the ways in which it can go; the best for its player comes first. */
export interface Forecast {
  readonly terms: Terms;
  readonly prospects: readonly Prospect[];
}

/** GR-08 What a marker is worth, in thousands. */
const WORTH = 10;
/** No card has nearly as many ways to go. */
const MOST = 120;

/** Any deal will do: what differs between them is left open. */
const copyOf = (view: GreedView): Greed => determinise<Greed>(greed, view, randomFrom(1));

/** What a card would do if its player carried it out now, before all others. It may be in hand or still in the pile. */
export function forecast(view: GreedView, seat: Seat, card: number): Forecast {
  const game = copyOf(view);
  if (game.hands[seat]!.includes(card)) show(game, seat, card);
  game.out[seat]!.push(card);
  game.flow.stack = [carryOut(seat, card, false, false)];
  const terms = termsOf(game, seat, card);
  return {
    terms,
    prospects: sorted(
      prospectsFrom(game, seat, (into, tell) => run(greed, into, tell), card),
      seat,
    ),
  };
}

/** What would follow from a choice in the question that is put to a player while cards are carried out. */
export function forecastChoice(view: GreedView, seat: Seat, choice: number): readonly Prospect[] {
  const game = copyOf(view);
  game.flow.stack = game.flow.stack.filter(({ procedure }) => procedure !== 'rounds' && procedure !== 'round');
  return sorted(
    prospectsFrom(
      game,
      seat,
      (into, tell) => {
        into.flow.answers[seat] = choice;
        proceed(greed, into, tell);
      },
      NONE,
    ),
    seat,
  );
}

const sorted = (prospects: readonly Prospect[], seat: Seat): readonly Prospect[] => {
  const value = ({ cash, markers }: Prospect): number => cash[seat]! + WORTH * markers[seat]!;
  return prospects.toSorted((a, b) => value(b) - value(a));
};

type GoOn = (game: Greed, tell: Tell) => void;

/** Goes on until nothing is left to do or somebody else is asked; wherever the player is asked, every way is tried. */
function prospectsFrom(start: Greed, seat: Seat, goOn: GoOn, card: number): Prospect[] {
  const found: Prospect[] = [];
  const before = { cash: start.cash.slice(), markers: markersOf(start) };

  function follow(game: Greed, events: readonly Event[], step: GoOn): void {
    if (found.length >= MOST) return;
    const told: Event[] = [...events];
    let seen: Pick<Prospect, 'cash' | 'markers'> | null = null;
    const change = (): Pick<Prospect, 'cash' | 'markers'> => ({
      cash: game.cash.map((cash, each) => cash - before.cash[each]!),
      markers: markersOf(game).map((markers, each) => markers - before.markers[each]!),
    });
    step(game, (heard) => {
      const event = heard as Heard<Event>;
      if (event.type === 'reveal' || event.type === 'undone' || seen) return;
      // GR-20 What is turned up is not to be known before; what follows from it even less.
      if (event.type === 'revealed') seen = change();
      else told.push(event.type === 'drew' ? { ...event, drew: NONE } : event);
    });
    const options = seen ? [] : ownOptions(game, seat);
    if (options.length > 0) {
      for (const option of options)
        follow(cloneTable(game, cloneFlow(game.flow)), told, (into, tell) => {
          into.flow.answers[seat] = option;
          proceed(greed, into, tell);
        });
      return;
    }
    const isThere = card !== NONE && !seen && game.displays[seat]!.some((placed) => placed.card === card);
    found.push({
      events: told,
      ...(seen ?? change()),
      open: seen !== null,
      eachTurn: isThere ? eachTurnOf(game, seat, card) : [],
      endOfGame: isThere ? endOfGameOf(game, card) : [],
    });
  }

  follow(start, [], goOn);
  return found;
}

const markersOf = ({ displays }: Greed): number[] =>
  displays.map((display) => display.reduce((sum, { markers }) => sum + markers, 0));

/** What the player may choose in the question that is open. Whether to pay at all is not asked here: it is said what paying brings. */
function ownOptions(game: Greed, seat: Seat): readonly number[] {
  const { stack, answers } = game.flow;
  if (stack.length === 0 || answers[seat] !== PENDING) return [];
  const line = openLine(greed, game)!;
  const options = line.question.options(game, stack.at(-1)!.locals, seat);
  // GR-36 Another card is another story.
  return line.where === 'encore.chooseCard' ? [NO] : options.filter((option) => option !== NO);
}

/** GR-07 What the card would bring in phase 4. */
function eachTurnOf(game: Greed, seat: Seat, card: number): Event[] {
  const placed = game.displays[seat]!.find((each) => each.card === card)!;
  if (LASTING.eachTurn[placed.face]!.length === 0) return [];
  const copy = cloneTable(game, cloneFlow(game.flow));
  copy.flow.stack = [eachTurn.call({ acted: 0, cards: [] })];
  copy.flow.answers.fill(NOT_ASKED);
  const told: Event[] = [];
  const tell = keep(told, card);
  run(greed, copy, tell);
  while (copy.flow.stack.length > 0) {
    const asked = copy.flow.answers.indexOf(PENDING);
    const options = openLine(greed, copy)!.question.options(copy, copy.flow.stack.at(-1)!.locals, asked);
    copy.flow.answers[asked] = options[0]!;
    proceed(greed, copy, tell);
  }
  return told;
}

/** GR-35 What the card would bring at the end of the game. */
function endOfGameOf(game: Greed, card: number): Event[] {
  const told: Event[] = [];
  fire(cloneTable(game, cloneFlow(game.flow)), 'endOfGame', 0, NONE, 0, keep(told, card));
  return told;
}

const keep =
  (into: Event[], card: number): Tell =>
  (event) => {
    if ('card' in event && event.card === card) into.push(event as Event);
  };
