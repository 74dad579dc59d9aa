import type { Reveal } from '@gilt/engine/event';
import { commas, type Message, message, type Param, type Words } from '@gilt/engine/words';
import type { Cards } from './cards.ts';
import type { Effect } from './effects.ts';
import { english } from './english.ts';
import type { Event } from './events.ts';
import { glossaryWith } from './glossary.ts';
import { LEVELS, PLACES, TYPES } from './item-types.ts';

/** What an event or an ability does, in words: a message for each effect. */
export const effectsInWords = (effects: readonly Effect[]): Message[] =>
  effects.map((effect) => {
    const { does, ...params } = effect;
    if (does === 'points' || !('by' in params)) return message(`effect.${does}`, params as Record<string, Param>);
    return message(`effect.${does}`, { by: [params.by].flat().map(signed).join(',') });
  });

const signed = (number: number): string => (number > 0 ? `+${number}` : String(number));

const seat = (which: number): Param => ({ seat: which });
const seats = (list: readonly number[]): Param => list.map(seat);
const type = (which: number): Message => message(`type.${TYPES[which]!}`);
const cost = (places: readonly number[]): string => places.join(',');

/** How the events of the game are told, as it is played with these cards. */
export function wordsWith(cards: Cards): Words<Event> {
  const card = (which: number): string => cards.adventure.names[which]!;
  const quest = (which: number): string => cards.quests.names[which]!;
  const list = (names: readonly string[]): Param => (names.length > 0 ? names : message('nothing'));

  function told(event: Event): Message {
    const say = (params: Readonly<Record<string, Param>> = {}): Message => message(`event.${event.type}`, params);
    switch (event.type) {
      case 'gameBegins':
        return say({ number: event.number });
      case 'drewForStart':
        return say({
          draws: event.draws.map((each) =>
            message('draw', {
              seat: seat(each.seat),
              card: card(each.card),
              torch: cards.adventure.torch[each.card]!,
            }),
          ),
        });
      case 'starter':
      case 'turn':
      case 'noTorch':
      case 'drewUnseen':
      case 'nothingToDraw':
        return say({ seat: seat(event.seat) });
      case 'character': {
        const { name, stats, types } = cards.set.characters.flat()[event.side]!;
        const base = types.map((each) => message(`type.${each}`));
        return say({ seat: seat(event.seat), name, stats: cost(stats), types: base });
      }
      case 'ability': {
        const { name, effects } = cards.set.abilities.flat()[event.side]!;
        return say({ seat: seat(event.seat), name, effects: commas(effectsInWords(effects)) });
      }
      case 'dealt':
        return say({ quests: list(event.quests.map(quest)), pool: list(event.pool.map(card)) });
      case 'cycled':
        return message(event.rule === 'QS-12' ? 'event.cycled' : 'event.cycled.effect', { seat: seat(event.seat) });
      case 'eventHome':
      case 'eventReplaced':
      case 'eventPlayed':
      case 'lost':
      case 'acquired':
      case 'tooMany':
        return say({ seat: seat(event.seat), card: card(event.card) });
      case 'eventWorks': {
        const data = cards.set.adventure[event.card]!;
        const effects = data.kind === 'event' ? effectsInWords(data.effects) : [];
        return say({ seat: seat(event.seat), card: card(event.card), effects: commas(effects) });
      }
      case 'torch':
        return say({ seat: seat(event.seat), card: card(event.card), actions: event.actions });
      case 'itemBegun':
      case 'questBegun':
      case 'staffBegun':
      case 'resource':
        return say({
          seat: seat(event.seat),
          missing: missing(event.missing),
          ...('card' in event ? { card: card(event.card) } : {}),
          ...('side' in event ? { quest: quest(event.side) } : {}),
          ...(event.type === 'resource' ? { resources: cost(cards.adventure.resources[event.card]!) } : {}),
        });
      case 'first':
        return say({ seat: seat(event.seat), type: type(event.of) });
      case 'completed':
        return message(event.items.length > 0 ? 'event.completed.with' : 'event.completed', {
          seat: seat(event.seat),
          quest: quest(event.side),
          level: message(`level.${LEVELS[event.level]!}`),
          points: event.points,
          items: event.items.map(card),
        });
      case 'staff':
        return message(event.rule === 'QS-27' ? 'event.staff' : 'event.staff.match', { seat: seat(event.seat) });
      case 'theft':
      case 'stolen':
        return say({ seat: seat(event.seat), from: seat(event.from), card: card(event.card) });
      case 'doubled':
        return say({
          seat: seat(event.seat),
          stat: message(`place.${PLACES[event.stat]!}`),
          missing: missing(event.missing),
        });
      case 'drew':
        return message(`event.drew.${event.from}`, { seat: seat(event.seat), card: card(event.card) });
      case 'reshuffled':
        return say({ cards: event.cards });
      case 'discarded':
        return message(event.used.length > 0 ? 'event.discarded.used' : 'event.discarded', {
          seat: seat(event.seat),
          cards: list([...event.cards.map(card), ...event.quests.map(quest)]),
          used: event.used.map(card),
        });
      case 'firstPasses':
        return say({ type: type(event.of), from: seat(event.from), to: seat(event.to) });
      case 'firstEnds':
        return say({ type: type(event.of), from: seat(event.from) });
      case 'questsTurned':
      case 'timeIsUp':
        return say();
      case 'newQuests':
        return say({ quests: event.sides.map(quest), count: event.sides.length });
      case 'newPool':
        return say({ cards: event.cards.map(card), count: event.cards.length });
      case 'eventMoves':
        return say({ card: card(event.card), to: seat(event.to) });
      case 'lastRound': {
        const said = { seat: seat(event.seat), points: event.points };
        return event.rule === 'QS-45' ? message('event.lastRound.equal', said) : say(said);
      }
      case 'scored':
        return say({ points: scores(event.points) });
      case 'running':
        return say({ points: scores(event.totals) });
      case 'reward':
        return message(event.takes ? 'event.reward.take' : 'event.reward.give', { seat: seat(event.seat) });
      case 'won':
        return message(event.rule === 'QS-40' ? 'event.won.match' : 'event.won', {
          seats: seats(event.seats),
          count: event.seats.length,
        });
    }
  }

  /** What people choose is told by what follows from it. */
  const quiet = (_: Reveal): null => null;
  const nameOf = new Map([
    ...cards.adventure.ids.map((id, i) => [id, card(i)] as const),
    ...cards.quests.ids.map((id, i) => [id, quest(i)] as const),
    ...cards.characters.ids.map((id, i) => [id, cards.characters.names[i]!] as const),
    ...cards.abilities.ids.map((id, i) => [id, cards.abilities.names[i]!] as const),
  ]);
  return {
    event: (event) => (event.type === 'reveal' ? quiet(event) : told(event)),
    choice(_, choice) {
      const name = nameOf.get(choice);
      if (name !== undefined) return message('choice.card', { name });
      const stolen = nameOf.get(choice.replace(/^steal-/, ''));
      return stolen === undefined ? message(`choice.${choice}`) : message('choice.steal', { name: stolen });
    },
    english,
    glossary: glossaryWith(cards, effectsInWords),
  };
}

const missing = (places: readonly number[]): Message =>
  places.every((place) => place === 0) ? message('nothingMissing') : message('missing', { cost: cost(places) });

const scores = (points: readonly number[]): Param =>
  points.map((each, which) => message('score', { seat: seat(which), points: each }));
