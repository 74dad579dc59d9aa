/** What should be seen in a page, besides what is true of all pages. */
export interface Expected {
  readonly touch: boolean;
  /** Who sits there, and what they have, as it is written (one of it is enough); null: somebody watches. */
  readonly own: { readonly name: string; readonly scores: readonly string[] | null } | null;
  /** What the others are called: long names may end in dots, usual ones are read whole. */
  readonly others: readonly string[];
  /** Whether usual names are read whole: everywhere but where a reader has enlarged everything. */
  readonly wholeNames: boolean;
  /** Whether one of the cards is sealed, and so marked. */
  readonly sealed: boolean;
  /** Whether the page may be longer than the window. */
  readonly mayScroll: boolean;
  /** Whether what goes on must be in the window all the same. */
  readonly overFold: boolean;
}

/** Something that does not hold. */
export interface Finding {
  /** What is wrong, in a few words that stay the same. */
  readonly what: string;
  /** Where in the page, and what it says. */
  readonly element: string;
  /** By how much, or by what. */
  readonly by: string;
}

const found = new Map<string, { finding: Finding; count: number }>();

export const called = (element: Element): string => {
  const classes = [...element.classList].filter((name) => !/^_/.test(name)).slice(0, 2);
  return `${element.tagName.toLowerCase()}${classes.map((name) => `.${name}`).join('')}`;
};
export const path = (element: Element): string => {
  const steps: string[] = [];
  for (let at: Element | null = element; at && at !== document.body && steps.length < 3; at = at.parentElement)
    steps.unshift(called(at));
  return steps.join(' > ');
};
export const report = (what: string, element: Element, by: string, said = element.textContent ?? ''): void => {
  const words = said.replace(/\s+/g, ' ').trim().slice(0, 40);
  const key = `${what} ${path(element)}`;
  const known = found.get(key);
  if (known) known.count++;
  else found.set(key, { finding: { what, element: `${path(element)}${words ? ` “${words}”` : ''}`, by }, count: 1 });
};
export const px = (pixels: number): string => `${Math.round(pixels * 10) / 10} px`;

/** All that does not hold, what is alike only once. */
export const findings = (): Finding[] =>
  [...found.values()].map(({ finding, count }) => ({
    ...finding,
    by: count > 1 ? `${finding.by} (and ${count - 1} more like it)` : finding.by,
  }));
