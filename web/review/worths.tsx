import type { Weighed } from '@gilt/bots/review/advice';
import type { CSSProperties, JSX } from 'react';
import { useTable } from '../table/view.ts';
import { hundredths } from './parts.ts';
import { choiceSaid } from './said.ts';
import { say } from './say.ts';

/** More options than these are listed by their worth, and the rest is behind a button. */
const MOST = 8;

/** What each option is worth: a bar from nothing, with its interval, and what is to be said of it. */
export const Worths = ({
  weighed: { where, options },
  chosen,
  own,
}: {
  weighed: Weighed;
  chosen?: string | undefined;
  /** Whether the one who chose is the reader. */
  own: boolean;
}): JSX.Element => {
  const view = useTable();
  const top = Math.max(0.01, ...options.map(({ worth }) => worth.high));
  const sorted = options.length > MOST ? options.toSorted((a, b) => b.worth.value - a.worth.value) : options;
  const isShown = (name: string, place: number): boolean => place < MOST || name === chosen;
  const row = ({ name, worth, verdict }: Weighed['options'][number]): JSX.Element => (
    <li key={name} data-verdict={verdict} data-chosen={name === chosen}>
      <span className="worth__name">{choiceSaid(view, where, name)}</span>
      <span className="worth__bar" aria-hidden="true" style={barOf(worth, top)}>
        <i className="worth__fill" />
        <i className="worth__doubt" />
      </span>
      <b className="worth__value" title={say('review.part.doubt', doubt(worth))}>
        {hundredths(worth.value)}%
      </b>
      <span className="worth__tags">
        {verdict === 'cost' ? null : (
          <em className="worth__tag" data-verdict={verdict}>
            {say(`worths.${verdict}`)}
          </em>
        )}
        {name === chosen ? (
          <em className="worth__tag" data-verdict="you">
            {say(own ? 'worths.you' : 'worths.chosen')}
          </em>
        ) : null}
      </span>
    </li>
  );
  const rest = sorted.filter(({ name }, place) => !isShown(name, place));
  return (
    <section className="worths">
      <h3>
        {say('worths.title')} <i>{say('worths.sub')}</i>
      </h3>
      <ol className="worth-rows">{sorted.filter(({ name }, place) => isShown(name, place)).map(row)}</ol>
      {rest.length > 0 ? (
        <details>
          <summary>{say('worths.more', { count: rest.length })}</summary>
          <ol className="worth-rows">{rest.map(row)}</ol>
        </details>
      ) : null}
      <p className="caption">{say('worths.cap')}</p>
    </section>
  );
};

type Worth = Weighed['options'][number]['worth'];

const doubt = ({ low, high }: Worth) => ({ low: hundredths(Math.max(0, low)), high: hundredths(Math.min(1, high)) });

const barOf = ({ value, low, high }: Worth, top: number): CSSProperties =>
  ({ '--v': value / top, '--low': Math.max(0, low) / top, '--high': Math.min(1, high) / top }) as CSSProperties;
