import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { whatIf } from '@gilt/engine/what-if';
import { speaker, wordsFor } from '@gilt/engine/words';
import { games } from '@gilt/games/all';
import { cellsOf, readRunPlan } from '@gilt/lab/run/plan';
import { describe, expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');
const read = (file: string): string => readFileSync(join(root, file), 'utf8');

/** The fenced blocks of a page: what stands behind the fence, and the text within. */
const blocksOf = (page: string) =>
  [...page.matchAll(/^```(.*)\n([\s\S]*?)^```$/gm)].map((match) => ({ mark: match[1]!, text: match[2]! }));

/** What `gilt what-if` tells, a line an event; or its refusal. */
function told(position: string): string[] {
  try {
    const { game, names, told } = whatIf(position, games);
    const { say } = speaker(game.words.english, names);
    return told.flatMap(({ event }) => {
      const words = wordsFor(game.words, event);
      return words ? [`${event.rule} ${say(words)}`] : [];
    });
  } catch (error) {
    return [`gilt: ${(error as Error).message}`];
  }
}

describe('docs/what-if.md', () => {
  const blocks = blocksOf(read('docs/what-if.md'));
  const examples = blocks.flatMap(({ mark, text }, i) =>
    mark === 'what-if' ? [[text, blocks[i + 1]!.text] as const] : [],
  );

  test('has examples', () => expect(examples.length).toBeGreaterThan(7));

  test.each(examples)('%s', (position, expected) => {
    const lines = expected.trimEnd().split('\n');
    expect(told(position).slice(0, lines.length)).toEqual(lines);
  });
});

describe('docs/adding-a-game.md', () => {
  const files = new Map<string, string[]>();
  for (const { mark, text } of blocksOf(read('docs/adding-a-game.md'))) {
    const file = /^\w+ (\S+\/\S+)$/.exec(mark)?.[1];
    if (file) files.set(file, [...(files.get(file) ?? []), text]);
  }

  test.each(['games/goofspiel', 'web/boards/goofspiel'])('shows every file of %s', (folder) => {
    const there = readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).filter((file) =>
      /\.(tsx?|css|md)$/.test(file),
    );
    expect([...files.keys()].filter((file) => file.startsWith(`${folder}/`)).sort()).toEqual(
      there.map((file) => `${folder}/${file}`).sort(),
    );
  });

  test.each([...files.keys()])('shows %s as it is', (file) => {
    expect(files.get(file)!.join('\n')).toBe(read(file));
  });
});

describe('plans', () => {
  const inText = blocksOf(read('docs/lab.md')).flatMap(({ mark, text }) => (mark === 'json' ? [text] : []));
  const files = readdirSync(join(root, 'docs', 'balance')).filter((file) => file.endsWith('.json'));

  test.each([...inText, ...files.map((file) => read(`docs/balance/${file}`))])('%s is one', (text) => {
    expect(cellsOf(readRunPlan(JSON.parse(text))).length).toBeGreaterThan(1);
  });
});

test('docs/performance.md says how many faults several nodes have endured, as it was kept', () => {
  const { parts } = JSON.parse(read('docs/cluster-ordeal.json')) as { parts: { faults: Record<string, number> }[] };
  const faults = parts.flatMap((part) => Object.values(part.faults)).reduce((sum, times) => sum + times, 0);
  expect(read('docs/performance.md')).toContain(`${faults} faults in ${parts.length} part`);
});

describe('links', () => {
  const pages = [
    'README.md',
    'ARCHITECTURE.md',
    'STYLE.md',
    'CHANGELOG.md',
    ...readdirSync(join(root, 'docs'), { recursive: true }).map((file) => `docs/${file}`),
  ]
    .filter((file) => file.endsWith('.md'))
    .concat(games.map(({ id }) => `games/${id}/rules.md`));

  test.each(pages)('%s points only at what is there', (page) => {
    const prose = read(page).replace(/^```[\s\S]*?^```$/gm, '');
    for (const [, target] of prose.matchAll(/\]\((?!http)([^)#]+)\)/g)) {
      expect(existsSync(join(root, page, '..', target!)), `${page} → ${target}`).toBe(true);
    }
  });
});
