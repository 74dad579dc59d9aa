import { cloneFlow, openLine, proceed, run } from '@gilt/engine/flow';
import { carriedOn } from '@gilt/engine/foretell';
import { PENDING } from '@gilt/engine/question';
import { randomFrom } from '@gilt/engine/random';
import { determinise } from '@gilt/engine/redeal';
import type { Seat } from '@gilt/engine/seat';
import { carryOut } from './calls.ts';
import { LASTING } from './cards.ts';
import { NO } from './choices.ts';
import { eachTurn } from './each-turn.ts';
import type { Event } from './events.ts';
import { greed } from './game.ts';
import { show } from './memory.ts';
import { rounds } from './rounds.ts';
import { outcome } from './scoring.ts';
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
  /** GR-08 What all of it is worth to its player, in dollars. */
  readonly worth: number;
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

/** No card has nearly as many ways to go. */
const MOST = 120;

/** Any deal will do: what differs between them is left open. */
const dealtFrom = (view: GreedView): Greed => determinise<Greed>(greed, view, randomFrom(1));
const copyOf = (game: Greed): Greed => cloneTable(game, cloneFlow(game.flow));

/** What a card would do if its player carried it out now, before all others. It may be in hand or still in the pile. */
export function forecast(view: GreedView, seat: Seat, card: number): Forecast {
  const game = dealtFrom(view);
  if (game.hands[seat]!.includes(card)) show(game, seat, card);
  game.out[seat]!.push(card);
  game.flow.stack = [carryOut(seat, card, false, false)];
  return { terms: termsOf(game, seat, card), prospects: prospectsFrom(game, seat, card, run) };
}

/** What would follow from a choice in the question that is put to a player while cards are carried out. */
export function forecastChoice(view: GreedView, seat: Seat, choice: number): readonly Prospect[] {
  const game = dealtFrom(view);
  game.flow.stack = game.flow.stack.filter(({ procedure }) => procedure !== 'rounds' && procedure !== 'round');
  game.flow.answers[seat] = choice;
  return prospectsFrom(game, seat, NONE, proceed);
}

/** Goes on until nothing is left to do or somebody else is asked; wherever the player is asked, every way is tried. The best comes first. */
function prospectsFrom(start: Greed, seat: Seat, card: number, first: typeof run | typeof proceed): Prospect[] {
  const found: Prospect[] = [];
  const before = wealthOf(start);

  function follow(game: Greed, events: readonly Event[], goOn: typeof run | typeof proceed): void {
    if (found.length >= MOST) return;
    let seen: Wealth | null = null;
    const next = carriedOn<Greed, Event>(
      greed,
      game,
      ({ type }) => {
        // GR-20 What is turned up is not to be known before; what follows from it even less.
        if (type === 'revealed') seen = wealthOf(game);
        return type === 'revealed';
      },
      goOn,
    );
    const told = [...events, ...next.map((event) => (event.type === 'drew' ? { ...event, drew: NONE } : event))];
    const options = seen ? [] : ownOptions(game, seat);
    for (const option of options) {
      const copy = copyOf(game);
      copy.flow.answers[seat] = option;
      follow(copy, told, proceed);
    }
    if (options.length > 0) return;
    const then = seen ?? wealthOf(game);
    const isThere = card !== NONE && !seen && game.displays[seat]!.some((placed) => placed.card === card);
    found.push({
      events: told,
      cash: then.cash.map((cash, each) => cash - before.cash[each]!),
      markers: then.markers.map((markers, each) => markers - before.markers[each]!),
      worth: then.money[seat]! - before.money[seat]!,
      open: seen !== null,
      eachTurn: isThere ? eachTurnOf(game, seat, card) : [],
      endOfGame: isThere ? endOfGameOf(game, card) : [],
    });
  }

  follow(start, [], first);
  return found.sort((a, b) => b.worth - a.worth);
}

/** By seat: what they own. */
interface Wealth {
  readonly cash: readonly number[];
  readonly markers: readonly number[];
  readonly money: readonly number[];
}

const wealthOf = (game: Greed): Wealth => ({
  cash: game.cash.slice(),
  markers: game.displays.map((display) => display.reduce((sum, { markers }) => sum + markers, 0)),
  money: outcome(game).scores.map(({ total }) => total),
});

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
  const copy = copyOf(game);
  copy.flow.stack = [eachTurn.call({ acted: 0, cards: [] })];
  const told = carriedOn<Greed, Event>(greed, copy, undefined, run);
  while (copy.flow.stack.length > 0) {
    const asked = copy.flow.answers.indexOf(PENDING);
    const options = openLine(greed, copy)!.question.options(copy, copy.flow.stack.at(-1)!.locals, asked);
    copy.flow.answers[asked] = options[0]!;
    told.push(...carriedOn<Greed, Event>(greed, copy));
  }
  return told.filter((event) => isBy(event, card));
}

/** GR-35 What the card would bring at the end of the game. */
function endOfGameOf(game: Greed, card: number): Event[] {
  const copy = copyOf(game);
  copy.flow.stack = [{ ...rounds.call(), step: 'finish' }];
  return carriedOn<Greed, Event>(greed, copy, undefined, run).filter((event) => isBy(event, card));
}

const isBy = (event: Event, card: number): boolean => 'card' in event && event.card === card;
