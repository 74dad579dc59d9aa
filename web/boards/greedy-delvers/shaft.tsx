import { type GreedyDelversView, seemsSafe } from '@gilt/games/greedy-delvers/secrets';
import { BOTTOM } from '@gilt/games/greedy-delvers/state';
import type { CSSProperties, JSX } from 'react';
import { Crest } from '../../furniture/crest.tsx';
import { useGame, useTable } from '../../table/view.ts';
import { say } from './say.ts';

/** Every so many levels one is marked. */
const STEP = 5;
const MARKS = Array.from({ length: BOTTOM / STEP + 1 }, (_, i) => STEP * i);

/** The mine from above ground to the bottom, and how far down everybody is. */
export const Shaft = (): JSX.Element => {
  const { names, you } = useTable();
  const game = useGame<GreedyDelversView>();
  return (
    <section className="shaft" aria-label={say('gd.shaft')}>
      <div className="shaft__walls">
        <ol className="marks" aria-hidden="true">
          {MARKS.map((level) => (
            <li key={level} style={{ '--level': level / BOTTOM } as CSSProperties}>
              {level}
            </li>
          ))}
        </ol>
        <ul className="lanes">
          {game.levels.map((level, seat) => {
            const safe = seemsSafe(game, seat);
            return (
              <li
                // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
                key={seat}
                className={`lane ${seat === you ? 'lane--you' : ''}`}
                style={{ '--level': level / BOTTOM } as CSSProperties}
              >
                <span className="lane__rope" aria-hidden="true" />
                <span className="lamp" data-spot={`delver-${seat}`}>
                  <Crest seat={seat} name={names[seat]!} />
                  <span className="vh">
                    {names[seat]} {say(safe ? 'gd.isSafe' : 'gd.atLevel', { level })}
                  </span>
                  <b aria-hidden="true">{safe ? say('gd.safe') : level}</b>
                </span>
              </li>
            );
          })}
        </ul>
      </div>
    </section>
  );
};
