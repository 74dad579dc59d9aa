import { type JSX, useState } from 'react';
import { say } from '../say.ts';
import { whenSaid } from '../when.ts';
import { useTable } from './view.ts';

const HOUR = 3_600_000;
/** For so many hours one can be away by one word. */
const HOURS = [1, 3, 12, 24, 48, 72, 168, 336, 720] as const;

/** Hands one's seat to the stand-in: until a time that everybody is told, or until one comes back. */
export const GoingAway = ({ done }: { done: () => void }): JSX.Element => {
  const { send } = useTable();
  const [now] = useState(Date.now);
  const [until, setUntil] = useState<number | null>(null);
  return (
    <>
      <p>{say('menu.goAway.text')}</p>
      <label className="field">
        <span>{say('menu.goAway.how')}</span>
        <select
          value={until ?? ''}
          onChange={({ target }) => setUntil(target.value === '' ? null : Number(target.value))}
        >
          <option value="">{say('menu.goAway.back')}</option>
          {HOURS.map((hours) => (
            <option key={hours} value={fullHour(now + hours * HOUR)}>
              {say('seat.away.until', { when: whenSaid(fullHour(now + hours * HOUR), now) })}
            </option>
          ))}
        </select>
      </label>
      <button
        type="button"
        className="btn"
        onClick={() => {
          send({ type: 'goAway', ...(until === null ? {} : { until }) });
          done();
        }}
      >
        {say('menu.goAway')}
      </button>
    </>
  );
};

/** The next full hour: nobody is away until 18:07. */
const fullHour = (at: number): number => Math.ceil(at / HOUR) * HOUR;
