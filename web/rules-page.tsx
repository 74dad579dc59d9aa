import type { JSX } from 'react';
import { Notice } from './furniture/notice.tsx';
import { PageBar } from './furniture/page-bar.tsx';
import { RulesView } from './furniture/rules-view.tsx';
import { gameInfo, SHELF } from './games.ts';
import { Scenes } from './look/scenes.tsx';
import { say } from './say.ts';
import './look/furniture.css';
import './look/drawer.css';
import './look/page.css';

/** The rules of a game on a page of their own. */
export const RulesPage = ({ game, clause }: { game: string; clause: string | null }): JSX.Element => {
  const info = gameInfo(game);
  if (!info) return <Notice title={say('nowhere')} text={say('nowhere.text')} />;
  return (
    <div className="page">
      <Scenes />
      <PageBar title={say('rules')} />
      <nav className="page__nav" aria-label={say('games')}>
        {SHELF.map(({ id, name }) => (
          <a key={id} href={`/rules/${id}`} aria-current={id === game ? 'page' : undefined}>
            {name}
          </a>
        ))}
      </nav>
      <main className="page__body">
        <h1>{info.name}</h1>
        <RulesView game={game} clause={clause} heading="h2" />
      </main>
    </div>
  );
};
