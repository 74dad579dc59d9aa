import * as Plot from '@observablehq/plot';
import { svg } from '../report/plots.ts';
import { STYLE } from '../report/style.ts';
import { isMet } from './figures.ts';
import type { TunePlan } from './plan.ts';
import type { Measured, Step, Tuned } from './tune.ts';

const text = (words: string): string =>
  words.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
const said = (value: unknown): string => text(typeof value === 'string' ? value : JSON.stringify(value));

/** The way of a tuning as a page that needs nothing else: what it came to after each step, what was changed, and how it does. */
export function tunePage({ plan, name }: { plan: TunePlan; name: string }, tuned: Tuned, command: string): string {
  const { steps, was, is } = tuned;
  const kept = steps.filter((step) => step.kept);
  const missed = (all: readonly Measured[]): number => all.filter((each) => !isMet(each)).length;
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${text(plan.name)}: ${text(name)} · Gilt</title><link rel="icon" href="data:,"><style>${STYLE}</style></head><body>
<header class="head"><div><span class="mark">Gilt</span><div><h1>${text(plan.name)}: ${text(name)}</h1><p>${steps.length} changes tried, ${kept.length} kept · seed ${text(plan.seed)}</p></div></div></header>
<main>
<section class="short"><h2>In short</h2><ul><li><b>${missed(was)} of ${was.length}</b> figures missed their targets before,</li><li><b>${missed(is)} of ${is.length}</b> do now, on deals that nothing was chosen by.</li></ul></section>
<div class="figs"><figure class="fig wide"><header><h2>The way</h2><p>What all misses come to (squares, in units of half a target’s width), step by step</p></header>${way(steps)}<figcaption><b>How measured</b> the same deals for every set; a change is kept if it helps by ${plan.sure} standard errors</figcaption></figure>
<figure class="fig wide"><header><h2>What was changed</h2></header><div class="scroll"><table><tr><th>card</th><th>field</th><th>from</th><th>to</th><th>step</th><th>gain</th><th>± error</th></tr>${kept
    .map(
      ({ card, path, from, to, step, gain, error }) =>
        `<tr><td>${text(card)}</td><td>${text(path)}</td><td>${said(from)}</td><td>${said(to)}</td><td>${step}</td><td>${gain.toFixed(2)}</td><td>${error.toFixed(2)}</td></tr>`,
    )
    .join('')}</table></div></figure>
<figure class="fig wide"><header><h2>Against the targets</h2><p>Bold: missed. On ${plan.aside} deals a table that were kept aside</p></header><div class="scroll"><table><tr><th>table</th><th>figure</th><th>from</th><th>to</th><th>before</th><th>now</th><th>± error</th></tr>${is
    .map((now) => {
      const then = was.find((each) => each.table === now.table && each.target === now.target && each.name === now.name);
      const at = plan.tables[now.table];
      const { of, kind = '', from, to } = now.target;
      return `<tr${isMet(now) ? '' : ' class="find"'}><td>${at ? `${at.players} × ${text(at.bot)}` : 'mean of all'}</td><td>${of} ${text(kind)} ${text(now.name)}</td><td>${from ?? ''}</td><td>${to ?? ''}</td><td>${then ? then.value.toFixed(3) : ''}</td><td>${now.value.toFixed(3)}</td><td>${now.error.toFixed(3)}</td></tr>`;
    })
    .join('')}</table></div></figure></div>
<footer><p>To run it again:</p><pre>${text(command)}</pre><pre>${text(JSON.stringify(plan.cards === undefined ? plan : { ...plan, cards: '…' }))}</pre></footer>
</main></body></html>
`;
}

/** A line that goes down whenever a change is kept, and a dot for every one that was tried. */
function way(steps: readonly Step[]): string {
  if (steps.length === 0) return '<p>No change was tried.</p>';
  let level = steps[0]!.loss + steps[0]!.gain;
  const highest = level;
  const line = [{ step: 0, loss: level }];
  for (const { step, loss, kept } of steps) {
    if (kept) level = loss;
    line.push({ step, loss: level });
  }
  const dots = steps.map(({ step, loss, kept }) => ({ step, loss: Math.min(loss, 1.5 * highest), kept }));
  return svg(`From ${highest.toFixed(2)} to ${level.toFixed(2)} in ${steps.length} steps`, {
    height: 180,
    marginLeft: 36,
    x: { label: 'step', grid: false, tickSize: 0 },
    y: { label: null, ticks: 4, tickSize: 0, zero: true },
    marks: [
      Plot.gridY({ stroke: 'var(--line)', strokeOpacity: 1, ticks: 4 }),
      Plot.dot(dots, { x: 'step', y: 'loss', r: 1.5, fill: 'var(--ink-3)', fillOpacity: 0.66 }),
      Plot.line(line, { x: 'step', y: 'loss', curve: 'step-after', stroke: 'var(--leaf-ink)', strokeWidth: 2 }),
    ],
  });
}
