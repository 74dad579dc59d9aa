import type { JSX } from 'react';
import { PageBar } from './furniture/page-bar.tsx';
import { say } from './say.ts';
import './look/furniture.css';
import './look/page.css';

/** Whose work this stands on. */
export const Credits = (): JSX.Element => (
  <div className="page">
    <PageBar title={say('credits')} />
    <main className="page__body">
      <h1>{say('credits')}</h1>
      <p>
        {say('credits.icons')} <a href="https://game-icons.net">game-icons.net</a> (
        <a href="https://creativecommons.org/licenses/by/3.0/">CC BY 3.0</a>).
      </p>
      <p>{say('credits.fonts')}</p>
      <ul>
        <li>
          <a href="/fonts/gloock-OFL.txt">Gloock</a>
        </li>
        <li>
          <a href="/fonts/instrument-sans-OFL.txt">Instrument Sans</a>
        </li>
      </ul>
      <p>{say('credits.games')}</p>
    </main>
  </div>
);
