import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ordeal } from './ordeal.ts';

/** `npm run soak -- server [--kills N] [--seed N]`: kills the server under load, over and over, and sees that nothing is lost. */
const { values } = parseArgs({
  options: { kills: { type: 'string', default: '100' }, seed: { type: 'string', default: String(Date.now() % 1e6) } },
});
const [kills, seed] = [Number(values.kills), Number(values.seed)];
if (!Number.isInteger(kills) || kills < 1 || !Number.isInteger(seed)) {
  process.stderr.write('soak: --kills and --seed should be whole numbers\n');
  process.exit(2);
}
console.log(`The server is killed ${kills} times (--seed ${seed}).`);
const data = mkdtempSync(join(tmpdir(), 'gilt-soak-'));
try {
  const { acknowledged, games, happenings } = await ordeal({ data, kills, seed, report: (line) => console.log(line) });
  console.log(
    `${games} games came to their end and replay; ${acknowledged} wishes were acknowledged, and all are there`,
  );
  console.log(`in the ${happenings} happenings that people were told.`);
  rmSync(data, { recursive: true });
  console.log('1 passed, 0 failed');
  process.exit(0);
} catch (error) {
  console.error(error);
  console.log(`The database is kept in ${data}.\n0 passed, 1 failed`);
  process.exit(1);
}
