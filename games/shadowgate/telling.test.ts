import { optionsOf, waitingFor } from '@gilt/engine/answer';
import { readSetup } from '@gilt/engine/game';
import { pick, randomFrom } from '@gilt/engine/random';
import { seedFrom } from '@gilt/engine/seed';
import { answer, isOver, sitDown } from '@gilt/engine/sitting';
import { storyFor } from '@gilt/engine/story';
import { expect, test } from 'vitest';
import { shadowgate } from './game.ts';

/** What must have changed with an event that speaks of it; all else that changes with it is its own affair. */
const CARRIES: Readonly<Record<string, readonly string[]>> = {
  gameBegins: ['hands', 'quests'],
  character: ['characters'],
  ability: ['abilities'],
  torch: ['torch', 'actions'],
  acquired: ['items'],
  first: ['firsts'],
  completed: ['points', 'completed'],
  stolen: ['items'],
  discarded: ['torch'],
  // Quests or the pool: one of them may have been empty.
  cycled: [],
  newPool: ['pool'],
};
/** What must not: it comes with an event of its own. */
const LEAVES: Readonly<Record<string, readonly string[]>> = {
  character: ['abilities'],
  acquired: ['firsts'],
  first: ['items'],
  stolen: ['firsts'],
  firstPasses: ['items', 'discards'],
  firstEnds: ['items', 'discards'],
  newQuests: ['pool', 'torch', 'completed', 'used', 'items'],
  starter: ['points', 'items', 'quests'],
};

test('what an event speaks of changes with it, and after the last event nothing is left but unused actions (QS-13)', () => {
  const met = new Set<string>();
  for (let seed = 1; seed <= 4; seed++) {
    const options = { stealing: true, match: 'each-starts', characters: 'learners' };
    const setup = readSetup(shadowgate, 2 + (seed % 2), options);
    const sitting = sitDown(shadowgate, setup, seedFrom(`telling ${seed}`), 'fresh', false, 'asked');
    const random = randomFrom(seed);
    while (!isOver(sitting)) {
      const from = sitting.told!.length;
      for (const seat of waitingFor(sitting.state))
        answer(sitting, seat, pick(random, optionsOf(shadowgate, sitting.state, seat)));
      const telling = { told: sitting.told!.slice(from), moments: sitting.moments };
      for (const { event, change } of storyFor(shadowgate.secrets, telling, null)) {
        const fields = change.flatMap(([[part, field]]) => (part === 'game' ? [field] : []));
        if (event === null) expect(fields.filter((field) => field !== 'actions')).toEqual([]);
        else {
          met.add(event.type);
          expect(fields).toEqual(expect.arrayContaining([...(CARRIES[event.type] ?? [])]));
          expect(fields.filter((field) => LEAVES[event.type]?.includes(String(field)))).toEqual([]);
        }
      }
    }
  }
  for (const type of [...Object.keys(CARRIES), ...Object.keys(LEAVES)].filter(
    (each) => !/character|ability/.test(each),
  ))
    expect(met).toContain(type);
});
