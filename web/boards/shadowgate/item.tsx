import { CLASSES, classOf, TYPES, WILD } from '@gilt/games/shadowgate/item-types';
import type { JSX } from 'react';
import { Icon } from '../../furniture/icon.tsx';
import { typeIcon } from './icons.ts';
import { say } from './say.ts';
import { useCards } from './set.ts';

/** What is to be known of an item in somebody's hands. */
export interface Standing {
  readonly first: boolean;
  readonly stays: boolean;
  readonly used: boolean;
}

export const typeWord = (type: number): string =>
  type === WILD ? say('qs.wild.short') : say(`qs.type.${TYPES[type]!}`);

/** An item by the sign of its type. Gilt: the first of its type. An anchor: it stays when it is used. */
export const Item = ({ card, standing }: { card: number; standing: Standing }): JSX.Element => {
  const { adventure } = useCards();
  const type = adventure.type[card]!;
  const words = [
    adventure.names[card]!,
    type === WILD ? say('qs.wild') : `${say(`qs.class.${CLASSES[classOf(type)]!}`)}, ${typeWord(type)}`,
    standing.first ? say('qs.item.first') : '',
    standing.stays ? say('qs.item.stays') : '',
    standing.used ? say('qs.item.used') : '',
  ].filter(Boolean);
  return (
    <span
      className="item"
      title={words.join(', ')}
      data-first={standing.first}
      data-stays={standing.stays}
      data-used={standing.used}
    >
      <Icon of={typeIcon(type)} />
      <i aria-hidden="true">{typeWord(type)}</i>
      <span className="vh">{words.join(', ')}</span>
    </span>
  );
};
