import type { What } from '@gilt/protocol/sight';
import { say } from '../say.ts';
import { dateSaid } from '../when.ts';

/** What happened at the table besides the game, as a line of the log; null where it is told elsewhere. */
export function whatHappened(what: What, names: readonly string[]): string | null {
  switch (what.type) {
    case 'joined':
    case 'left':
    case 'kicked':
      return say(`what.${what.type}`, { name: what.name });
    case 'away':
      return what.until === undefined
        ? say('what.away', { name: names[what.seat]! })
        : say('what.away.until', { name: names[what.seat]!, when: dateSaid(what.until) });
    case 'host':
    case 'back':
    case 'undoAsked':
    case 'undoAgreed':
    case 'undoRefused':
      return say(`what.${what.type}`, { name: names[what.seat]! });
    case 'late':
      return say('what.late', { names: what.seats.map((seat) => names[seat]!), count: what.seats.length });
    case 'befell':
      return say('what.befell');
    case 'closed':
      return say('what.closed', { why: what.why });
    case 'started':
      return say('what.started');
    case 'created':
    case 'seated':
    case 'chosen':
    case 'tookBack':
    case 'said':
    case 'promised':
    case 'undone':
    case 'rematched':
      return null;
  }
}
