import type { JSX } from 'react';
import { say } from '../say.ts';
import { set, useSettings } from '../settings.ts';

/** What each key does at a table; `use-keys.ts` does it. */
const KEYS = ['1–9', '←  →', 'Enter', 'S', 'T', 'G', 'F', 'E', 'H', 'R', 'Esc', '?'] as const;

/** The keys, and a switch for those who do not want them: a screen reader or a voice may use the same letters. */
export const KeysList = (): JSX.Element => {
  const { keys } = useSettings();
  return (
    <div className="keys">
      <dl>
        {KEYS.map((key) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{say(`keys.${key}`)}</dd>
          </div>
        ))}
      </dl>
      <label className="switch">
        <input type="checkbox" checked={keys} onChange={({ target }) => set({ keys: target.checked })} />
        <span>{say('settings.keys')}</span>
      </label>
    </div>
  );
};
