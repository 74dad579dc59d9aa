import { LEVELS } from '@gilt/games/shadowgate/item-types';
import { STAFF_REWARD } from '@gilt/games/shadowgate/scoring';
import { type JSX, type ReactNode, useEffect } from 'react';
import { FlyIn } from '../../furniture/fly-in.tsx';
import { Icon } from '../../furniture/icon.tsx';
import { Stage } from '../../furniture/regions.tsx';
import { sound } from '../../sounds.ts';
import { useTable } from '../../table/view.ts';
import { STAFF_OF_AGES } from './art.ts';
import { AdventureCard, QuestCard } from './cards.tsx';
import { effectTexts } from './effects.ts';
import { typeIcon } from './icons.ts';
import { Portrait } from './portrait.tsx';
import { say } from './say.ts';
import { type CastleTable, useCards, useCastle } from './set.ts';
import { type Moment, momentsOf } from './story.ts';
import { written } from './written.ts';

/** What is worth stopping for: the first moment settles before others come. */
export const Moments = ({ scene }: { scene: NonNullable<CastleTable['scene']> }): JSX.Element => {
  const moments = momentsOf(scene.events);
  const many = !scene.beat.startsWith('alone');
  const settled = scene.beat.endsWith('settled');
  return (
    <Stage
      className={`moments ${many ? 'moments--many' : ''}`}
      label={say('qs.scene')}
      cols={Math.max(moments.length, many ? 2 : 1)}
    >
      {moments.map((moment, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a moment is its place
        <Shown key={i} moment={moment} settled={settled || (i === 0 && moments.length > 1)} />
      ))}
    </Stage>
  );
};

const Shown = ({ moment, settled }: { moment: Moment; settled: boolean }): JSX.Element => {
  const { scene } = useTable();
  const { type } = moment;
  const grand = type === 'staff' || (type === 'completed' && moment.level > 1);
  const silent = scene?.staying ?? true;
  useEffect(() => {
    if (silent) return;
    if (settled) sound(type === 'stolen' || type === 'lastRound' ? 'strike' : grand ? 'victory' : 'gems');
    else sound('turn');
  }, [settled, type, grand, silent]);
  return (
    <article className="moment" data-type={type} data-settled={settled}>
      <Told moment={moment} />
    </article>
  );
};

/** Who, what and how much: a card on the left, the words on the right. */
const Frame = ({
  seat,
  card,
  title,
  children,
}: {
  seat: number | null;
  card: ReactNode;
  title: string;
  children: ReactNode;
}): JSX.Element => {
  const { names } = useTable();
  return (
    <>
      <div className="moment__card">{card}</div>
      <div className="verdict moment__words">
        {seat === null ? null : (
          <p className="moment__who">
            <Portrait seat={seat} size="sm" /> {names[seat]}
          </p>
        )}
        <h2 className="foil-text">{title}</h2>
        {children}
      </div>
    </>
  );
};

const Told = ({ moment }: { moment: Moment }): JSX.Element => {
  const cards = useCards();
  const { names } = useTable();
  const game = useCastle();
  switch (moment.type) {
    case 'eventPlayed': {
      const data = cards.set.adventure[moment.card]!;
      return (
        <Frame seat={moment.seat} title={data.name} card={<AdventureCard card={moment.card} />}>
          <p>{data.kind === 'event' ? effectTexts(data.effects).join('. ') : ''}.</p>
          <p className="remark">{say('qs.event.until', { name: names[moment.seat]! })}</p>
        </Frame>
      );
    }
    case 'completed': {
      const { seat, side, level, points, items } = moment;
      const own = game.items[seat]!;
      return (
        <Frame
          seat={seat}
          title={say(`qs.scene.${LEVELS[level]!}`)}
          card={
            <FlyIn from={`quest-${side}`}>
              <QuestCard side={side} />
            </FlyIn>
          }
        >
          <p className="moment__points">
            <b>{say('qs.scene.points', { points })}</b> {cards.quests.names[side]}
          </p>
          {items.length > 0 ? (
            <ul className="shares">
              {items.map((card) => (
                <li key={card} className="share">
                  <Icon of={typeIcon(cards.adventure.type[card]!)} />
                  {cards.adventure.names[card]}
                  <i>{say(game.used.includes(card) || !own.includes(card) ? 'qs.item.used' : 'qs.item.stays')}</i>
                </li>
              ))}
            </ul>
          ) : null}
        </Frame>
      );
    }
    case 'stolen':
      return (
        <Frame
          seat={moment.seat}
          title={say('qs.scene.stolen')}
          card={
            <FlyIn from={`seat-${moment.from}`}>
              <AdventureCard card={moment.card} />
            </FlyIn>
          }
        >
          <p>{say('qs.scene.stolen.text', { card: cards.adventure.names[moment.card]!, name: names[moment.from]! })}</p>
        </Frame>
      );
    case 'staff':
      return (
        <Frame
          seat={moment.seat}
          title={say('qs.scene.staff')}
          card={<Icon of={STAFF_OF_AGES} className="moment__staff" />}
        >
          <p>{say(moment.rule === 'QS-27' ? 'qs.scene.staff.wins' : 'qs.scene.staff.ends')}</p>
        </Frame>
      );
    case 'lastRound':
      return (
        <Frame seat={moment.seat} title={say('qs.scene.last')} card={null}>
          <p>
            {say(moment.rule === 'QS-45' ? 'qs.scene.last.equal' : 'qs.scene.last.text', {
              name: names[moment.seat]!,
              points: moment.points,
            })}
          </p>
        </Frame>
      );
    case 'gameOver':
      return <GameOver moment={moment} />;
  }
};

/** QS-40 How a game of a match came out, and how the match stands. */
const GameOver = ({ moment }: { moment: Moment & { type: 'gameOver' } }): JSX.Element => {
  const { names } = useTable();
  const { points, totals, reward } = moment;
  return (
    <Frame seat={null} title={say('qs.scene.over')} card={null}>
      {reward ? (
        <p>
          {say(reward.takes ? 'qs.scene.takes' : 'qs.scene.gives', { name: names[reward.seat]!, points: STAFF_REWARD })}
        </p>
      ) : null}
      <table className="sums">
        <thead>
          <tr>
            <th scope="col">{say('result.player')}</th>
            {points ? <th scope="col">{say('qs.match.game')}</th> : null}
            {totals ? <th scope="col">{say('qs.match.all')}</th> : null}
          </tr>
        </thead>
        <tbody>
          {names.map((name, seat) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
            <tr key={seat}>
              <th scope="row">
                <Portrait seat={seat} size="xs" /> {name}
              </th>
              {points ? <Sum of={points} seat={seat} /> : null}
              {totals ? <Sum of={totals} seat={seat} /> : null}
            </tr>
          ))}
        </tbody>
      </table>
    </Frame>
  );
};

/** What somebody has; gilt if nobody has more. */
const Sum = ({ of, seat }: { of: readonly number[]; seat: number }): JSX.Element => (
  <td>{of[seat] === Math.max(...of) ? <b>{written(of[seat]!)}</b> : written(of[seat]!)}</td>
);
