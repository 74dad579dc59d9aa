// npm run review-proof: whether reviews are true (docs/review.md). It takes up to three hours on two cores, and goes on where it was interrupted.
import { install, root, run } from './prepare.mjs';

install();
const { buildIfNeeded } = await import('./build.mjs');
await buildIfNeeded();
process.exit(run(process.execPath, [`${root}/dist/review-proof.js`, ...process.argv.slice(2)]));
