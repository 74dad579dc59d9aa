import type { CellFigures, ChoiceFigure, ReportFigures, SeatFigure, WorthFigures } from './figures.ts';
import { findingsOf } from './findings.ts';
import { bars, histogram, intervals, type Row } from './plots.ts';
import { STYLE } from './style.ts';

/** The report as one page that needs nothing else. `fonts`: style rules with the letters in them, if they are to be in it too. */
export function reportPage(figures: ReportFigures, command: string, fonts = ''): string {
  const { title, cells, worth, seed } = figures;
  const games = cells.reduce((sum, { games: some }) => sum + some, 0);
  const bots = [...new Set(cells.flatMap(({ cell }) => cell.lineup))].join(', ');
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${text(title)}: balance report · Gilt</title><link rel="icon" href="data:,"><style>${fonts}${STYLE}</style></head><body>
<header class="head"><div><span class="mark">Gilt</span><div><h1>${text(title)}: balance report</h1><p>${count(games)} games · ${text(bots)} in the seats · seed ${text(seed)}</p></div></div></header>
<main>
<section class="short"><h2>In short</h2><ul>${findingsOf(figures)
    .map(({ claim, because }) => `<li><b>${text(claim)}</b> ${text(because)}</li>`)
    .join('')}</ul></section>
${cells.length > 1 ? `<div class="figs">${sweepFigure(cells)}</div>` : ''}
${cells.map((cell) => cellSection(cell, cells.length > 1)).join('\n')}
${worth ? `<div class="figs">${worthFigures(worth)}</div>` : ''}
<footer><p>To run it again:</p><pre>${text(command)}</pre>${worth ? `<pre>${text(worth.command)}</pre>` : ''}
<p>Intervals contain the true value in 95 of 100 cases. A <b>find</b> (filled, bold) is a claim whose p-value, corrected for all claims of its kind (Benjamini and Yekutieli), is at most 0.05: of all finds at most 5 in 100 are false on the average. What bots do is not what people do. The figures are also in this file as data.</p></footer>
<script type="application/json" id="data">${JSON.stringify(figures, rounded).replaceAll('<', '\\u003c')}</script>
</main></body></html>
`;
}

const text = (words: string): string =>
  words.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
const count = (number: number): string => number.toLocaleString('en');
const percent = (share: number): string => `${(100 * share).toFixed(1)}%`;
const points = (share: number): string =>
  Math.abs(share) < 0.0005 ? '0' : `${share < 0 ? '−' : '+'}${Math.abs(100 * share).toFixed(1)}`;
/** Four digits are as many as anything here is worth. */
export const rounded = (_: string, value: unknown): unknown =>
  typeof value === 'number' && !Number.isInteger(value) ? Number(value.toPrecision(4)) : value;

const figure = (head: string, below: string, chart: string, how: string, wide = false): string =>
  `<figure class="fig${wide ? ' wide' : ''}"><header><h2>${text(head)}</h2><p>${text(below)}</p></header>${chart}<figcaption><b>How measured</b> ${text(how)}</figcaption></figure>`;

function cellSection(cell: CellFigures, named: boolean): string {
  const { games, seats, turns, bots, fair, length, leadChanges, margin, decided, choices, name, watched } = cell;
  const shares = (rows: readonly SeatFigure[]): string => intervals(rows, fair, `fair share ${percent(fair)}`, percent);
  return `${named ? `<h2 class="cell">${text(name)}</h2>` : ''}<div class="figs">
${figure('Wins by seat', 'Shared wins count in parts', shares(seats), `share of ${count(games)} games, a deal each; t interval, test against the fair share`)}
${turns.length > 0 ? figure('Wins by turn order', 'From whoever goes first', shares(turns), `the same games; place counted from whoever goes first at the start`) : ''}
${bots.length > 0 ? figure('Wins by bot', 'Wherever it sat; shared wins count in parts', shares(bots), 'the same deal in every way in which they can sit counts as one; t interval, test against the fair share') : ''}
${figure('Length', 'Questions a game asks, out of 100 games', histogram(length.counts, 'questions'), `mean ${length.mean.toFixed(1)}; what is forced is not asked`)}
${figure('Closeness', 'The best total over the next, out of 100 games', histogram(margin.counts, 'points'), `final totals; mean ${margin.mean.toFixed(1)}; 0 is decided by a tie-break, or shared`)}
${traitFigures(cell)}${
  watched > 0
    ? `${figure('Lead changes', 'Out of 100 games', histogram(leadChanges.counts, 'changes of the sole leader'), `points counted at every question as if the game ended there; mean ${leadChanges.mean.toFixed(2)}`)}
${figure('When it was decided', 'The last change of the lead, out of 100 games', histogram(decided.counts, '% of the game'), `at which question the lead changed hands for the last time; mean ${decided.mean.toFixed(0)}%. 0: whoever led first, won`)}
${choiceFigures(choices)}`
    : ''
}</div>`;
}

/** What seats had in the end, such as a character: each kind in a chart. */
function traitFigures({ traits, fair }: CellFigures): string {
  const kinds = [...new Set(traits.map(({ kind }) => kind))];
  return kinds
    .map((kind) => {
      const rows = traits
        .filter((each) => each.kind === kind)
        .toSorted((a, b) => b.mean - a.mean)
        .map(({ name, mean, low, high }): Row => ({ name, mean, low, high, find: false }));
      return figure(
        `Wins by ${kind}`,
        'Of those who had it in the end',
        intervals(rows, fair, `fair share ${percent(fair)}`, percent),
        'correlation: whoever drafts well may do other things well. What it is worth stands below, where it was measured.',
      );
    })
    .join('\n');
}

/** Most bars in one chart. */
const MOST = 14;

function choiceFigures(choices: readonly ChoiceFigure[]): string {
  const wheres = [...new Set(choices.map(({ where }) => where))];
  const charts = wheres.flatMap((where) => {
    const some = choices
      .filter((each) => each.where === where)
      .toSorted((a, b) => b.chosen / b.offered - a.chosen / a.offered);
    if (some.length < 2) return [];
    const shown = some.slice(0, MOST).map(({ label, chosen, offered }) => ({ name: label, share: chosen / offered }));
    const distinct = shown.filter(({ name }, i) => shown.findIndex((other) => other.name === name) === i);
    const more = some.length > MOST ? ` The ${MOST} of ${some.length} chosen most.` : '';
    return [
      figure(
        `Chosen: ${where}`,
        'Of the times it could be chosen',
        bars(distinct, where),
        `${count(some.reduce((sum, { chosen }) => sum + chosen, 0))} choices.${more}`,
      ),
    ];
  });
  const rows = choices
    .map(
      (each) =>
        `<tr><td>${text(each.label)}</td><td>${text(each.where)}</td><td>${count(each.offered)}</td><td>${percent(each.chosen / each.offered)}</td><td>${percent(each.winsIfChosen)}</td><td>${percent(each.winsIfOffered)}</td></tr>`,
    )
    .join('');
  const table = `<details><summary>All ${choices.length} choices, with how those win who make them (correlation)</summary><div class="scroll"><table><tr><th>choice</th><th>question</th><th>offered</th><th>chosen</th><th>wins of who chose it</th><th>wins of who could</th></tr>${rows}</table></div></details>`;
  return `${charts.join('\n')}${figure('All choices', 'How often, and how those win who make them', table, 'correlation, not effect: whoever is ahead may choose otherwise. What an item is worth stands below, where it was measured.', true)}`;
}

function worthFigures({ worths, rounds, games }: WorthFigures): string {
  const groups = [...new Set(worths.map(({ where, way }) => `${where}/${way}`))];
  const charts = groups.map((group) => {
    const all = worths.filter(({ where, way }) => `${where}/${way}` === group);
    const shown = all
      .toSorted((a, b) => Math.abs(b.mean) - Math.abs(a.mean))
      .slice(0, MOST)
      .toSorted((a, b) => b.mean - a.mean)
      .map(({ label, mean, low, high, q }): Row => ({ name: label, mean, low, high, find: q <= 0.05 }));
    const { where, way } = all[0]!;
    const more = all.length > MOST ? ` The ${MOST} of ${all.length} that matter most.` : '';
    return figure(
      `Worth: ${where}`,
      way === 'never'
        ? 'Share of the win gained by a seat because it may choose this, in points of 100'
        : 'Share of the win gained by a seat that always chooses this, in points of 100',
      intervals(shown, 0, 'no difference', points),
      `causal: the same ${count(rounds)} deals and luck, once as they are and once with a seat that ${way === 'never' ? 'never chooses it where it has anything else' : 'always chooses it where it can'}, each seat in turn.${more}`,
    );
  });
  const rows = worths
    .map(
      (each) =>
        `<tr${each.q <= 0.05 ? ' class="find"' : ''}><td>${text(each.label)}</td><td>${text(each.where)}</td><td>${each.way}</td><td>${points(each.mean)}</td><td>${points(each.low)} to ${points(each.high)}</td><td>${points(each.whereChosen)}</td><td>${count(each.seats)}</td><td>${each.q < 0.001 ? '&lt; 0.001' : each.q.toFixed(3)}</td></tr>`,
    )
    .join('');
  const table = `<details><summary>All ${worths.length} worths, with their tests</summary><div class="scroll"><table><tr><th>item</th><th>question</th><th>way</th><th>worth</th><th>95% interval</th><th>where it mattered</th><th>seats</th><th>q</th></tr>${rows}</table></div></details>`;
  return `${charts.join('\n')}${figure('All worths', 'Finds are bold', table, `${count(games)} games. Worth is over all seats; “where it mattered” over those seats alone whose choice it changed.`, true)}`;
}

/** One number a cell, with its interval, so that cells can be held against each other. */
function sweepFigure(cells: readonly CellFigures[]): string {
  const measures: readonly (readonly [
    string,
    (cell: CellFigures) => { mean: number; low: number; high: number },
    number,
  ])[] = [
    ['Length, questions', ({ length }) => length, 1],
    ['Lead changes', ({ leadChanges }) => leadChanges, 2],
    ['Winner’s lead, points', ({ margin }) => margin, 1],
    ['Decided at, % of the game', ({ decided }) => decided, 0],
    ['Most favoured seat, of fair share', mostFavoured, 2],
  ];
  const charts = measures.map(([name, of, digits]) => {
    const rows = cells.map((cell): Row => ({ name: cell.name, ...pick(of(cell)), find: false }));
    const mean = rows.reduce((sum, row) => sum + row.mean, 0) / rows.length;
    return `<div><h3>${text(name)}</h3>${intervals(rows, mean, 'mean of all', (value) => value.toFixed(digits))}</div>`;
  });
  return figure(
    'What options and players change',
    'A row for each cell of the plan, the same deals in all of them',
    `<div class="many">${charts.join('')}</div>`,
    'means with 95% intervals. Scales do not start at 0. The most favoured of several seats is over 1 by chance alone: look at the tests of the seats.',
    true,
  );
}

const pick = ({ mean, low, high }: { mean: number; low: number; high: number }) => ({ mean, low, high });

function mostFavoured({ seats, fair }: CellFigures): { mean: number; low: number; high: number } {
  const best = seats.reduce((a, b) => (b.mean > a.mean ? b : a));
  return { mean: best.mean / fair, low: best.low / fair, high: best.high / fair };
}
