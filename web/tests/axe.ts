import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
/** What keeps people from playing; and headings that skip a level, by which people who do not see find their way. */
const GRAVE = ['serious', 'critical'];
const ALSO = ['heading-order'];

interface Violation {
  readonly id: string;
  readonly impact: string;
  readonly nodes: readonly { readonly target: readonly string[]; readonly failureSummary: string }[];
}

/** What axe finds grave in a page as it stands. */
export async function findings(page: Page): Promise<string[]> {
  await page.evaluate(AXE);
  const violations = await page.evaluate(async (): Promise<Violation[]> => {
    // biome-ignore lint/suspicious/noExplicitAny: axe comes as a script
    return (await (window as any).axe.run(document, { resultTypes: ['violations'] })).violations;
  });
  return violations
    .filter(({ id, impact }) => GRAVE.includes(impact) || ALSO.includes(id))
    .map(({ id, nodes }) => `${id}: ${nodes[0]!.target.join(' ')} ${nodes[0]!.failureSummary} (${nodes.length})`);
}
