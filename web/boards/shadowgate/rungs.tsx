import { LEVELS } from '@gilt/games/shadowgate/item-types';
import { rungsOf } from '@gilt/games/shadowgate/levels';
import type { JSX } from 'react';
import { useArrows } from '../../furniture/arrows.ts';
import { Icon } from '../../furniture/icon.tsx';
import { needWords } from './cards.tsx';
import { needIcon } from './icons.ts';
import { say } from './say.ts';
import { useCards, useCastle } from './set.ts';

/** QS-22 The four levels of a quest: those in reach can be aimed at, the others say what is missing. */
export const Rungs = ({
  seat,
  side,
  level,
  onAim,
}: {
  seat: number;
  side: number;
  level: number | null;
  onAim: (level: number) => void;
}): JSX.Element => {
  const cards = useCards();
  const game = useCastle();
  const { list, move } = useArrows<HTMLFieldSetElement>();
  return (
    <fieldset className="rungs" aria-label={say('qs.levels')} ref={list} onKeyDown={move}>
      {rungsOf(cards, game, seat, side).map(({ level: each, points, ways, needs }) => {
        const open = ways.length > 0;
        const lacking = needs.filter(({ there }) => !there).map(({ need }) => needWords(need));
        return (
          <button
            key={each}
            type="button"
            className="rung"
            aria-pressed={level === each}
            aria-disabled={!open}
            data-pick={open && level === null ? LEVELS[each] : undefined}
            onClick={() => open && onAim(each)}
            data-digit={open ? each + 1 : undefined}
          >
            <i>{say(`qs.level.${LEVELS[each]!}`)}</i>
            <b>{points}</b>
            <span className="rung__needs" aria-hidden="true">
              {needs.map(({ need, there }, i) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a need is its place
                <Icon key={i} of={needIcon(need)} className={there ? '' : 'is-lacking'} />
              ))}
            </span>
            <span className="vh">{open ? say('points', { points }) : say('qs.level.lacks', { needs: lacking })}</span>
          </button>
        );
      })}
    </fieldset>
  );
};
