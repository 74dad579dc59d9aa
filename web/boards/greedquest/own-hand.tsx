import type { Seat } from '@gilt/engine/seat';
import { CARD_IDS, CARDS, NONE } from '@gilt/games/greedquest/cards';
import type { GreedQuestView } from '@gilt/games/greedquest/secrets';
import { effectAround } from '@gilt/games/greedquest/state';
import { type JSX, useState } from 'react';
import { Hand, type HandCard } from '../../furniture/hand.tsx';
import { howMany } from '../../furniture/how-many.ts';
import { QuestionBar } from '../../furniture/question-bar.tsx';
import { Act, InHand } from '../../furniture/regions.tsx';
import { SealButton } from '../../furniture/seal-button.tsx';
import { useGame, useTable } from '../../table/view.ts';
import { Answers, asksAtEnd, whereOf } from './answers.tsx';
import { burstOf, cardWords, nameOfCard, QuestCard, QuestFace, textOf } from './cards.tsx';
import { Chips, Piles } from './piles.tsx';
import { duelWords, prospect, prospectWords } from './prospect.ts';
import { say } from './say.ts';
import { OwnSeat } from './seats.tsx';

const PLAYS = ['turn.playCards', 'duel.playCards'];

export const cardCalled = (choice: string): number => CARD_IDS.indexOf(choice);

/** What the card with this name would do, in the question that is being asked. */
function useWould(seat: Seat): (choice: string, how: 'would' | 'brief') => string {
  const { now, names } = useTable<GreedQuestView>();
  const duelling = now?.asked?.where === 'duel.playCards';
  return (choice, how) => {
    const card = cardCalled(choice);
    if (card < 0) return '';
    return duelling ? duelWords(card) : prospectWords(prospect(now!.view, seat, card), names, how);
  };
}

/** The question, your hand and your seat. Equal cards are one choice, and either of them shows it. */
export const OwnHand = ({ seat }: { seat: Seat }): JSX.Element => {
  const view = useTable<GreedQuestView>();
  const { now, picked, pick, scene } = view;
  const game = useGame<GreedQuestView>();
  const would = useWould(seat);
  const [held, setHeld] = useState<string | null>(null);
  const hand = game.hands[seat] as readonly number[];
  const asked = now?.asked && PLAYS.includes(now.asked.where) && !scene ? now.asked : null;
  const fresh = asked && picked !== null && picked !== now!.chosen ? picked : null;
  const idle = asked ? null : idleWords(game, seat, whereOf(view));
  const cards: HandCard[] = hand.map((card, i) => {
    const { id } = CARDS[card]!;
    return {
      key: `${id}-${i - hand.indexOf(card)}`,
      choice: asked?.names.includes(id) ? id : null,
      label: cardWords(card),
      note: asked ? would(id, 'would') : '',
      kind: 'quest',
      face: <QuestFace card={card} />,
      data: burstOf(card),
    };
  });
  // The one of two equal cards that was taken is the one that is lifted.
  const lifted =
    cards.find(({ key, choice }) => key === held && choice === picked) ??
    cards.find(({ choice }) => choice !== null && choice === picked);
  return (
    <>
      <QuestionBar remark={fresh === null ? idle : would(fresh, 'brief')}>
        <Answers />
      </QuestionBar>
      <InHand>
        {asksAtEnd(view) ? (
          <OnShelf seat={seat} hand={hand} />
        ) : (
          <Hand
            cards={cards}
            pickedKey={lifted?.key ?? null}
            onPick={({ key, choice }) => {
              if (choice === null) return;
              setHeld(key);
              pick(choice);
            }}
          />
        )}
      </InHand>
      <OwnSeat at={game} notes={<Piles seat={seat} />} />
      {asked ? (
        <SealButton
          label={(choice) => nameOfCard(cardCalled(choice))}
          hint={fresh === null ? say('gq.pickFirst') : would(fresh, 'would')}
        />
      ) : (
        <Act>{idle === null || asksAtEnd(view) ? null : <p className="remark">{idle}</p>}</Act>
      )}
    </>
  );
};

/** Your hand, while you decide about other cards: the one you drew, or those that are dead. */
const OnShelf = ({ seat, hand }: { seat: Seat; hand: readonly number[] }): JSX.Element => {
  const game = useGame<GreedQuestView>();
  const { now } = useTable();
  const card = drawn(game, seat);
  return (
    <div className="shelf" data-scrolls>
      {card === NONE ? null : <Row title={say('gq.piles.drawn')} cards={[card]} />}
      {now?.asked?.where === 'endOfTurn.bringBack' ? (
        <Chips title={say('gq.piles.dead')} cards={game.dead[seat]!} />
      ) : (
        <Row title={say('gq.piles.hand')} cards={hand} />
      )}
    </div>
  );
};

const Row = ({ title, cards }: { title: string; cards: readonly number[] }): JSX.Element => (
  <section>
    <h2>{title}</h2>
    <ol>
      {cards.map((card, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: equal cards are alike
        <li key={i}>
          <QuestCard card={card} />
        </li>
      ))}
    </ol>
  </section>
);

/** GQ-40 The card about which you have to decide whether it stays. */
function drawn({ first }: GreedQuestView['game'], seat: Seat): number {
  const card = first[seat];
  return typeof card === 'number' ? card : NONE;
}

/** Why you choose no card just now, or what you have to decide about; null: there is nothing to say. */
function idleWords(game: GreedQuestView['game'], seat: Seat, where: string): string | null {
  const card = drawn(game, seat);
  if (card !== NONE) return textOf(card);
  if (where !== 'turn.playCards') return null;
  if (game.skips[seat] === 1) return say('gq.idle.skips');
  if (effectAround(game, seat).unseen) return say('gq.idle.unseen');
  return howMany(game.hands[seat]!) === 0 ? say('gq.idle.empty') : null;
}
