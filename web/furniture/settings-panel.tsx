import { type JSX, useState } from 'react';
import { allowNotices, forbidNotices, type Told } from '../notices.ts';
import { say } from '../say.ts';
import { PACES, set, THEMES, useSettings } from '../settings.ts';

/** How it looks and sounds in this browser. */
export const SettingsPanel = (): JSX.Element => {
  const { theme, sound, vibrate, pace, notify, keys } = useSettings();
  const [told, setTold] = useState<Told | null>(null);
  const wantNotices = (wanted: boolean): Promise<void> =>
    wanted ? allowNotices().then(setTold) : forbidNotices().then(() => setTold(null));
  return (
    <section>
      <h3>{say('settings')}</h3>
      <label className="switch">
        <input type="checkbox" checked={sound} onChange={({ target }) => set({ sound: target.checked })} />
        <span>{say('settings.sound')}</span>
      </label>
      {'vibrate' in navigator ? (
        <label className="switch">
          <input type="checkbox" checked={vibrate} onChange={({ target }) => set({ vibrate: target.checked })} />
          <span>{say('settings.vibrate')}</span>
        </label>
      ) : null}
      <label className="switch">
        <input type="checkbox" checked={notify} onChange={({ target }) => void wantNotices(target.checked)} />
        <span>{say('settings.notify')}</span>
      </label>
      {told ? <p role="status">{say(`notices.${told}`)}</p> : null}
      <label className="switch">
        <input type="checkbox" checked={keys} onChange={({ target }) => set({ keys: target.checked })} />
        <span>{say('settings.keys')}</span>
      </label>
      <label className="field">
        <span>{say('settings.theme')}</span>
        <select value={theme} onChange={({ target }) => set({ theme: target.value as typeof theme })}>
          {THEMES.map((each) => (
            <option key={each} value={each}>
              {say(`theme.${each}`)}
            </option>
          ))}
        </select>
      </label>
      <label className="field">
        <span>{say('settings.pace')}</span>
        <select value={pace} onChange={({ target }) => set({ pace: target.value as typeof pace })}>
          {PACES.map((each) => (
            <option key={each} value={each}>
              {say(`pace.${each}`)}
            </option>
          ))}
        </select>
      </label>
    </section>
  );
};
