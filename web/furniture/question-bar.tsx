import sealIcon from 'icon:wax-seal';
import type { JSX, ReactNode } from 'react';
import { say } from '../say.ts';
import { questionText } from '../table/question-text.ts';
import { answering } from '../table/seat-state.ts';
import { type TableView, useTable } from '../table/view.ts';
import { Clock } from './clock.tsx';
import { Icon } from './icon.tsx';

/** Where a game is watched again: that all have chosen, or who has won; null where it is as it was. */
function toldAgain(view: TableView): string | null {
  const { live, scene, table, names } = view;
  if (live || scene) return null;
  const { asked, chosen } = answering(view);
  if (asked.length > 0) return chosen.length < asked.length ? null : say('question.allChosen', { count: asked.length });
  const winners = table.outcome?.winners.map((seat) => names[seat]!) ?? [];
  return winners.length > 0 ? say('result.wins', { names: winners, count: winners.length }) : null;
}

/** Always in the same place: what the table is waiting for, who has sealed, and how long it may take. */
export const QuestionBar = ({
  title,
  remark,
  children,
}: {
  title?: ReactNode;
  /** What the pick would do. Where there is no room for it beside the seal, it stands here. */
  remark?: ReactNode;
  /** Answers that are buttons, or what belongs to the question. */
  children?: ReactNode;
}): JSX.Element => {
  const view = useTable();
  const { asked, chosen } = answering(view);
  const urgent = view.now?.asked != null && view.now.chosen === null && !view.scene;
  const pips = asked.length > 1 && !view.scene && view.told === undefined;
  return (
    <section className="r-question" id="question" tabIndex={-1} aria-label={say('question')} data-yours={urgent}>
      <div className="question">
        <Icon of={sealIcon} className="question__seal" />
        <h2>
          {view.told ??
            toldAgain(view) ??
            (view.now?.asleep ? null : (title ?? view.board.question(view))) ??
            questionText(view)}
        </h2>
        {children}
        {pips || remark ? (
          <p className="sealed">
            {pips ? asked.map((seat) => <i key={seat} className={chosen.includes(seat) ? 'in' : ''} />) : null}
            {pips ? (
              <span className="sealed__count">
                {say('question.sealed', { chosen: chosen.length, asked: asked.length })}
              </span>
            ) : null}
            {remark ? <span className="sealed__remark">{remark}</span> : null}
          </p>
        ) : null}
        <Clock />
      </div>
    </section>
  );
};
