import type { JSX } from 'react';
import { type GameInfo, SHELF } from '../games.ts';
import { say } from '../say.ts';
import { BoxArt } from './art.tsx';

export const playersOf = ({ seats: { least, most } }: GameInfo): string =>
  say('box.players', { least, most, range: least === most ? 'no' : 'yes' });

/** The games as boxes on a shelf; one of them is taken down. */
export const Boxes = ({ chosen, choose }: { chosen: GameInfo; choose: (game: GameInfo) => void }): JSX.Element => (
  <ul className="boxes" aria-label={say('games')}>
    {SHELF.map((game) => (
      <li key={game.id} className={`box ${game === chosen ? 'box--on' : ''}`} data-game={game.id}>
        <button type="button" aria-pressed={game === chosen} onClick={() => choose(game)}>
          <span className="box__face">
            <BoxArt game={game} />
            <span className="box__title">
              <b>{game.name}</b>
              {game.box ? <i>{game.box.pitch}</i> : null}
            </span>
            <span className="box__who">
              {playersOf(game)}
              {game.box ? ` · ${say('box.minutes', { minutes: game.box.minutes })}` : null}
            </span>
          </span>
        </button>
      </li>
    ))}
  </ul>
);
