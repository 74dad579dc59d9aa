/** What a rule of PostCSS is here: its selectors. */
interface Rule {
  selectors: string[];
}

/**
 * Browsers find the rules for an element by its class or tag, but try a rule that ends in `:is(.a, .b)` on every element there is. Here such
 * a rule is taken apart: `:is(.a), :is(.b)` means the same, if what weighs less than the heaviest of the list is made as heavy.
 */
export const apart = {
  postcssPlugin: 'gilt-apart',
  Rule(rule: Rule): void {
    const selectors = rule.selectors.flatMap(selectorsApart);
    if (selectors.length > rule.selectors.length) rule.selectors = selectors;
  },
};

/** The selectors that together mean the same, without a list in the part that names the element itself, if that can be. */
export function selectorsApart(selector: string): string[] {
  const start = lastPart(selector);
  const list = /:(is|where)\(/.exec(selector.slice(start));
  if (!list) return [selector];
  const open = start + list.index + list[0].length;
  const close = closing(selector, open);
  const each = parts(selector.slice(open, close), ',');
  const ballasts = list[1] === 'where' ? each.map(() => '') : ballastFor(each);
  if (each.length < 2 || !ballasts) return [selector];
  return each.map((one, i) => `${selector.slice(0, open)}${one})${ballasts[i]}${selector.slice(close + 1)}`);
}

/** What has to be added to each so that it weighs as much as the heaviest; null if that cannot be done. */
function ballastFor(selectors: readonly string[]): string[] | null {
  const weights = selectors.map(weightOf);
  let [classes, tags] = [0, 0];
  for (const weight of weights) {
    if (!weight) return null;
    if (weight.classes > classes || (weight.classes === classes && weight.tags > tags)) ({ classes, tags } = weight);
  }
  if (weights.some((weight) => weight!.tags > tags)) return null;
  return weights.map((weight) => ':not(._)'.repeat(classes - weight!.classes) + ':not(_)'.repeat(tags - weight!.tags));
}

/** How much a simple selector weighs: classes, attributes and states, then tags; null if it is not simple. */
function weightOf(selector: string): { classes: number; tags: number } | null {
  if (/#|&|:(is|where|has|not|nth-\w+)\(/.test(selector)) return null;
  const plain = selector.replace(/\[[^\]]*\]/g, '.attribute').replace(/::[\w-]+/g, ' element');
  const classes = plain.match(/[.:][\w-]+/g)?.length ?? 0;
  return { classes, tags: plain.replace(/[.:][\w-]+/g, '').match(/[\w-]+/g)?.length ?? 0 };
}

/** Where the last part of a selector begins, which names the element itself. */
const lastPart = (selector: string): number => selector.length - parts(selector, ' >+~').at(-1)!.length;

/** A selector at its commas or spaces, those within brackets apart. */
function parts(text: string, separators: string): string[] {
  const found: string[] = [''];
  let depth = 0;
  for (const letter of text) {
    if ('(['.includes(letter)) depth++;
    if (')]'.includes(letter)) depth--;
    if (depth === 0 && separators.includes(letter)) found.push('');
    else found[found.length - 1] += letter;
  }
  return separators === ',' ? found.map((one) => one.trim()) : found;
}

/** Where the bracket closes that opens before that place. */
function closing(text: string, from: number): number {
  let depth = 1;
  for (let at = from; ; at++) {
    if (text[at] === '(') depth++;
    if (text[at] === ')' && --depth === 0) return at;
  }
}
