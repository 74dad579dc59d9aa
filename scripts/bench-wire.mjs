// npm run bench:wire: how many bytes a question costs on the wire, with and without what each event changed (bench/server/wire.ts).
import { install, root, run } from './prepare.mjs';

install();
const { buildTool } = await import('./build.mjs');
await buildTool('bench-wire', 'bench/server/wire.ts');
process.exit(run(process.execPath, [`${root}/dist/bench-wire.js`]));
