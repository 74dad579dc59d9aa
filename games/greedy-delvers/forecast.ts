import { foretell } from '@gilt/engine/foretell';
import { NOT_ASKED } from '@gilt/engine/question';
import { type Seat, seatsOf } from '@gilt/engine/seat';
import { insert } from '@gilt/engine/sorted';
import { EXCHANGE, PLAYERS, RUSH } from './cards.ts';
import type { Event } from './events.ts';
import { greedyDelvers } from './game.ts';
import { cardOf, plays } from './plays.ts';
import type { GreedyDelversView } from './secrets.ts';
import { type GreedyDelvers, isSafe } from './state.ts';

/**
 * What a play comes to, found by carrying it out by the rules themselves (decision 14): once for every way in which the others
 * trade or rush. Their minions are left out: whether a minion gets to act is what nobody can know.
 */
export interface Outlook {
  /** How many of the others are in the mine and play too. */
  readonly others: number;
  /** Gold for one's ore, by how many trade besides oneself. */
  readonly traded: readonly number[];
  /** The level that a Rush leads to, and its ore; null without one. */
  readonly rushed: { readonly level: number; readonly ore: number } | null;
  /** What a minion that acts and rolls well steals, at least and at most; null: it does not act at all. */
  readonly loot: { readonly least: number; readonly most: number } | null;
}

/** So often the dice are thrown again until a minion has rolled well. */
const THROWS = 100;

export function outlook(view: GreedyDelversView, seat: Seat, play: number): Outlook {
  const others = seatsOf(PLAYERS).filter((each) => each !== seat && view.game.hands[each] !== 0);
  const worlds = Array.from({ length: 1 << others.length }, (_, trading) => ({
    trading: others.filter((_, i) => (trading >> i) % 2 === 1),
    rushing: others.filter((_, i) => (trading >> i) % 2 === 0),
  }));
  const outcomes = worlds.map((world) => ({ ...world, events: carriedOut(view, seat, play, world) }));
  const own = <T extends Event['type']>(events: readonly Event[], type: T) =>
    events.find(
      (event): event is Extract<Event, { type: T; seat: Seat }> =>
        event.type === type && 'seat' in event && event.seat === seat,
    );
  const loot = outcomes.flatMap(({ events }) => own(events, 'rolled')?.stolen ?? []);
  const rushed = own(outcomes[0]!.events, 'rushed');
  return {
    others: others.length,
    traded:
      cardOf(play) === EXCHANGE
        ? [...Array(others.length + 1).keys()].map((count) => {
            const { events } = outcomes.find(({ trading }) => trading.length === count)!;
            return own(events, 'traded')?.gold ?? 0;
          })
        : [],
    rushed: rushed ? { level: rushed.level, ore: rushed.ore } : null,
    loot: loot.length === 0 ? null : { least: Math.min(...loot), most: Math.max(...loot) },
  };
}

interface World {
  readonly trading: readonly Seat[];
  readonly rushing: readonly Seat[];
}

/** The events of the round in one of these worlds, with dice that are kind to the player's own minion. */
function carriedOut(view: GreedyDelversView, seat: Seat, play: number, { trading, rushing }: World): readonly Event[] {
  for (let deal = 1; ; deal++) {
    const { events } = foretell<GreedyDelvers, Event>(greedyDelvers, view, {
      deal,
      arrange(game) {
        const { answers } = game.flow;
        for (let each = 0; each < PLAYERS; each++) if (isSafe(game, each)) answers[each] = NOT_ASKED;
        answers[seat] = play;
        for (const [card, name, seats] of [
          [EXCHANGE, 'exchange', trading],
          [RUSH, 'rush', rushing],
        ] as const)
          for (const other of seats) {
            insert(game.hands[other]!, card);
            answers[other] = plays.number(name);
          }
      },
      until: ({ type }) => type === 'advanced',
    });
    const failed = events.some((event) => event.type === 'rolled' && event.seat === seat && event.roll < event.needed);
    if (!failed || deal === THROWS) return events;
  }
}
