import { type JSX, useEffect, useRef, useState } from 'react';
import { allowNotices } from '../notices.ts';
import { say } from '../say.ts';
import { set, useSettings } from '../settings.ts';
import { useTable } from './view.ts';

/** Whoever has waited so long for their turn, in milliseconds, would rather be called. */
const WAITED = 15_000;

/** Once somebody has waited for their turn: whether they would be told of it. It is asked once, in one question, and nothing hangs on it. */
export const AskNotices = (): JSX.Element | null => {
  const { known, local, live, you } = useTable();
  const { notify, askedNotices } = useSettings();
  const { table, now } = known.latest!;
  const plays = !local && live && you !== null && table.status === 'playing' && now !== null;
  const yours = plays && now.asked !== null && now.chosen === null;
  const since = useRef<number | null>(null);
  const [waited, setWaited] = useState(false);
  useEffect(() => {
    if (!plays) return;
    if (!yours) since.current ??= Date.now();
    else {
      if (since.current !== null && Date.now() - since.current >= WAITED) setWaited(true);
      since.current = null;
    }
  }, [plays, yours]);
  if (!waited || notify || askedNotices || !('Notification' in window) || Notification.permission === 'denied')
    return null;
  return (
    <section className="asks" aria-live="polite">
      <p>{say('notices.ask')}</p>
      <button type="button" className="btn btn--sm btn--go" onClick={() => void allowNotices()}>
        {say('notices.yes')}
      </button>
      <button type="button" className="btn btn--sm" onClick={() => set({ askedNotices: true })}>
        {say('notices.no')}
      </button>
    </section>
  );
};
