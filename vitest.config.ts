import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { facts } from './web/build/facts.ts';
import { icons } from './web/build/icons.ts';
import { rules } from './web/build/rules.ts';

/** These take minutes. Were they begun last, half of the computer would wait for them in the end. */
const LONG = [/web\/tests\//, /contract\.test/, /leaks\.test/, /lab\//, /bots\//];

class LongFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId }: TestSpecification): number => {
      const place = LONG.findIndex((each) => each.test(moduleId));
      return place < 0 ? LONG.length : place;
    };
    return (await super.sort(files)).sort((a, b) => rank(a) - rank(b));
  }
}

export default defineConfig({
  plugins: [facts(), icons(), rules()],
  test: {
    include: ['{engine,games,bots,protocol,table,lab,server,web,cli,bench,docs,examples}/**/*.test.ts'],
    exclude: ['**/node_modules/**', 'dist/**'],
    globalSetup: ['scripts/vitest-setup.mjs'],
    // Whole games in a browser take minutes where two processors are shared by everything.
    testTimeout: 600_000,
    hookTimeout: 120_000,
    // What is looked for until it is there may take as long on a busy computer.
    expect: { poll: { timeout: 30_000 } },
    // Half of the tests wait most of the time: for sockets, for a browser, for a program that starts.
    maxWorkers: 3,
    sequence: { sequencer: LongFirst },
  },
});
