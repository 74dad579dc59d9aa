import owl from 'icon:owl';
import { Fragment, type JSX, type ReactNode } from 'react';
import { Icon } from '../furniture/icon.tsx';
import { say } from './say.ts';

/** Under the table, always in the same place: the goal in one line, and what the coach says. */
export const Coach = ({
  goal,
  children,
  clause,
  openClause,
  next,
  mood,
}: {
  goal?: string;
  children: ReactNode;
  /** The clause that says why. */
  clause: string;
  openClause: (clause: string) => void;
  next?: { readonly label: string; act(): void };
  mood: 'asks' | 'good' | 'wrong';
}): JSX.Element => (
  <section className="coach" aria-label={say('lesson.coach')} data-mood={mood} data-theme="light">
    {goal ? (
      <p className="coach__goal">
        <b>{say('lesson.goal')}</b> {goal}
      </p>
    ) : null}
    <Icon of={owl} className="coach__owl" />
    <p className="coach__says" aria-live="polite">
      {children}
    </p>
    <div className="coach__acts">
      <button type="button" className="btn btn--sm" onClick={() => openClause(clause)}>
        {say('lesson.why')} <span className="clause">{clause}</span>
      </button>
      {next ? (
        <button type="button" className="btn btn--go" onClick={next.act} data-key="go-on">
          {next.label}
        </button>
      ) : null}
    </div>
  </section>
);

/** Words between asterisks are those that are explained. */
export const Marked = ({ text }: { text: string }): JSX.Element => (
  <>
    {text.split('*').map((part, i) =>
      // biome-ignore lint/suspicious/noArrayIndexKey: parts of one sentence
      i % 2 === 1 ? <dfn key={i}>{part}</dfn> : <Fragment key={i}>{part}</Fragment>,
    )}
  </>
);
