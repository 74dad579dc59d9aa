// The tests that judge mutants: those of the engine and the games, without the command line's.
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['{engine,games}/**/*.test.ts'],
    exclude: ['**/node_modules/**'],
    testTimeout: 60_000,
  },
});
