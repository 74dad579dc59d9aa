import type { Cards } from '@gilt/games/shadowgate/cards';
import type { Castle } from '@gilt/games/shadowgate/castle';
import { underWay } from '@gilt/games/shadowgate/deeds';
import { NONE } from '@gilt/games/shadowgate/state';
import type { ReactNode } from 'react';
import { asking } from '../../furniture/asking.tsx';
import { ACT, DRAW, ITEM, LEVEL, PAY, type Plan } from './plan.ts';
import { say, type WordId } from './say.ts';
import type { CastleTable } from './set.ts';
import { deedName } from './turn-strip.tsx';

/** QS-07 What somebody has still to pick. */
const kindsLeft = ({ characters, abilities }: Castle, seat: number): string =>
  abilities[seat] !== NONE ? 'character' : characters[seat] !== NONE ? 'ability' : 'both';

/** What you are asked, verb first. */
export function titleOf({ now, you }: CastleTable, cards: Cards, { deed, payment }: Plan, toGo: number): ReactNode {
  const asked = now!.asked!;
  const game = now!.view.game;
  const title = (id: WordId, what: string): ReactNode => asking(say(id), what);
  const doing = underWay(now!.view.flow.stack)?.deed;
  const begun = doing ? deedName(cards, doing) : '';
  switch (asked.where) {
    case 'draft.pick':
      return title('qs.ask.draft', say('qs.ask.draft.what', { kinds: kindsLeft(game, you!) }));
    case 'eventPhase.playEvent':
      return title('qs.ask.event', say('qs.ask.event.what'));
    case 'turn.lightTorch':
      return title('qs.ask.torch', say('qs.ask.torch.what'));
    case DRAW: {
      const { must, may } = now!.view.flow.stack.at(-1)!.locals as { must: number; may: number };
      return title('qs.ask.draw', say('qs.ask.draw.what', { must, may }));
    }
    case ACT:
      if (!deed) return title('qs.ask.act', say('qs.actions', { left: game.actions }));
      return title(`qs.ask.${deed.type}` as WordId, deedName(cards, deed));
    case PAY:
      return title(payment?.met ? 'qs.ask.paid' : 'qs.ask.pay', deed ? deedName(cards, deed) : '');
    case 'steal.doubleStat':
      return title('qs.ask.double', begun);
    case LEVEL:
      return title('qs.ask.level', begun);
    case ITEM:
      return title('qs.ask.useItem', begun);
    case 'drawPhase.discardDown':
      return title('qs.ask.discard', say('qs.ask.discard.what', { count: toGo }));
    case 'eventPhase.loseCard':
      return title('qs.ask.lose', say('qs.ask.lose.what', { count: toGo }));
    default:
      return undefined;
  }
}
