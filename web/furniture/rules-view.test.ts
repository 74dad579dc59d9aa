import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { gameInfo } from '../games.ts';
import { Part } from './rules-view.tsx';

/** The rules of a game as the page shows them. */
async function page(game: string): Promise<string> {
  const { parts } = (await gameInfo(game)?.rules())!;
  const shared = { heading: 'h2', pictures: {}, clause: null, found: { current: null } } as const;
  return parts.map((part) => renderToStaticMarkup(createElement(Part, { part, ...shared }))).join('\n');
}

test.each([
  ['dungeon-busters', 'DB-23', 'rulebook; that it is a contributor is a ruling'],
  ['greedquest', 'GQ-32', 'rulebook for Tracking; for the other cards it is ours (house)'],
  ['greedquest', 'GQ-36', 'ours (house): the printed text was not found'],
  ['greedy-delvers', 'GD-23', 'ruling'],
  ['greed', 'GR-12', 'rulebook; that it is always done is a ruling'],
  ['shadowgate', 'QS-07', 'rulebook; that the learners&#x27; set is dealt, by lot, is a ruling'],
])('%s, %s: the page says what is the rulebook’s and what is ours', async (game, clause, from) => {
  const [, rest] = (await page(game)).split(`id="${clause}"`);
  const [told] = rest!.split('</dd>');
  expect(told).toContain(`<small class="rule__from">From: ${from}`);
});
