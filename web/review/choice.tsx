import type { Choice } from '@gilt/bots/review/review';
import { openLine } from '@gilt/engine/flow';
import type { JSX, RefObject } from 'react';
import type { Tape } from '../replay/tape.ts';
import { useTable } from '../table/view.ts';
import { Beliefs } from './beliefs.tsx';
import { Diamond } from './moments.tsx';
import { hundredths } from './parts.ts';
import { choiceSaid, questionSaid } from './said.ts';
import { say } from './say.ts';
import { Standing } from './standing.tsx';
import { VerdictTag } from './verdict.tsx';
import { WhySentence } from './why.tsx';
import { Worths } from './worths.tsx';

/** One choice: the table as it stood, what could be believed, what each option was worth, and why. */
export const ChoiceDetail = ({
  choice,
  heading,
  tape,
  seat,
  own,
  number,
  coached,
  steps,
  pick,
  tryAgain,
}: {
  choice: Choice | null;
  heading: RefObject<HTMLHeadingElement | null>;
  tape: Tape;
  seat: number;
  own: boolean;
  /** Which key moment it is, from 1; 0: none. */
  number: number;
  coached: boolean;
  steps: { readonly before: number | null; readonly after: number | null };
  pick: (entry: number) => void;
  tryAgain: () => void;
}): JSX.Element => {
  const view = useTable();
  if (!choice)
    return (
      <section className="review__panel review__choice">
        <p className="caption">{say('review.pick')}</p>
      </section>
    );
  const { entry, where, chosen, verdict, loss, why } = choice;
  const cost = verdict === 'cost';
  const step = (to: number | null, label: string, glyph: string): JSX.Element => (
    <button
      type="button"
      className="btn btn--sm"
      disabled={to === null}
      onClick={() => to !== null && pick(to)}
      aria-label={label}
      title={label}
    >
      {glyph}
    </button>
  );
  return (
    <section className="review__panel review__choice" aria-labelledby="review-choice">
      <header>
        {number > 0 ? <Diamond number={number} cost={cost} /> : null}
        <h2 id="review-choice" ref={heading} tabIndex={-1}>
          {say('review.at', { at: entry, what: choiceSaid(view, where, chosen) })}
        </h2>
        <VerdictTag verdict={verdict} loss={loss.value} />
        <p className="caption">{questionSaid(view, where)}</p>
        <nav>
          {step(steps.before, say('review.before'), '◀')}
          {step(steps.after, say('review.after'), '▶')}
        </nav>
      </header>
      <div className="review__weighed">
        <Standing label={say(own ? 'stood.you' : 'stood', { name: view.names[seat]! })} />
        <Worths weighed={choice} chosen={chosen} own={own} />
        <Beliefs weighed={choice} real={playedAt(tape, entry)} />
      </div>
      <footer>
        <div>
          <p>
            {cost && hundredths(loss.value) < 1
              ? say('verdict.cost.least')
              : say(`verdict.${verdict}.long`, {
                  loss: hundredths(loss.value),
                  low: hundredths(Math.max(0, loss.low)),
                  high: hundredths(loss.high),
                })}
          </p>
          {why ? <WhySentence why={why} where={where} best={choice.best} chosen={chosen} /> : null}
          {coached ? <p className="caption">{say('review.asked')}</p> : null}
        </div>
        <button type="button" className={cost ? 'btn btn--go' : 'btn'} onClick={tryAgain}>
          {say('try.again')}
        </button>
      </footer>
    </section>
  );
};

/** By seat: what was really played at that entry. */
function playedAt({ reel: { game, frames } }: Tape, entry: number): (string | null)[] {
  const sealed = frames[entry]?.before;
  const line = sealed && openLine(game, sealed);
  if (!sealed || !line) return [];
  return sealed.flow.answers.map((answer) => (answer >= 0 ? line.question.choices.name(answer) : null));
}
