// npm run cluster-ordeal: people play on three nodes while everything goes wrong, a thousand times (server/test/cluster-ordeal.ts).
// npm run cluster-ordeal -- --tables 20 --faults 20: a small one. Started again it goes on where it was.
import { install, root, run } from './prepare.mjs';

install();
const { buildIfNeeded, buildTool } = await import('./build.mjs');
await buildIfNeeded();
await buildTool('cluster-ordeal', 'server/test/cluster-ordeal-run.ts');
process.exit(run(process.execPath, [`${root}/dist/cluster-ordeal.js`, ...process.argv.slice(2)]));
