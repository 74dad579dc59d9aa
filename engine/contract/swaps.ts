import type { State } from '../flow.ts';
import type { AnyGame } from '../game.ts';
import { randomFrom } from '../random.ts';
import { must } from './broken.ts';
import { inspectDecisions } from './inspect.ts';
import type { AnyTrials } from './trials.ts';
import type { WholeGame } from './whole-games.ts';

/**
 * A leak check that never has anything to swap would find nothing. So every swap must be possible in some of these games,
 * and every field that the secrets table hides must be changed by one of them.
 */
export function checkSwaps(game: AnyGame, trials: AnyTrials, games: readonly WholeGame[]): void {
  const applied = new Set<string>();
  const changed = new Set<string>();
  for (const whole of games) inspectDecisions(whole, trials, [({ state }) => trySwaps(state)], 1);
  const idle = trials.swaps.find(({ what }) => !applied.has(what));
  must(idle === undefined, () => `'${idle!.what}' was never swapped in ${games.length} games`);
  const hidden = Object.entries(game.secrets.game).filter(([, sight]) => sight !== 'everyone');
  const untried = hidden.find(([field]) => !changed.has(field));
  must(untried === undefined, () => `'${untried![0]}' is hidden, and no swap of the trials ever changes it`);

  function trySwaps(state: State): void {
    for (const { what, swap } of trials.swaps) {
      const other = game.clone(state) as State;
      if (swap(other, randomFrom(1)) === null) continue;
      applied.add(what);
      for (const [field, value] of Object.entries(other)) {
        if (JSON.stringify(value) !== JSON.stringify((state as never)[field])) changed.add(field);
      }
    }
  }
}
