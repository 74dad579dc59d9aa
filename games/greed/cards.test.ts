import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { message, type Param, speaker } from '@gilt/engine/words';
import { expect, test } from 'vitest';
import { costText, effectText, iconsText, needText } from './card-text.ts';
import { CARDS, LAST_CARD } from './cards.ts';
import { english } from './english.ts';
import type { Card } from './vocabulary.ts';

const cards = CARDS.slice(1);
const { say } = speaker({ ...english, it: '{it}' }, []);
const said = (it: Param): string => say(message('it', { it }));

test('GR-01 there are 80 cards: 30 actions, 25 thugs and 25 holdings, each in its place', () => {
  expect(cards.map(({ number }) => number)).toEqual(Array.from({ length: LAST_CARD }, (_, i) => i + 1));
  const of = (type: string) => cards.filter((card) => card.type === type).length;
  expect([of('action'), of('thug'), of('holding')]).toEqual([30, 25, 25]);
});

test('GR-01 ten of each icon are on thugs, eight of each other icon on holdings', () => {
  const icons = (type: string) =>
    cards
      .filter((card) => card.type === type)
      .reduce((sum, card) => sum.map((count, i) => count + card.icons[i]!), [0, 0, 0, 0, 0, 0]);
  expect(icons('thug')).toEqual([10, 10, 10, 0, 0, 0]);
  expect(icons('holding')).toEqual([0, 0, 0, 8, 8, 8]);
  expect(icons('action')).toEqual([0, 0, 0, 0, 0, 0]);
});

test('GR-16 the table in the rules says of each card just what its data says', () => {
  const rules = readFileSync(join(import.meta.dirname, 'rules.md'), 'utf8');
  const row = (card: Card) =>
    [card.number, card.name, card.type, said(iconsText(card)), said(costText(card)), said(needText(card))].join(' | ');
  for (const card of cards) expect(rules).toContain(`| ${row(card)} | ${said(effectText(card))} |`);
});

test('no card has both a cost and a need, and only one at a time of what acts each turn', () => {
  expect(cards.filter(({ cost, need }) => cost.length > 0 && need.length > 0)).toEqual([]);
  const eachTurn = ({ lasting }: Card) =>
    lasting.filter((it) => typeof it !== 'string' && it.when === 'eachTurn').length;
  expect(Math.max(...cards.map(eachTurn))).toBe(1);
});

test('every card has a test of its own, named by its number', () => {
  const tests = ['actions', 'thugs', 'holdings'].map((type) =>
    readFileSync(join(import.meta.dirname, `${type}.test.ts`), 'utf8'),
  );
  for (const { number } of cards) expect(tests.join('\n')).toContain(`test('card ${number}, `);
});
