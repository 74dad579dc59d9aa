import savage from 'icon:barbarian';
import goblin from 'icon:goblin-head';
import hitman from 'icon:hooded-assassin';
import exchange from 'icon:mine-wagon';
import rush from 'icon:sprint';
import coins from 'icon:two-coins';
import pick from 'icon:war-pick';
import { CARDS } from '@gilt/games/greedy-delvers/cards';
import { LEVELS_A_RUSH, ORE_A_LEVEL } from '@gilt/games/greedy-delvers/rush';
import { type JSX, memo } from 'react';
import { Art } from '../../cards/art.tsx';
import { Card } from '../../cards/card.tsx';
import { Icon, Relief } from '../../furniture/icon.tsx';
import { say } from './say.ts';

export const EMBLEM = pick;

const PICTURES: Readonly<Record<string, string>> = { exchange, goblin, hitman, savage, rush };

/** A card in one sentence. */
export function cardWords(card: number): string {
  const { name, type, cost, roll, value } = CARDS[card]!;
  return type === 'minion' ? say('gd.card.minion', { name, cost, roll, value }) : `${name}: ${plainWords(type)}`;
}

/** What a card does that is no minion. */
const plainWords = (type: 'exchange' | 'rush'): string =>
  say(`gd.card.${type}`, { levels: LEVELS_A_RUSH, ore: ORE_A_LEVEL });

/** The face of a card: what it is, and in one line what it costs and brings. */
export const DelverFace = memo(({ card }: { card: number }): JSX.Element => {
  const { id, name, type, cost, roll, value } = CARDS[card]!;
  return (
    <>
      <Art scene="mine">
        <Relief of={PICTURES[id]!} x={62} y={76} size={126} />
      </Art>
      <span className="type">{say(`gd.type.${type}`)}</span>
      <span className="name name--over">{name}</span>
      {type === 'minion' ? (
        <span className="deal">
          <span>
            <i>{say('gd.cost')}</i>
            <b>
              <Icon of={coins} />
              {cost}
            </b>
          </span>
          <span>
            <i>{say('gd.roll')}</i>
            <b>{roll}+</b>
          </span>
          <span className="deal__take">
            <i>{say('gd.steal')}</i>
            <b>
              <Icon of={coins} />
              {value}
            </b>
          </span>
        </span>
      ) : (
        <span className="text">{plainWords(type)}</span>
      )}
    </>
  );
});

export const DelverCard = memo(({ card }: { card: number }) => (
  <Card kind="delver" label={cardWords(card)}>
    <DelverFace card={card} />
  </Card>
));

/** A kind of card by its id. */
export const Face = ({ name }: { name: string }): JSX.Element | null => {
  const card = CARDS.findIndex(({ id }) => id === name);
  return card >= 0 ? <DelverCard card={card} /> : null;
};
