import quill from 'icon:scroll-quill';
import type { JSX } from 'react';
import { Icon } from '../furniture/icon.tsx';
import { Mark } from '../furniture/mark.tsx';
import { say as sayOf } from '../say.ts';
import { useTable } from '../table/view.ts';
import { say } from './say.ts';

/** Mark, game, where in it we are, and the rules. */
export const ReplayBar = ({ openRules }: { openRules: () => void }): JSX.Element => {
  const { game, board, table, now } = useTable();
  const { Progress } = board;
  return (
    <header className="bar r-bar">
      <Mark />
      <div className="bar__where">
        <h1>{game.name}</h1>
        <p>{say('replay.where', { players: table.players })}</p>
      </div>
      {Progress && now ? <Progress /> : null}
      <nav className="bar__tools" aria-label={sayOf('tools')}>
        <button type="button" className="tool" onClick={openRules} aria-label={sayOf('rules')} data-key="rules">
          <Icon of={quill} />
          <span>{sayOf('rules')}</span>
        </button>
      </nav>
    </header>
  );
};
