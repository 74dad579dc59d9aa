/** A piece of a rules.md: a heading, a paragraph, clauses, or a table of cards. */
export type RulesPart =
  | { readonly type: 'heading'; readonly text: string }
  | { readonly type: 'paragraph'; readonly text: string }
  | { readonly type: 'clauses'; readonly clauses: readonly Clause[] }
  | { readonly type: 'table'; readonly head: readonly string[]; readonly rows: readonly (readonly string[])[] };

export interface Clause {
  readonly id: string;
  readonly text: string;
  /** Where it comes from: the rulebook, public knowledge, or a ruling of ours. */
  readonly from: string;
}

export interface Rules {
  readonly title: string;
  readonly parts: readonly RulesPart[];
}

const CLAUSE = /^[A-Z]+-\d+$/;

/** The rules of a game out of its rules.md. */
export function readRules(text: string): Rules {
  const blocks = text
    .replace(/^(#+ .*)\n(?!\n)/gm, '$1\n\n')
    .split(/\n{2,}/)
    .map((block) => block.trim());
  const title = blocks[0]!.replace(/^# /, '');
  return { title, parts: blocks.slice(1).filter(Boolean).map(readBlock) };
}

function readBlock(block: string): RulesPart {
  if (block.startsWith('#')) return { type: 'heading', text: block.replace(/^#+ /, '') };
  if (!block.startsWith('|')) return { type: 'paragraph', text: block.replace(/\n/g, ' ') };
  const [head, , ...rows] = block.split('\n').map(cells);
  if (!rows.every(([id]) => CLAUSE.test(id!))) return { type: 'table', head: head!, rows };
  const clauses = rows.map((row) => ({ id: row[0]!, text: row.slice(1, -1).join(': '), from: row.at(-1)! }));
  return { type: 'clauses', clauses };
}

const cells = (line: string): string[] =>
  line
    .replace(/^\||\|$/g, '')
    .split('|')
    .map((cell) => cell.trim());
