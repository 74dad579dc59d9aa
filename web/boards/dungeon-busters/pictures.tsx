import { ADVENTURERS, DUNGEON_CARDS } from '@gilt/games/dungeon-busters/cards';
import { GEMS, Gem } from '../../furniture/gem.tsx';
import { Lit, Off, Sign, Together } from '../../furniture/pictured.tsx';
import type { Pictures } from '../../furniture/pictures.ts';
import { BattleCard, DungeonBack, MonsterCard } from './cards.tsx';
import { Bust } from './heroes.tsx';
import { say } from './say.ts';
import '../../look/cards.css';
import './palette.css';
import './cards.css';

const monster = (name: string): number => DUNGEON_CARDS.findIndex((card) => card.name === name);
const SKELETON = monster('Skeleton');

/** What is drawn beside the rules of Dungeon Busters. */
export const pictures: Pictures = {
  'DB-01': {
    alt: say('db.pic.adventurers'),
    art: ADVENTURERS.map((hero, seat) => <Bust key={hero} seat={seat} size="sm" />),
  },
  'DB-02': { alt: say('db.pic.gems'), art: GEMS.map((kind) => <Gem key={kind} kind={kind} silent />) },
  'DB-03': { alt: say('db.pic.monster'), art: <MonsterCard card={SKELETON} /> },
  'DB-08': {
    alt: say('db.pic.box'),
    art: (
      <>
        {[1, 2, 3, 4].map((each) => (
          <DungeonBack key={each} dungeon={1} />
        ))}
        <Sign of="+" />
        <Off>
          <DungeonBack dungeon={1} />
        </Off>
      </>
    ),
  },
  'DB-12': {
    alt: say('db.pic.cancel'),
    art: (
      <>
        <Off>
          <BattleCard seat={0} strength={5} />
        </Off>
        <Off>
          <BattleCard seat={1} strength={5} />
        </Off>
        <Lit>
          <BattleCard seat={2} strength={3} />
        </Lit>
      </>
    ),
  },
  'DB-13': {
    alt: say('db.pic.victory'),
    art: (
      <>
        <BattleCard seat={2} strength={3} />
        <Sign of="+" />
        <BattleCard seat={3} strength={4} />
        <Sign of="≥" />
        <MonsterCard card={SKELETON} />
      </>
    ),
  },
  'DB-19': {
    alt: say('db.pic.chests'),
    art: (
      <>
        <Together>
          <BattleCard seat={2} strength={3} />
          <Sign of="→" />
          <Gem kind="yellow" silent />
        </Together>
        <Together>
          <BattleCard seat={3} strength={4} />
          <Sign of="→" />
          <Gem kind="red" silent />
        </Together>
      </>
    ),
  },
  'DB-27': {
    alt: say('db.pic.points'),
    art: (
      <>
        <Together>
          <Gem kind="red" silent />
          <Sign of="1" />
        </Together>
        <Together>
          {GEMS.map((kind) => (
            <Gem key={kind} kind={kind} silent />
          ))}
          <Sign of="+ 3" />
        </Together>
      </>
    ),
  },
};
