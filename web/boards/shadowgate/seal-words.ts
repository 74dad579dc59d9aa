import type { Cards } from '@gilt/games/shadowgate/cards';
import { type Castle, inTurnOf } from '@gilt/games/shadowgate/castle';
import { drawsOf } from '@gilt/games/shadowgate/draw-phase';
import { actionsAfter } from '@gilt/games/shadowgate/purse';
import { NONE } from '@gilt/games/shadowgate/state';
import { actionsBy } from '@gilt/games/shadowgate/turn';
import { missingWords } from './places.tsx';
import { ACT, ITEM, LEVEL, PAY, type Plan } from './plan.ts';
import { say } from './say.ts';
import type { CastleTable } from './set.ts';
import { deedName } from './turn-strip.tsx';

/** What stands on the seal. */
export function sealWords(view: CastleTable, cards: Cards, plan: Plan, going: readonly number[]): string {
  const { now, picked, speaker, game } = view;
  if (going.length > 0) return going.map((card) => cards.adventure.names[card]!).join(', ');
  const { deed, level, rungs } = plan;
  if (deed?.type === 'quest' && level !== null) return say('qs.seal.quest', { points: rungs![level]!.points });
  if (deed) return say(deed.type === 'theft' ? 'qs.seal.theft' : 'qs.seal.deed', { name: deedName(cards, deed) });
  if (picked === null) return '';
  return speaker.say(game.words.choice(now!.asked!.where, picked));
}

/** What is to be done next, or what the pick would bring; without it the seal says what one does with a seal. */
export function hintOf(
  { now, picked }: CastleTable,
  cards: Cards,
  game: Castle,
  seat: number,
  plan: Plan,
  { going, toGo }: { going: number; toGo: number },
): string | undefined {
  const { where } = now!.asked!;
  if (toGo > 0) return say('qs.hint.discard', { left: toGo - going });
  switch (where) {
    case 'turn.lightTorch': {
      if (picked === null) return say('qs.hint.torch');
      const card = cards.adventure.ids.indexOf(picked);
      return say('qs.hint.torch.actions', { actions: actionsBy(cards, inTurnOf(game, seat), card) });
    }
    case 'eventPhase.playEvent':
      return say(picked === null ? 'qs.hint.event' : 'qs.hint.event.draw');
    case ACT:
      return plan.deed ? planHint(cards, game, plan) : say('qs.hint.act');
    case PAY:
      return planHint(cards, game, plan);
    case 'draft.pick':
      return draftHint(game, seat);
    case LEVEL:
      return say('qs.hint.level');
    case ITEM:
      return say('qs.hint.item');
    default:
      return undefined;
  }
}

/** QS-07 What picking means; that another pick follows is said to who has neither. */
export const draftHint = ({ characters, abilities }: Castle, seat: number): string =>
  say('qs.hint.draft', { first: characters[seat] === NONE && abilities[seat] === NONE ? 'yes' : 'no' });

/** What a plan still needs, or what becomes of it. */
function planHint(cards: Cards, game: Castle, { deed, payment, bill, way, purse }: Plan): string {
  const nameOf = (card: number): string => cards.adventure.names[card]!;
  if (deed?.type === 'cycle') return say('qs.hint.cycle');
  if (deed?.type === 'done') return say('qs.hint.done', drawsOf(cards, game));
  if (deed?.type === 'theft' && !purse) return say('qs.hint.theft');
  if (payment && !payment.met) return say('qs.hint.pay', { missing: missingWords(payment.left) });
  const actions = actionsAfter(cards, game, bill?.actions ?? 0, payment?.played ?? []);
  const used = (way?.usedUp ?? []).map(nameOf);
  const kept = (way?.items ?? []).filter((card) => !way!.usedUp.includes(card)).map(nameOf);
  return [
    used.length > 0 ? say('qs.hint.usedUp', { items: used, count: used.length }) : '',
    kept.length > 0 ? say('qs.hint.kept', { items: kept, count: kept.length }) : '',
    say('qs.hint.actionsLeft', { actions }),
  ]
    .filter(Boolean)
    .join(' ');
}
