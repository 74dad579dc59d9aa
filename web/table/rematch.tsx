import type { Invitation } from '@gilt/protocol/lobby';
import type { Code } from '@gilt/protocol/words';
import { type JSX, useEffect, useState } from 'react';
import { goTo } from '../address.ts';
import { api } from '../api.ts';
import { sitDown } from '../deal-number.ts';
import { gameInfo, SHELF } from '../games.ts';
import { say } from '../say.ts';
import { useTable } from './view.ts';

/** Another table in the form of this one: a phone that is a hand stays a hand. */
export const besides = (code: Code): string => `/${location.pathname.startsWith('/hand/') ? 'hand' : 't'}/${code}`;

/** Somebody has set the table again: one tap, and you sit there. */
export const JoinRematch = ({ code }: { code: Code }): JSX.Element => {
  const { you } = useTable();
  const [at, setAt] = useState<Invitation | null>(null);
  const [trouble, setTrouble] = useState<string | null>(null);
  useEffect(() => {
    void api.invitation(code).then(setAt, () => undefined);
  }, [code]);
  async function join(): Promise<void> {
    const { mine, status } = await api.invitation(code);
    if (you !== null && !mine && status === 'open') await sitDown(code);
    goTo(besides(code));
  }
  const host = at?.seats.find((seat) => seat?.host)?.name;
  return (
    <section className="rematch">
      <p role="status">
        {at && host ? say('result.setAgain', { name: host, game: gameInfo(at.game)?.name ?? at.game }) : null}
      </p>
      <button
        type="button"
        className="btn btn--seal"
        data-key="rematch"
        onClick={() => void join().catch((error: Error) => setTrouble(error.message))}
      >
        {say(you === null ? 'result.watchRematch' : 'result.joinRematch')}
      </button>
      {trouble ? (
        <>
          <p role="alert">{trouble}</p>
          <button type="button" className="btn" onClick={() => goTo(besides(code))}>
            {say('tables.watch')}
          </button>
        </>
      ) : null}
    </section>
  );
};

/** The same people once more: this game, or another that as many can play. */
export const PlayAgain = ({ play }: { play: (game: string) => void }): JSX.Element => {
  const { table, local } = useTable();
  const [game, setGame] = useState(table.game);
  const others = SHELF.filter(({ seats: { least, most } }) => least <= table.players && table.players <= most);
  return (
    <>
      <button type="button" className="btn btn--seal" onClick={() => play(game)}>
        {say('result.again')}
      </button>
      {local || others.length < 2 ? null : (
        <label className="field rematch__game">
          <span>{say('result.which')}</span>
          <select value={game} onChange={({ target }) => setGame(target.value)}>
            {others.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
        </label>
      )}
    </>
  );
};
