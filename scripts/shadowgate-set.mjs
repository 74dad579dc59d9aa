// npm run shadowgate-set: the balance figures of the house set of Quests of Shadowgate (docs/shadowgate-set.md).
import { install, root, run } from './prepare.mjs';

install();
const { buildIfNeeded } = await import('./build.mjs');
await buildIfNeeded();
process.exit(run(process.execPath, [`${root}/dist/shadowgate-set.js`, ...process.argv.slice(2)]));
