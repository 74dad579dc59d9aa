import type { Bill } from '@gilt/games/shadowgate/bill';
import { PLACES } from '@gilt/games/shadowgate/item-types';
import type { Payment, Purse } from '@gilt/games/shadowgate/purse';
import type { JSX } from 'react';
import { say } from './say.ts';

/** QS-18 What is still missing, place by place, and what has come together so far. */
export const Dues = ({ bill, purse, payment }: { bill: Bill | null; purse: Purse; payment: Payment }): JSX.Element => (
  <ul className="dues" aria-label={say('qs.dues')}>
    {PLACES.map((place, i) => {
      const left = payment.left[i]!;
      const by = purse.missing[i]! - left;
      return (
        <li key={place} data-met={left === 0}>
          <span className={`due p${i + 1}`} aria-hidden="true">
            <b>{left === 0 ? '✓' : left}</b>
          </span>
          <small aria-hidden="true">
            {bill
              ? say('qs.dues.sum', { cost: bill.cost[i]!, stat: bill.stats[i]!, cards: by })
              : by > 0
                ? `+${by}`
                : ''}
          </small>
          <span className="vh">
            {left === 0
              ? say('qs.dues.met', { place: say(`qs.place.${place}`) })
              : say('qs.dues.left', { place: say(`qs.place.${place}`), left })}
          </span>
        </li>
      );
    })}
  </ul>
);
