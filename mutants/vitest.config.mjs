// The tests that judge mutants: those of the engine and the games, without the command line's.
import { join } from 'node:path';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  // Stryker works on a copy: packages must be found there, and not where npm linked them.
  resolve: { alias: [{ find: /^@gilt\/(.*)$/, replacement: join(import.meta.dirname, '..', '$1.ts') }] },
  test: {
    include: ['{engine,games}/**/*.test.ts'],
    exclude: ['**/node_modules/**'],
    testTimeout: 60_000,
    // Every mutant is tried against all of them: few games each have to do.
    env: { GILT_SUITE_GAMES: '2' },
  },
});
