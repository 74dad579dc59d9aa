import gate from 'icon:dungeon-gate';
import { DUNGEON_CARDS } from '@gilt/games/dungeon-busters/cards';
import { type JSX, memo } from 'react';
import { Art } from '../../cards/art.tsx';
import { Card, CardBack } from '../../cards/card.tsx';
import { Gem, gemsIn } from '../../furniture/gem.tsx';
import { Figure, Relief } from '../../furniture/icon.tsx';
import { useTable } from '../../table/view.ts';
import { FACES, heroOf, livery } from './heroes.tsx';
import { pictureOf, roman, TINTS } from './monsters.ts';
import { say } from './say.ts';

export const EMBLEM = gate;

/** The face of a battle card: strength, and whose it is. */
export const BattleFace = memo(({ seat, strength }: { seat: number; strength: number }) => (
  <>
    <Art scene="hero">
      <Figure of={FACES[heroOf(seat)]} x={56} y={115.6} size={196} />
    </Art>
    <span className="num foil-text">{strength}</span>
    <span className="plate">{say(`hero.${heroOf(seat)}`)}</span>
  </>
));

export const BattleCard = memo(({ seat, strength }: { seat: number; strength: number }) => (
  <Card kind="battle" label={say('db.strength', { strength })} data={livery(seat)}>
    <BattleFace seat={seat} strength={strength} />
  </Card>
));

/** A monster: dungeon, hit points, name, and its chests in the order in which they are taken. */
export const MonsterCard = memo(
  ({ card, className = '', stamp }: { card: number; className?: string; stamp?: string }): JSX.Element => {
    const { name, dungeon, hitPoints, chests } = DUNGEON_CARDS[card]!;
    const tint = TINTS[name];
    return (
      <Card
        kind="monster"
        className={className}
        label={say('db.monster', { name, hitPoints })}
        data={tint ? { 'data-tint': tint } : {}}
      >
        <Art scene="dungeon">
          <Relief of={pictureOf(card)} x={52} y={84} size={146} />
        </Art>
        <span className="tier">{roman(dungeon)}</span>
        <span className="hp">
          <b>{hitPoints}</b>
          <i>{say('db.hp')}</i>
        </span>
        <span className="name name--over">{name}</span>
        <span className="chests">
          {chests.map((gems, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a chest is its number
            <span className="chest" key={i}>
              <span className="ord">{i + 1}</span>
              {gemsIn(gems).map((kind, j) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: gems of a colour are alike
                <Gem key={j} kind={kind} silent />
              ))}
            </span>
          ))}
        </span>
        {stamp ? <span className="stamp">{stamp}</span> : null}
      </Card>
    );
  },
);

/** What is on a monster's card, for those who hear it. */
export const chestWords = (card: number): string =>
  DUNGEON_CARDS[card]!.chests.map((gems, i) =>
    say('db.chestHolds', { number: i + 1, gems: gemsIn(gems).map((kind) => say(`gem.${kind}`)) }),
  ).join(' ');

/** A monster by its name, or a battle card of yours. */
export const Face = ({ name }: { name: string }): JSX.Element | null => {
  const { you } = useTable();
  const monster = DUNGEON_CARDS.findIndex(({ id }) => id === name);
  if (monster >= 0) return <MonsterCard card={monster} />;
  return /^\d$/.test(name) ? <BattleCard seat={you ?? 0} strength={Number(name)} /> : null;
};

export const DungeonBack = memo(
  ({ dungeon }: { dungeon: number }): JSX.Element => <CardBack emblem={gate} mark={roman(dungeon)} />,
);
