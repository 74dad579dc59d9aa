import { expect, test } from 'vitest';
import { labelsOf } from '../label.ts';
import { playRounds } from '../run/mass.ts';
import { cellsOf, readCell, readRunPlan } from '../run/plan.ts';
import { figuresFrom } from './figures.ts';
import { findingsOf } from './findings.ts';
import { axisOf, namesOf } from './names.ts';
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
    {
      title: 'Dungeon Busters',
      seed: 'report',
      rules: { 'dungeon-busters': 1 },
      cells: figures,
      worth: null,
      promises: null,
    },
    'gilt lab report x.json',
  );
  expect(page.match(/<svg /g)!.length).toBeGreaterThan(15);
  expect(page).toContain('gilt lab report x.json');
  expect(page).toContain('cell &lt;0&gt;');
  expect(page).not.toMatch(/(src|href)="(?!data:)|https?:\/\/(?!www\.w3\.org)/);
  const data = /id="data">(.*?)<\/script>/.exec(page)![1]!;
  expect(JSON.parse(data).cells).toHaveLength(2);
});

test('cells go along the number with the most values, and are called by what else sets them apart', () => {
  const options = { cards: { from: 3, to: 7, step: 2 }, bids: { each: ['revealed', 'hidden'] } };
  const lines = [{ game: 'goofspiel', options, players: [2, 3], lineups: ['random'], rounds: 1 }];
  const cells = cellsOf(readRunPlan({ lines }));
  const axis = axisOf(cells)!;
  expect(axis.name).toBe('cards');
  expect(cells.map(axis.of).slice(0, 5)).toEqual([3, 3, 3, 3, 5]);
  expect([...new Set(namesOf(cells, axis))]).toEqual([
    '2 players · bids revealed',
    '3 players · bids revealed',
    '2 players · bids hidden',
    '3 players · bids hidden',
  ]);
  expect(axisOf(cells.slice(0, 4))).toBeNull();
});

test('where no test finds anything, it is said how much room the intervals leave', async () => {
  const [cell] = cellsOf(readRunPlan({ lines: [{ game: 'goofspiel', players: 2, lineups: ['random'], rounds: 30 }] }));
  const totals = await playRounds(cell!, 0, 30);
  const cells = figuresFrom([{ cell: cell!, totals, name: 'it', label: ({ name }) => name }]);
  const room = Math.max(...cells[0]!.seats.map(({ low, high }) => Math.max(high - 0.5, 0.5 - low)));
  const findings = findingsOf({ title: '', seed: '', rules: {}, cells, worth: null, promises: null });
  expect(findings[0]!.claim).toBe('Nobody is found to be favoured.');
  expect(findings[0]!.because).toContain(`room for ${(100 * room).toFixed(1)} points of 100`);
});
