import skull from 'icon:daemon-skull';
import { DUNGEON_CARDS } from '@gilt/games/dungeon-busters/cards';
import type { DungeonBustersView } from '@gilt/games/dungeon-busters/secrets';
import { type JSX, useEffect } from 'react';
import { FlyIn } from '../../furniture/fly-in.tsx';
import { GEMS, Gem, gemsIn, Purse } from '../../furniture/gem.tsx';
import { Icon } from '../../furniture/icon.tsx';
import { Stage } from '../../furniture/regions.tsx';
import { TurnUp } from '../../furniture/turn-up.tsx';
import { sound } from '../../sounds.ts';
import { useGame, useTable } from '../../table/view.ts';
import { say } from '../../words.ts';
import { BattleCard, EMBLEM, MonsterCard } from './cards.tsx';
import { Bust } from './heroes.tsx';
import { Dish } from './stage.tsx';
import { gainsOf, type Story } from './story.ts';

/** The steps of the reveal, in milliseconds: cards come together, turn, twins cancel, the sum, the loot. */
export const STEPS = [240, 900, 760, 900, 700] as const;
export const TURN = 1;
const TWINS = 2;
const SUM = 3;
const LOOT = 4;

/** The cards turned up, what they come to, and what everybody gets or pays. */
export const Aftermath = ({ story, phase }: { story: Story; phase: number }): JSX.Element => {
  const { names } = useTable();
  const game = useGame<DungeonBustersView>();
  const { hitPoints } = DUNGEON_CARDS[story.card]!;
  const counts = story.cards
    .flatMap((strength, seat) => (story.cancelled.includes(seat) ? [] : [strength]))
    .sort((a, b) => a - b);
  useEffect(() => {
    if (phase === TURN) sound('turn');
    if (phase === TWINS && story.cancelled.length > 0) sound('strike');
    if (phase === SUM) sound(story.won ? 'victory' : 'defeat');
    if (phase === LOOT && story.won) sound('gems');
  }, [phase, story.won, story.cancelled.length]);
  return (
    <Stage className="turning" label={say('db.turnedUp')} cols={story.cards.length}>
      <div className="verdict" data-won={story.won} data-shown={phase >= SUM}>
        <p className="sum">
          {counts.map((strength, i) => (
            <span key={strength}>
              {i > 0 ? <i>+</i> : null} {strength}
            </span>
          ))}
          {counts.length === 0 ? <span>{say('db.nobodyCounts')}</span> : null}
          {counts.length > 1 ? <i>=</i> : null}
          {counts.length > 1 ? <b>{story.sum}</b> : null}
          <em>{say('db.ofHp', { hitPoints })}</em>
        </p>
        <h2 className="foil-text">{say(story.won ? 'db.victory' : 'db.defeat')}</h2>
      </div>
      <div className="loot">
        <span data-spot="monster">
          <MonsterCard
            card={story.card}
            className={phase >= SUM && story.won ? 'fallen' : ''}
            {...(phase >= SUM ? { stamp: say(story.won ? 'db.beaten' : 'db.unbeaten') } : {})}
          />
        </span>
        <div className="tray">
          <h3 className="label">{say('db.spoils')}</h3>
          <Dish gems={phase > LOOT ? game.spoils : spoilsBefore(game.spoils, story)} />
        </div>
      </div>
      <ol className="turned-row">
        {story.cards.map((strength, seat) => {
          const cancelled = story.cancelled.includes(seat);
          const state = phase < TWINS ? 'closed' : cancelled ? 'cancelled' : 'counts';
          const gains = gainsOf(story, seat);
          const loot = game.loot[seat]!;
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
            <li key={seat} className="turned" data-state={state}>
              <h3>
                <Bust seat={seat} size="sm" />
                <span>{names[seat]}</span>
              </h3>
              <div className="turned__card">
                <FlyIn from={`slot-${seat}`} seconds={0.24}>
                  <TurnUp open={phase >= TURN} emblem={EMBLEM}>
                    <BattleCard seat={seat} strength={strength} />
                  </TurnUp>
                </FlyIn>
                {phase >= TWINS && cancelled ? <span className="strike">{say('db.cancelled')}</span> : null}
              </div>
              <div className="shares" data-spot={`share-${seat}`}>
                {phase >= LOOT ? <Share story={story} seat={seat} /> : null}
              </div>
              <Purse
                gems={phase >= LOOT ? loot : loot.map((count, i) => count - gains[i]!)}
                {...(phase >= LOOT ? { gains } : {})}
              />
            </li>
          );
        })}
      </ol>
    </Stage>
  );
};

/** What lay on the Spoils before this battle's chests and fines came to them. */
function spoilsBefore(now: readonly number[], { left, paid, picks }: Story): number[] {
  const before = now.slice();
  for (const { gems } of left) for (const [i, count] of gems.entries()) before[i]! -= count;
  for (const { colour, gems } of paid) before[colour]! -= gems;
  for (const { colour } of picks) before[colour]!++;
  return before.map((count) => Math.max(0, count));
}

/** What one player gets out of it, or pays. */
const Share = ({ story, seat }: { story: Story; seat: number }): JSX.Element => {
  const chest = story.chests.find((each) => each.seat === seat);
  const picks = story.picks.filter((each) => each.seat === seat);
  const fine = story.paid.find((each) => each.seat === seat);
  const nothing = !chest && picks.length === 0 && !fine && story.trophy !== seat;
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
      {story.trophy === seat ? (
        <p className="share">
          <b>{say('db.strongest')}</b>
          <FlyIn from="monster" className="card-chip">
            <Icon of={skull} />
            <span className="word">{DUNGEON_CARDS[story.card]!.name}</span>
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
      {nothing ? <p className="share share--none">{noShare(story, seat)}</p> : null}
    </>
  );
};

function noShare(story: Story, seat: number): string {
  if (story.spared.includes(seat)) return say('db.nothingToPay');
  if (story.won) return say(story.cancelled.includes(seat) ? 'db.noShare' : 'db.noChest');
  return story.cards[seat] === Math.min(...story.cards) ? say('db.toPay') : say('db.safe');
}
