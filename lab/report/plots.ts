import * as Plot from '@observablehq/plot';
import { parseHTML } from 'linkedom';

/** A value with its interval, and whether it stands out. */
export interface Row {
  readonly name: string;
  readonly mean: number;
  readonly low: number;
  readonly high: number;
  readonly find: boolean;
}

const WIDTH = 360;
const { document } = parseHTML('<!doctype html><html><body></body></html>');
const style = { fontSize: '12px', fontFamily: 'inherit', color: 'var(--ink-2)', overflow: 'visible' };

/** An SVG as text. Colours are the page's own, so it turns with the light; what stands out is also filled or bold. */
export function svg(says: string, options: Plot.PlotOptions): string {
  const plot = Plot.plot({
    ...options,
    document: document as unknown as NonNullable<Plot.PlotOptions['document']>,
    width: WIDTH,
    style,
  });
  plot.setAttribute('role', 'img');
  plot.setAttribute('aria-label', says);
  plot.setAttribute('class', 'chart');
  plot.removeAttribute('width');
  plot.removeAttribute('height');
  plot.querySelector('style')?.remove();
  // Of places a tenth is enough; what is written stays as it is.
  return plot.outerHTML.replace(/ (?:d|transform|x\d?|y\d?|cx|cy|width|height)="[^"]*"/g, (place: string) =>
    place.replace(/(\d+\.\d)\d+/g, '$1'),
  );
}

const WHISKER = 5;
/** Room for the values at the right. */
const RIGHT = 48;

/** Round numbers over a range, so few that they can be read, and no two that read the same. */
function scaleFor(
  values: readonly number[],
  show: (value: number) => string,
  room: number,
): { domain: [number, number]; ticks: number[] } {
  const [least, most] = [Math.min(...values), Math.max(...values)];
  for (let step = 10 ** Math.floor(Math.log10(Math.max(most - least, 1e-6) / 10)), i = 0; ; i++) {
    const [from, to] = [Math.floor(least / step + 1e-9), Math.ceil(most / step - 1e-9)];
    const ticks = Array.from({ length: to - from + 1 }, (_, k) => Number(((from + k) * step).toPrecision(12)));
    const words = ticks.map(show);
    const wide = 12 + 6.6 * Math.max(...words.map(({ length }) => length));
    if (new Set(words).size === words.length && (ticks.length - 1) * wide <= room)
      return { domain: [ticks[0]!, Math.max(ticks.at(-1)!, ticks[0]! + step)], ticks };
    step *= i % 3 === 1 ? 2.5 : 2;
  }
}

/** Rows with intervals beside a line that means nothing is amiss; `within` is seen in any case. Filled: a find; open: not told apart from it. */
export function intervals(
  rows: readonly Row[],
  none: number,
  noneSays: string,
  show: (value: number) => string,
  within: readonly number[] = [],
): string {
  const left = Math.min(190, 14 + 6.4 * Math.max(...rows.map(({ name }) => name.length)));
  const scale = scaleFor(
    [none, ...within, ...rows.flatMap(({ low, high }) => [low, high])],
    show,
    WIDTH - left - RIGHT,
  );
  return svg(
    `${noneSays}. ${rows.map(({ name, mean, low, high }) => `${name}: ${show(mean)}, from ${show(low)} to ${show(high)}`).join('; ')}`,
    {
      height: 46 + 30 * rows.length,
      marginLeft: left,
      marginRight: RIGHT,
      marginTop: 24,
      x: { domain: scale.domain, ticks: scale.ticks, tickFormat: show, tickSize: 0, label: null, grid: false },
      y: { domain: rows.map(({ name }) => name), label: null, tickSize: 0 },
      marks: [
        Plot.gridX(scale.ticks, { stroke: 'var(--line)', strokeOpacity: 1 }),
        Plot.ruleX([none], { stroke: 'var(--ink-3)', strokeDasharray: '3 3' }),
        Plot.text([none], {
          x: (d: number) => d,
          text: () => noneSays,
          frameAnchor: 'top',
          dy: -18,
          fill: 'var(--ink-2)',
        }),
        Plot.link(rows, { x1: 'low', x2: 'high', y1: 'name', y2: 'name', stroke: 'var(--ink)', strokeWidth: 1.5 }),
        Plot.tickX(rows, { x: 'low', y: 'name', stroke: 'var(--ink)', insetTop: 8, insetBottom: 8 }),
        Plot.tickX(rows, { x: 'high', y: 'name', stroke: 'var(--ink)', insetTop: 8, insetBottom: 8 }),
        Plot.dot(rows, {
          x: 'mean',
          y: 'name',
          r: WHISKER,
          fill: (row: Row) => (row.find ? 'var(--leaf)' : 'var(--surface-1)'),
          stroke: 'var(--leaf-ink)',
          strokeWidth: 2,
        }),
        Plot.text(rows, {
          y: 'name',
          text: (row: Row) => show(row.mean),
          frameAnchor: 'right',
          dx: 44,
          textAnchor: 'end',
          fill: 'var(--ink)',
          fontWeight: 600,
        }),
      ],
    },
  );
}

/** How many of 100 games, by a whole number in steps. */
export function histogram(counts: readonly (readonly [number, number])[], label: string, bars = 16): string {
  const games = counts.reduce((sum, [, count]) => sum + count, 0);
  const most = counts.at(-1)![0];
  const step = stepOf((quantileOf(counts, 0.99) - counts[0]![0]) / bars);
  const least = Math.floor(counts[0]![0] / step) * step;
  const last = Math.max(least, Math.floor((Math.min(most, quantileOf(counts, 0.99)) - least) / step) * step + least);
  const sums = new Map<number, number>();
  for (let at = least; at <= last; at += step) sums.set(at, 0);
  for (const [value, count] of counts) {
    const at = Math.min(last, least + Math.floor((value - least) / step) * step);
    sums.set(at, (sums.get(at) ?? 0) + count);
  }
  const data = [...sums].map(([at, count]) => ({
    name: at === last && most > last + step - 1 ? `${at}+` : step > 1 ? `${at}` : `${at}`,
    share: (100 * count) / games,
  }));
  const every = Math.ceil(data.length / 7);
  return svg(`${label}: ${data.map(({ name, share }) => `${name}: ${share.toFixed(0)} of 100`).join(', ')}`, {
    height: 190,
    marginLeft: 4,
    marginRight: 4,
    marginTop: 20,
    marginBottom: 40,
    x: {
      type: 'band',
      domain: data.map(({ name }) => name),
      label: null,
      tickSize: 0,
      ticks: data.filter((_, i) => i % every === 0).map(({ name }) => name),
      padding: 0.12,
    },
    y: { axis: null },
    marks: [
      Plot.barY(data, { x: 'name', y: 'share', fill: 'var(--ink-3)', fillOpacity: 0.66 }),
      Plot.ruleY([0], { stroke: 'var(--line-strong)' }),
      Plot.text(data, {
        x: 'name',
        y: 'share',
        text: ({ share }: { share: number }) => (share >= 0.5 ? share.toFixed(0) : ''),
        dy: -8,
        fill: 'var(--ink)',
        fontWeight: 600,
      }),
      Plot.text([step > 1 ? `${label}, ${step} to a bar` : label], {
        frameAnchor: 'bottom',
        dy: 34,
        fill: 'var(--ink-3)',
      }),
    ],
  });
}

/** 1, 2, 5, 10, 20, … */
function stepOf(least: number): number {
  let step = 1;
  for (const by of [2, 2.5, 2]) {
    if (step >= least) return step;
    step *= by;
  }
  return step >= least ? step : 10 * stepOf(least / 10);
}

function quantileOf(counts: readonly (readonly [number, number])[], share: number): number {
  let left = share * counts.reduce((sum, [, count]) => sum + count, 0);
  for (const [value, count] of counts) {
    left -= count;
    if (left <= 0) return value;
  }
  return counts.at(-1)![0];
}

export interface Bar {
  readonly name: string;
  /** Between 0 and 1. */
  readonly share: number;
}

/** How often each of several things is chosen. */
export function bars(data: readonly Bar[], says: string): string {
  return svg(`${says}: ${data.map(({ name, share }) => `${name} ${(100 * share).toFixed(0)}%`).join(', ')}`, {
    height: 20 + 24 * data.length,
    marginLeft: Math.min(190, 14 + 6.4 * Math.max(...data.map(({ name }) => name.length))),
    marginRight: 44,
    marginTop: 4,
    marginBottom: 12,
    x: { axis: null, domain: [0, Math.max(...data.map(({ share }) => share), 0.01)] },
    y: { domain: data.map(({ name }) => name), label: null, tickSize: 0, padding: 0.25 },
    marks: [
      Plot.barX(data, { x: 'share', y: 'name', fill: 'var(--ink-3)', fillOpacity: 0.66 }),
      Plot.text(data, {
        x: 'share',
        y: 'name',
        text: ({ share }: Bar) => `${(100 * share).toFixed(0)}%`,
        dx: 6,
        textAnchor: 'start',
        fill: 'var(--ink)',
        fontWeight: 600,
      }),
    ],
  });
}

/** How something goes with a number: lines that are told apart by their pattern and by the name at their end. */
export function curves(
  series: readonly { readonly name: string; readonly points: readonly (Row & { readonly at: number })[] }[],
  along: string,
  show: (value: number) => string,
): string {
  const all = series.flatMap(({ name, points }) => points.map((point) => ({ ...point, series: name })));
  const named = series.length > 1;
  const right = named ? Math.min(150, 16 + 6.4 * Math.max(...series.map(({ name }) => name.length))) : 16;
  const scale = scaleFor(
    all.flatMap(({ low, high }) => [low, high]),
    show,
    130,
  );
  const values = [...new Set(all.map(({ at }) => at))].sort((a, b) => a - b);
  const every = Math.ceil(values.length / 8);
  return svg(
    `by ${along}. ${all.map(({ series: name, at, mean, low, high }) => `${named ? `${name}, ` : ''}${at}: ${show(mean)}, from ${show(low)} to ${show(high)}`).join('; ')}`,
    {
      height: 210,
      marginLeft: 14 + 6.6 * Math.max(...scale.ticks.map((tick) => show(tick).length)),
      marginRight: right,
      marginTop: 12,
      marginBottom: 42,
      x: {
        label: null,
        ticks: values.filter((_, i) => i % every === 0),
        tickFormat: (value: number) => `${value}`,
        tickSize: 0,
        inset: 8,
      },
      y: { domain: scale.domain, ticks: scale.ticks, tickFormat: show, label: null, tickSize: 0 },
      marks: [
        Plot.gridY(scale.ticks, { stroke: 'var(--line)', strokeOpacity: 1 }),
        // Beside each other where they meet, so that each interval can be seen.
        ...series.flatMap(({ points }, i) => {
          const dx = 5 * (i - (series.length - 1) / 2);
          const strokeDasharray = PATTERNS[i % PATTERNS.length]!;
          return [
            Plot.line(points, { x: 'at', y: 'mean', dx, stroke: 'var(--leaf-ink)', strokeWidth: 1.5, strokeDasharray }),
            Plot.link(points, {
              x1: 'at',
              x2: 'at',
              y1: 'low',
              y2: 'high',
              dx,
              stroke: 'var(--ink)',
              strokeWidth: 1.5,
            }),
            Plot.dot(points, {
              ...{ x: 'at', y: 'mean', dx, r: 4 },
              ...{ fill: 'var(--surface-1)', stroke: 'var(--leaf-ink)', strokeWidth: 2 },
            }),
          ];
        }),
        Plot.text(named ? apart(series, scale.domain) : [], {
          ...{ x: values.at(-1)!, y: 'y', text: 'name', dx: 14 },
          ...{ textAnchor: 'start', fill: 'var(--ink)' },
        }),
        Plot.text([along], { frameAnchor: 'bottom', dy: 36, fill: 'var(--ink-3)' }),
      ],
    },
  );
}

/** Where the names at the ends of lines stand: none upon another. */
function apart(
  series: readonly { readonly name: string; readonly points: readonly Row[] }[],
  [from, to]: [number, number],
): { name: string; y: number }[] {
  const gap = (to - from) / 11;
  let last = Number.NEGATIVE_INFINITY;
  return series
    .map(({ name, points }) => ({ name, y: points.at(-1)!.mean }))
    .sort((a, b) => a.y - b.y)
    .map(({ name, y }) => {
      last = Math.max(y, last + gap);
      return { name, y: last };
    });
}

const PATTERNS = ['none', '6 4', '2 3', '10 3 2 3'];
