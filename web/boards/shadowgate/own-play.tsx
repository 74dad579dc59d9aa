import type { Cards } from '@gilt/games/shadowgate/cards';
import { type Castle, handOf, inTurnOf } from '@gilt/games/shadowgate/castle';
import { choiceOf, type Stack } from '@gilt/games/shadowgate/deeds';
import { handLimit } from '@gilt/games/shadowgate/draw-phase';
import { LEVELS } from '@gilt/games/shadowgate/item-types';
import { NONE } from '@gilt/games/shadowgate/state';
import { type JSX, useState } from 'react';
import { Hand } from '../../furniture/hand.tsx';
import { QuestionBar } from '../../furniture/question-bar.tsx';
import { Act, InHand } from '../../furniture/regions.tsx';
import { SealButton } from '../../furniture/seal-button.tsx';
import { Answers } from './answers.tsx';
import { Draft, OwnPicks } from './draft.tsx';
import { handCard, itemCard } from './hand-cards.tsx';
import { ACT, DRAW, ITEM, LEVEL, PAY, usePlan } from './plan.ts';
import { useQueue } from './queue.ts';
import { say } from './say.ts';
import { hintOf, sealWords } from './seal-words.ts';
import { OwnSeat } from './seats.tsx';
import { useCards, useCastle, useCastleTable, useScene } from './set.ts';
import { QuestStage } from './stage.tsx';
import { titleOf } from './titles.tsx';

/** Questions that are answered with cards to be got rid of, perhaps several. */
const DISCARDS = ['drawPhase.discardDown', 'eventPhase.loseCard'];

/** More cards than that lie in two rows. */
const FAN = 8;

/** What lies before you, your seat, your hand, and what you are asked. It stays while a scene is shown, and so does a plan that is being carried out. */
export const OwnPlay = ({ seat }: { seat: number }): JSX.Element => {
  const view = useCastleTable();
  const { now, picked, pick, seal } = view;
  const scene = useScene();
  const cards = useCards();
  const game = useCastle();
  const plan = usePlan(seat);
  const queue = useQueue();
  const asked = now?.asked && !scene && !queue.busy ? now.asked : null;
  const [gone, setGone] = useState<{ at: number; cards: readonly number[] }>({ at: -1, cards: [] });
  const toGo = asked && DISCARDS.includes(asked.where) ? discardsOf(cards, game, now!.view.flow.stack, seat) : 0;
  const going = asked && gone.at === asked.number ? gone.cards : [];
  if (scene) return <OwnSeat />;

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

  const keys = [...plan.chosen, ...going].map((card) => cards.adventure.ids[card]!);
  const ready =
    toGo > 0 ? going.length === toGo : asked?.where === ACT || asked?.where === PAY ? plan.complete : picked !== null;
  const hint = asked ? hintOf(view, cards, game, seat, plan, { going: going.length, toGo }) : undefined;
  // What the pick would do. While something is missing, that stands there already.
  const remark = (ready && game.active !== NONE) || toGo > 0 ? hint : undefined;
  const held =
    asked?.where === ITEM
      ? asked.names.map((name) => itemCard(cards, cards.adventure.ids.indexOf(name)))
      : handOf(game, seat).map((card) => handCard(view, cards, game, seat, card, asked ? plan : null, going));
  return (
    <>
      {game.active === NONE ? <Draft /> : <QuestStage plan={asked ? plan : null} />}
      <QuestionBar
        title={asked ? titleOf(view, cards, plan, toGo) : queue.busy ? say('qs.busy') : undefined}
        remark={asked?.where === DRAW ? undefined : remark}
      >
        {asked ? <Answers plan={plan} queue={queue} /> : null}
      </QuestionBar>
      <InHand>
        {game.active === NONE ? (
          <OwnPicks seat={seat} />
        ) : (
          <Hand
            cards={held}
            pickedKey={picked === null ? keys : [...keys, picked]}
            className={held.length > FAN ? `hand--rack ${toGo > 0 ? 'is-shed' : ''}` : ''}
            onPick={({ key }) => take(cards.adventure.ids.indexOf(key))}
            onPlay={({ key }) => take(cards.adventure.ids.indexOf(key))}
          />
        )}
      </InHand>
      <OwnSeat />
      {asked && asked.where !== DRAW ? (
        <SealButton
          label={(choice) => sealWords({ ...view, picked: choice || view.picked }, cards, plan, going)}
          {...(hint === undefined ? {} : { hint })}
          ready={ready}
          onSeal={confirm}
        />
      ) : (
        <Act />
      )}
    </>
  );
};

/** How many cards are still to be got rid of. */
function discardsOf(cards: Cards, game: Castle, stack: Stack, seat: number): number {
  const { procedure, locals } = stack.at(-1)!;
  if (procedure === 'eventPhase') return Math.min(Number(locals.lose), handOf(game, seat).length);
  return handOf(game, seat).length - handLimit(cards, inTurnOf(game, seat));
}
