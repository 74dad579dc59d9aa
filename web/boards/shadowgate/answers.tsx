import { billOf } from '@gilt/games/shadowgate/bill';
import { DECK, PASS, STOP } from '@gilt/games/shadowgate/card-set';
import { underWay } from '@gilt/games/shadowgate/deeds';
import { drawsOf } from '@gilt/games/shadowgate/draw-phase';
import { PLACES } from '@gilt/games/shadowgate/item-types';
import { STAFF_REWARD } from '@gilt/games/shadowgate/scoring';
import type { JSX } from 'react';
import { Answer } from '../../furniture/answer.tsx';
import { useTable } from '../../table/view.ts';
import { Dues } from './dues.tsx';
import { Places } from './places.tsx';
import { ACT, DRAW, PAY, type Plan } from './plan.ts';
import type { useQueue } from './queue.ts';
import { say, type WordId } from './say.ts';
import { useCards, useCastle } from './set.ts';

/** What can be chosen besides cards, and what is missing of a payment: it stands in the question. */
export const Answers = ({ plan, queue }: { plan: Plan; queue: ReturnType<typeof useQueue> }): JSX.Element | null => {
  const { now } = useTable();
  const { names, where } = now!.asked!;
  switch (where) {
    case 'eventPhase.playEvent':
      return (
        <span className="answers">
          <Answer choice={PASS} digit={1}>
            {say('qs.noEvent')}
          </Answer>
        </span>
      );
    case ACT:
      return plan.deed ? <Paying plan={plan} /> : <Deeds names={names} />;
    case PAY:
      return <Paying plan={plan} />;
    case DRAW:
      return <Draws names={names} queue={queue} />;
    case 'steal.doubleStat':
      return <Doubling />;
    case 'match.chooseReward':
      return (
        <span className="answers">
          {names.map((name, i) => (
            <Answer key={name} choice={name} digit={i + 1} picks>
              {say(`qs.reward.${name}` as WordId, { points: STAFF_REWARD })}
            </Answer>
          ))}
        </span>
      );
    default:
      return null;
  }
};

/** QS-12 What can be done that is no card and no quest. */
const Deeds = ({ names }: { names: readonly string[] }): JSX.Element => {
  const { must, may } = drawsOf(useCards(), useCastle());
  return (
    <span className="answers">
      {names.includes('cycle') ? (
        <Answer choice="cycle" picks>
          {say('qs.deed.cycle')}
        </Answer>
      ) : null}
      {names.includes('staff') ? (
        <Answer choice="staff" picks>
          {say('qs.deed.staff')}
        </Answer>
      ) : null}
      <Answer choice="done" digit={0} picks>
        {say('qs.deed.done.draw', { cards: must + may })}
      </Answer>
    </span>
  );
};

const Draws = ({ names, queue }: { names: readonly string[]; queue: ReturnType<typeof useQueue> }): JSX.Element => {
  const { now } = useTable();
  const { must, may } = now!.view.flow.stack.at(-1)!.locals as { must: number; may: number };
  return (
    <span className="answers">
      {names.includes(DECK) && must + may > 1 ? (
        <button
          type="button"
          className="btn"
          onClick={() => queue.run(DECK, DRAW, { [DRAW]: Array.from({ length: must + may - 1 }, () => DECK) })}
        >
          {say('qs.draw.all', { count: must + may })}
        </button>
      ) : null}
      {names.includes(STOP) ? (
        <Answer choice={STOP} digit={0}>
          {say('qs.draw.stop')}
        </Answer>
      ) : null}
    </span>
  );
};

/** QS-18 A deed that is planned: what is missing of its cost, what would pay it, and the way back. */
const Paying = ({ plan }: { plan: Plan }): JSX.Element => {
  const { payment, purse, bill } = plan;
  return (
    <span className="answers paying">
      {purse && payment ? <Dues bill={bill} purse={purse} payment={payment} /> : null}
      {payment && !payment.met ? (
        <button type="button" className="btn" onClick={plan.fill} data-key="fill">
          {say('qs.fill')}
        </button>
      ) : null}
      {bill || !purse ? (
        <button
          type="button"
          className="btn btn--back"
          onClick={plan.clear}
          data-key="take-back"
          aria-label={say('qs.putBack')}
          title={say('qs.putBack')}
        >
          ✕
        </button>
      ) : null}
    </span>
  );
};

/** QS-43 Which of your stats makes it dearest for the thief. */
const Doubling = (): JSX.Element => {
  const { now, names, you } = useTable();
  const cards = useCards();
  const game = useCastle();
  const begun = underWay(now!.view.flow.stack)!.deed;
  return (
    <span className="answers doubling">
      <i>{say('qs.double.hint', { name: names[game.active]! })}</i>
      {PLACES.map((place, i) => (
        <Answer key={place} choice={place} digit={i + 1} picks>
          <span>{say(`qs.place.${place}`)}</span>
          {you === null ? null : (
            <Places
              of={billOf(cards, game, game.active, begun, i)?.missing ?? [0, 0, 0]}
              look="line"
              label={say('qs.missing')}
            />
          )}
        </Answer>
      ))}
    </span>
  );
};
