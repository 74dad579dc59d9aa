import lock from 'icon:padlock';
import quill from 'icon:scroll-quill';
import { type JSX, useState } from 'react';
import { goTo } from '../address.ts';
import { Drawer } from '../furniture/drawer.tsx';
import { Icon } from '../furniture/icon.tsx';
import { Mark } from '../furniture/mark.tsx';
import { keptTable } from '../link/local-keep.ts';
import { AskCoach } from '../review/ask.tsx';
import { say } from '../say.ts';
import { FairDeal } from './fair-deal.tsx';
import { TableMenu } from './table-menu.tsx';
import { useTable } from './view.ts';

/** Mark, game, where we are, and the tools. */
export const TopBar = ({ openRules }: { openRules: () => void }): JSX.Element => {
  const { game, board, table, local, now, you } = useTable();
  const [fair, setFair] = useState(false);
  const { Progress } = board;
  const [back] = useState(() => (local ? (keptTable(table.code)?.back ?? null) : null));
  return (
    <header className="bar r-bar">
      <Mark />
      <div className="bar__where">
        <h1>{game.name}</h1>
        <p>
          {you === null ? <b>{say('bar.watching')}</b> : null}
          <span>{say(local ? 'bar.local' : 'bar.table', { code: table.code, players: table.players })}</span>
          {back ? (
            <a
              href={back}
              onClick={(event) => {
                event.preventDefault();
                goTo(back);
              }}
            >
              {say('bar.branch')}
            </a>
          ) : null}
        </p>
      </div>
      {Progress && now ? <Progress /> : null}
      <nav className="bar__tools" aria-label={say('tools')}>
        <button type="button" className="tool tool--fair" onClick={() => setFair(true)} aria-label={say('fair')}>
          <Icon of={lock} />
          <span>{say('fair')}</span>
        </button>
        <AskCoach />
        <button type="button" className="tool" onClick={openRules} aria-label={say('rules')} data-key="rules">
          <Icon of={quill} />
          <span>{say('rules')}</span>
        </button>
        <TableMenu openFair={() => setFair(true)} />
      </nav>
      <Drawer title={say('fair')} open={fair} onOpenChange={setFair}>
        <FairDeal />
      </Drawer>
    </header>
  );
};
