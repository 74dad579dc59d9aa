import type { Change, Choice } from '@gilt/bots/review/review';
import type { JSX } from 'react';
import { useTable } from '../table/view.ts';
import type { Found } from './course.ts';
import { hundredths, signed } from './parts.ts';
import { choiceSaid } from './said.ts';
import { say } from './say.ts';
import { VerdictTag } from './verdict.tsx';

/** The three questions that decided the game, then every choice, as they are weighed. */
export const Moments = ({
  found: { choices, changes, review },
  moments,
  seat,
  own,
  at,
  pick,
}: {
  found: Found;
  moments: readonly { readonly entry: number; readonly cost: boolean }[];
  seat: number;
  own: boolean;
  at: number | null;
  pick: (entry: number) => void;
}): JSX.Element => {
  const view = useTable();
  const name = view.names[seat]!;
  const you = own ? '.you' : '';
  const sound = choices.filter(({ verdict }) => verdict !== 'cost').length;
  return (
    <section className="review__panel review__moments" aria-labelledby="review-moments">
      {review ? (
        <>
          <h2 id="review-moments">{say('review.moments')}</h2>
          <ol className="decisive">
            {moments.map(({ entry, cost }, i) => {
              const choice = choices.find((each) => each.entry === entry);
              const change = changes.find((each) => each.entry === entry)!;
              const label = (
                <>
                  <Diamond number={i + 1} cost={cost} />
                  <span>
                    <b>
                      {say('review.at', {
                        at: entry,
                        what: choice
                          ? choiceSaid(view, choice.where, choice.chosen)
                          : say(`review.moment.none${you}`, { name }),
                      })}
                    </b>{' '}
                    <span>
                      {say(`review.moment.change${you}`, { change: signed(hundredths(sumOf(change))), name })}
                    </span>
                  </span>
                  {choice ? <VerdictTag verdict={choice.verdict} loss={choice.loss.value} /> : null}
                </>
              );
              return (
                <li key={entry}>
                  {choice ? (
                    <button type="button" aria-pressed={entry === at} onClick={() => pick(entry)}>
                      {label}
                    </button>
                  ) : (
                    <p>{label}</p>
                  )}
                </li>
              );
            })}
          </ol>
        </>
      ) : null}
      <h2 className={review ? 'review__all' : ''}>{say('review.all')}</h2>
      <p className="caption">{say('review.count', { count: choices.length, sound, cost: choices.length - sound })}</p>
      <ol className="decisive decisive--all" aria-label={say('review.all')}>
        {choices.map((choice: Choice) => (
          <li key={choice.entry}>
            <button type="button" aria-pressed={choice.entry === at} onClick={() => pick(choice.entry)}>
              <span className="decisive__at">{choice.entry}</span>
              <span>{choiceSaid(view, choice.where, choice.chosen)}</span>
              <VerdictTag verdict={choice.verdict} loss={choice.loss.value} />
            </button>
          </li>
        ))}
      </ol>
    </section>
  );
};

/** The number of a key moment: leaf, or outlined where something was lost; the same in chart and list. */
export const Diamond = ({ number, cost }: { number: number; cost: boolean }): JSX.Element => (
  <em className="diamond" data-cost={cost}>
    <b>{number}</b>
  </em>
);

const sumOf = ({ own, others, deal }: Change): number => own + others + deal;
