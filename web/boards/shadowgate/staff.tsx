import { owns } from '@gilt/games/shadowgate/first-of-type';
import { CLASSES, classOf, STAFF_PIECES, TYPES } from '@gilt/games/shadowgate/item-types';
import type { ShadowgateView } from '@gilt/games/shadowgate/secrets';
import { NONE, type Shadowgate } from '@gilt/games/shadowgate/state';
import type { CSSProperties, JSX } from 'react';
import { Icon } from '../../furniture/icon.tsx';
import { useGame, useTable } from '../../table/view.ts';
import { say } from '../../words.ts';
import { STAFF_OF_AGES } from './art.ts';
import { typeIcon } from './icons.ts';
import { Places } from './places.tsx';
import { useCards } from './set.ts';

const CRESTS = 6;

/** QS-25 QS-27 The Staff of Ages: a token for each type in play, and whose the first one is. */
export const StaffOfAges = (): JSX.Element => {
  const { names, you } = useTable();
  const cards = useCards();
  const game = useGame<ShadowgateView>();
  const inPlay = game.firsts.filter((seat) => seat !== NONE).length;
  const isMine = (type: number): boolean =>
    you !== null && STAFF_PIECES.includes(type) && owns(cards, game as unknown as Shadowgate, you, type);
  return (
    <section className="staff" aria-label={say('qs.staff')}>
      <header>
        <Icon of={STAFF_OF_AGES} />
        <h2>{say('qs.staff')}</h2>
        <Places of={cards.staffCost} look="line" label={say('qs.cost')} />
        <p>{say('qs.staff.inPlay', { inPlay, all: TYPES.length })}</p>
      </header>
      <ul>
        {TYPES.map((name, type) => {
          const holder = game.firsts[type]!;
          return (
            <li
              key={name}
              className="token"
              data-class={CLASSES[classOf(type)]}
              data-in={holder !== NONE}
              data-piece={STAFF_PIECES.includes(type)}
              data-mine={isMine(type)}
              style={{ '--seat': `var(--seat-${(holder % CRESTS) + 1})` } as CSSProperties}
            >
              <Icon of={typeIcon(type)} />
              <i aria-hidden="true">{say(`qs.type.${name}`)}</i>
              {holder === NONE ? null : (
                <b aria-hidden="true" data-crest={(holder % CRESTS) + 1}>
                  {[...(names[holder] ?? '?')][0]?.toUpperCase()}
                </b>
              )}
              <span className="vh">
                {[
                  say(`qs.type.${name}`),
                  holder === NONE ? say('qs.token.none') : say('qs.token.of', { name: names[holder] ?? '' }),
                  isMine(type) ? say('qs.token.mine') : '',
                ]
                  .filter(Boolean)
                  .join(', ')}
              </span>
            </li>
          );
        })}
      </ul>
    </section>
  );
};
