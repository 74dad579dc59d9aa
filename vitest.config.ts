import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['{engine,games,bots,lab,cli}/**/*.test.ts'],
    exclude: ['**/node_modules/**', 'dist/**'],
    testTimeout: 120_000,
  },
});
