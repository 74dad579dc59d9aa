import skull from 'icon:daemon-skull';
import { lowestOf } from '@gilt/games/dungeon-busters/battle';
import { DUNGEON_CARDS } from '@gilt/games/dungeon-busters/cards';
import type { DungeonBustersView } from '@gilt/games/dungeon-busters/secrets';
import { type JSX, useEffect } from 'react';
import { FlyIn } from '../../furniture/fly-in.tsx';
import { GEMS, Gem, gemsIn, Purse } from '../../furniture/gem.tsx';
import { Icon } from '../../furniture/icon.tsx';
import { Stage } from '../../furniture/regions.tsx';
import { Turned, TurnedRow } from '../../furniture/turned.tsx';
import { hasCome } from '../../player/story.ts';
import { sound } from '../../sounds.ts';
import { useGame, useTable } from '../../table/view.ts';
import { BattleCard, EMBLEM, MonsterCard } from './cards.tsx';
import { say } from './say.ts';
import { Dish } from './stage.tsx';
import { type Battle, BEATS, toldOf } from './story.ts';

/** The cards turned up, what they come to, and what everybody gets or pays. */
export const Aftermath = ({ battle }: { battle: Battle }): JSX.Element => {
  const { scene } = useTable<DungeonBustersView>();
  const game = useGame<DungeonBustersView>();
  const { cards, cancelled, verdict, before } = battle;
  const { hitPoints } = DUNGEON_CARDS[battle.card]!;
  const has = (beat: (typeof BEATS)[number]): boolean => hasCome(BEATS, scene, beat);
  const won = verdict?.type === 'victory';
  const counts = cards
    .flatMap((strength, seat) => (cancelled.includes(seat) ? [] : (strength ?? [])))
    .sort((a, b) => a - b);
  useEffect(() => {
    if (scene?.staying) return;
    if (scene?.beat === 'turn') sound('turn');
    if (scene?.beat === 'twins' && cancelled.length > 0) sound('strike');
    if (scene?.beat === 'sum') sound(won ? 'victory' : 'defeat');
    if (scene?.beat === 'loot' && won) sound('gems');
  }, [scene?.beat, scene?.staying, won, cancelled.length]);
  return (
    <Stage className="turning" label={say('turnedUp')} cols={cards.length}>
      <div className="verdict" data-won={won} data-shown={verdict !== null}>
        <p className="sum">
          {counts.map((strength, i) => (
            <span key={strength}>
              {i > 0 ? <i>+</i> : null} {strength}
            </span>
          ))}
          {counts.length === 0 ? <span>{say('db.nobodyCounts')}</span> : null}
          {counts.length > 1 ? <i>=</i> : null}
          {counts.length > 1 ? <b>{verdict?.sum}</b> : null}
          <em>{say('db.ofHp', { hitPoints })}</em>
        </p>
        <h2 className="foil-text">{say(won ? 'db.victory' : 'db.defeat')}</h2>
      </div>
      <div className="loot">
        <span data-spot="monster">
          <MonsterCard
            card={battle.card}
            className={won ? 'fallen' : ''}
            {...(verdict ? { stamp: say(won ? 'db.beaten' : 'db.unbeaten') } : {})}
          />
        </span>
        <div className="tray">
          <h3 className="label">{say('db.spoils')}</h3>
          <Dish gems={game.spoils} />
        </div>
      </div>
      <TurnedRow>
        {cards.map((strength, seat) => {
          const twin = cancelled.includes(seat);
          const loot = game.loot[seat]!;
          return (
            <Turned
              // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
              key={seat}
              seat={seat}
              state={has('twins') ? (twin ? 'cancelled' : 'counts') : 'closed'}
              open={has('turn')}
              emblem={EMBLEM}
              card={strength === null ? null : <BattleCard seat={seat} strength={strength} />}
              mark={twin ? <span className="strike">{say('db.cancelled')}</span> : null}
            >
              <div className="shares" data-spot={`share-${seat}`}>
                {has('loot') ? <Share battle={battle} seat={seat} /> : null}
              </div>
              <Purse
                gems={loot}
                {...(before && has('loot') ? { gains: loot.map((count, i) => count - before.loot[seat]![i]!) } : {})}
              />
            </Turned>
          );
        })}
      </TurnedRow>
    </Stage>
  );
};

/** What one player gets out of it, or pays. */
const Share = ({ battle, seat }: { battle: Battle; seat: number }): JSX.Element => {
  const { card, events } = battle;
  const own = <T extends 'chest' | 'spoil' | 'paid' | 'trophy'>(type: T) =>
    toldOf(events, type).filter((event) => event.seat === seat);
  const [chest] = own('chest');
  const picks = own('spoil');
  const [fine] = own('paid');
  const [trophy] = own('trophy');
  const nothing = !chest && picks.length === 0 && !fine && !trophy;
  return (
    <>
      {chest ? (
        <p className="share">
          <b>{say('db.chest', { number: chest.chest })}</b>
          {gemsIn(chest.gems).map((kind, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: gems of a colour are alike
            <FlyIn key={i} from="monster" delay={0.09 * (i + 3 * (chest.chest - 1))}>
              <Gem kind={kind} />
            </FlyIn>
          ))}
        </p>
      ) : null}
      {picks.length > 0 ? (
        <p className="share">
          <b>{say('db.spoils')}</b>
          {picks.map(({ colour }, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: in the order of taking
            <FlyIn key={i} from="spoils">
              <Gem kind={GEMS[colour]!} />
            </FlyIn>
          ))}
        </p>
      ) : null}
      {trophy ? (
        <p className="share">
          <b>{say('db.strongest')}</b>
          <FlyIn from="monster" className="card-chip">
            <Icon of={skull} />
            <span className="word">{DUNGEON_CARDS[card]!.name}</span>
          </FlyIn>
        </p>
      ) : null}
      {fine ? (
        <p className="share share--fine">
          <b>{say('db.pays')}</b>
          {Array.from({ length: fine.gems }, (_, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: gems of a colour are alike
            <Gem key={i} kind={GEMS[fine.colour]!} />
          ))}
        </p>
      ) : null}
      {nothing ? <p className="share share--none">{noShare(battle, seat)}</p> : null}
    </>
  );
};

function noShare({ cards, cancelled, verdict, events }: Battle, seat: number): string {
  if (toldOf(events, 'nothingToPay').some((event) => event.seat === seat)) return say('db.nothingToPay');
  if (verdict?.type === 'victory') return say(cancelled.includes(seat) ? 'db.noShare' : 'db.noChest');
  return cards[seat] === lowestOf(cards.map(Number)) ? say('db.toPay') : say('db.safe');
}
