import { type Player, playOn } from '@gilt/engine/answer';
import { openLine, type State } from '@gilt/engine/flow';
import type { AnyGame } from '@gilt/engine/game';
import { PENDING, SEALED } from '@gilt/engine/question';
import { bits, chance, pick, type Random, randomFrom, weighted } from '@gilt/engine/random';
import { determinise } from '@gilt/engine/redeal';
import type { Seat } from '@gilt/engine/seat';
import type { View } from '@gilt/engine/view';
import type { Bandit, Node } from './bandit.ts';
import type { Knowledge, Moment } from './knowledge.ts';
import { type Key, readerOf } from './known.ts';
import type { Worth } from './worth.ts';

/** How a search goes about it. */
export interface Method {
  readonly knowledge: Knowledge;
  readonly bandit: Bandit;
  readonly worth: Worth;
  /** How often a choice of a playout is left to chance. */
  readonly noise: number;
  /** How often the others are taken to follow rules of thumb, rather than to think things over as well. */
  readonly trust: number;
  /** How long games are played before a position is judged, by the game's clock. */
  readonly horizon: number;
}

/** A search under way. */
export interface Search {
  /** Imagines one more game. */
  iterate(): void;
  /** The choice that is thought about. */
  readonly root: Node;
}

/** So many choices are remembered; a search that runs for minutes must not fill the memory. */
const MOST_NODES = 200_000;

/**
 * Thinks about the question that a view leaves open to its seat. Every iteration deals afresh what the seat cannot see, goes down
 * the choices that have come up before, everybody choosing by what they would know themselves, plays on by rules of thumb, and has
 * everybody learn what came of it.
 */
export function searchFrom(rules: AnyGame, view: View, random: Random, method: Method): Search {
  const { knowledge, bandit, worth, noise, trust, horizon } = method;
  const clock = knowledge.clock ?? questions;
  const seat: Seat = view.seat!;
  const open = withoutSeals(view);
  const reader = readerOf(rules.secrets);
  /** By what somebody knows: null where it has come up just once, which is most. */
  const nodes = new Map<Key, Node | null>();
  const path: Step[] = [];
  /** By seat: what the others are expected to choose at the root. */
  const expected: (readonly number[] | null)[] = [];
  /** By seat: what the others are like in this iteration, where they may be like this or that. */
  const characters: Knowledge['choose'][] = [];
  const luck = bits(random);

  /** The game that is being imagined, and its open question. */
  let game: State = determinise(rules, open, random);
  let where = '';
  /** Chance of this iteration. */
  let dice = random;
  let place = 0;
  let depth = 0;
  let rootQuestion = 0;
  let isAsked = false;
  /** Whether a choice has come up that is not in the tree yet: from there on everybody goes by rules of thumb. */
  let isNew = false;
  /** Whether the open question is still met in the tree. */
  let inTheTree = true;
  /** The clock as it stood at the last question, and how long is left of the horizon. */
  let now = 0;
  let left = 0;

  const root = bandit.node(optionsAtRoot());

  function optionsAtRoot(): readonly number[] {
    const line = openLine(rules, game)!;
    const options = line.question.options(game, game.flow.stack.at(-1)!.locals, seat);
    return worthAThought({ game, where: line.where, seat, options });
  }

  function worthAThought(moment: Moment): readonly number[] {
    const options = knowledge.prune?.(moment) ?? moment.options;
    return (moment.seat === seat && knowledge.consider?.({ ...moment, options })) || options;
  }

  const byThumb = (options: readonly number[], chooser: Seat): number => {
    if (noise > 0 && chance(dice) < noise) return pick(dice, options);
    const moment = { game, where, seat: chooser, options };
    if (chooser !== seat) return (characters[chooser] ?? knowledge.choose)(moment, dice);
    return knowledge.plan ? knowledge.plan(moment, dice) : knowledge.choose(moment, dice);
  };

  /** At the root others meet the same question again and again: they may think it over once. */
  const withCare = (options: readonly number[], chooser: Seat): number => {
    let chances = expected[chooser];
    if (chances === undefined) {
      chances = knowledge.chances?.({ game, where, seat: chooser, options }, random) ?? null;
      expected[chooser] = chances;
    }
    return chances ? options[weighted(dice, chances)]! : byThumb(options, chooser);
  };

  const inTree = (options: readonly number[], chooser: Seat): number => {
    const toTheRoot = game.flow.asked === rootQuestion;
    if (chooser === seat) {
      if (toTheRoot) return note(root, chooser, place);
    } else if (trust > 0 && chance(dice) < trust)
      return toTheRoot ? withCare(options, chooser) : byThumb(options, chooser);
    const key = reader.keyOf(game, chooser);
    let node = nodes.get(key);
    if (node === undefined) {
      if (nodes.size < MOST_NODES) nodes.set(key, null);
      if (chooser === seat || !isAsked) isNew = true;
      return byThumb(options, chooser);
    }
    if (node === null) {
      node = bandit.node(worthAThought({ game, where, seat: chooser, options }));
      nodes.set(key, node);
    }
    return note(node, chooser, bandit.choose(node, dice));
  };

  function note(node: Node, chooser: Seat, chosen: number): number {
    const step = path[depth++];
    if (step) {
      step.node = node;
      step.seat = chooser;
      step.place = chosen;
    } else path.push({ node, seat: chooser, place: chosen });
    return node.options[chosen]!;
  }

  const player: Player = {
    meets(line) {
      const time = clock(game);
      if (time !== now) {
        now = time;
        left--;
      }
      where = line.where;
      if (left <= 0) return false;
      if (isNew) inTheTree = false;
      if (inTheTree) {
        isAsked = game.flow.answers[seat] === PENDING;
        reader.look(game);
      }
      return true;
    },
    choose(options, chooser) {
      return inTheTree ? inTree(options, chooser) : byThumb(options, chooser);
    },
  };

  return {
    root,
    iterate() {
      place = bandit.choose(root, random);
      dice = bandit.paired ? randomFrom(luck ^ Math.imul(root.tries[place]! + 1, 0x9e3779b1)) : random;
      game = determinise(rules, open, dice);
      knowledge.suppose?.(game, seat, dice);
      if (knowledge.characters)
        for (let other = 0; other < game.flow.players; other++) characters[other] = pick(dice, knowledge.characters);
      depth = 0;
      isNew = false;
      inTheTree = true;
      now = clock(game);
      left = horizon;
      rootQuestion = game.flow.asked;
      playOn(rules, game, player);
      const values = worth(game);
      for (let i = 0; i < depth; i++) {
        const step = path[i]!;
        bandit.learn(step.node, step.place, values[step.seat]!);
      }
    },
  };
}

const questions = ({ flow }: State): number => flow.asked;

/** A choice on the way down. */
interface Step {
  node: Node;
  seat: Seat;
  place: number;
}

/** Whoever has chosen already did it as they would now: sealed answers are thought over like all others. */
export const withoutSeals = (view: View): View => ({
  ...view,
  flow: { ...view.flow, answers: view.flow.answers.map((answer) => (answer === SEALED ? PENDING : answer)) },
});
