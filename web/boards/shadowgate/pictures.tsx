import flame from 'icon:flame';
import { houseCards as cards } from '@gilt/games/shadowgate/house';
import { CLASSES, classOf, STAFF_PIECES, TYPES } from '@gilt/games/shadowgate/item-types';
import type { JSX } from 'react';
import { Icon } from '../../furniture/icon.tsx';
import type { Pictures } from '../../furniture/pictures.ts';
import { STAFF_OF_AGES } from './art.ts';
import { AdventureCard, QuestCard, WhoCard } from './cards.tsx';
import { typeIcon } from './icons.ts';
import { Item } from './item.tsx';
import { Places } from './places.tsx';
import { say } from './say.ts';
import '../../look/cards.css';
import './palette.css';
import './cards.css';
import './items.css';

const numberOf = (name: string): number => cards.adventure.names.indexOf(name);
const SCHOLAR = cards.characters.names.indexOf('Lapsed Scholar');
const GUARD = cards.quests.names.indexOf('The Silent Guard');
const STATS = cards.characters.stats[SCHOLAR]!;
const DOUBLED = [STATS[0]!, STATS[1]!, 2 * STATS[2]!];
const YORICK = cards.adventure.cost[numberOf('Yorick')]!;

const card = (name: string, width = '6.4rem'): JSX.Element => <AdventureCard card={numberOf(name)} width={width} />;
const item = (name: string, how: 'first' | 'stays' | 'used' | null = null): JSX.Element => (
  <Item card={numberOf(name)} standing={{ first: how === 'first', stays: how === 'stays', used: how === 'used' }} />
);
const given = (name: string): readonly number[] => cards.adventure.resources[numberOf(name)]!;

/** Three numbers in their places, or what several such come to. */
const places = (...of: readonly (readonly number[])[]): JSX.Element => (
  <Places of={[0, 1, 2].map((place) => of.reduce((sum, each) => sum + each[place]!, 0))} look="line" />
);
const token = (type: number, data: Readonly<Record<`data-${string}`, boolean>>, called?: string): JSX.Element => (
  <span className="token" data-in="true" {...data}>
    <Icon of={typeIcon(type)} />
    {called ? <i>{called}</i> : null}
  </span>
);
const flameIcon = <Icon of={flame} className="pic-flame" />;
const scholar = <WhoCard kind="characters" side={SCHOLAR} width="8.5rem" />;
const quest = <QuestCard side={GUARD} width="9.5rem" />;
const staff = <Icon of={STAFF_OF_AGES} />;
const isPiece = (type: number): boolean => STAFF_PIECES.includes(type);

/** What is drawn beside the rules of Quests of Shadowgate, by clause, with the cards of the house set. */
export const pictures: Pictures = {
  'QS-02': { alt: say('qs.pic.character'), art: [scholar] },
  'QS-03': {
    alt: say('qs.pic.card'),
    art: ['Elven Longbow', 'Circle Rune', 'Courtyard Market'].map((name) => card(name, '7.4rem')),
  },
  'QS-04': {
    alt: say('qs.pic.types'),
    art: CLASSES.map((name, which) => [
      <b key={name}>{say(`qs.class.${name}`)}</b>,
      ...TYPES.flatMap((type, i) =>
        classOf(i) === which ? [token(i, { 'data-piece': isPiece(i) }, say(`qs.type.${type}`))] : [],
      ),
    ]),
  },
  'QS-11': { alt: say('qs.pic.torch'), art: [card('Iron Spear'), '→', [flameIcon, flameIcon, flameIcon, flameIcon]] },
  'QS-18': {
    alt: say('qs.pic.pay'),
    art: [
      places(STATS),
      '+',
      card('Minor Mistral'),
      '+',
      card('Spell of Fortitude'),
      '=',
      places(STATS, given('Minor Mistral'), given('Spell of Fortitude')),
      '≥',
      card('Yorick'),
    ],
  },
  'QS-22': { alt: say('qs.pic.quest'), art: [quest] },
  'QS-23': { alt: say('qs.pic.base'), art: [item('Yorick', 'stays'), item('Ember Jar', 'used')] },
  'QS-25': { alt: say('qs.pic.first'), art: [item('Glaciate', 'first'), item('Hoarfrost Key')] },
  'QS-27': {
    alt: say('qs.pic.staff'),
    art: [TYPES.map((_, i) => token(i, { 'data-mine': isPiece(i) })), '+', places(cards.staffCost), '→', staff],
  },
  'QS-43': { alt: say('qs.pic.doubled'), art: [places(YORICK), '+', places(DOUBLED), '=', places(YORICK, DOUBLED)] },
};
