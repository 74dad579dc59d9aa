import type { Review } from '@gilt/bots/review/review';
import type { CSSProperties, JSX } from 'react';
import { hundredths, partsOf, signed } from './parts.ts';
import { say } from './say.ts';

/** The way from the start to the result, a bar for each part, and how well was chosen. */
export const Parts = ({ review, name, own }: { review: Review | null; name: string; own: boolean }): JSX.Element => (
  <section className="review__panel review__parts" aria-labelledby="review-parts">
    <h2 id="review-parts">{say('review.parts')}</h2>
    {review ? (
      <>
        <p className="caption">{say('review.parts.sub')}</p>
        <Waterfall review={review} name={name} own={own} />
        <Accuracy review={review} />
      </>
    ) : (
      <p className="caption">{say('review.parts.wait')}</p>
    )}
  </section>
);

const Waterfall = ({ review, name, own }: { review: Review; name: string; own: boolean }): JSX.Element => {
  const parts = partsOf(review);
  const edges = parts.flatMap(({ from, to }) => [from, to]);
  const low = Math.min(0, ...edges);
  const width = Math.max(100, ...edges) - low;
  return (
    <ol className="waterfall">
      {parts.map(({ what, from, to, doubt }) => (
        <li key={what} data-what={what}>
          <p>
            <b>
              {what === 'own'
                ? say(own ? 'review.part.own.you' : 'review.part.own', { name })
                : say(`review.part.${what}`)}
            </b>
            {what === 'result' ? null : <i>{say(`review.part.${what}.sub`)}</i>}
          </p>
          <span
            className="waterfall__bar"
            aria-hidden="true"
            style={
              {
                '--from': (Math.min(from, to) - low) / width,
                '--to': (Math.max(from, to) - low) / width,
                '--end': (to - low) / width,
              } as CSSProperties
            }
          >
            <i />
          </span>
          <p className="waterfall__value">
            <b>{what === 'start' || what === 'result' ? to : signed(to - from)}</b>
            {doubt ? (
              <i>
                {say('review.part.doubt', { low: signed(hundredths(doubt.low)), high: signed(hundredths(doubt.high)) })}
              </i>
            ) : null}
          </p>
        </li>
      ))}
    </ol>
  );
};

const Accuracy = ({ review: { accuracy } }: { review: Review }): JSX.Element => {
  if (!accuracy) return <p className="accuracy">{say('review.accuracy.none')}</p>;
  const { value, low, high } = accuracy;
  const within = (share: number): number => Math.max(0, Math.min(100, hundredths(share)));
  return (
    <div className="accuracy">
      <p>
        <b>{say('review.accuracy')}</b> <b className="accuracy__value">{within(value)}%</b>{' '}
        <i>{say('review.accuracy.doubt', { low: within(low), high: within(high) })}</i>
      </p>
      <span
        className="worth__bar"
        aria-hidden="true"
        style={
          { '--v': within(value) / 100, '--low': within(low) / 100, '--high': within(high) / 100 } as CSSProperties
        }
      >
        <i className="worth__fill" />
        <i className="worth__doubt" />
      </span>
      <p className="caption">{say('review.accuracy.what')}</p>
    </div>
  );
};
