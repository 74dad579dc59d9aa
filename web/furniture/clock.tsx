import { type CSSProperties, type JSX, useEffect, useState } from 'react';
import { say } from '../say.ts';
import { useTable } from '../table/view.ts';
import { isLongUntil, whenSaid } from '../when.ts';

/** In the last seconds the ring pulses. */
const HURRY = 10;

const shown = (seconds: number): string => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

/** How long the open question may take; nothing where there is no clock. */
export const Clock = (): JSX.Element | null => {
  const { now, table } = useTable();
  const deadline = now?.deadline ?? null;
  const left = useSecondsTo(deadline);
  if (left === null || table.status !== 'playing' || now?.asleep) return null;
  const at = Date.now();
  if (deadline !== null && isLongUntil(deadline, at))
    return (
      <p className="clock clock--until">
        <span>{say('clock.until')}</span> <b>{whenSaid(deadline, at)}</b>
      </p>
    );
  const share = table.clock ? Math.min(1, left / table.clock) : 1;
  return (
    <p className="clock" data-hurry={left <= HURRY} style={{ '--left': share } as CSSProperties}>
      <span className="vh">{say('clock.left')}</span>
      <b>{shown(left)}</b>
      <span className="vh" role="status">
        {left === HURRY || left === HURRY / 2 ? say('clock.seconds', { seconds: left }) : ''}
      </span>
    </p>
  );
};

function useSecondsTo(deadline: number | null): number | null {
  const [, tick] = useState(0);
  useEffect(() => {
    if (deadline === null) return;
    const timer = setInterval(() => tick((n) => n + 1), 250);
    return () => clearInterval(timer);
  }, [deadline]);
  return deadline === null ? null : Math.max(0, Math.ceil((deadline - Date.now()) / 1000));
}
