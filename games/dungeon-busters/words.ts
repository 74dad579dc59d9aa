import type { Reveal } from '@gilt/engine/event';
import { commas, type Message, message, type Param, type Words } from '@gilt/engine/words';
import { DUNGEON_CARDS } from './cards.ts';
import { english } from './english.ts';
import type { Event } from './events.ts';
import { COLOURS, type Colour, type Gems } from './gems.ts';
import { glossaryWith } from './glossary.ts';

const colour = (which: Colour): Message => message(`colour.${COLOURS[which]!}`);
const monster = (card: number): Message => message('monster', { name: DUNGEON_CARDS[card]!.name });
const hitPoints = (card: number): number => DUNGEON_CARDS[card]!.hitPoints;
const seats = (list: readonly number[]): Param => list.map((seat) => ({ seat }));

/** `2 red gems and 1 blue gem`, or that there are none. */
function gems(counts: Readonly<Gems>): Param {
  const some = counts.flatMap((count, which) => (count > 0 ? [message('gems', { count, colour: colour(which) })] : []));
  return some.length > 0 ? some : message('noGems');
}

/** A chest with what is in it. */
const chest = (inside: Readonly<Gems>, i: number): Message => {
  const some = inside.flatMap((count, which) => (count > 0 ? [message('few', { count, colour: colour(which) })] : []));
  return message('chest', { number: i + 1, gems: commas(some) });
};

function told(event: Event): Message {
  const say = (params: Readonly<Record<string, Param>> = {}): Message => message(`event.${event.type}`, params);
  switch (event.type) {
    case 'hands':
      return say({ cards: event.cards.map(String) });
    case 'firstGems':
    case 'spoilsLeft':
      return say({ gems: gems(event.type === 'firstGems' ? event.bank : event.gems) });
    case 'leader':
      return say({ seat: { seat: event.seat }, drawn: event.drawn ? 'yes' : 'no' });
    case 'dungeon':
    case 'cardsReturn':
      return say({ dungeon: event.dungeon });
    case 'monster':
      return say({
        monster: monster(event.card),
        hitPoints: hitPoints(event.card),
        chests: DUNGEON_CARDS[event.card]!.chests.map(chest),
      });
    case 'cancelled':
      return say({ strength: event.strength, seats: seats(event.seats) });
    case 'victory':
    case 'defeat':
      return say({ monster: monster(event.card), sum: event.sum, hitPoints: hitPoints(event.card) });
    case 'paid':
      return message(event.rule === 'DB-15' ? 'event.paid.chosen' : 'event.paid', {
        seat: { seat: event.seat },
        gems: message('gems', { count: event.gems, colour: colour(event.colour) }),
      });
    case 'nothingToPay':
      return say({ seat: { seat: event.seat } });
    case 'monsterLeaves':
      return say({ monster: monster(event.card) });
    case 'chest':
      return say({ seat: { seat: event.seat }, chest: event.chest, gems: gems(event.gems) });
    case 'bankEmpty':
      return say({ chest: event.chest, gems: gems(event.missing) });
    case 'chestLeft':
      return say({ chest: event.chest, gems: gems(event.gems) });
    case 'spoil':
      return say({ seat: { seat: event.seat }, colour: colour(event.colour) });
    case 'trophy':
      return say({ seat: { seat: event.seat }, monster: monster(event.card) });
    case 'scored':
      return say({ scores: event.totals.map((points, seat) => message('score', { seat: { seat }, points })) });
    case 'won':
      return message(event.level > event.seats.length ? 'event.won.byCards' : 'event.won', {
        seats: seats(event.seats),
        count: event.seats.length,
      });
  }
}

/** Of the answers only the battle cards are told; the others are told by what follows from them. */
function revealed({ question, answers }: Reveal): Message | null {
  if (question !== 'battle.playCards') return null;
  return message('event.cards', {
    plays: answers.map((strength, seat) => message('play', { seat: { seat }, strength: strength! })),
  });
}

export const words: Words<Event> = {
  event: (event) => (event.type === 'reveal' ? revealed(event) : told(event)),
  choice: (where, choice) =>
    where === 'battle.playCards' ? message('choice.card', { strength: choice }) : message(`colour.${choice}`),
  english,
  glossary: glossaryWith(chest),
};
