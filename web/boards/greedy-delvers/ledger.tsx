import ladder from 'icon:ladder';
import ore from 'icon:minerals';
import coins from 'icon:two-coins';
import type { JSX } from 'react';
import { Icon } from '../../furniture/icon.tsx';
import { say } from '../../words.ts';

export interface Entry {
  readonly level: number;
  readonly ore: number;
  readonly gold: number;
}

const LINES = ['level', 'ore', 'gold'] as const;
const ICONS: Readonly<Record<(typeof LINES)[number], string>> = { level: ladder, ore, gold: coins };

const signed = (count: number): string => (count > 0 ? `+${count}` : `−${-count}`);

/** The open book of a delver: how deep, how much ore, how much gold; what has just changed stands beside it. */
export const Ledger = ({
  entry,
  gains,
  lines = LINES,
}: {
  entry: Entry;
  gains?: Entry;
  lines?: readonly (typeof LINES)[number][];
}): JSX.Element => (
  <ul className="purse ledger">
    {lines.map((line) => (
      <li key={line} className={`ledger__${line}`}>
        <Icon of={ICONS[line]} label={say(`gd.${line}`)} />
        <b>{entry[line]}</b>
        {gains?.[line] ? <i className={gains[line] > 0 ? 'gain' : 'gain gain--loss'}>{signed(gains[line])}</i> : null}
      </li>
    ))}
  </ul>
);
