import { type JSX, lazy, Suspense, useState } from 'react';
import type { GameInfo } from '../games.ts';
import { say, type WordId } from '../say.ts';
import { playNow } from './play.ts';

const NewTableDrawer = lazy(() => import('./new-table.tsx').then((it) => ({ default: it.NewTableDrawer })));

/** The game that is taken down: play at once, or set a table for friends. */
export const SetTable = ({ game }: { game: GameInfo }): JSX.Element => {
  const [busy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState<string | null>(null);
  const [setting, setSetting] = useState(false);
  async function play(): Promise<void> {
    setBusy(true);
    setTrouble(null);
    await playNow(game).catch((error: Error) => setTrouble(error.message));
    setBusy(false);
  }
  return (
    <section className="setup panel" aria-labelledby="set" data-game={game.id}>
      <h2 id="set">{game.name}</h2>
      <p className="setup__about">{say(`about.${game.id}` as WordId)}</p>
      <div className="setup__act">
        <button type="button" className="btn btn--seal" disabled={busy} onClick={() => void play()}>
          {say('play')}
        </button>
        <button type="button" className="btn" onClick={() => setSetting(true)}>
          {say('newTable')}
        </button>
        <a className="btn" href={`/learn/${game.id}`}>
          {say('learn')}
        </a>
        {game.puzzles ? (
          <a className="btn" href={`/puzzles/${game.id}`}>
            {say('puzzles')}
          </a>
        ) : null}
        <a className="btn btn--quiet" href={`/rules/${game.id}`}>
          {say('rules')}
        </a>
      </div>
      <p className="setup__hint">{say('play.hint', { bots: game.usual - 1 })}</p>
      {trouble ? <p role="alert">{trouble}</p> : null}
      {setting ? (
        <Suspense fallback={null}>
          <NewTableDrawer game={game} close={() => setSetting(false)} />
        </Suspense>
      ) : null}
    </section>
  );
};
