// npm run cluster [-- --port N --data DIR]: PostgreSQL, three nodes and HAProxy on this machine, to see several nodes at work (docs/serving.md).
import { install, root, run } from './prepare.mjs';

install();
const { buildIfNeeded, buildTool } = await import('./build.mjs');
await buildIfNeeded();
await buildTool('cluster', 'scripts/cluster.ts');
process.exit(run(process.execPath, [`${root}/dist/cluster.js`, ...process.argv.slice(2)]));
