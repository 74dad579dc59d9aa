import { choiceNamed, seal, waitingFor } from './answer.ts';
import type { Reveal, Told } from './event.ts';
import { Refusal } from './fault.ts';
import { openLine, proceed, run } from './flow.ts';
import type { AnyGame } from './game.ts';
import { writePlace } from './place.ts';
import { atLine, type Position, readStatements, setUp } from './position.ts';
import { FORCED, withNames, withSeats } from './question.ts';
import type { Seat } from './seat.ts';
import { type Telling, tellingOf } from './story.ts';

/** A position, set up and played on by the answers that came with it. */
export interface WhatIf extends Position {
  readonly told: readonly Told[];
  /** The same, from question to question: what came before the first, and what each that was answered led to. */
  readonly tellings: readonly Telling[];
}

/** Reads a position and answers (docs/what-if.md), sets it up and plays it on. */
export function whatIf(text: string, games: readonly AnyGame[]): WhatIf {
  const { said, script } = readStatements(text);
  const position = setUp(said, games);
  position.state.flow.asked = 0;
  const first = goOn(position);
  const reading: Reading = { position, tellings: [first], said: [], settled: turnedUp(first.told) };
  for (const { line, value } of script) atLine(line, () => giveAnswers(reading, value));
  const { tellings } = reading;
  return { ...position, told: tellings.flatMap(({ told }) => told), tellings };
}

/** Carries out what comes before the first question. A position that looks possible may still lead nowhere. */
function goOn({ game, state, names }: Position): Telling {
  const at = writePlace(game, state, names);
  try {
    return tellingOf(
      game,
      () => state,
      (tell) => run(game, state, tell),
    );
  } catch (error) {
    if (error instanceof Refusal) throw error;
    throw new Refusal(`the game cannot go on from ${at} as it stands`, { cause: error });
  }
}

/** Who is asked what now: `Ann, Bob: battle.playCards`; null when the game is over. */
export function asks({ game, state, names }: Position): string | null {
  const line = openLine(game, state);
  const seats = waitingFor(state).map((seat) => names[seat]);
  return line && `${seats.join(', ')}: ${line.where}`;
}

/** A seat's answer, by name. */
interface Said {
  readonly seat: Seat;
  readonly choice: string;
}

/** A script that is being followed. */
interface Reading {
  readonly position: Position;
  readonly tellings: Telling[];
  /** Who has been spoken for in the open question. */
  said: Seat[];
  /** What was turned up since the last answer and nobody wrote, because it was the only one: it may still be written. */
  settled: Said[];
}

/** The answers that were turned up. */
const turnedUp = (told: readonly Told[]): Said[] =>
  told.flatMap(({ event }) => {
    const answers = event.type === 'reveal' ? (event as Reveal).answers : [];
    return answers.flatMap((choice, seat) => (choice === null ? [] : [{ seat, choice }]));
  });

/** `Ann 5, Bob 3`: each is sealed in turn; the last one that is missing turns all of them up. */
function giveAnswers(reading: Reading, text: string): void {
  const { names } = reading.position;
  for (const answer of text.split(',')) {
    const [name, choice, ...rest] = answer.trim().split(/\s+/);
    if (name === undefined || choice === undefined || rest.length > 0)
      throw new Refusal(`'${answer.trim()}' is not 'name choice'`);
    const seat = names.indexOf(name);
    if (seat < 0) throw new Refusal(`nobody is called '${name}'`);
    try {
      if (!isSettled(reading, { seat, choice })) sealAnswer(reading, { seat, choice });
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      throw new Refusal(withNames(error.message.replaceAll(`seat ${seat + 1}`, name), names));
    }
  }
}

/** Whether it is the one answer that a seat had to a question that is closed by now: then it belongs there, and says nothing new. */
function isSettled({ position: { names }, settled }: Reading, { seat, choice }: Said): boolean {
  const place = settled.findIndex((it) => it.seat === seat && withNames(it.choice, names) === withNames(choice, names));
  if (place >= 0) settled.splice(place, 1);
  return place >= 0;
}

function sealAnswer(reading: Reading, { seat, choice }: Said): void {
  const { position, tellings, said } = reading;
  const { game, state } = position;
  const number = choiceNamed(game, state, seat, asChoice(choice, position));
  reading.settled = [];
  said.push(seat);
  if (state.flow.answers[seat] === FORCED || !seal(game, state, seat, number)) return;
  const telling = tellingOf(
    game,
    () => state,
    (tell) => proceed(game, state, tell),
  );
  tellings.push(telling);
  const settled = turnedUp(telling.told);
  for (const each of new Set(said))
    settled.splice(
      settled.findIndex((it) => it.seat === each),
      1,
    );
  reading.said = [];
  reading.settled = settled;
}

/** What somebody wrote as a choice, with seats in place of names where it is about players. */
function asChoice(word: string, { game, state, names }: Pick<Position, 'game' | 'state' | 'names'>): string {
  const line = openLine(game, state);
  return line && line.question.choices.number(word) >= 0 ? word : withSeats(word, names);
}
