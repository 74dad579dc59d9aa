import type { Reveal } from '@gilt/engine/event';
import { seatChoices } from '@gilt/engine/question';
import { type Message, message, type Param, type Words } from '@gilt/engine/words';
import { CARDS, NONE } from './cards.ts';
import { english } from './english.ts';
import type { Event } from './events.ts';
import { glossary } from './glossary.ts';

const card = (which: number): Message => message(`card.${CARDS[which]!.id}`);
const cards = (list: readonly number[]): Param => list.map(card);
const room = (number: number): Message => message('room', { number });
/** The room, or that it is the one that is known for what happens. */
const where = (event: { readonly room?: number }): string => String(event.room ?? 'home');
const seats = (list: readonly number[]): Param => list.map((seat) => ({ seat }));
const yes = (is: boolean): string => (is ? 'yes' : 'no');

/** Who plays what, of those who play anything. */
const plays = (played: readonly number[]): Param[] =>
  played.flatMap((which, seat) => (which === NONE ? [] : [message('plays', { seat: { seat }, card: card(which) })]));

function told(event: Event): Message {
  const say = (params: Readonly<Record<string, Param>> = {}): Message => message(`event.${event.type}`, params);
  switch (event.type) {
    case 'dealt':
    case 'duelLost':
    case 'noSwap':
      return say();
    case 'turnedUp': {
      const all = plays(event.cards);
      return all.length > 0 ? say({ plays: all }) : message('event.turnedUp.none');
    }
    case 'duelCards': {
      const without = event.seats.filter((seat) => event.cards[seat] === NONE);
      const none = without.length > 0 ? [message('playNone', { seats: seats(without), count: without.length })] : [];
      return say({ plays: [...plays(event.cards), ...none] });
    }
    case 'playsNone':
      return say({ seat: { seat: event.seat }, skips: yes(event.skips) });
    case 'unseen':
      return say({ seat: { seat: event.seat }, card: card(event.card) });
    case 'unique':
    case 'notUnique':
    case 'sees':
    case 'rejects':
      return say({ seat: { seat: event.seat }, card: card(event.card), room: where(event) });
    case 'dies':
      return message(`event.dies.${event.rule}`, { seat: { seat: event.seat }, card: card(event.card) });
    case 'discarded':
      return say({ seat: { seat: event.seat }, card: card(event.card), room: room(event.room) });
    case 'loots':
      return event.cards.length > 0
        ? say({ seat: { seat: event.seat }, cards: cards(event.cards) })
        : message('event.loots.empty', { seat: { seat: event.seat } });
    case 'draws':
    case 'revives':
      return say({ seat: { seat: event.seat }, cards: cards(event.cards) });
    case 'trapped':
      return say({ seat: { seat: event.seat }, room: where(event) });
    case 'meek':
    case 'curse':
    case 'turnsRound':
    case 'curseProof':
    case 'further':
    case 'duelWon':
      return say({ seat: { seat: event.seat } });
    case 'attack':
    case 'sighting': {
      const hit = event.type === 'attack' ? event.cancelled : event.discarded;
      return hit.length > 0
        ? say({ seat: { seat: event.seat }, seats: seats(hit), count: hit.length })
        : message(`event.${event.type}.nobody`, { seat: { seat: event.seat } });
    }
    case 'twins':
      return say({ card: card(event.card), seats: seats(event.seats), count: event.seats.length });
    case 'moves': {
      const { seat, from, to, by, cursed } = event;
      const params = { seat: { seat }, room: room(to), cursed: yes(cursed) };
      return message(from === to ? 'event.stays' : `event.moves.${by}`, params);
    }
    case 'tracks':
      return say({ seat: { seat: event.seat }, winner: { seat: event.winner }, room: room(event.to) });
    case 'nothing':
      return message(`event.nothing.${event.why}`, { seat: { seat: event.seat }, card: card(event.card) });
    case 'pit':
      return say({ seat: { seat: event.seat }, value: event.value, room: where(event) });
    case 'goes':
      return say({
        seats: seats(event.seats),
        count: event.seats.length,
        value: event.value,
        lowest: yes(event.rule === 'GQ-15'),
      });
    case 'duel':
      return message(`event.duel.${event.rule}`, { seats: seats(event.seats), count: event.seats.length });
    case 'won': {
      const id = event.tied ? 'event.won.tied' : `event.won.${event.rule}`;
      return message(id, { seats: seats(event.seats), count: event.seats.length });
    }
    case 'duelTied':
    case 'tieBroken':
      return say({ seats: seats(event.seats), count: event.seats.length });
    case 'swaps': {
      const [own, other] = event.rooms;
      const params = { seat: { seat: event.seat }, with: { seat: event.with }, own: room(own), other: room(other) };
      return message(own === other ? 'event.swaps.nowhere' : 'event.swaps', params);
    }
    case 'reshuffles':
      return say({ seat: { seat: event.seat }, count: event.count });
    case 'startsOver':
      return say({ seat: { seat: event.seat }, room: room(event.room), count: event.count });
  }
}

/** Of the answers only those are told that no event tells: a WILD's value, and what a duel's winner has named. */
function revealed({ question, answers }: Reveal): Message | null {
  const named = answers.flatMap((answer, seat) => {
    if (answer === null) return [];
    const what = seatChoices.number(answer) < 0 ? answer : { seat: seatChoices.number(answer) };
    return [message('names', { seat: { seat }, what })];
  });
  if (question === 'turn.nameWild') return message('event.named.wild', { named });
  if (question === 'swap.nameSwapper' || question === 'swap.nameSwapped') return message('event.named', { named });
  return null;
}

function choice(where: string, name: string): Message {
  const seat = seatChoices.number(name);
  if (seat >= 0) return message('choice.seat', { seat: { seat } });
  if (where === 'turn.nameWild') return message('choice.value', { value: name });
  return where.endsWith('.playCards') ? message(`card.${name}`) : message(`choice.${name}`);
}

export const words: Words<Event> = {
  event: (event) => (event.type === 'reveal' ? revealed(event) : told(event)),
  choice,
  english,
  glossary,
};
