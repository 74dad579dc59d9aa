import type { Review } from '@gilt/bots/review/review';
import type { JSX } from 'react';
import type { Chapter } from '../replay/timeline.ts';
import { heightsOf, labelsOf } from './lines.ts';
import { hundredths } from './parts.ts';
import { say } from './say.ts';

/** A drawing for a desk and one for a phone: words are as large in both. */
const DESK = {
  width: 880,
  height: 290,
  left: 44,
  right: 84,
  top: 14,
  bottom: 30,
  titles: true,
  across: 0.1,
  down: 0.07,
};
const PHONE = {
  width: 340,
  height: 230,
  left: 40,
  right: 14,
  top: 14,
  bottom: 12,
  titles: false,
  across: 0.3,
  down: 0.09,
};

/** More parts of the game than these are not named under the chart. */
const MOST_TITLED = 8;

export interface ChartProps {
  readonly chances: Review['chances'];
  /** So many questions there are. */
  readonly of: number;
  readonly names: readonly string[];
  readonly seat: number;
  readonly own: boolean;
  readonly chapters: readonly Chapter[];
  /** The questions that decided it, the first first. */
  readonly moments: readonly { readonly entry: number; readonly cost: boolean }[];
  readonly at: number | null;
}

/** Everybody's chance of winning, question by question: the reader's line is gold, the others are told apart by their pattern and a name on the line. */
export const Chances = (props: ChartProps & { done: boolean }): JSX.Element => {
  const { chances, names, seat, done } = props;
  const alt = names
    .map((name, each) => {
      const { start, most, end } = heightsOf(chances, each);
      const figures = { start: hundredths(start), most: hundredths(most), end: hundredths(end) };
      return say(done ? 'review.chances.alt' : 'review.chances.soFar', { name, ...figures });
    })
    .join(' ');
  return (
    <section className="review__panel review__chances" aria-labelledby="review-chances">
      <header>
        <h2 id="review-chances">{say('review.chances')}</h2>
        <p className="caption">{say('review.chances.sub')}</p>
      </header>
      <div role="img" aria-label={alt}>
        <Chart {...props} shape={DESK} className="chart chart--desk" />
        <Chart {...props} shape={PHONE} className="chart chart--phone" />
      </div>
      <details>
        <summary>{say('review.figures')}</summary>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
        <section className="review__figures" tabIndex={0} aria-label={say('review.figures')}>
          <table>
            <thead>
              <tr>
                <th scope="col">{say('review.question')}</th>
                {names.map((name, each) => (
                  <th key={name} scope="col" data-you={each === seat}>
                    {name}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {chances.map(({ entry, shares }) => (
                <tr key={entry}>
                  <th scope="row">{entry}</th>
                  {shares.map((share, each) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: a column is a seat
                    <td key={each}>{hundredths(share)}%</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      </details>
    </section>
  );
};

const Chart = ({
  chances,
  of,
  names,
  seat,
  chapters,
  moments,
  at,
  shape,
  className,
}: ChartProps & { shape: typeof DESK; className: string }): JSX.Element => {
  const { width, height, left, right, top, bottom, across, down } = shape;
  const x = (place: number): number => left + ((width - left - right) * place) / Math.max(1, of);
  const y = (share: number): number => top + (height - top - bottom) * (1 - share);
  const line = (each: number): string =>
    chances
      .map(({ shares }, place) => `${place === 0 ? 'M' : 'L'}${x(place).toFixed(1)} ${y(shares[each]!).toFixed(1)}`)
      .join('');
  const others = names.map((_, each) => each).filter((each) => each !== seat);
  const placeOf = (entry: number): number => chances.findIndex((each) => each.entry === entry);
  const end = chances.at(-1);
  const titled = shape.titles && chapters.length <= MOST_TITLED;
  const starts = chapters.map(({ title, from, to }) => ({ title, from: from - 1, to: Math.min(to - 1, of) }));
  return (
    <svg className={className} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      {[0, 0.25, 0.5, 0.75, 1].map((share) => (
        <g key={share}>
          <path className="chart__grid" d={`M${left} ${y(share)}H${width - right}`} />
          <text x={left - 8} y={y(share) + 4} textAnchor="end">
            {share === 1 ? '100%' : 100 * share}
          </text>
        </g>
      ))}
      {chapters.length <= 2 * MOST_TITLED
        ? starts
            .slice(1)
            .map(({ from }) => <path key={from} className="chart__part" d={`M${x(from)} ${top}V${height - bottom}`} />)
        : null}
      {titled
        ? starts.map(({ title, from, to }) => (
            <text key={from} x={(x(from) + x(to)) / 2} y={height - 8} textAnchor="middle">
              {title.length > (x(to) - x(from)) / 6.5 ? '' : title}
            </text>
          ))
        : null}
      <path className="chart__fair" d={`M${left} ${y(1 / names.length)}H${width - right}`} />
      {others.map((each, i) => (
        <path key={each} className="chart__line" data-pattern={i} d={line(each)} />
      ))}
      <path className="chart__line chart__line--own" d={line(seat)} />
      {labelsOf(chances, others, { across, down }).map(({ seat: each, place, share }) => (
        <text key={each} className="chart__name" x={x(place)} y={y(share) - 7} textAnchor="middle">
          {names[each]}
        </text>
      ))}
      {end && shape.titles ? (
        <text className="chart__name chart__name--own" x={x(chances.length - 1) + 12} y={y(end.shares[seat]!) + 4}>
          {names[seat]}
        </text>
      ) : null}
      {at !== null && placeOf(at) > 0 ? (
        <circle className="chart__at" cx={x(placeOf(at))} cy={y(chances[placeOf(at)]!.shares[seat]!)} r="15" />
      ) : null}
      {moments.map(({ entry, cost }, i) => {
        const place = placeOf(entry);
        if (place < 0) return null;
        const [cx, cy] = [x(place), y(chances[place]!.shares[seat]!)];
        return (
          <g key={entry} className="chart__mark" data-cost={cost} transform={`translate(${cx} ${cy})`}>
            <path d="M0-11 11 0 0 11-11 0z" />
            <text y="4" textAnchor="middle">
              {i + 1}
            </text>
          </g>
        );
      })}
    </svg>
  );
};
