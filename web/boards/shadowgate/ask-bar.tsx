import { DECK, PASS, STOP } from '@gilt/games/shadowgate/card-set';
import type { Cards } from '@gilt/games/shadowgate/cards';
import { LEVELS, PLACES } from '@gilt/games/shadowgate/item-types';
import type { ShadowgateView } from '@gilt/games/shadowgate/secrets';
import type { JSX, ReactNode } from 'react';
import { Icon } from '../../furniture/icon.tsx';
import { type TableView, useGame, useTable } from '../../table/view.ts';
import { say, type WordId } from '../../words.ts';
import { billOf } from './bill.ts';
import { underWay } from './deeds.ts';
import { Dues } from './dues.tsx';
import { typeIcon } from './icons.ts';
import { Places } from './places.tsx';
import { ACT, DRAW, ITEM, LEVEL, PAY, type Plan } from './plan.ts';
import type { useQueue } from './queue.ts';
import { Rungs } from './rungs.tsx';
import { useCards } from './set.ts';
import { deedName } from './turn-strip.tsx';

/** What you are asked, verb first. */
export function titleOf({ now }: TableView, cards: Cards, { deed, payment }: Plan, toGo: number): ReactNode {
  const asked = now!.asked!;
  const game = now!.view.game as unknown as ShadowgateView['game'];
  const title = (id: WordId, what: string): ReactNode => (
    <>
      {say(id)} <b>{what}</b>
    </>
  );
  switch (asked.where) {
    case 'draft.pick':
      return title('qs.ask.draft', say('qs.ask.draft.what'));
    case 'eventPhase.playEvent':
      return title('qs.ask.event', say('qs.ask.event.what'));
    case 'turn.lightTorch':
      return title('qs.ask.torch', say('qs.ask.torch.what'));
    case DRAW: {
      const { must, may } = now!.view.flow.stack.at(-1)!.locals as { must: number; may: number };
      return title('qs.ask.draw', say('qs.ask.draw.what', { must, may }));
    }
    case ACT:
      if (!deed) return title('qs.ask.act', say('qs.actions', { left: game.actions }));
      return title(`qs.ask.${deed.type}` as WordId, deedName(cards, deed));
    case PAY:
      return title(payment?.met ? 'qs.ask.paid' : 'qs.ask.pay', deed ? deedName(cards, deed) : '');
    case 'steal.doubleStat': {
      const begun = underWay(now!.view.flow.stack);
      return title('qs.ask.double', begun ? deedName(cards, begun.deed) : '');
    }
    case LEVEL:
    case ITEM: {
      const begun = underWay(now!.view.flow.stack);
      return title(asked.where === LEVEL ? 'qs.ask.level' : 'qs.ask.useItem', begun ? deedName(cards, begun.deed) : '');
    }
    case 'drawPhase.discardDown':
      return title('qs.ask.discard', say('qs.ask.discard.what', { count: toGo }));
    case 'eventPhase.loseCard':
      return title('qs.ask.lose', say('qs.ask.lose.what', { count: toGo }));
    default:
      return undefined;
  }
}

/** What can be chosen besides cards, and what a plan comes to. */
export const AskBar = ({
  seat,
  plan,
  queue,
}: {
  seat: number;
  plan: Plan;
  queue: ReturnType<typeof useQueue>;
}): JSX.Element | null => {
  const { now, seal, pick, picked } = useTable();
  const cards = useCards();
  const { names, where } = now!.asked!;
  switch (where) {
    case 'eventPhase.playEvent':
      return (
        <Choices>
          <button type="button" className="btn" onClick={() => seal(PASS)} data-digit={1} data-at-once>
            {say('qs.noEvent')}
          </button>
        </Choices>
      );
    case ACT:
      return plan.deed ? <PlanBar seat={seat} plan={plan} /> : <Deeds names={names} />;
    case PAY:
      return <PlanBar seat={seat} plan={plan} />;
    case DRAW: {
      const { must, may } = now!.view.flow.stack.at(-1)!.locals as { must: number; may: number };
      return (
        <Choices>
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
            <button type="button" className="btn" onClick={() => seal(STOP)} data-digit={0} data-at-once>
              {say('qs.draw.stop')}
            </button>
          ) : null}
        </Choices>
      );
    }
    case LEVEL: {
      const begun = underWay(now!.view.flow.stack);
      return begun?.deed.type === 'quest' ? (
        <Rungs
          seat={seat}
          side={begun.deed.side}
          level={picked === null ? null : LEVELS.indexOf(picked as (typeof LEVELS)[number])}
          onAim={(level) => pick(LEVELS[level]!)}
        />
      ) : null;
    }
    case ITEM:
      return (
        <Choices>
          {names.map((name, i) => {
            const card = cards.adventure.ids.indexOf(name);
            return (
              <Option key={name} choice={name} digit={i + 1}>
                <Icon of={typeIcon(cards.adventure.type[card]!)} />
                <span>{cards.adventure.names[card]}</span>
              </Option>
            );
          })}
        </Choices>
      );
    case 'steal.doubleStat':
      return <Doubling />;
    case 'match.chooseReward':
      return (
        <Choices>
          {names.map((name, i) => (
            <Option key={name} choice={name} digit={i + 1}>
              {say(`qs.reward.${name}` as WordId)}
            </Option>
          ))}
        </Choices>
      );
    default:
      return null;
  }
};

const Choices = ({ children }: { children: ReactNode }): JSX.Element => <span className="ask">{children}</span>;

/** Something to pick before it is sealed. */
const Option = ({ choice, digit, children }: { choice: string; digit?: number; children: ReactNode }): JSX.Element => {
  const { picked, pick } = useTable();
  return (
    <button
      type="button"
      className="btn"
      aria-pressed={picked === choice}
      onClick={() => pick(picked === choice ? null : choice)}
      data-digit={digit}
      data-pick
    >
      {children}
    </button>
  );
};

/** QS-12 What can be done that is no card and no quest. */
const Deeds = ({ names }: { names: readonly string[] }): JSX.Element => {
  const game = useGame<ShadowgateView>();
  return (
    <Choices>
      {names.includes('cycle') ? <Option choice="cycle">{say('qs.deed.cycle')}</Option> : null}
      {names.includes('staff') ? <Option choice="staff">{say('qs.deed.staff')}</Option> : null}
      <Option choice="done" digit={0}>
        {say('qs.deed.done.draw', { cards: 1 + game.actions })}
      </Option>
    </Choices>
  );
};

/** A deed that is planned: what is missing of its cost, and of a quest how well it will be done. */
const PlanBar = ({ seat, plan }: { seat: number; plan: Plan }): JSX.Element => {
  const { deed, payment, purse, bill, rungs, level } = plan;
  return (
    <span className="ask ask--plan">
      {purse && payment ? <Dues bill={bill} purse={purse} payment={payment} /> : null}
      {deed?.type === 'theft' && !purse ? <Ransom seat={seat} plan={plan} /> : null}
      {rungs && deed?.type === 'quest' ? <Rungs seat={seat} side={deed.side} level={level} onAim={plan.aim} /> : null}
      {rungs && level !== null && rungs[level]!.ways.length > 1 ? (
        <button type="button" className="btn" onClick={plan.otherWay}>
          {say('qs.otherItems')}
        </button>
      ) : null}
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

/** QS-43 What a theft can come to: its owner will say which stat is doubled. */
const Ransom = ({ seat, plan }: { seat: number; plan: Plan }): JSX.Element | null => {
  const cards = useCards();
  const { names } = useTable();
  const game = useGame<ShadowgateView>();
  const { deed } = plan;
  if (deed?.type !== 'theft') return null;
  return (
    <span className="ransom">
      <i>{say('qs.ransom', { name: names[deed.from]! })}</i>
      {PLACES.map((place, i) => (
        <span key={place}>
          {say(`qs.place.${place}`)}{' '}
          <Places of={billOf(cards, game, seat, deed, i)!.missing} look="line" label={say('qs.missing')} />
        </span>
      ))}
    </span>
  );
};

/** QS-43 Which of your stats makes it dearest for the thief. */
const Doubling = (): JSX.Element => {
  const { now, names, you } = useTable();
  const cards = useCards();
  const game = useGame<ShadowgateView>();
  const begun = underWay(now!.view.flow.stack)!.deed;
  return (
    <Choices>
      <span className="ransom">
        <i>{say('qs.double.hint', { name: names[game.active]! })}</i>
      </span>
      {PLACES.map((place, i) => (
        <Option key={place} choice={place} digit={i + 1}>
          <span>{say(`qs.place.${place}`)}</span>
          {you === null ? null : (
            <Places
              of={billOf(cards, game, game.active, begun, i)?.missing ?? [0, 0, 0]}
              look="line"
              label={say('qs.missing')}
            />
          )}
        </Option>
      ))}
    </Choices>
  );
};
