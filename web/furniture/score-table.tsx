import type { JSX, ReactNode } from 'react';
import { say } from '../say.ts';
import { ranking } from '../table/ranking.ts';
import { useTable } from '../table/view.ts';
import { Badges } from './seat.tsx';

/** A column of the result: what it is called, and what stands there for each player. */
export interface ScoreColumn {
  readonly head: string;
  /** What it counts for. */
  readonly note?: string;
  /** The sum, or what only decides a tie. */
  readonly kind?: 'total' | 'tie';
  /** Where a phone has no room for heads, these stand beside; not where a cell speaks for itself. */
  readonly speaks?: true;
  readonly cell: (seat: number) => ReactNode;
}

/** Heads are headings: a word of a sentence becomes one. */
const headed = (word: string): string => word[0]!.toUpperCase() + word.slice(1);

/** A longer name is set smaller, and may be broken. */
const LONG = 12;

/** The result: a row for each player, the best first. */
export const ScoreTable = ({
  look,
  columns: parts,
  total = say('result.points'),
  written = String,
  beside,
}: {
  look?: string;
  columns: readonly ScoreColumn[];
  /** What the sum is called, which comes last but for what decides a tie; and how it is written. */
  total?: string;
  written?: (total: number) => string;
  /** What stands beside a name. */
  beside?: (seat: number) => ReactNode;
}): JSX.Element => {
  const { table, names, board } = useTable();
  const { winners, scores } = table.outcome!;
  const sum: ScoreColumn = { head: total, kind: 'total', cell: (seat) => <b>{written(scores[seat]!.total)}</b> };
  const ties = parts.filter(({ kind }) => kind === 'tie');
  const columns = [...parts.filter(({ kind }) => kind !== 'tie'), sum, ...ties];
  return (
    <table className={look ? `scores scores--${look}` : 'scores'}>
      <thead>
        <tr>
          <th scope="col">{say('result.player')}</th>
          {columns.map(({ head, note }) => (
            <th key={head} scope="col">
              {headed(head)}
              {note ? <i>{note}</i> : null}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {ranking(table.outcome!).map(({ seat, rank }) => (
          <tr key={seat} className={winners.includes(seat) ? 'win' : ''}>
            <th scope="row">
              <span className="rank">{rank}</span>
              <board.Portrait seat={seat} size="sm" />
              <span className="who" data-long={names[seat]!.length > LONG}>
                {names[seat]}
              </span>
              <Badges seat={seat} />
              {beside?.(seat)}
            </th>
            {columns.map(({ head, kind, speaks, cell }) => (
              <td key={head} className={kind} data-label={speaks || kind === 'total' ? undefined : headed(head)}>
                <div className="cell">{cell(seat)}</div>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
};

/** What somebody has of something, or that it is nothing; and what it brought. */
export const Line = ({ of, look = '', sum }: { of: ReactNode; look?: string; sum?: ReactNode }): JSX.Element => (
  <>
    <span className={`line ${look}`}>
      {Array.isArray(of) && of.length === 0 ? <span className="nil">{say('none')}</span> : of}
    </span>
    {sum === undefined ? null : <b>{sum}</b>}
  </>
);
