import { CARDS, isGo, printedValue, WILD } from '@gilt/games/greedquest/cards';
import { stepOf } from '@gilt/games/greedquest/steps';
import { type JSX, memo } from 'react';
import { Art } from '../../cards/art.tsx';
import { Card } from '../../cards/card.tsx';
import { Figure } from '../../furniture/icon.tsx';
import { say, type WordId } from './say.ts';

const PICTURES: Readonly<Record<string, string>> = import.meta.icons({
  loot: 'graveyard',
  attack: 'dragon-head',
  meek: 'sheep',
  curse: 'cursed-star',
  sighting: 'binoculars',
  door: 'wooden-door',
  'see-ya': 'run',
  wild: 'jester-hat',
  even: 'dice-six-faces-four',
  odd: 'dice-six-faces-three',
  tracking: 'footprint',
});

/** The colour of the burst, by kind: dragons, ways, spells, and what depends on others. */
const BURSTS: Readonly<Record<string, string>> = {
  attack: 'red',
  sighting: 'red',
  door: 'blue',
  'see-ya': 'blue',
  meek: 'plum',
  curse: 'plum',
  loot: 'sand',
  even: 'sand',
  odd: 'sand',
  tracking: 'sand',
};

export const burstOf = (card: number): { 'data-burst': string } => ({
  'data-burst': BURSTS[CARDS[card]!.id] ?? 'green',
});

export const nameOfCard = (card: number): string => CARDS[card]!.name;

const isNumbered = (card: number): boolean => isGo(card) && card !== WILD;

/** What is printed on a card. */
export const textOf = (card: number): string =>
  say((isNumbered(card) ? 'gq.card.go' : `gq.card.${CARDS[card]!.id}`) as WordId);

/** A card in one sentence. */
export const cardWords = (card: number): string =>
  say('gq.card', { name: nameOfCard(card), step: stepOf(card), text: textOf(card) });

/** The face of a card: the step in which it acts, its number or its picture, its name, what it does. */
export const QuestFace = memo(({ card }: { card: number }): JSX.Element => {
  const { id, name } = CARDS[card]!;
  return (
    <>
      <Art scene="track">{isNumbered(card) ? null : <Figure of={PICTURES[id]!} x={62.4} y={102} size={122} />}</Art>
      {isNumbered(card) ? <span className="go">{printedValue(card)}</span> : null}
      <span className="step">{stepOf(card)}</span>
      <span className="name">{isNumbered(card) ? say('gq.go') : name}</span>
      <span className="text">{textOf(card)}</span>
    </>
  );
});

export const QuestCard = memo(({ card, width }: { card: number; width?: string }) => (
  <Card kind="quest" label={cardWords(card)} data={burstOf(card)} {...(width ? { width } : {})}>
    <QuestFace card={card} />
  </Card>
));

/** A card as a word, where there is no room for its face. */
export const CardChip = ({ card, count = 1 }: { card: number; count?: number }): JSX.Element => (
  <span className="chip-card" {...burstOf(card)}>
    {count > 1 ? <b>{count} ×</b> : null} {nameOfCard(card)}
  </span>
);

/** A card by its id; rooms have a sheet of their own. */
export const Face = ({ name }: { name: string }): JSX.Element | null => {
  const card = CARDS.findIndex(({ id }) => id === name);
  return card >= 0 ? <QuestCard card={card} /> : null;
};
