import { defineConfig } from 'vitest/config';
import { facts } from './web/build/facts.ts';
import { icons } from './web/build/icons.ts';
import { rules } from './web/build/rules.ts';

export default defineConfig({
  plugins: [facts(), icons(), rules()],
  test: {
    include: ['{engine,games,bots,protocol,table,lab,server,web,cli,bench,docs,examples}/**/*.test.ts'],
    exclude: ['**/node_modules/**', 'dist/**'],
    globalSetup: ['scripts/vitest-setup.mjs'],
    // Whole games in a browser take minutes where two processors are shared by everything.
    testTimeout: 600_000,
    hookTimeout: 120_000,
    // Half of the tests wait most of the time: for sockets, for a browser, for a program that starts.
    maxWorkers: 2,
  },
});
