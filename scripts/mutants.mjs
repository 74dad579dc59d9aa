// npm run mutants: changes the engine and the games in small ways and sees whether a test notices (Stryker).
// npm run mutants -- FILE …: only these files.
import { join } from 'node:path';
import { install, root, run } from './prepare.mjs';

install();
const folder = join(root, 'mutants');
install(folder);
const files = process.argv.slice(2);
const stryker = join(folder, 'node_modules/@stryker-mutator/core/bin/stryker.js');
const only = files.length > 0 ? ['--mutate', files.join(',')] : [];
process.exit(run(process.execPath, [stryker, 'run', join(folder, 'stryker.config.mjs'), ...only]));
