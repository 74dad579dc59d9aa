import type { Listing } from '@gilt/protocol/lobby';
import { type JSX, useEffect } from 'react';
import { say } from '../say.ts';
import { useTurns } from '../turns.ts';
import { Row } from './table-row.tsx';

/** Before everything else: the tables that wait for you, the most urgent first. The tab says how many. */
export const YourTurns = ({ mine }: { mine: readonly Listing[] }): JSX.Element | null => {
  const turns = mine.filter(({ waitsForYou }) => waitsForYou).sort((a, b) => endOf(a) - endOf(b));
  useTurns();
  useEffect(() => {
    document.title = say('title.turns', { count: turns.length });
  }, [turns.length]);
  if (turns.length === 0) return null;
  return (
    <section className="tables turns panel" aria-labelledby="turns">
      <h2 id="turns">{say('tables.turns')}</h2>
      <ul className="tables__turns">
        {turns.map((table) => (
          <Row key={table.code} table={table} />
        ))}
      </ul>
    </section>
  );
};

/** When the time for an answer is over; what has none comes last. */
const endOf = ({ deadline }: Listing): number => deadline ?? Number.POSITIVE_INFINITY;
