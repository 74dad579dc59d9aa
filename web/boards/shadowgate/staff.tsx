import { owns } from '@gilt/games/shadowgate/first-of-type';
import { STAFF_PIECES, TYPES } from '@gilt/games/shadowgate/item-types';
import { NONE } from '@gilt/games/shadowgate/state';
import type { JSX } from 'react';
import { crestOf, initialOf } from '../../furniture/crest.tsx';
import { Drawer } from '../../furniture/drawer.tsx';
import { Icon } from '../../furniture/icon.tsx';
import { useTable } from '../../table/view.ts';
import { STAFF_OF_AGES } from './art.ts';
import { typeIcon } from './icons.ts';
import { Places } from './places.tsx';
import { say } from './say.ts';
import { useCards, useCastle } from './set.ts';

/** QS-25 QS-27 The Staff of Ages: how much of it is in play. Where there is no room for the tokens, a tap shows them. */
export const StaffOfAges = (): JSX.Element => {
  const { staffCost } = useCards();
  const { firsts } = useCastle();
  const inPlay = firsts.filter((seat) => seat !== NONE).length;
  const words = say('qs.staff.inPlay', { inPlay, all: TYPES.length });
  return (
    <section className="staff" aria-label={say('qs.staff')}>
      <Icon of={STAFF_OF_AGES} />
      <h2 className="label">{say('qs.staff')}</h2>
      <p className="staff__cost">
        <Places of={staffCost} look="line" label={say('qs.cost')} />
      </p>
      <p className="staff__in" aria-hidden="true">
        {inPlay}/{TYPES.length}
      </p>
      <Tokens />
      <Drawer
        title={say('qs.staff')}
        trigger={<button type="button" className="opens" aria-label={`${say('qs.staff')}: ${words}`} />}
      >
        <div className="staff-sheet">
          <p>
            {say('qs.cost')} <Places of={staffCost} look="line" label={say('qs.cost')} />
          </p>
          <p>{words}</p>
          <Tokens named />
        </div>
      </Drawer>
    </section>
  );
};

/** A token for each type, and whose the first one is. */
const Tokens = ({ named = false }: { named?: boolean }): JSX.Element => {
  const { names, you } = useTable();
  const cards = useCards();
  const game = useCastle();
  const isMine = (type: number): boolean => you !== null && STAFF_PIECES.includes(type) && owns(cards, game, you, type);
  return (
    <ul className="tokens">
      {TYPES.map((name, type) => {
        const holder = game.firsts[type]!;
        return (
          <li
            key={name}
            className="token"
            data-in={holder !== NONE}
            data-piece={STAFF_PIECES.includes(type)}
            data-mine={isMine(type)}
            style={crestOf(holder).style}
          >
            <Icon of={typeIcon(type)} />
            <i aria-hidden="true">{say(`qs.type.${name}`)}</i>
            {holder === NONE ? null : (
              <b aria-hidden="true" data-crest={crestOf(holder)['data-crest']}>
                {initialOf(names[holder] ?? '')}
              </b>
            )}
            {named && holder !== NONE ? <em aria-hidden="true">{names[holder]}</em> : null}
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
  );
};
