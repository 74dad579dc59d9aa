// npm run bench:server: our server beside boardgame.io, Colyseus and a bare relay (docs/performance.md).
// npm run bench:server -- --database own: one server on SQLite beside one and two nodes on the machine's PostgreSQL.
// npm run bench:server -- --quick: a small load, to see that it works. --alone: without the others, which are then not installed.
import { join } from 'node:path';
import { install, root, run } from './prepare.mjs';

install();
const flags = process.argv.slice(2);
if (!flags.some((flag) => /^--(alone|database)/.test(flag))) install(join(root, 'bench', 'server'));
const { buildIfNeeded, buildServerBench } = await import('./build.mjs');
await buildIfNeeded();
await buildServerBench();
process.exit(run(process.execPath, [`${root}/dist/bench-server.js`, ...flags]));
