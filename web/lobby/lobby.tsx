import { type JSX, useState } from 'react';
import { SHELF } from '../games.ts';
import { Scenes } from '../look/scenes.tsx';
import { say } from '../say.ts';
import { cookiesRefused, keepsNothing } from '../storage.ts';
import { Boxes } from './boxes.tsx';
import { useListings } from './listings.ts';
import { LobbyBar } from './lobby-bar.tsx';
import { SetTable } from './set-table.tsx';
import { Tables } from './tables.tsx';
import { YourTurns } from './your-turns.tsx';
import '../look/furniture.css';
import '../look/cards.css';
import '../look/lobby.css';

/** The front room: games on the shelf, a table to set, tables that are under way. */
export const Lobby = (): JSX.Element => {
  const [chosen, choose] = useState(SHELF[0]!);
  const listings = useListings();
  return (
    <div className="lobby">
      <Scenes />
      <LobbyBar />
      <main className="hall">
        <header className="hall__head">
          <h1>
            {say('lobby.secret')} <em>{say('lobby.together')}</em>
          </h1>
        </header>
        {keepsNothing || cookiesRefused ? (
          <p className="hall__warning" role="status">
            {[keepsNothing ? say('storage.refused') : '', cookiesRefused ? say('cookies.refused') : ''].join(' ')}
          </p>
        ) : null}
        <YourTurns mine={listings.mine} />
        <Boxes chosen={chosen} choose={choose} />
        <div className="hall__foot">
          <SetTable game={chosen} />
          <Tables listings={listings} />
        </div>
        <footer className="hall__end">
          <a href="/replay">{say('nav.replay')}</a>
          <a href="/sandbox">{say('nav.sandbox')}</a>
          <a href="/credits">{say('credits')}</a>
        </footer>
      </main>
    </div>
  );
};
