import type { Seat } from '@gilt/engine/seat';
import { CARD_IDS, CARDS, NONE } from '@gilt/games/greedquest/cards';
import type { GreedQuestView } from '@gilt/games/greedquest/secrets';
import { effectAround } from '@gilt/games/greedquest/state';
import { type JSX, useState } from 'react';
import { Hand, type HandCard } from '../../furniture/hand.tsx';
import { SealButton } from '../../furniture/seal-button.tsx';
import { useGame, useTable } from '../../table/view.ts';
import { say } from '../../words.ts';
import { whereOf } from './answers.tsx';
import { burstOf, cardWords, nameOfCard, QuestCard, QuestFace } from './cards.tsx';
import { Chips } from './piles.tsx';
import { duelWords, prospect, prospectWords } from './prospect.ts';
import { handSize, OwnSeat } from './seats.tsx';

const PLAYS = ['turn.playCards', 'duel.playCards'];

export const cardCalled = (choice: string): number => CARD_IDS.indexOf(choice);

/** What the card with this name would do, in the question that is being asked. */
export function useWould(seat: Seat | null): (choice: string) => string {
  const { now, names } = useTable();
  const duelling = now?.asked?.where === 'duel.playCards';
  return (choice) => {
    const card = cardCalled(choice);
    if (card < 0 || seat === null) return '';
    return duelling
      ? duelWords(card)
      : prospectWords(prospect(now!.view as unknown as GreedQuestView, seat, card), names);
  };
}

/** Your hand; equal cards are one choice, and either of them shows it. */
export const OwnHand = ({ seat }: { seat: Seat }): JSX.Element => {
  const { now, picked, pick, seal, scene } = useTable();
  const game = useGame<GreedQuestView>();
  const would = useWould(seat);
  const [held, setHeld] = useState<string | null>(null);
  const hand = game.hands[seat] as readonly number[];
  const asked = now?.asked && PLAYS.includes(now.asked.where) && !scene ? now.asked : null;
  const open = asked !== null && asked.names.length > 1;
  const cards: HandCard[] = hand.map((card, i) => {
    const { id } = CARDS[card]!;
    return {
      key: `${id}-${i - hand.indexOf(card)}`,
      choice: open && asked.names.includes(id) ? id : null,
      label: cardWords(card),
      note: asked ? would(id) : '',
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
      <OwnSeat seat={seat} at={game} />
      <Hand
        cards={cards}
        pickedKey={lifted?.key ?? null}
        onPick={({ key, choice }) => {
          if (choice === null) return;
          setHeld(key);
          pick(choice);
        }}
        onPlay={({ choice }) => choice !== null && seal(choice)}
      />
      {asked ? (
        <SealButton
          label={(choice) => nameOfCard(cardCalled(choice))}
          {...(picked !== null && picked !== now!.chosen ? { hint: would(picked) } : { hint: say('gq.pickFirst') })}
        />
      ) : (
        <Idle seat={seat} />
      )}
    </>
  );
};

/** Why you choose no card just now, or what you have to decide about. */
const Idle = ({ seat }: { seat: Seat }): JSX.Element => {
  const view = useTable();
  const game = useGame<GreedQuestView>();
  const first = game.first[seat];
  if (typeof first === 'number' && first !== NONE)
    return (
      <div className="you__act first-card">
        <QuestCard card={first} />
      </div>
    );
  if (view.now?.asked?.where === 'endOfTurn.bringBack')
    return (
      <div className="you__act">
        <Chips title={say('gq.piles.dead')} cards={game.dead[seat]!} />
      </div>
    );
  return <p className="you__act">{idleWords(game, seat, whereOf(view))}</p>;
};

function idleWords(game: GreedQuestView['game'], seat: Seat, where: string): string {
  if (where !== 'turn.playCards') return '';
  if (game.skips[seat] === 1) return say('gq.idle.skips');
  if (effectAround(game as never, seat).unseen) return say('gq.idle.unseen');
  return handSize(game, seat) === 0 ? say('gq.idle.empty') : '';
}
