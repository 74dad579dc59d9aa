import { PENDING } from '@gilt/engine/question';
import type { Seat } from '@gilt/engine/seat';
import type { TableSight } from '@gilt/protocol/sight';
import type { TableView } from './view.ts';

/** Whether several people pass this device around. */
export const isPassed = (local: boolean, { seats }: TableSight): boolean =>
  local && seats.filter(({ kind }) => kind === 'person').length > 1;

/** Whoever is to be handed the device: of those who have not chosen the first in turn, beginning with the one who has it now; null if nobody is waited for. */
export function nextOf({ table, now }: Pick<TableView, 'table' | 'now'>, had: Seat | null): Seat | null {
  if (table.status !== 'playing' || !now) return null;
  const { players, seats } = table;
  const inTurn = Array.from({ length: players }, (_, i) => ((had ?? 0) + i) % players);
  const due = inTurn.filter((seat) => seats[seat]!.kind === 'person' && now.view.flow.answers[seat] === PENDING);
  const isHere = (seat: Seat): boolean => (seats[seat] as { presence?: string }).presence === 'here';
  return due.find(isHere) ?? (now.asleep ? (due[0] ?? null) : null);
}

/** Who is to be handed the device now, while it lies there and there is nothing to look at; null if the table is in sight. */
export const handedTo = (view: TableView, had: Seat | null): Seat | null =>
  view.passing && view.you === null && !view.scene ? nextOf(view, had) : null;
