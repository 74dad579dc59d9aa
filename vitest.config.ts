import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['{engine,games,bots,lab,cli,bench,docs}/**/*.test.ts'],
    exclude: ['**/node_modules/**', 'dist/**'],
    globalSetup: ['scripts/vitest-setup.mjs'],
    testTimeout: 120_000,
  },
});
