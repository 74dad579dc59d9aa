import { ADVENTURERS, DUNGEON_CARDS } from '@gilt/games/dungeon-busters/cards';
import type { JSX } from 'react';
import { GEMS, Gem, type GemKind } from '../../furniture/gem.tsx';
import { lit, off } from '../../furniture/pictured.tsx';
import type { Pictures } from '../../furniture/pictures.ts';
import { BattleCard, DungeonBack, MonsterCard } from './cards.tsx';
import { Bust } from './heroes.tsx';
import { say } from './say.ts';
import '../../look/cards.css';
import './palette.css';
import './cards.css';

const hero = (seat: number): JSX.Element => <Bust seat={seat} size="sm" />;
const card = (seat: number, strength: number): JSX.Element => <BattleCard seat={seat} strength={strength} />;
const gem = (kind: GemKind): JSX.Element => <Gem kind={kind} silent />;
const back = <DungeonBack dungeon={1} />;
const skeleton = <MonsterCard card={DUNGEON_CARDS.findIndex(({ name }) => name === 'Skeleton')} />;

/** What is drawn beside the rules of Dungeon Busters. */
export const pictures: Pictures = {
  'DB-01': { alt: say('db.pic.adventurers'), art: ADVENTURERS.map((_, seat) => hero(seat)) },
  'DB-02': { alt: say('db.pic.gems'), art: GEMS.map(gem) },
  'DB-03': { alt: say('db.pic.monster'), art: [skeleton] },
  'DB-08': { alt: say('db.pic.box'), art: [back, back, back, back, '+', off(back)] },
  'DB-12': { alt: say('db.pic.cancel'), art: [off(card(0, 5)), off(card(1, 5)), lit(card(2, 3))] },
  'DB-13': { alt: say('db.pic.victory'), art: [card(2, 3), '+', card(3, 4), '≥', skeleton] },
  'DB-19': {
    alt: say('db.pic.chests'),
    art: [
      [card(2, 3), '→', gem('yellow')],
      [card(3, 4), '→', gem('red')],
    ],
  },
  'DB-27': {
    alt: say('db.pic.points'),
    art: [
      [gem('red'), '1'],
      [...GEMS.map(gem), '+ 3'],
    ],
  },
};
