// Mutation testing of the engine and the games: does some test fail when the code is wrong?
// Run from the project's root by `npm run mutants`.
/** @type {import('@stryker-mutator/api/core').PartialStrykerOptions} */
export default {
  testRunner: 'vitest',
  vitest: { configFile: 'mutants/vitest.config.mjs' },
  mutate: [
    'engine/*.ts',
    'games/*/*.ts',
    '!**/*.test.ts',
    // Words and the notation's data are not behaviour.
    '!games/*/english.ts',
    '!games/*/trials.ts',
    '!games/*/scenes.ts',
    '!games/trials.ts',
  ],
  ignorePatterns: ['dist', 'bench', 'docs', 'reports', 'mutants/node_modules'],
  ignoreStatic: true,
  coverageAnalysis: 'perTest',
  concurrency: 2,
  timeoutMS: 10_000,
  reporters: ['progress-append-only', 'clear-text', 'json', 'html'],
  clearTextReporter: { allowColor: false, logTests: false, reportTests: false },
  jsonReporter: { fileName: 'reports/mutants.json' },
  htmlReporter: { fileName: 'reports/mutants.html' },
  tempDirName: '.stryker-tmp',
};
