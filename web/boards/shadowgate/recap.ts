import type { AnyEvent } from '@gilt/engine/event';
import type { Seat } from '@gilt/engine/seat';
import type { Cards } from '@gilt/games/shadowgate/cards';
import type { Event } from '@gilt/games/shadowgate/events';
import { useMemo } from 'react';
import { taleOf } from '../../player/tale.ts';
import { useTable } from '../../table/view.ts';
import { say } from './say.ts';
import { useCards } from './set.ts';

/** What a turn came to, in a few words, oldest first. */
export interface Recap {
  readonly seat: Seat;
  readonly deeds: readonly string[];
}

/** The last turn of each player, as far as it has gone; null: they have had none in this game. */
export function recapsOf(cards: Cards, events: readonly AnyEvent[], players: number): (Recap | null)[] {
  const recaps: (Recap | null)[] = Array.from({ length: players }, () => null);
  let deeds: string[] = [];
  for (const event of events as readonly Event[]) {
    if (event.type === 'gameBegins' || event.type === 'starter') recaps.fill(null);
    if (event.type === 'turn') {
      deeds = [];
      recaps[event.seat] = { seat: event.seat, deeds };
    }
    const words = deedWords(cards, event);
    if (words) deeds.push(words);
  }
  return recaps;
}

export function useRecaps(): readonly (Recap | null)[] {
  const { past, table } = useTable();
  const cards = useCards();
  return useMemo(() => recapsOf(cards, taleOf(past).events, table.players), [cards, past, table.players]);
}

/** What is worth a word when a turn is summed up. */
function deedWords({ adventure, quests }: Cards, event: Event): string | null {
  switch (event.type) {
    case 'eventPlayed':
      return say('qs.recap.event', { name: adventure.names[event.card]! });
    case 'torch':
      return say('qs.recap.torch', { name: adventure.names[event.card]!, actions: event.actions });
    case 'noTorch':
      return say('qs.recap.dark');
    case 'acquired':
      return say('qs.recap.item', { name: adventure.names[event.card]! });
    case 'completed':
      return say('qs.recap.quest', { name: quests.names[event.side]!, points: event.points });
    case 'stolen':
      return say('qs.recap.stolen', { name: adventure.names[event.card]! });
    case 'cycled':
      return event.rule === 'QS-12' ? say('qs.recap.cycled') : null;
    default:
      return null;
  }
}
