import type { TableView } from '../table/view.ts';

/** Whether the coach may be asked: in a game that is under way, by somebody who plays against bots alone. Where another person sits, or may yet sit, never. */
export const mayAsk = ({ table, you, live }: Pick<TableView, 'table' | 'you' | 'live'>): boolean =>
  live &&
  you !== null &&
  table.status === 'playing' &&
  table.seats.every(({ kind }, seat) => (seat === you ? kind === 'person' : kind === 'bot'));
