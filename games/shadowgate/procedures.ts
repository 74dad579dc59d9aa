import { actionPhaseWith } from './action-phase.ts';
import { adventureWith } from './adventure.ts';
import type { Cards } from './cards.ts';
import { draftWith } from './draft.ts';
import { drawWith } from './draw.ts';
import { drawPhaseWith } from './draw-phase.ts';
import { eventPhaseWith } from './event-phase.ts';
import { itemWith } from './item.ts';
import { matchWith } from './match.ts';
import { paymentWith } from './payment.ts';
import { questWith } from './quest.ts';
import { staffWith } from './staff.ts';
import { stealWith } from './steal.ts';
import { turnWith } from './turn.ts';

/** The procedures of the game, as it is played with these cards: the outermost first. */
export function proceduresWith(cards: Cards) {
  const payment = paymentWith(cards);
  const draw = drawWith(cards);
  const item = itemWith(cards, payment);
  const quest = questWith(cards, payment);
  const staff = staffWith(cards, payment);
  const steal = stealWith(cards, payment);
  const eventPhase = eventPhaseWith(cards, draw);
  const actionPhase = actionPhaseWith(cards, { item, quest, staff, steal });
  const drawPhase = drawPhaseWith(cards, draw);
  const turn = turnWith(cards, { eventPhase, actionPhase, drawPhase });
  const draft = draftWith(cards);
  const adventure = adventureWith(cards, { draft, turn });
  const match = matchWith(cards, adventure);
  return {
    match,
    adventure,
    draft,
    turn,
    eventPhase,
    actionPhase,
    drawPhase,
    draw,
    item,
    quest,
    staff,
    steal,
    payment,
  };
}
