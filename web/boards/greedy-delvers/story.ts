import type { AnyEvent, Reveal } from '@gilt/engine/event';
import type { Seat } from '@gilt/engine/seat';
import { CARDS, EXCHANGE } from '@gilt/games/greedy-delvers/cards';
import type { Event } from '@gilt/games/greedy-delvers/events';
import { cardOf, isDud, plays, targetOf } from '@gilt/games/greedy-delvers/plays';
import type { GreedyDelversView } from '@gilt/games/greedy-delvers/secrets';
import type { Happened } from '@gilt/protocol/sight';
import { standingEvents } from '../../table/view.ts';
import type { Entry } from './ledger.tsx';

/** GD-04 Ore that is found on every level. */
const ORE_A_LEVEL = 3;

/** What somebody played; null: they were safe already. */
export interface Play {
  readonly card: number;
  readonly target: Seat;
  readonly dud: boolean;
}

/** What became of a round, put together from what was told of it. */
export interface Story {
  readonly plays: readonly (Play | null)[];
  readonly exchanges: number;
  /** All that happened to a seat by its own card, in order. */
  readonly deeds: readonly (readonly Event[])[];
  readonly gains: readonly Entry[];
  /** Where everybody stood when the round was over. */
  readonly after: readonly Entry[];
  /** The clauses by which minions got in each other's way. */
  readonly clashes: readonly (Event & { type: 'clash' })[];
}

const isRound = (event: AnyEvent): event is Reveal => event.type === 'reveal';

export const isScene = ({ events = [] }: Happened): boolean => (events as AnyEvent[]).some(isRound);

/** The last round that was played; null if none was. */
export function lastRound(past: readonly Happened[], game: GreedyDelversView['game']): Story | null {
  const events = standingEvents(past);
  const start = events.findLastIndex(isRound);
  const reveal = events[start] as Reveal | undefined;
  if (!reveal) return null;
  const rest = events.slice(start + 1) as Event[];
  const next = rest.findIndex(({ type }) => type === 'advanced');
  const after = next < 0 ? rest : rest.slice(0, next);
  const down = next < 0 ? [] : (rest[next] as Event & { type: 'advanced' }).seats;
  const played = reveal.answers.map((name) => (name === null ? null : playOf(plays.number(name))));
  return {
    plays: played,
    exchanges: played.filter((play) => play?.card === EXCHANGE).length,
    deeds: played.map((_, seat) => after.filter((event) => concerns(event, seat))),
    gains: played.map((_, seat) => gainsOf(after, seat)),
    after: game.levels.map((level, seat) => ({
      level: level - (down.includes(seat) ? 1 : 0),
      ore: game.ore[seat]! - (down.includes(seat) ? ORE_A_LEVEL : 0),
      gold: game.gold[seat]!,
    })),
    clashes: after.filter((event): event is Event & { type: 'clash' } => event.type === 'clash'),
  };
}

const playOf = (play: number): Play => ({ card: cardOf(play), target: targetOf(play), dud: isDud(play) });

function concerns(event: Event, seat: Seat): boolean {
  if (event.type === 'allLost') return event.ore[seat]! > 0;
  if (event.type === 'clash') return event.stopped.includes(seat);
  return 'seat' in event && event.seat === seat && event.type !== 'drew' && event.type !== 'dealt';
}

function gainsOf(events: readonly Event[], seat: Seat): Entry {
  const gains = { level: 0, ore: 0, gold: 0 };
  for (const event of events) {
    if (event.type === 'allLost') gains.ore -= event.ore[seat]!;
    if (event.type === 'rolled' && event.target === seat) gains.gold -= event.stolen;
    if (!('seat' in event) || event.seat !== seat) continue;
    if (event.type === 'rushed') {
      gains.level += event.level - event.from;
      gains.ore += event.ore;
    } else if (event.type === 'traded') {
      gains.ore -= event.ore;
      gains.gold += event.gold;
    } else if (event.type === 'foundAgain') gains.ore += event.ore;
    else if (event.type === 'paid') gains.gold -= event.cost;
    else if (event.type === 'rolled') gains.gold += event.stolen;
  }
  return gains;
}

export const isMinion = ({ card, dud }: Play): boolean => CARDS[card]!.type === 'minion' && !dud;
