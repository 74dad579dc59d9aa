import type { JSX } from 'react';
import { Mark } from '../furniture/mark.tsx';
import { say } from '../say.ts';
import { set, useSettings } from '../settings.ts';
import { useTable } from '../table/view.ts';

/** What is played, where we are, and how one comes to it. */
export const ScreenBar = (): JSX.Element => {
  const { game, board, table, now } = useTable();
  const { sound } = useSettings();
  const { Progress } = board;
  return (
    <header className="bar r-bar">
      <Mark />
      <div className="bar__where">
        <h1>{game.name}</h1>
      </div>
      {Progress && now && table.status === 'playing' ? <Progress /> : null}
      <nav className="bar__tools" aria-label={say('tools')}>
        <button type="button" className="tool" aria-pressed={sound} onClick={() => set({ sound: !sound })}>
          <span>{say('screen.sound')}</span>
        </button>
        <button type="button" className="tool" onClick={() => void fullScreen()}>
          <span>{say('screen.full')}</span>
        </button>
      </nav>
      {table.status === 'open' ? null : (
        <p className="screen__join">
          {say('screen.join')}{' '}
          <b>
            {table.code.slice(0, 4)} {table.code.slice(4)}
          </b>
        </p>
      )}
    </header>
  );
};

const fullScreen = (): Promise<void> =>
  (document.fullscreenElement ? document.exitFullscreen() : document.documentElement.requestFullscreen()).catch(
    () => undefined,
  );
