import type { Seat } from '@gilt/engine/seat';
import { CARD_IDS, CARDS, isGo, NONE, printedValue, WILD } from '@gilt/games/greedquest/cards';
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
import { type Prospect, prospect } from './prospect.ts';
import { handSize, OwnSeat } from './seats.tsx';

const PLAYS = ['turn.playCards', 'duel.playCards'];

export const cardCalled = (choice: string): number => CARD_IDS.indexOf(choice);

/** What a card would do for you, with the numbers of this moment. */
export function prospectWords(what: Prospect, names: readonly string[]): string {
  switch (what.type) {
    case 'sighting':
      return say('gq.would.sighting', { seats: what.seats.map((seat) => names[seat]!), count: what.seats.length });
    case 'door':
      return say(what.cursed === null ? 'gq.would.door.proof' : 'gq.would.door', {
        room: what.room,
        cursed: what.cursed ?? 0,
      });
    case 'loot':
      return say(what.draws ? 'gq.would.loot' : 'gq.would.loot.trap');
    case 'swap':
      return say(what.even ? 'gq.would.even' : 'gq.would.odd');
    case 'go':
      return say(what.value === what.printed ? 'gq.would.go' : 'gq.would.go.pit', {
        value: what.value,
        room: what.room,
      });
    case 'wild':
      return say(what.less > 0 ? 'gq.would.wild.pit' : 'gq.would.wild', { room: what.room });
    case 'see-ya':
      return say('gq.would.see-ya', { room: what.room, farthest: what.farthest });
    case 'tracking':
      return say('gq.would.tracking', { rooms: what.rooms });
    case 'puzzle':
      return say('gq.would.puzzle', { room: what.room });
    default:
      return say(`gq.would.${what.type}`);
  }
}

/** GQ-27 What a card is good for in a duel. */
function duelWords(card: number): string {
  if (card === WILD) return say('gq.duel.wild');
  return isGo(card) ? say('gq.duel.go', { value: printedValue(card) }) : say('gq.duel.other');
}

/** What the card with this name would do, in the question that is being asked. */
export function useWould(seat: Seat | null): (choice: string) => string {
  const { now, names } = useTable();
  const game = useGame<GreedQuestView>();
  const duelling = now?.asked?.where === 'duel.playCards';
  return (choice) => {
    const card = cardCalled(choice);
    if (card < 0 || seat === null) return '';
    return duelling ? duelWords(card) : prospectWords(prospect(game, seat, card), names);
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
  const cards: HandCard[] = hand.map((card, i) => {
    const { id } = CARDS[card]!;
    return {
      key: `${id}-${i - hand.indexOf(card)}`,
      choice: asked?.names.includes(id) ? id : null,
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
