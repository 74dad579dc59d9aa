import type { CellFigures, ChoiceFigure, ReportFigures, SeatFigure, WorthFigures } from './figures.ts';
import { findingsOf } from './findings.ts';
import { axisOf, namesOf } from './names.ts';
import { bars, curves, histogram, intervals, type Row } from './plots.ts';
import { STYLE } from './style.ts';

/** The report as one page that needs nothing else. `fonts`: style rules with the letters in them, if they are to be in it too. */
export function reportPage(figures: ReportFigures, command: string, fonts = ''): string {
  const { title, cells, worth, seed, rules, promises } = figures;
  const [first, ...others] = cells;
  const games = cells.reduce((sum, { games: some }) => sum + some, 0);
  const bots = [...new Set(cells.flatMap(({ cell }) => cell.lineup))].join(', ');
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${text(title)}: balance report · Gilt</title><link rel="icon" href="data:,"><style>${fonts}${STYLE}</style></head><body>
<header class="head"><div><span class="mark">Gilt</span><div><h1>${text(title)}: balance report</h1><p>rules ${text([...new Set(Object.values(rules))].join(', '))} · ${count(games)} games · ${text(bots)} in the seats · seed ${text(seed)}</p></div></div></header>
<main>
<section class="short"><h2>In short</h2><ul>${findingsOf(figures)
    .map(({ claim, because }) => `<li><b>${text(claim)}</b> ${text(because)}</li>`)
    .join('')}</ul></section>
${cells.length > 1 ? `<div class="figs">${sweepFigure(cells)}</div>` : ''}
${cellSection(first!, others.length > 0)}
${worth ? `<div class="figs">${worthFigures(worth)}</div>` : ''}
${promises && promises.figures.length > 0 ? `<div class="figs">${promiseFigures(promises)}</div>` : ''}
${others.map(foldedSection).join('\n')}
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

/** Of many cells only the first lies open, which worths and promises are about too. */
const foldedSection = (cell: CellFigures): string =>
  `<details class="folded"><summary>${text(cell.name)}</summary>${cellSection(cell, false)}</details>`;

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
        `Chosen in ${words(where)}`,
        'Of the times it could be chosen',
        bars(distinct, words(where)),
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
      `Worth in ${words(where)}`,
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

/** How often each promise would have been kept, whoever had given it. */
function promiseFigures({ deals, figures }: NonNullable<ReportFigures['promises']>): string {
  const kinds = [...new Set(figures.map(({ kind }) => kind))];
  const groups = kinds.length > 3 && kinds.length === figures.length ? [kinds] : kinds.map((kind) => [kind]);
  return groups
    .map((group) => {
      const all = figures.filter(({ kind }) => group.includes(kind)).toSorted((a, b) => b.mean - a.mean);
      const rows = all.slice(0, MOST).map(
        ({ kind, terms, mean, low, high }): Row => ({
          name: words(group.length > 1 || terms === '' ? kind : terms),
          mean,
          low: Math.max(0, low),
          high: Math.min(1, high),
          find: false,
        }),
      );
      const more = all.length > MOST ? ` The ${MOST} of ${all.length} kept most.` : '';
      return figure(
        group.length > 1 ? 'Promises' : `Promised: ${words(group[0]!)}`,
        'How often it would be kept by whoever gave it',
        intervals(rows, 0.5, 'as often as not', (value) => `${(100 * value).toFixed(0)}%`, [0, 1]),
        `bots promise nothing, and do what they do: ${count(all.reduce((sum, { decided }) => sum + decided, 0))} promises in ${count(deals)} deals, each as if given by whoever was asked something. A deal counts as one; t interval.${more}`,
      );
    })
    .join('\n');
}

/** Measures that cells are held against each other by. */
const MEASURES: readonly (readonly [
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
/** So many lines in one plot can be told apart. */
const MOST_LINES = 4;

/** One number a cell, with its interval: along an option that is a number, or how many play, and else a row each. */
function sweepFigure(cells: readonly CellFigures[]): string {
  const axis = axisOf(cells.map(({ cell }) => cell));
  const names = namesOf(
    cells.map(({ cell }) => cell),
    axis,
  );
  const lines = [...new Set(names)];
  const along = axis !== null && lines.length <= MOST_LINES;
  const watched = cells.every((cell) => cell.watched > 0);
  const charts = MEASURES.filter(([name]) => watched || !/^(Lead|Decided)/.test(name)).map(([name, of, digits]) => {
    const show = (value: number): string => value.toFixed(digits);
    const rows = cells.map((cell) => ({ name: cell.name, ...pick(of(cell)), find: false }));
    const chart = along
      ? curves(
          lines.map((line) => ({
            name: line,
            points: cells
              .map((cell, i) => ({ ...rows[i]!, line: names[i], at: axis.of(cell.cell) }))
              .filter((point) => point.line === line)
              .toSorted((a, b) => a.at - b.at),
          })),
          axis.name,
          show,
        )
      : intervals(rows, rows[0]!.mean, 'as the first', show);
    return `<div><h3>${text(name)}</h3>${chart}</div>`;
  });
  return figure(
    'What options and players change',
    along
      ? `Along ${axis.name}, the same seed everywhere`
      : 'A row for each cell of the plan, the same seed in all of them',
    `<div class="many">${charts.join('')}</div>`,
    'means with 95% intervals, each for itself: no test is made of their differences. Scales do not start at 0. The most favoured of several seats is over 1 by chance alone: look at the tests of the seats.',
    true,
  );
}

/** A name out of the rules, for a heading: battle.playCards is “battle: play cards”. */
const words = (name: string): string =>
  name
    .replace('.', ': ')
    .replace(/([a-z])([A-Z])/g, (_, before: string, after: string) => `${before} ${after.toLowerCase()}`)
    .replaceAll('-', ' ');

const pick = ({ mean, low, high }: { mean: number; low: number; high: number }) => ({ mean, low, high });

function mostFavoured({ seats, fair }: CellFigures): { mean: number; low: number; high: number } {
  const best = seats.reduce((a, b) => (b.mean > a.mean ? b : a));
  return { mean: best.mean / fair, low: best.low / fair, high: best.high / fair };
}
