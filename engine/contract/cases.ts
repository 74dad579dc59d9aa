import { heardBy } from '../event.ts';
import type { State } from '../flow.ts';
import type { AnyGame } from '../game.ts';
import { NAMES } from '../position.ts';
import { determinise } from '../redeal.ts';
import { freshRandom, seedFrom } from '../seed.ts';
import type { Sitting } from '../sitting.ts';
import { viewOf } from '../view.ts';
import { whatIf } from '../what-if.ts';
import { speaker, wordsFor } from '../words.ts';
import { must } from './broken.ts';
import type { SmallCase } from './trials.ts';

/** How often a small case is dealt afresh for each way it can lie. */
const DEALS_A_WAY = 400;

/** Deals a small case many times: every way must come up, and about as often as any other (chi-squared, 99.99%). */
export function checkUniform(game: AnyGame, { what, position, seat, ways, way }: SmallCase<State>): void {
  const { state } = whatIf(position, [game]);
  const view = viewOf(game.secrets, state, seat);
  const random = freshRandom(seedFrom('uniform', what), 0, 0);
  const seen = new Map<string, number>();
  for (let i = 0; i < ways * DEALS_A_WAY; i++) {
    const key = way(determinise(game, view, random), view);
    seen.set(key, (seen.get(key) ?? 0) + 1);
  }
  must(seen.size === ways, () => `${what}: ${seen.size} ways came up, not ${ways}`);
  let chiSquared = 0;
  for (const count of seen.values()) chiSquared += (count - DEALS_A_WAY) ** 2 / DEALS_A_WAY;
  must(chiSquared < chiSquaredLimit(ways - 1), () => `${what}: not uniform (chi-squared ${chiSquared.toFixed(1)})`);
}

/** What chi-squared exceeds once in ten thousand, by Wilson and Hilferty. */
function chiSquaredLimit(freedom: number): number {
  const part = 2 / (9 * freedom);
  return freedom * (1 - part + 3.719 * Math.sqrt(part)) ** 3;
}

/** All that happened, a line an event, with its clause. */
export function logOf({ game, told }: Sitting): string {
  const { say } = speaker(game.words.english, NAMES);
  const lines = told!.flatMap((each) => {
    const event = heardBy(each, null) ?? each.event;
    const words = wordsFor(game.words, event);
    return words ? [`${event.rule} ${say(words)}`] : [];
  });
  return `${lines.join('\n')}\n`;
}
