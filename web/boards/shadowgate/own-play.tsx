import type { Cards } from '@gilt/games/shadowgate/cards';
import { handLimit } from '@gilt/games/shadowgate/draw-phase';
import { owns } from '@gilt/games/shadowgate/first-of-type';
import { LEVELS, WILD } from '@gilt/games/shadowgate/item-types';
import type { ShadowgateView } from '@gilt/games/shadowgate/secrets';
import type { Shadowgate } from '@gilt/games/shadowgate/state';
import { type JSX, useState } from 'react';
import { Hand, type HandCard } from '../../furniture/hand.tsx';
import { QuestionBar } from '../../furniture/question-bar.tsx';
import { SealButton } from '../../furniture/seal-button.tsx';
import { type TableView, useGame, useTable } from '../../table/view.ts';
import { say } from '../../words.ts';
import { AskBar, titleOf } from './ask-bar.tsx';
import { AdventureFace, adventureWords } from './cards.tsx';
import { choiceOf, type Stack } from './deeds.ts';
import { outlookOf } from './for-you.tsx';
import { ACT, DRAW, ITEM, LEVEL, PAY, type Plan, usePlan } from './plan.ts';
import { useQueue } from './queue.ts';
import { hintOf, sealWords } from './seal-words.ts';
import { OwnSeat } from './seats.tsx';
import { type Castle, handOf, inTurnOf, useCards } from './set.ts';

const EVENT = 'eventPhase.playEvent';
/** Questions that are answered with cards to be got rid of, perhaps several. */
const DISCARDS = ['drawPhase.discardDown', 'eventPhase.loseCard'];

/** Your seat, your hand, and what you are asked. */
export const OwnPlay = ({ seat }: { seat: number }): JSX.Element => {
  const view = useTable();
  const { now, picked, pick, seal, scene } = view;
  const cards = useCards();
  const game = useGame<ShadowgateView>();
  const plan = usePlan(seat);
  const queue = useQueue();
  const asked = now?.asked && !scene && !queue.busy ? now.asked : null;
  const [gone, setGone] = useState<{ at: number; cards: readonly number[] }>({ at: -1, cards: [] });
  const toGo = asked && DISCARDS.includes(asked.where) ? discardsOf(cards, game, now!.view.flow.stack, seat) : 0;
  const going = asked && gone.at === asked.number ? gone.cards : [];

  /** A card of the hand was taken up: what that means depends on what is asked. */
  function take(card: number): void {
    if (!asked) return;
    const id = cards.adventure.ids[card]!;
    if (toGo > 0) {
      const rest = going.filter((each) => each !== card);
      const next = rest.length < going.length ? rest : [...going.slice(toGo > going.length ? 0 : 1), card];
      setGone({ at: asked.number, cards: next });
    } else if (plan.purse && !(plan.deed?.type === 'item' && plan.deed.card === card)) plan.toggle(card);
    else if (picked === id) plan.clear();
    else if (asked.names.includes(id)) pick(id);
  }

  /** Seals the plan as a whole; what is asked next is answered from it. */
  function confirm(): void {
    if (!asked) return;
    if (toGo > 0) {
      const [first, ...rest] = going.map((card) => cards.adventure.ids[card]!);
      if (first) queue.run(first, asked.where, { [asked.where]: rest });
      return;
    }
    if (!plan.deed || (asked.where !== ACT && asked.where !== PAY)) {
      seal();
      return;
    }
    const paid = (plan.payment?.played ?? []).map((card) => cards.adventure.ids[card]!);
    const answers = {
      [LEVEL]: plan.level === null ? [] : [LEVELS[plan.level]!],
      [ITEM]: (plan.way?.items ?? []).map((card) => cards.adventure.ids[card]!),
    };
    if (asked.where === ACT)
      queue.run(choiceOf(cards, plan.deed), JSON.stringify(plan.deed), { ...answers, [PAY]: paid });
    else if (paid[0]) queue.run(paid[0], JSON.stringify(plan.deed), { ...answers, [PAY]: paid.slice(1) });
  }

  const hand = handOf(game, seat);
  const chosen = [...plan.chosen, ...going];
  const keys = [...chosen.map((card) => cards.adventure.ids[card]!), ...(picked === null ? [] : [picked])];
  const ready =
    toGo > 0 ? going.length === toGo : asked?.where === ACT || asked?.where === PAY ? plan.complete : picked !== null;
  return (
    <>
      {scene ? null : (
        <QuestionBar title={asked ? titleOf(view, cards, plan, toGo) : queue.busy ? say('qs.busy') : undefined}>
          {asked ? <AskBar seat={seat} plan={plan} queue={queue} /> : null}
        </QuestionBar>
      )}
      <section className="you you--castle" aria-label={say('yourSeat')}>
        <OwnSeat seat={seat} />
        <Hand
          cards={hand.map((card) => handCard(view, cards, game, seat, card, asked ? plan : null, going))}
          pickedKey={keys}
          onPick={({ key }) => take(cards.adventure.ids.indexOf(key))}
          onPlay={({ key }) => take(cards.adventure.ids.indexOf(key))}
        />
        {asked && asked.where !== DRAW ? (
          <SealButton
            label={(choice) => sealWords({ ...view, picked: choice || view.picked }, cards, plan, going)}
            hint={hintOf(view, cards, game, seat, plan, { going: going.length, toGo })}
            ready={ready}
            onSeal={confirm}
          />
        ) : (
          <div className="you__act" />
        )}
      </section>
    </>
  );
};

/** How many cards are still to be got rid of. */
function discardsOf(cards: Cards, game: Castle, stack: Stack, seat: number): number {
  const { procedure, locals } = stack.at(-1)!;
  if (procedure === 'eventPhase') return Math.min(Number(locals.lose), handOf(game, seat).length);
  return handOf(game, seat).length - handLimit(cards, inTurnOf(game, seat));
}

/** A card of the hand, and what can be done with it now. */
function handCard(
  { now, picked }: TableView,
  cards: Cards,
  game: Castle,
  seat: number,
  card: number,
  plan: Plan | null,
  going: readonly number[],
): HandCard {
  const id = cards.adventure.ids[card]!;
  const base = { key: id, label: adventureWords(cards, card), kind: 'shadow' };
  const face = <AdventureFace card={card} />;
  if (!plan) return { ...base, choice: null, face };
  if (picked === id && plan.deed?.type === 'item')
    return {
      ...base,
      choice: id,
      face: <AdventureFace card={card} ribbon={say('qs.ribbon.deed')} />,
      note: say('qs.hand.deed'),
      data: { 'data-role': 'deed' },
    };
  if (plan.chosen.includes(card))
    return {
      ...base,
      choice: id,
      face: <AdventureFace card={card} ribbon={say('qs.ribbon.pays')} />,
      note: say('qs.hand.pays'),
      data: { 'data-role': 'pays' },
    };
  if (going.includes(card))
    return {
      ...base,
      choice: id,
      face: <AdventureFace card={card} ribbon={say('qs.ribbon.goes')} />,
      note: say('qs.hand.goes'),
      data: { 'data-role': 'goes' },
    };
  if (plan.purse)
    return plan.mayAdd(card)
      ? { ...base, choice: id, face, note: say('qs.hand.mayPay') }
      : { ...base, choice: null, face, note: say('qs.hand.noUse'), data: { 'data-out': 'true' } };
  if (now!.asked!.names.includes(id))
    return { ...base, choice: id, face, ...(now!.asked!.where === ACT ? { data: { 'data-lit': 'true' } } : {}) };
  if (now!.asked!.where === EVENT) return { ...base, choice: null, face, data: { 'data-out': 'true' } };
  if (now!.asked!.where !== ACT) return { ...base, choice: null, face };
  const outlook = cards.adventure.type[card]! < 0 ? null : outlookOf(cards, game, seat, { type: 'item', card }, true);
  return {
    ...base,
    choice: null,
    face: outlook ? <AdventureFace card={card} short={outlook.short} /> : face,
    note: whyNot(cards, game, seat, card, outlook?.words ?? ''),
    data: { 'data-out': 'true' },
  };
}

/** Why a card cannot be acquired. */
function whyNot(cards: Cards, game: Castle, seat: number, card: number, dear: string): string {
  const type = cards.adventure.type[card]!;
  if (type < 0) return say('qs.why.event');
  if (type !== WILD && owns(cards, game as unknown as Shadowgate, seat, type)) return say('qs.why.owned');
  return dear;
}
