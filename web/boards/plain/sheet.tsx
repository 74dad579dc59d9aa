import type { AnyGame } from '@gilt/engine/game';
import type { JSX } from 'react';
import { say } from '../../say.ts';
import { outcomeIn, type Writer, writtenIn } from '../../table/any-game.ts';
import { type TableView, useTable } from '../../table/view.ts';

/** How nothing is written in a position. */
const NOTHING = '-';

const Facts = ({ of }: { of: readonly { what: string; text: string }[] }): JSX.Element => (
  <dl className="facts">
    {of.map(({ what, text }) => (
      <div key={what}>
        <dt>{what}</dt>
        <dd>{text}</dd>
      </div>
    ))}
  </dl>
);

/** What lies on the table, written as positions are written: short, and complete as far as one may see it. */
export const TableSheet = (): JSX.Element => {
  const { game, now, names } = useTable();
  const view = now!.view.game as Readonly<Record<string, unknown>>;
  const table = Object.entries(game.notation.table).flatMap(([what, { of, as }]) => {
    const text = written(as, view[String(of)], names);
    return text === null || text === NOTHING ? [] : [{ what, text }];
  });
  return <Facts of={table} />;
};

/** The same for what one seat has. */
export const SeatSheet = ({ seat }: { seat: number }): JSX.Element => {
  const { game, now, names } = useTable();
  const lines = seatLines(game, now!.view.game as Readonly<Record<string, unknown>>, seat, names);
  return <Facts of={lines} />;
};

function seatLines(game: AnyGame, view: Readonly<Record<string, unknown>>, seat: number, names: readonly string[]) {
  return Object.entries(game.notation.seat).flatMap(([what, { of, as }]) => {
    const all = view[String(of)] as readonly unknown[] | undefined;
    const text = all && written(as, all[seat], names);
    return text == null || text === NOTHING ? [] : [{ what, text }];
  });
}

/** A value in words; of what is hidden, how many there are. Null: nothing may be known of it. */
function written(as: Writer, value: unknown, names: readonly string[]): string | null {
  if (value === null || value === undefined) return null;
  return writtenIn(as, value, names) ?? (typeof value === 'number' ? say('plain.hidden', { count: value }) : null);
}

/** What a seat has so far; null if the game cannot tell from what one may see, or nothing is counted before the end. */
export function pointsOf({ game, now }: TableView, seat: number): number | null {
  const total = outcomeIn(game, now!.view)?.scores[seat]?.total;
  return Number.isFinite(total) ? total! : null;
}
