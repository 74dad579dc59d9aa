import ladder from 'icon:ladder';
import ore from 'icon:minerals';
import coins from 'icon:two-coins';
import type { GreedyDelversView } from '@gilt/games/greedy-delvers/secrets';
import type { JSX } from 'react';
import { Gain } from '../../furniture/gain.tsx';
import { Icon } from '../../furniture/icon.tsx';
import { say } from './say.ts';

type Game = Pick<GreedyDelversView['game'], 'levels' | 'ore' | 'gold'>;

const LINES = ['level', 'ore', 'gold'] as const;
const ICONS: Readonly<Record<(typeof LINES)[number], string>> = { level: ladder, ore, gold: coins };

/** What stands in the line of a seat's book. */
const entryOf = (game: Game, line: (typeof LINES)[number], seat: number): number =>
  game[line === 'level' ? 'levels' : line][seat]!;

/** The open book of a delver: how deep, how much ore, how much gold; what has changed since then stands beside it. */
export const Ledger = ({
  game,
  seat,
  since = game,
  lines = LINES,
}: {
  game: Game;
  seat: number;
  since?: Game;
  lines?: readonly (typeof LINES)[number][];
}): JSX.Element => (
  <ul className="purse ledger">
    {lines.map((line) => {
      const entry = entryOf(game, line, seat);
      return (
        <li key={line} className={`ledger__${line}`}>
          <Icon of={ICONS[line]} label={say(`gd.${line}`)} />
          <b>{entry}</b>
          <Gain by={entry - entryOf(since, line, seat)} />
        </li>
      );
    })}
  </ul>
);
