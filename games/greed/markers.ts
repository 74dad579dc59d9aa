import type { Frame } from '@gilt/engine/flow';
import type { Seat } from '@gilt/engine/seat';
import { isHolding, LASTING_RULES } from './cards.ts';
import { times } from './counts.ts';
import { development } from './development.ts';
import { countOf, isPlain, placeIn } from './display.ts';
import type { Reason, Telling } from './reason.ts';
import type { Greed, Placed } from './state.ts';
import type { Effect } from './vocabulary.ts';

/** Puts markers on holdings, or removes them. GR-24 Which holding, if it is one of several, is for its player to say. */
export function putMarkers(game: Greed, effect: Effect, reason: Reason, tell: Telling): Frame | undefined {
  const { seat, card, subject } = reason;
  const count = effect.amount * times(game, effect.per, reason, seat) + effect.more;
  if (count === 0) return undefined;
  const display = game.displays[seat]!;
  switch (effect.on) {
    case 'this':
    case 'it':
      addMarkers(display[placeIn(display, effect.on === 'this' ? card : subject)]!, seat, count, reason, tell);
      return undefined;
    case 'one':
      if (countOf(game, seat, 'holding') > 0) return development.call({ seat, card, markers: count });
      tell?.({ type: 'noHolding', rule: 'GR-24', seat, card });
      return undefined;
    case 'theirs':
      for (let other = 0; other < game.displays.length; other++) {
        if (other !== seat) onEach(game, other, effect, count, reason, tell);
      }
      return undefined;
    default:
      onEach(game, seat, effect, count, reason, tell);
      return undefined;
  }
}

function onEach(game: Greed, seat: Seat, { on }: Effect, count: number, reason: Reason, tell: Telling): void {
  const display = game.displays[seat]!;
  for (let i = 0; i < display.length; i++) {
    const { face, markers } = display[i]!;
    if (!isHolding(face) || (on === 'poor' && markers > 1) || (on === 'plain' && !isPlain(face))) continue;
    addMarkers(display[i]!, seat, count, reason, tell);
  }
}

/** GR-18 There are never fewer than no markers. */
function addMarkers(holding: Placed, seat: Seat, count: number, { card, rule }: Reason, tell: Telling): void {
  if (count < 0 && LASTING_RULES.markersStay[holding.face]) return;
  const markers = Math.max(count, -holding.markers);
  if (markers === 0) return;
  holding.markers += markers;
  tell?.({ type: 'markers', rule, seat, card, holding: holding.card, markers });
}
