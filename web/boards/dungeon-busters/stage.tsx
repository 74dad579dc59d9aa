import { cardsOfDungeon, DUNGEON_CARDS } from '@gilt/games/dungeon-busters/cards';
import type { DungeonBustersView } from '@gilt/games/dungeon-busters/secrets';
import type { JSX } from 'react';
import { FlyIn } from '../../furniture/fly-in.tsx';
import { Gem, gemsIn, Purse } from '../../furniture/gem.tsx';
import { useGame } from '../../table/view.ts';
import { say } from '../../words.ts';
import { chestWords, DungeonBack, MonsterCard } from './cards.tsx';
import { roman } from './monsters.ts';

/** Up to so many gems lie in the dish one by one; more of them are counted. */
const HEAP = 6;

/** The Spoils in their dish. */
export const Dish = ({ gems }: { gems: readonly number[] }): JSX.Element => {
  const lying = gemsIn(gems);
  return (
    <div className="dish" data-spot="spoils">
      {lying.length > HEAP ? (
        <Purse gems={gems} />
      ) : (
        <span className="heap">
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
export const Stage = (): JSX.Element => {
  const game = useGame<DungeonBustersView>();
  return (
    <section className="stage" aria-label={say('db.stage', { dungeon: roman(game.dungeon) })}>
      <div className="tray tray--spoils">
        <h2>{say('db.spoils')}</h2>
        <Dish gems={game.spoils} />
        <p>{say('db.spoils.whose')}</p>
      </div>
      <div data-spot="monster" className="stage__monster">
        {game.monster >= 0 ? (
          <div key={game.monster} className="enters">
            <MonsterCard card={game.monster} className="hero-card" />
            <p className="vh">{chestWords(game.monster)}</p>
          </div>
        ) : null}
      </div>
      <div className="side">
        <DeckTray />
        <div className="tray tray--bank">
          <h2>{say('db.bank')}</h2>
          <Purse gems={game.bank} />
        </div>
      </div>
    </section>
  );
};

/** What may still come in this dungeon: nobody knows which card went into the box. */
const DeckTray = (): JSX.Element => {
  const game = useGame<DungeonBustersView>();
  const seen = [game.monster, ...game.gone, ...game.trophies.flat()];
  const unseen = cardsOfDungeon(game.dungeon).filter((card) => !seen.includes(card));
  const could = unseen.map((card) => `${DUNGEON_CARDS[card]!.name} ${DUNGEON_CARDS[card]!.hitPoints}`);
  return (
    <div className="tray tray--deck">
      <h2>{say('db.dungeon', { dungeon: roman(game.dungeon) })}</h2>
      <div className="pile">
        <DungeonBack dungeon={game.dungeon} width="4.2rem" />
        <p>
          <b>{game.deck}</b> {say('db.deck.left')}
          <br />
          <b>1</b> {say('db.deck.box')}
        </p>
      </div>
      {game.deck > 0 ? (
        <p className="could">
          {say('db.could')} <b>{could.join(', ')}</b>
        </p>
      ) : (
        <p className="could">{say('db.last')}</p>
      )}
    </div>
  );
};
