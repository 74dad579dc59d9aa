import type { Table } from '@gilt/table/table';
import type { Brief } from './store/store.ts';

/** What is listed of a table. */
export function briefOf(table: Table): Brief {
  const { code, game, status, terms, seats } = table;
  return {
    code,
    game: game.id,
    status,
    listed: terms.listed,
    seats: seats.map((seat) => {
      if (seat.kind === 'empty') return null;
      return seat.kind === 'bot' ? { bot: seat.bot } : { person: seat.person };
    }),
    clock: terms.clock,
    restless: status === 'playing' && isRestless(table),
  };
}

/** Something at the table happens by itself: bots or stand-ins play, or a clock runs. */
const isRestless = ({ seats, terms, game, setup }: Table): boolean =>
  terms.clock !== null ||
  terms.minutes !== null ||
  (game.timeLimit?.(setup.options) ?? null) !== null ||
  seats.some((seat) => seat.kind === 'bot' || (seat.kind === 'person' && seat.presence !== 'here'));
