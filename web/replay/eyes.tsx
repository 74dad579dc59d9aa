import type { Eyes } from '@gilt/engine/eyes';
import { type JSX, memo, type ReactNode, useEffect, useRef } from 'react';
import { useTable } from '../table/view.ts';
import { say } from './say.ts';

/** With whose eyes we look: a seat's, everybody's, or with all cards open. */
export const EyesChoice = memo(({ eyes, look }: { eyes: Eyes; look: (eyes: Eyes) => void }) => {
  const { board, names } = useTable();
  const all = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: on a phone they lie side by side, and the ones that are chosen come into sight
  useEffect(() => {
    all.current?.querySelector('[aria-pressed="true"]')?.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, [eyes]);
  const choice = (each: Eyes, label: string, children: ReactNode): JSX.Element => (
    <button
      key={String(each)}
      type="button"
      aria-pressed={each === eyes}
      aria-label={label}
      title={label}
      onClick={() => look(each)}
    >
      {children}
    </button>
  );
  return (
    <div className="eyes" role="toolbar" aria-label={say('replay.eyes')} ref={all} data-scrolls="across">
      {names.map((name, seat) =>
        choice(
          seat,
          say('replay.eyes.seat', { name }),
          <>
            <board.Portrait seat={seat} size="xs" />
            {seat === eyes ? <span>{say('replay.eyes.seat', { name })}</span> : null}
          </>,
        ),
      )}
      {choice(null, say('replay.eyes.all'), <span>{say('replay.eyes.all')}</span>)}
      {choice('open', say('replay.eyes.open'), <span>{say('replay.eyes.open')}</span>)}
    </div>
  );
});
