import owl from 'icon:owl';
import { type JSX, lazy, Suspense, useCallback, useState } from 'react';
import { Icon } from '../furniture/icon.tsx';
import { say } from '../say.ts';
import { useTable } from '../table/view.ts';
import { mayAsk } from './may-ask.ts';

const CoachPanel = lazy(() => import('./coach-panel.tsx').then((it) => ({ default: it.CoachPanel })));

const NO_QUESTION = -1;

/** A tool of the bar that has the coach come, and go again. */
export const AskCoach = (): JSX.Element | null => {
  const view = useTable();
  /** The question at which the coach came; it goes when the next one is asked. */
  const [open, setOpen] = useState<number | null>(null);
  const question = view.now?.asked?.number ?? NO_QUESTION;
  const close = useCallback(() => {
    setOpen(null);
    document.querySelector<HTMLElement>('[data-key="coach"]')?.focus();
  }, []);
  if (!mayAsk(view)) return null;
  return (
    <>
      <button
        type="button"
        className="tool"
        aria-expanded={open === question}
        onClick={() => setOpen(open === question ? null : question)}
        aria-label={say('coach')}
        title={say('coach')}
        data-key="coach"
      >
        <Icon of={owl} />
        <span>{say('coach')}</span>
      </button>
      {open === question ? (
        <Suspense fallback={null}>
          <CoachPanel close={close} />
        </Suspense>
      ) : null}
    </>
  );
};
