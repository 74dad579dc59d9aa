import type { Reveal } from '@gilt/engine/event';
import { type Message, message, type Param, type Words } from '@gilt/engine/words';
import { CARDS } from './cards.ts';
import { english } from './english.ts';
import type { Event } from './events.ts';
import { glossary } from './glossary.ts';
import { cardOf, isDud, NONE, plays, targetOf } from './plays.ts';

type Params = Readonly<Record<string, Param>>;

/** `Goblin`, and `a Goblin`. */
const named = (card: number): Message => message(`card.${CARDS[card]!.id}`);
const one = (card: number): Message => message(`a.${CARDS[card]!.id}`);
const seats = (list: readonly number[]): Param => list.map((seat) => ({ seat }));

function told(event: Event): Message {
  const say = (params: Params = {}, variant = ''): Message => message(`event.${event.type}${variant}`, params);
  switch (event.type) {
    case 'began':
      return say();
    case 'dealt':
      return say({ seat: { seat: event.seat }, cards: event.cards.map(one) });
    case 'advanced':
      return say({
        places: event.seats.map((seat) => message('place', { seat: { seat }, level: event.levels[seat]! })),
      });
    case 'drew':
      return say({ seat: { seat: event.seat }, card: one(event.card) });
    case 'rebuilt':
      return say({ cards: event.cards });
    case 'dud':
    case 'selfTargeted':
      return say({ seat: { seat: event.seat }, card: named(event.card) });
    case 'rushed':
      return say(
        { seat: { seat: event.seat }, level: event.level, ore: event.ore },
        event.from === event.level ? '.nowhere' : '',
      );
    case 'traded':
      return say(
        { seat: { seat: event.seat }, ore: event.ore, gold: event.gold },
        event.rule === 'GD-13' ? '.double' : '',
      );
    case 'foundAgain':
      return say({ seat: { seat: event.seat }, ore: event.ore });
    case 'allLost':
      return say({ losses: event.ore.map((ore, seat) => message('loss', { seat: { seat }, ore })) });
    case 'paid':
      return say({ seat: { seat: event.seat }, card: named(event.card), cost: event.cost });
    case 'clash':
      return say(
        {
          stopped: seats(event.stopped),
          acting: seats(event.acting),
          count: event.stopped.length,
          half: event.half ? 'yes' : 'no',
          victims: seats(event.victims),
        },
        `.${event.rule}`,
      );
    case 'rolled':
      return say(
        {
          seat: { seat: event.seat },
          card: named(event.card),
          target: { seat: event.target },
          roll: event.roll,
          needed: event.needed,
          stolen: event.stolen,
        },
        loot(event),
      );
    case 'safe':
      return say({ seat: { seat: event.seat } });
    case 'tallied':
      return say({ scores: event.gold.map((points, seat) => message('score', { seat: { seat }, points })) });
    case 'won':
      return say({ seats: seats(event.seats), count: event.seats.length });
  }
}

/** How a roll came out: a failure, nothing to steal, less than hoped for, or all of it. */
function loot({ roll, needed, value, stolen }: Event & { type: 'rolled' }): string {
  if (roll < needed) return '.failed';
  if (stolen === 0) return '.poor';
  return stolen < value ? '.all' : '';
}

/** GD-05 What everybody played. */
function revealed({ answers }: Reveal): Message {
  return message('event.cards', {
    plays: answers.flatMap((name, seat) => (name === null ? [] : [played(seat, plays.number(name))])),
  });
}

function played(seat: number, play: number): Message {
  const card = cardOf(play);
  const target = targetOf(play);
  if (isDud(play)) return message('play.dud', { seat: { seat }, card: one(card) });
  if (target === NONE) return message(`play.${CARDS[card]!.id}`, { seat: { seat } });
  return message('play.minion', { seat: { seat }, card: one(card), target: { seat: target } });
}

function choice(name: string): Message {
  const play = plays.number(name);
  const card = named(cardOf(play));
  if (isDud(play)) return message('choice.dud', { card });
  const target = targetOf(play);
  return target === NONE
    ? message('choice.card', { card })
    : message('choice.minion', { card, target: { seat: target } });
}

export const words: Words<Event> = {
  event: (event) => (event.type === 'reveal' ? revealed(event) : told(event)),
  choice: (_, name) => choice(name),
  english,
  glossary,
};
