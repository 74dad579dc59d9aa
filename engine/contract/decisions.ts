import { optionsOf, seal, takeBack, waitingFor } from '../answer.ts';
import { type AnyEvent, type Reveal, type Told, teller } from '../event.ts';
import { openLine, proceed, run, type State } from '../flow.ts';
import type { AnyGame, Setup } from '../game.ts';
import { NAMES, writePosition } from '../position.ts';
import { FORCED, NOT_ASKED, PENDING } from '../question.ts';
import { below, pick, type Random } from '../random.ts';
import { determinise } from '../redeal.ts';
import { type Seat, seatsOf } from '../seat.ts';
import { type StoryStep, storyFor, type Telling } from '../story.ts';
import { viewOf } from '../view.ts';
import { whatIf } from '../what-if.ts';
import { must, mustEqual } from './broken.ts';
import { playOut } from './random-play.ts';
import type { AnyTrials, HiddenSwap } from './trials.ts';

/** A moment at which somebody has something to choose. */
export interface Decision {
  readonly game: AnyGame;
  readonly setup: Setup;
  readonly trials: AnyTrials;
  readonly state: State;
  /** For the check's own use. */
  readonly random: Random;
}

/** What must hold at every decision, also when only some have answered. None of these changes the state. */
export const decisionChecks: Readonly<Record<string, (at: Decision) => void>> = {
  'somebody can always answer, and each choice has a name of its own': canAnswer,
  'saving and loading changes nothing': savesWhole,
  'a clone is equal and shares nothing': clonesWhole,
  'no impossible position comes up: cards, gems and cash are conserved': conserves,
  'an answer can be changed and taken back': takesBack,
  'what is dealt afresh agrees with the view, and can be played to its end': redeals,
  'what nobody knows can be dealt afresh without anybody noticing': reshuffles,
  'the position can be written down and set up again': writesDown,
  'nobody notices what is hidden': hides,
  'who is asked tells nobody what is hidden': asksAlike,
};

const viewers = (state: State): readonly (Seat | null)[] => [...seatsOf(state.flow.players), null];

function canAnswer({ game, state }: Decision): void {
  must(waitingFor(state).length > 0, () => 'a question is open and nobody is asked');
  const { question, where } = openLine(game, state)!;
  for (const seat of seatsOf(state.flow.players)) {
    if (state.flow.answers[seat] === NOT_ASKED) continue;
    const options = optionsOf(game, state, seat);
    must(options.length > 0, () => `${where} leaves seat ${seat} without an option`);
    const names = options.map((choice) => question.choices.name(choice));
    must(new Set(names).size === names.length, () => `${where} gives seat ${seat} two options of one name: ${names}`);
    must(
      names.every((name) => /^\S+$/.test(name)),
      () => `${where} has an option whose name is not one word: ${names}`,
    );
    must(
      options.every((choice, i) => choice >= 0 && question.choices.number(names[i]!) === choice),
      () => `${where} has an option that is not found by its name: ${names}`,
    );
  }
}

function savesWhole({ game, state }: Decision): void {
  const loaded = JSON.parse(JSON.stringify(state)) as State;
  must(sameData(state, loaded), () => 'the state is not equal to its own JSON round trip');
  for (const seat of seatsOf(state.flow.players)) {
    mustEqual(optionsOf(game, loaded, seat), optionsOf(game, state, seat), () => 'options differ after loading');
  }
}

/** Whether two values are the same data; unlike JSON it tells undefined, −0, Maps and the like apart. */
function sameData(a: unknown, b: unknown): boolean {
  if (typeof a !== 'object' || a === null || typeof b !== 'object' || b === null) return Object.is(a, b);
  if (Object.getPrototypeOf(a) !== Object.getPrototypeOf(b)) return false;
  const keys = Object.keys(a);
  return (
    keys.length === Object.keys(b).length &&
    keys.every((key) => Object.hasOwn(b, key) && sameData((a as never)[key], (b as never)[key]))
  );
}

function clonesWhole({ game, state }: Decision): void {
  const clone = game.clone(state) as State;
  mustEqual(clone, state, () => 'the clone differs');
  const originals = new Set<unknown>();
  walk(state, 'state', (part) => originals.add(part));
  walk(clone, 'state', (part, path) => must(!originals.has(part), () => `the clone shares ${path} with the original`));
}

function walk(value: unknown, path: string, visit: (part: object, path: string) => void): void {
  if (typeof value !== 'object' || value === null) return;
  visit(value, path);
  for (const [key, part] of Object.entries(value)) walk(part, `${path}.${key}`, visit);
}

function conserves({ game, setup, state }: Decision): void {
  const reason = game.notation.impossible(state, setup, NAMES);
  must(reason === null, () => `an impossible position came up: ${reason}`);
}

function takesBack({ game, state, random }: Decision): void {
  const trial = game.clone(state) as State;
  const seat = pick(random, waitingFor(trial));
  const options = optionsOf(game, trial, seat);
  seal(game, trial, seat, pick(random, options));
  const choice = pick(random, options);
  seal(game, trial, seat, choice);
  must(trial.flow.answers[seat] === choice, () => 'a changed answer is not kept');
  takeBack(trial, seat);
  mustEqual(trial, state, () => 'taking an answer back leaves a trace');
}

function redeals({ game, setup, state, random }: Decision): void {
  for (const seat of viewers(state)) {
    const view = viewOf(game.secrets, state, seat);
    const dealt = determinise(game, view, random);
    mustEqual(viewOf(game.secrets, dealt, seat), view, () => `seat ${seat} can tell a re-deal from the truth`);
    mustBeAnswerable(game, dealt);
    const reason = game.notation.impossible(dealt, setup, NAMES);
    must(reason === null, () => `a re-deal is impossible: ${reason}`);
    if (below(random, 8) === 0) playOn(game, dealt, random);
  }
}

/** Who is said to have chosen has chosen an option; who has only one is marked so. */
function mustBeAnswerable(game: AnyGame, { flow, ...rest }: State): void {
  flow.answers.forEach((answer, seat) => {
    if (answer === NOT_ASKED) return;
    const options = optionsOf(game, { flow, ...rest }, seat);
    const fits =
      answer === FORCED ? options.length === 1 : answer === PENDING ? options.length > 1 : options.includes(answer);
    must(fits, () => `a re-deal has seat ${seat} answer ${answer} out of ${options}`);
  });
}

/** A re-deal may leave nobody with a choice; then the question closes by itself. */
function playOn(game: AnyGame, state: State, random: Random): void {
  if (waitingFor(state).length === 0) proceed(game, state, null);
  playOut(game, state, random);
}

function reshuffles({ game, setup, state, random }: Decision): void {
  const other = game.clone(state) as State;
  game.reshuffle(other, random);
  mustLookAlike(game, state, other, viewers(state), 'what was dealt afresh');
  const reason = game.notation.impossible(other, setup, NAMES);
  must(reason === null, () => `dealing afresh what nobody knows is impossible: ${reason}`);
}

function writesDown({ game, setup, state }: Decision): void {
  // In a what-if such seats are answered for at once, so it stands elsewhere then.
  if (forcedSecretly(game, state)) return;
  const names = NAMES.slice(0, state.flow.players);
  const text = writePosition({ game, setup, names, seed: 'again', state });
  const again = whatIf(text, [game]);
  const plain = (from: State) => ({ ...from, flow: { ...from.flow, random: [], asked: 0 } });
  mustEqual(plain(again.state), plain(state), () => 'a position that was written down is set up otherwise');
}

/** In whatever way the cards may lie for all that somebody knows, the same seats are asked. */
function asksAlike({ game, state, random }: Decision): void {
  const { asked } = atTable(game, state);
  for (const seat of viewers(state)) {
    const dealt = determinise(game, viewOf(game.secrets, state, seat), random);
    mustEqual(atTable(game, dealt).asked, asked, () => `seat ${seat} can tell from who is asked how the cards lie`);
  }
}

/** The open question as it is opened at a table, with all its answers still to come, and whom it is put to. */
function atTable(game: AnyGame, state: State): { readonly state: State; readonly asked: unknown } {
  const again = game.clone(state) as State;
  run(game, again, null, 'asked');
  const { answers } = again.flow;
  return { state: again, asked: [openLine(game, again)?.where, answers.map((answer) => answer === PENDING)] };
}

/** Whether the open question has a seat with one option of which nobody else can tell. */
function forcedSecretly(game: AnyGame, state: State): boolean {
  if (openLine(game, state)!.question.forced === 'openly') return false;
  return seatsOf(state.flow.players).some((seat) => optionsOf(game, state, seat).length === 1);
}

function hides(at: Decision): void {
  for (const swap of [...at.trials.swaps, generator, sealedAnswer(at.game)]) checkSwap(at, swap);
}

const generator: HiddenSwap<State> = {
  what: 'the generator',
  swap({ flow }, random) {
    flow.random = flow.random.map((number) => number ^ (below(random, 1000) + 1));
    return [];
  },
};

const sealedAnswer = (game: AnyGame): HiddenSwap<State> => ({
  what: 'a sealed answer',
  swap(state, random) {
    const owners = seatsOf(state.flow.players).filter(
      (seat) => state.flow.answers[seat]! >= 0 && optionsOf(game, state, seat).length > 1,
    );
    if (owners.length === 0) return null;
    const owner = pick(random, owners);
    const others = optionsOf(game, state, owner).filter((choice) => choice !== state.flow.answers[owner]);
    state.flow.answers[owner] = pick(random, others);
    return [owner];
  },
});

function checkSwap({ game, state, random }: Decision, { what, swap, shows }: HiddenSwap<State>): void {
  const other = game.clone(state) as State;
  const mayKnow = swap(other, random);
  if (!mayKnow || isStuck(game, other)) return;
  const blind = viewers(state).filter((seat) => seat === null || !mayKnow.includes(seat));
  mustLookAlike(game, state, other, blind, what);
  if (shows) mustSoundAlike(game, state, other, blind, what, shows, random);
}

/** A swap may take the very card away without which a seat would not be asked: such a world cannot be. */
const isStuck = (game: AnyGame, state: State): boolean =>
  state.flow.answers.some((answer, seat) => answer !== NOT_ASKED && optionsOf(game, state, seat).length === 0);

function mustLookAlike(game: AnyGame, a: State, b: State, blind: readonly (Seat | null)[], what: string): void {
  mustEqual(atTable(game, a).asked, atTable(game, b).asked, () => `who is asked tells ${what}`);
  for (const seat of blind) {
    mustEqual(viewOf(game.secrets, a, seat), viewOf(game.secrets, b, seat), () => `seat ${seat} sees ${what}`);
    if (seat === null) continue;
    mustEqual(optionsOf(game, a, seat), optionsOf(game, b, seat), () => `the options of seat ${seat} tell ${what}`);
  }
}

/** Plays both on with the same answers and compares what is heard, up to the event that lawfully shows the difference. */
function mustSoundAlike(
  game: AnyGame,
  a: State,
  b: State,
  blind: readonly (Seat | null)[],
  what: string,
  shows: (event: AnyEvent | Reveal) => boolean,
  random: Random,
): void {
  const [one, two] = [a, b].map((state) => atTable(game, state).state) as [State, State];
  for (const seat of waitingFor(one)) {
    const both = optionsOf(game, one, seat).filter((choice) => optionsOf(game, two, seat).includes(choice));
    if (both.length === 0) return;
    const choice = pick(random, both);
    for (const each of [one, two]) seal(game, each, seat, choice);
  }
  const tellings = [one, two].map((state) => wentOn(game, state));
  for (const seat of blind) {
    const [first, second] = tellings.map((telling) => unshown(storyFor(game.secrets, telling, seat), shows));
    mustEqual(first, second, () => `seat ${seat} hears of ${what}`);
  }
}

/** Goes on with all answers in, and keeps how the game stood after each event. */
function wentOn(game: AnyGame, state: State): Telling {
  const told: Told[] = [];
  const moments: State[] = [];
  const keep = (): void => void moments.push(game.clone(state) as State);
  const tell = teller(told);
  keep();
  proceed(
    game,
    state,
    (...event) => {
      tell(...event);
      keep();
    },
    'asked',
  );
  return { told, moments };
}

/** The story up to where the difference is lawfully shown; what comes after the last event is not told of. */
function unshown(steps: readonly StoryStep[], shows: (event: AnyEvent | Reveal) => boolean): readonly StoryStep[] {
  const told = steps.filter(({ event }) => event !== null);
  const end = told.findIndex(({ event }) => shows(event!));
  return end < 0 ? told : told.slice(0, end);
}
