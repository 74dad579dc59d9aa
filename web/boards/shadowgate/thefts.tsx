import { billOf } from '@gilt/games/shadowgate/bill';
import type { Cards } from '@gilt/games/shadowgate/cards';
import type { Castle } from '@gilt/games/shadowgate/castle';
import { deedOf } from '@gilt/games/shadowgate/deeds';
import { PLACES } from '@gilt/games/shadowgate/item-types';
import type { Now } from '@gilt/protocol/sight';
import type { JSX } from 'react';
import { useArrows } from '../../furniture/arrows.ts';
import { useTable } from '../../table/view.ts';
import { AdventureFace, adventureWords } from './cards.tsx';
import { placeWords } from './places.tsx';
import { ACT } from './plan.ts';
import { Portrait } from './portrait.tsx';
import { say } from './say.ts';
import { useCards, useCastle } from './set.ts';

/** QS-42 The thefts that are offered. */
export const theftsIn = (cards: Cards, game: Castle, asked: Now['asked']): string[] =>
  asked?.where === ACT ? asked.names.filter((name) => deedOf(cards, game, name).type === 'theft') : [];

/** QS-42 What others have and you could take, with the most it can come to. */
export const Thefts = ({ choices }: { choices: readonly string[] }): JSX.Element => {
  const { picked, pick, names, you } = useTable();
  const cards = useCards();
  const game = useCastle();
  const { list, move } = useArrows<HTMLUListElement>();
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: there may be more than there is room for: then it scrolls, and what scrolls must be reachable by keyboard
    <ul className="quests thefts" aria-label={say('qs.steal')} ref={list} onKeyDown={move} tabIndex={0}>
      {choices.map((choice, i) => {
        const deed = deedOf(cards, game, choice);
        if (deed.type !== 'theft' || you === null) return null;
        const worst = PLACES.map((_, place) => billOf(cards, game, you, deed, place)!.missing[place]!);
        return (
          <li key={choice}>
            <button
              type="button"
              className="card card--shadow is-lit"
              aria-pressed={picked === choice}
              onClick={() => pick(picked === choice ? null : choice)}
              data-digit={i < 9 && picked === null ? i + 1 : undefined}
            >
              <span className="vh">
                {say('qs.steal.words', {
                  card: adventureWords(cards, deed.card),
                  name: names[deed.from]!,
                  most: placeWords(worst),
                })}
              </span>
              <span className="face" aria-hidden="true">
                <AdventureFace card={deed.card} />
              </span>
            </button>
            <p className="for-you">
              <Portrait seat={deed.from} size="xs" /> <span>{names[deed.from]}</span>
            </p>
          </li>
        );
      })}
    </ul>
  );
};
