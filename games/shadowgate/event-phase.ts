import type { Tell } from '@gilt/engine/event';
import { done, jump } from '@gilt/engine/flow';
import { ask, only, wordsOf } from '@gilt/engine/question';
import { PASS } from './card-set.ts';
import { ADVENTURE_CARDS, type Cards, EVENT } from './cards.ts';
import { discardFromHand, leaveHand } from './deck.ts';
import type { drawWith } from './draw.ts';
import type { Event } from './events.ts';
import { inForce } from './in-force.ts';
import { cycle } from './quest-deck.ts';
import { NONE, procedure, type Shadowgate } from './state.ts';

const TO_PASS = ADVENTURE_CARDS;

/** Events come home, are played, and work. `lose`: how many cards are still to be discarded. */
export const eventPhaseWith = (cards: Cards, draw: ReturnType<typeof drawWith>) =>
  procedure<{ lose: number }>('eventPhase').steps({
    /** QS-09 One's own event of the last turn is discarded. */
    comeHome(game, _locals, _answers, tell) {
      if (game.eventBy !== game.active) return;
      const card = endEvent(game);
      tell?.({ type: 'eventHome', rule: 'QS-09', seat: game.active, card });
    },

    /** QS-09 One event may be played. */
    playEvent: ask({
      rule: 'QS-09',
      seats: (game) => only(game.active),
      options: (game, _, seat) => eventsIn(cards, game.hands[seat]!),
      forced: 'secretly',
      choices: wordsOf([...cards.adventure.ids, PASS]),
    }),

    /** QS-09 It takes the place of any other, and a card is drawn for it. */
    putInPlay(game, _, answers, tell) {
      const seat = game.active;
      const card = answers[seat]!;
      if (card === TO_PASS) return jump('work');
      replaceEvent(game, tell);
      leaveHand(game, seat, card);
      game.event = card;
      game.eventBy = seat;
      tell?.({ type: 'eventPlayed', rule: 'QS-09', seat, card });
      return draw.call({ must: 1, may: 0 });
    },

    /** QS-09 QS-10 The event in play works, whoever played it. */
    work(game, locals, _, tell) {
      const { renew, take, lose } = inForce(cards, game);
      if (game.event !== NONE) tell?.({ type: 'eventWorks', rule: 'QS-10', seat: game.active, card: game.event });
      if (renew) cycle(game, 'QS-10', tell);
      locals.lose = lose;
      return take > 0 ? draw.call({ must: take, may: 0 }) : undefined;
    },

    untilAllAreLost: (game, { lose }) => (lose === 0 || game.hands[game.active]!.length === 0 ? done : undefined),

    /** QS-10 Some events cost cards. */
    loseCard: ask({
      rule: 'QS-10',
      seats: (game) => only(game.active),
      options: (game, _, seat) => game.hands[seat]!,
      forced: 'openly',
      choices: cards.byName,
    }),

    discardIt(game, locals, answers, tell) {
      const seat = game.active;
      const card = answers[seat]!;
      discardFromHand(game, seat, card);
      locals.lose--;
      tell?.({ type: 'lost', rule: 'QS-10', seat, card });
      return jump('untilAllAreLost');
    },
  });

/** The event in play is discarded. Says which it was. */
function endEvent(game: Shadowgate): number {
  const card = game.event;
  game.discards.push(card);
  game.event = NONE;
  game.eventBy = NONE;
  return card;
}

/** QS-09 Only one event is in play. */
function replaceEvent(game: Shadowgate, tell: Tell<Event> | null): void {
  if (game.event === NONE) return;
  const seat = game.eventBy;
  const card = endEvent(game);
  tell?.({ type: 'eventReplaced', rule: 'QS-09', seat, card });
}

function eventsIn({ adventure }: Cards, hand: readonly number[]): number[] {
  const found: number[] = [];
  for (let i = 0; i < hand.length; i++) if (adventure.type[hand[i]!] === EVENT) found.push(hand[i]!);
  found.push(TO_PASS);
  return found;
}
