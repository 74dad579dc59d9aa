// node scripts/plot-nashconv.mjs: draws docs/nashconv.svg from docs/nashconv.json, which holds what `gilt lab nashconv --json` printed.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const docs = join(import.meta.dirname, '..', 'docs');
/** A list of { cards, selection, results: [{ iterations, ofPrizes }] }. */
const runs = JSON.parse(readFileSync(join(docs, 'nashconv.json'), 'utf8'));

const [width, height] = [720, 420];
const [left, right, top, bottom] = [70, 150, 24, 56];
const x = (iterations) => left + ((Math.log10(iterations) - 1) / 4) * (width - left - right);
const y = (share) => top + (-Math.log10(share) / 3) * (height - top - bottom);
/** Told apart by colour, by shape and by name. */
const looks = [
  { colour: '#0b6e99', dash: '' },
  { colour: '#b5480f', dash: '7 4' },
  { colour: '#6b6b6b', dash: '2 4' },
];
const text = (at, words, more = '') => `<text x="${at[0]}" y="${at[1]}" ${more}>${words}</text>`;
const line = (from, to, colour, more = '') =>
  `<line x1="${from[0]}" y1="${from[1]}" x2="${to[0]}" y2="${to[1]}" stroke="${colour}" ${more}/>`;

const grid = [
  ...[10, 100, 1000, 10_000, 100_000].flatMap((n) => [
    line([x(n), top], [x(n), height - bottom], '#ddd'),
    text([x(n), height - bottom + 18], n.toLocaleString('en'), 'text-anchor="middle"'),
  ]),
  ...[1, 0.1, 0.01, 0.001].flatMap((share) => [
    line([left, y(share)], [width - right, y(share)], '#ddd'),
    text([left - 8, y(share) + 4], String(share), 'text-anchor="end"'),
  ]),
  line([left, y(0.05)], [width - right, y(0.05)], '#333', 'stroke-dasharray="1 3"'),
  text([width - right + 8, y(0.05) + 4], '0.05'),
];
const curves = runs.map(({ cards, selection, results }, i) => {
  const { colour, dash } = looks[i % looks.length];
  const points = results.map(({ iterations, ofPrizes }) => [x(iterations), y(ofPrizes)].map((at) => at.toFixed(1)));
  const last = points.at(-1);
  return [
    `<polyline points="${points.map((at) => at.join(',')).join(' ')}" fill="none" stroke="${colour}" stroke-width="2" stroke-dasharray="${dash}"/>`,
    ...points.map(([cx, cy]) => `<circle cx="${cx}" cy="${cy}" r="3" fill="${colour}"/>`),
    text([Number(last[0]) + 8, Number(last[1]) + 4], `${cards} cards, ${selection}`, `fill="${colour}"`),
  ].join('\n');
});

writeFileSync(
  join(docs, 'nashconv.svg'),
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" font-family="sans-serif" font-size="13" fill="#222" role="img">
<title>NashConv of the search on Goofspiel, as a share of the prize total, by iterations a decision</title>
<rect width="${width}" height="${height}" fill="#fff"/>
${grid.join('\n')}
${curves.join('\n')}
${text([(left + width - right) / 2, height - 12], 'iterations a decision', 'text-anchor="middle"')}
${text([-(top + height - bottom) / 2, 18], 'NashConv, of the prize total', 'text-anchor="middle" transform="rotate(-90)"')}
</svg>
`,
);
