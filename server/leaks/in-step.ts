import { optionsOf, waitingFor } from '@gilt/engine/answer';
import type { HiddenSwap } from '@gilt/engine/contract/trials';
import { openLine, type State } from '@gilt/engine/flow';
import { below, pick, type Random, randomFrom } from '@gilt/engine/random';
import { incidents } from './incidents.ts';
import { type Pair, pairOf, reconcile, request, type Sides, sidesOf } from './pair.ts';
import { at, isHere, isOver, type Match, stateOf } from './side.ts';
import { askedInOne, changedPlaces, type Difference, dealtAfresh, differs, lawful } from './worlds-alike.ts';

/** What came of it. */
export interface Found {
  swaps: number;
  /** In how many of them somebody had one option in one of the worlds, and a choice in the other. */
  forced: number;
  /** By incident, in how many questions it happened. */
  readonly incidents: Record<string, number>;
  readonly leaks: string[];
}

export interface Search extends Match {
  readonly swaps: readonly HiddenSwap<State>[];
  /** How many times something hidden is changed. */
  readonly count: number;
  /** So many tables are played side by side. */
  readonly tables?: number;
  readonly seed: number;
  readonly report?: (found: Found) => void;
}

/**
 * Plays whole games in two worlds in step. At every answer something hidden is another in the second world; every byte that somebody
 * who may not know is sent is compared, whatever happens meanwhile, until the difference is lawfully shown. Then the worlds are
 * reconciled, and the game goes on.
 */
export async function searchInStep(search: Search): Promise<Found> {
  const found: Found = { swaps: 0, forced: 0, incidents: {}, leaks: [] };
  const { tables = 1, seed } = search;
  await Promise.all(
    Array.from({ length: tables }, async (_, i) => {
      const random = randomFrom(seed + i);
      while (found.swaps < search.count) await playUntilLeak(search, random, found);
    }),
  );
  return found;
}

/** Worlds that were told apart may go on otherwise, so each leak is the end of a pair. */
async function playUntilLeak(search: Search, random: Random, found: Found): Promise<void> {
  const pair = await pairOf(search.game);
  try {
    while (found.swaps < search.count && (await playGame(search, pair, random, found)));
  } finally {
    await pair.close();
  }
}

/** Plays a game to its end. False if there was a leak. */
async function playGame(search: Search, pair: Pair, random: Random, found: Found): Promise<boolean> {
  const sides = await sidesOf(pair, search, `table ${below(random, 1e9)}`);
  try {
    while (!isOver(sides[0]) && found.swaps < search.count) {
      const leaks = await question(search, pair, sides, random, found);
      found.leaks.push(...leaks);
      search.report?.(found);
      if (leaks.length > 0) return false;
    }
    // It is over in both worlds: a table that went on by itself would draw on the chance of the next.
    await reconcile(search, sides);
    return true;
  } finally {
    pair.afterUndo = () => {};
    for (const side of sides) for (const wire of side.wires) await wire.close();
  }
}

/** One question: what is hidden is changed, everybody answers, and whoever must not notice did not. */
async function question(search: Search, pair: Pair, sides: Sides, random: Random, found: Found): Promise<string[]> {
  await reconcile(search, sides);
  const difference = someDifference(search, random);
  const listener = difference.listener ?? search.players;
  const told = (how: string) => [`${nameOf(search, listener)} could tell ${difference.what}: ${how}`];
  /** Makes the second world another; says who is asked in one of them only. */
  const change = (state: State = stateOf(sides[1])): number | undefined => {
    if (!differs(search.game, difference, state, random)) return undefined;
    found.swaps++;
    if (someoneForced(search, sides)) found.forced++;
    return askedInOne(stateOf(sides[0]), state)[0];
  };
  // An undo plays the game again from its beginning, over earlier undos too: only where it ends the worlds differ.
  const { asked } = stateOf(sides[0]).flow;
  pair.afterUndo = (state) => {
    if (state.flow.asked === asked - 1) change(state);
  };
  const before = found.swaps;
  const apart = change();
  if (apart !== undefined) return told(`seat ${apart + 1} is asked in one world only`);

  const incident = pick(random, Object.keys(incidents));
  found.incidents[incident] = (found.incidents[incident] ?? 0) + 1;
  const waiting = (): number[] => waitingFor(stateOf(sides[0]));
  const answer = (seat: number): Promise<void> => answerBoth(search, sides, random, seat);
  const { question: number, n: since } = at(sides[0]).table;
  await incidents[incident]!({ sides, listener, random, since, answer, waiting });
  // An undo puts another question; anything else may have answered this one.
  const open = incident === 'undo' ? at(sides[0]).table.question : number;
  for (let answers = 0; !isOver(sides[0]) && at(sides[0]).table.question === open; answers++) {
    const early = answers > 0 && difference.again ? change() : askedInOne(stateOf(sides[0]), stateOf(sides[1]))[0];
    if (early !== undefined) return told(`with ${incident}, seat ${early + 1} is asked in one world only`);
    await answer(pick(random, waiting()));
  }
  if (found.swaps === before) return [];
  const [one, two] = sides.map((side) => {
    const texts = side.wires[listener]!.texts.filter((text) => !isHere(text));
    return difference.shows ? lawful(texts, difference.shows) : beforeTurningUp(texts);
  }) as [string[], string[]];
  const place = one.findIndex((text, i) => text !== two[i]);
  if (place < 0 && one.length === two.length) return [];
  return told(`with ${incident}, ${one[place] ?? 'nothing'} / ${two[place < 0 ? one.length : place] ?? 'nothing'}`);
}

const nameOf = ({ players }: Match, listener: number): string =>
  listener === players ? 'a spectator' : `seat ${listener + 1}`;

/** Mostly all that a listener cannot know, for that makes the greatest difference. */
function someDifference({ game, players, swaps }: Search, random: Random): Difference {
  const listener = below(random, players + 1);
  const who = listener === players ? null : listener;
  return below(random, 3) > 0 || swaps.length === 0 ? dealtAfresh(game, who) : changedPlaces(pick(random, swaps), who);
}

/** What was sent before the answers were turned up: a seal with which the game goes on. */
function beforeTurningUp(texts: readonly string[]): readonly string[] {
  const end = texts.findIndex((text) => text.includes('"what":{"type":"chosen"') && text.includes(',"now":{'));
  return end < 0 ? texts : texts.slice(0, end);
}

/** Whether some seat has one option in one of the worlds only. */
function someoneForced({ game }: Match, sides: Sides): boolean {
  const [one, two] = sides.map(stateOf) as [State, State];
  return waitingFor(one).some(
    (seat) => (optionsOf(game, one, seat).length === 1) !== (optionsOf(game, two, seat).length === 1),
  );
}

/** A seat answers in both worlds: the same, if it can. */
async function answerBoth({ game }: Match, sides: Sides, random: Random, seat: number): Promise<void> {
  const [one, two] = sides.map((side) => optionsOf(game, stateOf(side), seat)) as [number[], number[]];
  const first = pick(random, one);
  const second = two.includes(first) ? first : pick(random, two);
  for (const [i, side] of sides.entries()) {
    const { question } = at(side).table;
    const { choices } = openLine(game, stateOf(side))!.question;
    const came = await request(side, seat, {
      type: 'answer',
      question,
      choice: choices.name(i === 0 ? first : second),
    });
    // Nothing is compared where nothing happens.
    if (came.startsWith('{"type":"refused"')) throw new Error(`an answer that can be given was refused: ${came}`);
  }
}
