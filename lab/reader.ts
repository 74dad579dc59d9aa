import { type Bot, type Task, taskFor } from '@gilt/bots/bot';
import { knowledgeOf } from '@gilt/bots/search/knowing';
import { withoutSeals } from '@gilt/bots/search/search';
import { worthOf } from '@gilt/bots/search/worth';
import { answerAll, playOn } from '@gilt/engine/answer';
import { withCards } from '@gilt/engine/cards';
import type { State } from '@gilt/engine/flow';
import { type AnyGame, gameNamed, readSetup } from '@gilt/engine/game';
import { bits, pick, type Random, randomFrom } from '@gilt/engine/random';
import { determinise } from '@gilt/engine/redeal';
import type { Seat } from '@gilt/engine/seat';
import { games } from '@gilt/games/all';

/** So often each option is carried out, always with the same deal and the same luck as all others, and played on to be judged. */
const TRIES = 300;

/** The open question in a deal as it may be, and what the bot would choose there in the others' places. */
interface Reading {
  readonly state: State;
  /** By seat; null: that seat has nothing to choose. */
  readonly chosen: readonly (number | null)[];
}

/**
 * Sits among copies of a bot, and knows which bot that is: in so many deals as they may be it has the bot think in the others' places, and then
 * plays what does best against these answers. How much it wins says how far the bot can be read. It sees no more than anybody in its seat.
 */
export const readerOf = (bot: Bot, readings: number): Bot => ({
  name: 'reader',
  async think(task, signal) {
    if (task.question.options.length === 1) return task.question.options[0]!;
    const rules: AnyGame = withCards(gameNamed(task.game, games), task.cards);
    const random = randomFrom(task.seed);
    const read: Reading[] = [];
    for (let i = 0; i < readings; i++) read.push(await readOnce(rules, bot, task, random, signal));
    return bestAgainst(rules, task, read, random);
  },
});

async function readOnce(
  rules: AnyGame,
  bot: Bot,
  { game, cards, view, seat, options }: Task,
  random: Random,
  signal?: AbortSignal,
): Promise<Reading> {
  const state = determinise(rules, withoutSeals(view), random);
  knowledgeOf(game, cards).suppose?.(state, seat, random);
  const setup = readSetup(rules, state.flow.players, options);
  const chosen: (number | null)[] = [];
  for (let other = 0; other < state.flow.players; other++) {
    const theirs = other === seat ? null : taskFor(rules, setup, state, other, bits(random));
    chosen.push(theirs && (await bot.think(theirs, signal)));
  }
  return { state, chosen };
}

/** The option that brings most when the others choose as it was read. */
function bestAgainst(rules: AnyGame, { game, cards, seat, question }: Task, read: readonly Reading[], random: Random) {
  const knowledge = knowledgeOf(game, cards);
  const worth = worthOf(rules, knowledge);
  const clock = knowledge.clock ?? (({ flow }: State) => flow.asked);
  const sums = question.options.map(() => 0);
  for (let time = 0; time < TRIES; time++) {
    const luck = bits(random);
    const dealt = read[time % read.length]!;
    for (const [place, option] of question.options.entries()) {
      const dice = randomFrom(luck);
      const state = rules.clone(dealt.state);
      state.flow.random = [bits(dice) | 0, bits(dice) | 0, bits(dice) | 0, bits(dice) | 0];
      const answer = (options: readonly number[], other: Seat): number => {
        if (other === seat) return option;
        // What they chose in another deal is as likely, where they could choose it in this one too.
        const elsewhere = pick(dice, read).chosen[other] ?? null;
        return elsewhere !== null && options.includes(elsewhere)
          ? elsewhere
          : (dealt.chosen[other] ?? pick(dice, options));
      };
      answerAll(rules, state, answer, null);
      let left = knowledge.horizon ?? Number.POSITIVE_INFINITY;
      let now = clock(state);
      let where = '';
      playOn(rules, state, {
        meets(line) {
          ({ where } = line);
          if (clock(state) !== now) left--;
          now = clock(state);
          return left > 0;
        },
        choose: (options, chooser) => knowledge.choose({ game: state, where, seat: chooser, options }, dice),
      });
      sums[place]! += worth(state)[seat]!;
    }
  }
  return question.options[sums.indexOf(Math.max(...sums))]!;
}
