// npm run soak: far more random games through the contract suite than npm test plays.
// npm run soak -- server: the server is killed under load a hundred times.
// npm run soak -- leaks: two servers in step, with something hidden changed at every answer, 100,000 times in every game.
// npm run soak -- steps: the step that keeps the rules busy longest, in every game, with the strangest sets of cards.
// npm run soak -- sprt: sequential tests of rounds with nothing to find and with something, 1,000 each.
// npm run soak -- worth: twenty sets of cards with a doubled one and twenty without.
// npm run soak -- pages: every game in a browser, by mouse, to its end; and the style sheets of every two of them in any order.
import { install, root, run } from './prepare.mjs';

install();
const { buildIfNeeded } = await import('./build.mjs');
await buildIfNeeded();
const [what, ...rest] = process.argv.slice(2);
if (what === 'pages') {
  const env = { ...process.env, GILT_TO_THE_END: '1' };
  process.exit(
    run('npx', ['vitest', 'run', 'web/tests/whole-games.test.ts', 'web/tests/order.test.ts', ...rest], { env }),
  );
}
const others = {
  server: 'soak-server',
  leaks: 'soak-leaks',
  steps: 'soak-steps',
  sprt: 'soak-sprt',
  worth: 'soak-worth',
};
const [program, args] = Object.hasOwn(others, what ?? '') ? [others[what], rest] : ['soak', process.argv.slice(2)];
process.exit(run(process.execPath, [`${root}/dist/${program}.js`, ...args]));
