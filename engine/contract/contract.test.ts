import { describe, expect, test } from 'vitest';
import { done, jump, type Line, proceduresOf } from '../flow.ts';
import type { AnyGame } from '../game.ts';
import { ask, everyone, numbers } from '../question.ts';
import { seedFrom } from '../seed.ts';
import type { View } from '../view.ts';
import { checkUniform } from './cases.ts';
import { decisionChecks } from './decisions.ts';
import { inspectDecisions, inspectGame, setupsOf } from './inspect.ts';
import { contractSuite } from './suite.ts';
import { checkSwaps } from './swaps.ts';
import { brokenToy, type Toy, toy, toyTrials } from './toy.ts';
import { gameChecks } from './whole-games.ts';

contractSuite(toy, toyTrials);

const trials = toyTrials;

/** Runs one check of the suite on a game, as the suite does. */
function inspect(game: AnyGame, what: string): void {
  const decision = decisionChecks[what];
  const whole = gameChecks[what];
  if (!decision && !whole) throw new Error(`the suite has no check '${what}'`);
  for (const setup of setupsOf(game, trials)) {
    for (let i = 0; i < 6; i++) {
      const each = { game, setup, seed: seedFrom('broken', i) };
      if (decision) inspectDecisions(each, trials, [decision], 1);
      else inspectGame(each, whole!);
    }
  }
}

const secretsWith = (fields: Record<string, string>) => ({
  secrets: { ...toy.secrets, game: { ...toy.secrets.game, ...fields } },
});

/** The toy with one step or question put in place of another. */
function withStep(procedure: 'match' | 'peek', name: string, step: object): AnyGame {
  const old = toy.procedures[procedure]!;
  const lines = new Map<string, Line>();
  for (const [key, line] of old.lines)
    lines.set(key, { ...line, ...(key === name ? step : {}), among: lines, jumped: null });
  for (const line of lines.values()) if (line.next) line.next = lines.get(line.next.name)!;
  const first = lines.get(old.first.name)!;
  return brokenToy({ procedures: { ...toy.procedures, [procedure]: { ...old, lines, first } } });
}

test('a game is tried with every choice of options at every number of players that allows it', () => {
  const tried = setupsOf(toy, trials).map(({ players, options }) => `${players} ${JSON.stringify(options)}`);
  expect(tried).toEqual(['2 {"deep":false}', '3 {"deep":false}', '2 {"deep":true}']);
});

describe('the suite catches', () => {
  const hidden = 'nobody notices what is hidden';
  const asked = 'who is asked tells nobody what is hidden';
  const redealt = 'what is dealt afresh agrees with the view, and can be played to its end';

  test('a secrets table that shows hands to everyone', () => {
    expect(() => inspect(brokenToy(secretsWith({ hands: 'everyone' })), hidden)).toThrow(/sees a card of another hand/);
  });

  test('a secrets table that shows everybody what was put aside', () => {
    expect(() => inspect(brokenToy(secretsWith({ aside: 'everyone' })), hidden)).toThrow(/sees what was put aside/);
  });

  test('a secrets table that shows everybody what a procedure keeps for one', () => {
    const peek = { by: 'everyone', top: 'everyone' };
    const secrets = { ...toy.secrets, procedures: { ...toy.secrets.procedures, peek } };
    expect(() => inspect(brokenToy({ secrets }), hidden)).toThrow(/sees the card that is peeked at/);
  });

  test('options that depend on what their owner cannot know', () => {
    const question = ask<Toy, object>({
      rule: 'TOY-3',
      seats: everyone,
      options: (game, _, seat) => (game.deck[0]! > game.deck[1]! ? game.hands[seat]! : game.hands[seat]!.toReversed()),
      forced: 'openly',
      choices: numbers,
    });
    expect(() => inspect(withStep('match', 'play', { question }), hidden)).toThrow(/the options of seat . tell/);
  });

  test('an event that tells everybody a secret', () => {
    const act = (
      game: Toy,
      locals: { by: number; top: number },
      _: unknown,
      tell: ((event: object) => void) | null,
    ) => {
      locals.top = game.deck.pop()!;
      tell?.({ type: 'peeked', rule: 'TOY-2', seat: locals.by, card: game.aside[0] });
    };
    expect(() => inspect(withStep('peek', 'look', { act }), hidden)).toThrow(/hears of what was put aside/);
  });

  /** Odd cards only, if there are any: how many these are is the owner's secret. */
  const oddCards = (forced: 'openly' | 'secretly') =>
    withStep('match', 'play', {
      question: ask<Toy, object>({
        rule: 'TOY-3',
        seats: everyone,
        options(game, _, seat) {
          const odd = game.hands[seat]!.filter((card) => card % 2 === 1);
          return odd.length > 0 ? odd : game.hands[seat]!;
        },
        forced,
        choices: numbers,
      }),
    });

  test('a question that says that everybody can tell who has one option only, where nobody can', () => {
    expect(() => inspect(oddCards('openly'), asked)).toThrow(/seat . can tell from who is asked how the cards lie/);
    expect(() => inspect(oddCards('openly'), hidden)).toThrow(/who is asked tells a card of another hand/);
    inspect(oddCards('secretly'), asked);
    inspect(oddCards('secretly'), hidden);
  });

  test('a question that is put to those who hold something', () => {
    const { question } = toy.procedures.match!.lines.get('play')!;
    const seats = (game: Toy) => everyone(game).filter((seat) => game.hands[seat]!.includes(1));
    const act = () => done;
    const game = withStep('match', 'play', {
      question: { ...question!, seats },
      next: { ...toy.procedures.match!.lines.get('compare')!, act },
    });
    expect(() => inspect(game, asked)).toThrow(/can tell from who is asked/);
  });

  test('a swap that never happens, and a hidden field that no swap touches', () => {
    const games = setupsOf(toy, trials).map((setup) => ({ game: toy as AnyGame, setup, seed: seedFrom('swaps') }));
    const idle = { what: 'nothing', swap: () => null };
    expect(() => checkSwaps(toy, { ...trials, swaps: [...trials.swaps, idle] }, games)).toThrow(
      "'nothing' was never swapped",
    );
    const untouched = trials.swaps.filter(({ what }) => !what.includes('aside'));
    expect(() => checkSwaps(toy, { ...trials, swaps: untouched }, games)).toThrow("'aside' is hidden, and no swap");
  });

  test('a question that leaves a seat without an option', () => {
    const question = ask<Toy, object>({
      rule: 'TOY-3',
      seats: everyone,
      options: (game, _, seat) => game.hands[seat]!.slice(1),
      forced: 'openly',
      choices: numbers,
    });
    const game = withStep('match', 'play', { question });
    expect(() => inspect(game, 'it ends, with somebody winning')).toThrow(/match.play leaves seat 0 without an option/);
  });

  test('two options of the same name', () => {
    const question = ask<Toy, object>({
      rule: 'TOY-3',
      seats: everyone,
      options: (game, _, seat) => [...game.hands[seat]!, ...game.hands[seat]!],
      forced: 'openly',
      choices: numbers,
    });
    const game = withStep('match', 'putAside', { question });
    expect(() => inspect(game, 'somebody can always answer, and each choice has a name of its own')).toThrow(
      /two options of one name/,
    );
  });

  test('a clone that shares an array', () => {
    const clone = (game: Toy): Toy => ({ ...toy.clone(game), deck: game.deck });
    expect(() => inspect(brokenToy({ clone }), 'a clone is equal and shares nothing')).toThrow(/shares state.deck/);
  });

  test('a clone that shares an inner array', () => {
    const clone = (game: Toy): Toy => ({ ...toy.clone(game), hands: [...game.hands] });
    expect(() => inspect(brokenToy({ clone }), 'a clone is equal and shares nothing')).toThrow(/shares state.hands.0/);
  });

  test('a clone that forgets something', () => {
    const clone = (game: Toy): Toy => ({ ...toy.clone(game), wins: [] });
    expect(() => inspect(brokenToy({ clone }), 'a clone is equal and shares nothing')).toThrow(/the clone differs/);
  });

  test('state that does not survive saving', () => {
    const begin = (...args: Parameters<typeof toy.begin>) => ({ ...toy.begin(...args), since: new Date(0) }) as Toy;
    expect(() => inspect(brokenToy({ begin }), 'saving and loading changes nothing')).toThrow(/JSON round trip/);
  });

  test('a step that keeps something outside the state', () => {
    let rounds = 0;
    const act = (...args: never[]) => {
      rounds++;
      const compare = toy.procedures.match!.lines.get('compare')!.act! as (...args: never[]) => unknown;
      return rounds % 3 === 0 ? done : compare(...args);
    };
    const game = withStep('match', 'compare', { act });
    expect(() => inspect(game, 'loading at every answer changes nothing')).toThrow(/goes on otherwise|tells otherwise/);
  });

  test('a step that only works while somebody listens', () => {
    const act = (game: Toy, _: unknown, cards: number[], tell: unknown) => {
      for (const [seat, card] of cards.entries()) game.hands[seat]!.splice(game.hands[seat]!.indexOf(card), 1);
      game.played.push(...cards);
      if (tell) game.wins[0]!++;
      return game.hands[0]!.length === 0 ? done : jump('play');
    };
    const game = withStep('match', 'compare', { act });
    expect(() => inspect(game, 'the same seed gives the same game, events on or off')).toThrow(/when nobody listens/);
  });

  test('a card that gets lost', () => {
    const act = (game: Toy) => {
      for (const hand of game.hands) hand.push(...game.deck.splice(-4));
      game.deck.pop();
    };
    const game = withStep('match', 'deal', { act });
    expect(() => inspect(game, 'no impossible position comes up: cards, gems and cash are conserved')).toThrow(
      /not exactly once in the game/,
    );
  });

  test('a re-deal that contradicts the view', () => {
    const determinise: typeof toy.determinise = (view, flow, random) => {
      const state = toy.determinise(view, flow, random);
      state.hands[0]![0] = state.deck.splice(0, 1, state.hands[0]![0]!)[0]!;
      return state;
    };
    expect(() => inspect(brokenToy({ determinise }), redealt)).toThrow(/can tell a re-deal from the truth/);
  });

  test('a re-deal that deals a card twice', () => {
    const determinise: typeof toy.determinise = (view, flow, random) => {
      const state = toy.determinise(view, flow, random);
      state.deck[0] = state.deck[1]!;
      return state;
    };
    expect(() => inspect(brokenToy({ determinise }), redealt)).toThrow(/a re-deal is impossible/);
  });

  test('a re-deal that is not uniform', () => {
    const determinise: typeof toy.determinise = (view, flow, random) => {
      const state = toy.determinise(view, flow, random);
      const deck = state.deck;
      if (deck[0]! > deck[1]! && random[0]! % 4 === 0) deck.reverse();
      return state;
    };
    expect(() => checkUniform(brokenToy({ determinise }), trials.smallCases[0]!)).toThrow(/not uniform/);
  });

  test('a re-deal that leaves a possibility out', () => {
    const determinise: typeof toy.determinise = (view: View, flow, random) => {
      const state = toy.determinise(view as never, flow, random);
      state.deck.sort((a, b) => a - b);
      return state;
    };
    expect(() => checkUniform(brokenToy({ determinise }), trials.smallCases[0]!)).toThrow(/60 ways came up, not 360/);
  });

  test('an endless jump', () => {
    const game = withStep('match', 'compare', { act: () => jump('compare') });
    expect(() => inspect(game, 'it ends, with somebody winning')).toThrow(
      /match.compare .* 10000 steps without a question/,
    );
  });

  test('a game that asks for ever', () => {
    const procedure = proceduresOf<Toy, never>();
    const match = procedure('match').steps({
      play: ask({ rule: 'TOY-3', seats: everyone, options: () => [0, 1], forced: 'openly', choices: numbers }),
      again: () => jump('play'),
    });
    const begin = (...args: Parameters<typeof toy.begin>) => {
      const state = toy.begin(...args);
      state.flow.stack = [match.call()];
      return state;
    };
    const game = brokenToy({ procedures: { match }, begin });
    expect(() => inspect(game, 'it ends, with somebody winning')).toThrow(/not over after 100000 questions/);
  });

  test('a game without a winner', () => {
    const outcome = (game: Toy) => ({ ...toy.outcome(game), winners: [] });
    expect(() => inspect(brokenToy({ outcome }), 'it ends, with somebody winning')).toThrow(/nobody has won/);
  });

  test('an event without words', () => {
    const { 'event.round': _, ...english } = toy.words.english;
    expect(() =>
      inspect(brokenToy({ words: { ...toy.words, english } }), 'everything that happens can be told'),
    ).toThrow(/no message event.round/);
  });

  test('a position that is written down only in part', () => {
    const { wins: _, ...seat } = toy.notation.seat;
    const game = brokenToy({ notation: { ...toy.notation, seat } });
    expect(() => inspect(game, 'the position can be written down and set up again')).toThrow(/set up otherwise/);
  });
});
