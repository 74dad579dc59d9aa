import { optionsOf, waitingFor } from '../answer.ts';
import { changed } from '../change.ts';
import { heardBy, type Told, teller } from '../event.ts';
import { openLine, proceed, type State } from '../flow.ts';
import type { AnyGame, Setup } from '../game.ts';
import { NAMES } from '../position.ts';
import { pick, type Random } from '../random.ts';
import { readRecord, writeRecord } from '../record.ts';
import { replay } from '../replay.ts';
import { seatsOf } from '../seat.ts';
import { freshRandom, type Seed, seedFrom } from '../seed.ts';
import { answer, isOver, recordOf, type Sitting, sitDown, undo } from '../sitting.ts';
import { storyFor } from '../story.ts';
import { viewOf } from '../view.ts';
import { message, speaker, wordsFor } from '../words.ts';
import { must, mustEqual } from './broken.ts';
import { answerAtRandom, begin, playOut } from './random-play.ts';

/** A game to be played from its beginning to its end. */
export interface WholeGame {
  readonly game: AnyGame;
  readonly setup: Setup;
  readonly seed: Seed;
}

/** What must hold of every game as a whole. */
export const gameChecks: Readonly<Record<string, (whole: WholeGame) => void>> = {
  'it ends, with somebody winning': ends,
  'the same seed gives the same game, events on or off': repeats,
  'loading at every answer changes nothing': goesOnAfterLoading,
  'its record replays, also after an undo': replays,
  'everything that happens can be told': tells,
  'what is told, with what it changed, makes the next view out of the last': makesStories,
};

const chooser = (seed: Seed): Random => freshRandom(seedFrom(seed, 'choices'), 0, 0);

function ends({ game, setup, seed }: WholeGame): void {
  const state = begin(game, setup, freshRandom(seed, 0, 0));
  playOut(game, state, chooser(seed));
  const { winners, scores } = game.outcome(state);
  must(winners.length > 0, () => 'nobody has won');
  must(scores.length === setup.players, () => 'not every seat has a score');
  must(
    scores.every(({ total, lines }) => total === lines.reduce((sum, { points }) => sum + points, 0)),
    () => 'a total is not the sum of its lines',
  );
  must(waitingFor(state).length === 0, () => 'the game is over and somebody is still asked');
}

function repeats({ game, setup, seed }: WholeGame): void {
  const [loud, again, silent] = [true, true, false].map((listening) => {
    const told: Told[] = [];
    const tell = listening ? teller(told) : null;
    const state = begin(game, setup, freshRandom(seed, 0, 0), tell);
    playOut(game, state, chooser(seed), tell);
    return { state, told };
  });
  mustEqual(again, loud, () => 'the same seed gave another game');
  mustEqual(silent!.state, loud!.state, () => 'the game comes out otherwise when nobody listens');
}

function goesOnAfterLoading({ game, setup, seed }: WholeGame): void {
  const straight = begin(game, setup, freshRandom(seed, 0, 0));
  let loaded = reload(straight);
  const [random, same] = [chooser(seed), chooser(seed)];
  while (straight.flow.stack.length > 0) {
    const told: [Told[], Told[]] = [[], []];
    answerAtRandom(game, straight, random, teller(told[0]));
    for (const seat of waitingFor(loaded)) {
      loaded.flow.answers[seat] = pick(same, optionsOf(game, loaded, seat));
      loaded = reload(loaded);
    }
    proceed(game, loaded, teller(told[1]));
    mustEqual(loaded, straight, () => 'a loaded game goes on otherwise');
    mustEqual(told[1], told[0], () => 'a loaded game tells otherwise');
    loaded = reload(loaded);
  }
}

const reload = (state: State): State => JSON.parse(JSON.stringify(state));

/** Simulation, a table, and a table of the time when nobody was asked who had one option. */
const WAYS_TO_PLAY = [
  ['run-on', 'answered'],
  ['fresh', 'asked'],
  ['fresh', 'answered'],
] as const;

function replays({ game, setup, seed }: WholeGame): void {
  for (const [chance, forced] of WAYS_TO_PLAY) {
    const sitting = sitDown(game, setup, seed, chance, false, forced);
    const random = chooser(seed);
    let undone = chance === 'run-on';
    while (!isOver(sitting)) {
      answerSitting(sitting, random);
      if (!undone && sitting.entries.length > 2) {
        undo(sitting);
        undone = true;
      }
    }
    const text = writeRecord(recordOf(sitting));
    const read = readRecord(text, [game]);
    const again = replay(read.game, read.setup, read.record);
    mustEqual(again.told, sitting.told, () => 'a record replays to other events');
    mustEqual(again.state, sitting.state, () => 'a record replays to another end');
    must(writeRecord(recordOf(again)) === text, () => 'a record does not replay to itself');
  }
}

function answerSitting(sitting: Sitting, random: Random): void {
  for (const seat of waitingFor(sitting.state)) {
    answer(sitting, seat, pick(random, optionsOf(sitting.game, sitting.state, seat)));
  }
}

function tells({ game, setup, seed }: WholeGame): void {
  const { say } = speaker(game.words.english, NAMES);
  const told: Told[] = [];
  const tell = teller(told);
  const random = chooser(seed);
  const state = begin(game, setup, freshRandom(seed, 0, 0), tell);
  while (state.flow.stack.length > 0) {
    const { where, question } = openLine(game, state)!;
    say(message(`question.${where}`));
    for (const seat of waitingFor(state)) {
      for (const choice of optionsOf(game, state, seat)) {
        say(game.words.choice(where, question.choices.name(choice)));
      }
    }
    answerAtRandom(game, state, random, tell);
  }
  for (const { event, twin } of told) {
    for (const each of twin ? [event, twin] : [event]) {
      const words = wordsFor(game.words, each);
      if (words) say(words);
    }
  }
  for (const { lines, tieBreaks } of game.outcome(state).scores) {
    for (const { what } of [...lines, ...tieBreaks]) say(message(`score.${what}`));
  }
  for (const option of Object.keys(game.options.shape)) say(message(`option.${option}`));
}

/** For every seat and whoever watches, also where a question is undone. */
function makesStories({ game, setup, seed }: WholeGame): void {
  const sitting = sitDown(game, setup, seed, 'fresh', false, 'asked');
  const random = chooser(seed);
  let undone = false;
  mustMakeViews(sitting, 0);
  while (!isOver(sitting)) {
    let from = sitting.told!.length;
    answerSitting(sitting, random);
    mustMakeViews(sitting, from);
    if (undone || sitting.entries.length < 3) continue;
    undone = true;
    from = sitting.told!.length;
    undo(sitting);
    mustMakeViews(sitting, from);
  }
}

function mustMakeViews({ game: { secrets }, setup, state, told, moments }: Sitting, from: number): void {
  const telling = { told: told!.slice(from), moments };
  for (const seat of [...seatsOf(setup.players), null]) {
    const steps = storyFor(secrets, telling, seat);
    const heard = telling.told.flatMap((each) => heardBy(each, seat) ?? []);
    mustEqual(
      steps.flatMap(({ event }) => event ?? []),
      heard,
      () => `the story of seat ${seat} is not what it hears`,
    );
    mustEqual(
      steps.reduce((view, { change }) => changed(view, change), viewOf(secrets, moments[0]!, seat)),
      viewOf(secrets, state, seat),
      () => `what seat ${seat} is told does not make its next view out of the last`,
    );
  }
}
