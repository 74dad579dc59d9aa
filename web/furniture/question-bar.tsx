import sealIcon from 'icon:wax-seal';
import type { JSX, ReactNode } from 'react';
import { questionText } from '../table/question-text.ts';
import { answering } from '../table/seat-state.ts';
import { useTable } from '../table/view.ts';
import { say } from '../words.ts';
import { Clock } from './clock.tsx';
import { Icon } from './icon.tsx';

/** Always in the same place: what the table is waiting for, who has sealed, and how long it may take. */
export const QuestionBar = ({ title, children }: { title?: ReactNode; children?: ReactNode }): JSX.Element => {
  const view = useTable();
  const { asked, chosen } = answering(view);
  const urgent = view.now?.asked != null && view.now.chosen === null && !view.scene;
  return (
    <section className="question" id="question" tabIndex={-1} aria-label={say('question')} data-yours={urgent}>
      <span className="question__seal">
        <Icon of={sealIcon} />
      </span>
      <h2>{view.now?.asleep ? questionText(view) : (title ?? view.board.question(view) ?? questionText(view))}</h2>
      {children}
      {asked.length > 1 && !view.scene ? (
        <p className="sealed">
          {asked.map((seat) => (
            <i key={seat} className={chosen.includes(seat) ? 'in' : ''} />
          ))}
          <span>{say('question.sealed', { chosen: chosen.length, asked: asked.length })}</span>
        </p>
      ) : null}
      <Clock />
    </section>
  );
};
