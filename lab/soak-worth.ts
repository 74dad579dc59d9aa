import { parseArgs } from 'node:util';
import { idOf } from '@gilt/games/shadowgate/card-set';
import { findsIn, levelSet } from './planted.ts';

/**
 * `npm run soak -- worth [--runs N] [--rounds N] [--from N]`: twenty sets of cards in which one character is doubled, each time another, and twenty
 * in which all are alike. `--from` goes on where an earlier one stopped. The doubled one should be found in 19 of 20, and nothing in all but one of the others.
 */
const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '20' },
    rounds: { type: 'string', default: '500' },
    from: { type: 'string', default: '0' },
  },
});
const [runs, rounds, first] = [Number(values.runs), Number(values.rounds), Number(values.from)];
let found = 0;
let falseFinds = 0;
for (let run = first; run < first + runs; run++) {
  const { set, name } = levelSet(run % 8);
  const finds = await findsIn(set, rounds, `planted ${run}`);
  const hit = finds.some((worth) => worth.name === idOf(name!) && worth.mean > 0);
  if (hit) found++;
  const nothing = await findsIn(levelSet(null).set, rounds, `level ${run}`, true);
  if (nothing.length > 0) falseFinds++;
  const list = (worths: typeof finds): string =>
    worths.map((each) => `${each.name} ${(100 * each.mean).toFixed(1)}`).join(', ') || 'nothing';
  console.log(`${run + 1}: ${name} doubled: found ${list(finds)}; all alike: found ${list(nothing)}`);
}
console.log(`found in ${found} of ${runs} runs; false finds in ${falseFinds} of ${runs}`);
process.exit(found >= runs - 1 && falseFinds <= 1 ? 0 : 1);
