import { LAST_DUNGEON, MONSTERS_A_DUNGEON as MONSTERS } from '@gilt/games/dungeon-busters/cards';
import type { DungeonBustersView } from '@gilt/games/dungeon-busters/secrets';
import type { JSX } from 'react';
import { useTable } from '../../table/view.ts';
import { roman } from './monsters.ts';
import { say } from './say.ts';

/** The three dungeons, a pip for each monster. */
export const Progress = (): JSX.Element | null => {
  const { now } = useTable<DungeonBustersView>();
  if (!now) return null;
  const { game } = now.view;
  const at = MONSTERS - game.deck - (game.monster >= 0 ? 1 : 0);
  const pip = (dungeon: number, i: number): string => {
    if (dungeon < game.dungeon || (dungeon === game.dungeon && i < at)) return 'done';
    return dungeon === game.dungeon && i === at ? 'at' : '';
  };
  const label = say('db.progress', { dungeon: roman(game.dungeon), monster: Math.min(MONSTERS, at + 1), of: MONSTERS });
  return (
    <ol className="depth" aria-label={label}>
      {Array.from({ length: LAST_DUNGEON }, (_, d) => d + 1).map((dungeon) => (
        <li key={dungeon} className={dungeon === game.dungeon ? 'now' : ''}>
          <b>{roman(dungeon)}</b>
          {Array.from({ length: MONSTERS }, (_, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a pip is its place
            <i key={i} className={pip(dungeon, i)} />
          ))}
        </li>
      ))}
    </ol>
  );
};
