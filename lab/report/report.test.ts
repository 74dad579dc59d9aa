import { expect, test } from 'vitest';
import { labelsOf } from '../label.ts';
import { playRounds } from '../run/mass.ts';
import { cellsOf, readCell, readRunPlan } from '../run/plan.ts';
import { figuresFrom } from './figures.ts';
import { reportPage } from './page.ts';

test('a report stands by itself: its plots, its data, the command, and nothing to fetch', async () => {
  const plan = readRunPlan({
    seed: 'report',
    lines: [
      {
        game: 'dungeon-busters',
        options: { hands: { each: ['published', 'as-printed'] } },
        players: 3,
        lineups: ['thumb'],
        rounds: 12,
      },
    ],
  });
  const cells = await Promise.all(
    cellsOf(plan).map(async (cell, i) => ({
      cell,
      totals: await playRounds(cell, 0, cell.rounds),
      name: `cell <${i}>`,
      label: labelsOf(readCell(cell).game),
    })),
  );
  const figures = figuresFrom(cells);
  const [first] = figures;
  expect(first!.seats.reduce((sum, { mean }) => sum + mean, 0)).toBeCloseTo(1, 6);
  expect(first!.turns.reduce((sum, { mean }) => sum + mean, 0)).toBeCloseTo(1, 6);
  expect(first!.length.counts.reduce((sum, [, games]) => sum + games, 0)).toBe(12);
  expect(first!.choices.find(({ name }) => name === '6')).toMatchObject({
    where: 'battle.playCards',
    label: 'Battle card 6',
  });
  const page = reportPage(
    { title: 'Dungeon Busters', seed: 'report', cells: figures, worth: null },
    'gilt lab report x.json',
  );
  expect(page.match(/<svg /g)!.length).toBeGreaterThan(15);
  expect(page).toContain('gilt lab report x.json');
  expect(page).toContain('cell &lt;0&gt;');
  expect(page).not.toMatch(/(src|href)="(?!data:)|https?:\/\/(?!www\.w3\.org)/);
  const data = /id="data">(.*?)<\/script>/.exec(page)![1]!;
  expect(JSON.parse(data).cells).toHaveLength(2);
});
