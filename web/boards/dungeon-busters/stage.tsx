import { BOXED, cardsOfDungeon, DUNGEON_CARDS } from '@gilt/games/dungeon-busters/cards';
import type { DungeonBustersView } from '@gilt/games/dungeon-busters/secrets';
import type { JSX } from 'react';
import { Drawer } from '../../furniture/drawer.tsx';
import { FlyIn } from '../../furniture/fly-in.tsx';
import { Gem, gemsIn, Purse } from '../../furniture/gem.tsx';
import { Stage } from '../../furniture/regions.tsx';
import { useGame } from '../../table/view.ts';
import { chestWords, DungeonBack, MonsterCard } from './cards.tsx';
import { roman } from './monsters.ts';
import { say } from './say.ts';

/** Up to so many gems lie in the dish one by one; more of them are counted. */
const HEAP = 6;

/** More than so many lie closer together. */
const FEW = 3;

/** The Spoils in their dish. */
export const Dish = ({ gems }: { gems: readonly number[] }): JSX.Element => {
  const lying = gemsIn(gems);
  return (
    <div className="dish" data-spot="spoils">
      {lying.length > HEAP ? (
        <Purse gems={gems} />
      ) : (
        <span className="heap" data-many={lying.length > FEW}>
          {lying.length === 0 ? <span className="dish__none">{say('db.spoils.none')}</span> : null}
          {lying.map((kind, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: gems of a colour are alike
            <FlyIn key={`${kind}${i}`} from="monster">
              <Gem kind={kind} />
            </FlyIn>
          ))}
        </span>
      )}
    </div>
  );
};

/** The monster that is turned up, with what lies beside it. */
export const MonsterStage = (): JSX.Element => {
  const game = useGame<DungeonBustersView>();
  return (
    <Stage className="dungeon" label={say('db.stage', { dungeon: roman(game.dungeon) })}>
      <div className="tray tray--spoils">
        <h2 className="label">{say('db.spoils')}</h2>
        <Dish gems={game.spoils} />
        <p className="remark">{say('db.spoils.whose')}</p>
      </div>
      <div data-spot="monster" className="dungeon__monster">
        {game.monster >= 0 ? (
          <div key={game.monster} className="enters">
            <MonsterCard card={game.monster} />
            <p className="vh">{chestWords(game.monster)}</p>
          </div>
        ) : null}
      </div>
      <div className="side">
        <DeckTray />
        <Bank />
      </div>
    </Stage>
  );
};

const Bank = (): JSX.Element => (
  <div className="tray tray--bank">
    <h2 className="label">{say('db.bank')}</h2>
    <Purse gems={useGame<DungeonBustersView>().bank} />
  </div>
);

/** The deck, and what may still come in this dungeon; where there is no room for all of it, a tap on the deck tells. */
const DeckTray = (): JSX.Element => {
  const game = useGame<DungeonBustersView>();
  const title = say('db.dungeon', { dungeon: roman(game.dungeon) });
  return (
    <div className="tray tray--deck">
      <h2 className="label">{title}</h2>
      <Drawer
        title={title}
        trigger={
          <button type="button" className="deck">
            <DungeonBack dungeon={game.dungeon} />
            <span className="vh">{say('db.deck.open')}</span>
            <span className="remark">
              <b>{game.deck}</b> {say('db.deck.left')}
              <br />
              <b>{BOXED}</b> {say('db.deck.box')}
            </span>
          </button>
        }
      >
        <div className="seat-sheet">
          <Could />
          <Bank />
          <p>{say('db.spoils.whose')}</p>
        </div>
      </Drawer>
      <Could />
    </div>
  );
};

/** Nobody knows which card of the dungeon went into the box. */
const Could = (): JSX.Element => {
  const game = useGame<DungeonBustersView>();
  if (game.deck === 0) return <p className="remark could">{say('db.last')}</p>;
  const seen = [game.monster, ...game.gone, ...game.trophies.flat()];
  const unseen = cardsOfDungeon(game.dungeon).filter((card) => !seen.includes(card));
  return (
    <p className="remark could">
      {say('db.could')}{' '}
      {unseen.map((card, i) => (
        <span key={card}>
          {i > 0 ? ', ' : ''}
          <b>{`${DUNGEON_CARDS[card]!.name} ${DUNGEON_CARDS[card]!.hitPoints}`}</b>
        </span>
      ))}
    </p>
  );
};
