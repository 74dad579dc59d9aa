import { existsSync, readFileSync } from 'node:fs';
import type { AnyGame } from '@gilt/engine/game';
import { type Clause, type Rules, type RulesPart, readRules } from '@gilt/engine/rules-text';
import { lessons } from '@gilt/games/lessons';
import { colours } from './colours.ts';
import { table } from './output.ts';
import { wrap } from './wrap.ts';

/** The rules of a game out of its rules.md. */
export function rulesOf({ id, name }: AnyGame): Rules {
  const file = new URL(`../games/${id}/rules.md`, import.meta.url);
  return existsSync(file) ? readRules(readFileSync(file, 'utf8')) : { title: name, parts: [] };
}

/** The clauses of a game by id. */
export const clausesOf = (game: AnyGame): ReadonlyMap<string, Clause> =>
  new Map(
    rulesOf(game)
      .parts.flatMap((part) => (part.type === 'clauses' ? part.clauses : []))
      .map((clause) => [clause.id, clause]),
  );

/** A clause, and which of it is the rulebook's and which ours. */
export const clauseText = ({ text, from }: Clause, indent = 0): string =>
  wrap(`${plain(text)} ${colours.dim(`[from: ${plain(from)}]`)}`, indent);

/** All rules from beginning to end. */
export const rulesText = (game: AnyGame): string => {
  const { title, parts } = rulesOf(game);
  return [colours.bold(title), ...minuteText(game), ...parts.map(partText)].join('\n\n');
};

/** The same in one minute. */
function minuteText({ id }: AnyGame): string[] {
  const minute = lessons[id]?.minute;
  if (!minute) return [];
  const { goal, round, end, score, shown } = minute;
  const more = (part: keyof typeof shown): string =>
    shown[part].length > 0 ? ` ${colours.dim(`[${shown[part].join(', ')}]`)}` : '';
  const lines = [
    `Goal: ${goal}${more('goal')}`,
    ...round.map((each, i) => `${i + 1}. ${each}${i === round.length - 1 ? more('round') : ''}`),
    `The end: ${end}${more('end')}`,
    ...score.map((each, i) => `${each}${i === score.length - 1 ? more('score') : ''}`),
  ];
  return [[colours.bold('In one minute'), ...lines.map((line) => wrap(line, 3))].join('\n')];
}

function partText(part: RulesPart): string {
  switch (part.type) {
    case 'heading':
      return colours.bold(part.text);
    case 'paragraph':
      return wrap(plain(part.text), 0);
    case 'table':
      return table([part.head, ...part.rows].map((row) => row.map(plain)));
    case 'clauses':
      return part.clauses.map((each) => `${colours.dim(each.id)}  ${clauseText(each, each.id.length + 2)}`).join('\n');
  }
}

/** Text without the marks of its notation; links by their names. */
const plain = (text: string): string =>
  text.replace(/\[([^\]]+)\]\([^)]*\)/g, '$1').replace(/[`*]|(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])/gu, '');
