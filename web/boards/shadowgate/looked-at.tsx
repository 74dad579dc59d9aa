import { billOf } from '@gilt/games/shadowgate/bill';
import { type Deed, underWay } from '@gilt/games/shadowgate/deeds';
import { LEVELS, PLACES } from '@gilt/games/shadowgate/item-types';
import type { JSX } from 'react';
import { Icon } from '../../furniture/icon.tsx';
import { useTable } from '../../table/view.ts';
import { typeIcon } from './icons.ts';
import { Places } from './places.tsx';
import { LEVEL, type Plan } from './plan.ts';
import { Rungs } from './rungs.tsx';
import { say } from './say.ts';
import { useCards, useCastle } from './set.ts';

/** What is to be known of the deed that is planned besides its cost: of a quest how well it is done, of a theft what it can come to. */
export const LookedAt = ({ plan }: { plan: Plan }): JSX.Element | null => {
  const { now, you } = useTable();
  if (you === null) return null;
  if (now?.asked?.where === LEVEL) return <ChooseLevel seat={you} />;
  if (plan.deed?.type === 'quest') return <Aim seat={you} side={plan.deed.side} plan={plan} />;
  if (plan.deed?.type === 'theft' && !plan.purse) return <Ransom seat={you} deed={plan.deed} />;
  return null;
};

/** QS-22 The level that is aimed at, and the items that it takes. */
const Aim = ({ seat, side, plan }: { seat: number; side: number; plan: Plan }): JSX.Element => {
  const { adventure } = useCards();
  const { rungs, level, way } = plan;
  const items = way?.items ?? [];
  return (
    <section className="looked" aria-label={say('qs.levels')}>
      <h3 className="label">{say('qs.levels')}</h3>
      <Rungs seat={seat} side={side} level={level} onAim={plan.aim} />
      {items.length > 0 ? (
        <ul className="looked__items" aria-label={say('qs.items')}>
          {items.map((card) => (
            <li key={card}>
              <Icon of={typeIcon(adventure.type[card]!)} /> {adventure.names[card]}{' '}
              <i>{say(way!.usedUp.includes(card) ? 'qs.item.used' : 'qs.item.stays')}</i>
            </li>
          ))}
        </ul>
      ) : null}
      {level !== null && rungs![level]!.ways.length > 1 ? (
        <button type="button" className="btn" onClick={plan.otherWay}>
          {say('qs.otherItems')}
        </button>
      ) : null}
    </section>
  );
};

/** QS-22 The same where it is asked for by itself. */
const ChooseLevel = ({ seat }: { seat: number }): JSX.Element | null => {
  const { now, picked, pick } = useTable();
  const begun = underWay(now!.view.flow.stack);
  if (begun?.deed.type !== 'quest') return null;
  return (
    <section className="looked" aria-label={say('qs.levels')}>
      <h3 className="label">{say('qs.levels')}</h3>
      <Rungs
        seat={seat}
        side={begun.deed.side}
        level={picked === null ? null : LEVELS.indexOf(picked as (typeof LEVELS)[number])}
        onAim={(level) => pick(LEVELS[level]!)}
      />
    </section>
  );
};

/** QS-43 What a theft can come to: its owner will say which stat is doubled. */
const Ransom = ({ seat, deed }: { seat: number; deed: Deed & { type: 'theft' } }): JSX.Element => {
  const cards = useCards();
  const { names } = useTable();
  const game = useCastle();
  return (
    <section className="looked ransom">
      <p>{say('qs.ransom', { name: names[deed.from]! })}</p>
      {PLACES.map((place, i) => (
        <p key={place}>
          {say(`qs.place.${place}`)}{' '}
          <Places of={billOf(cards, game, seat, deed, i)!.missing} look="line" label={say('qs.missing')} />
        </p>
      ))}
    </section>
  );
};
