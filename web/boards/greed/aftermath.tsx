import cash from 'icon:money-stack';
import coins from 'icon:two-coins';
import { type JSX, useEffect } from 'react';
import { FlyIn } from '../../furniture/fly-in.tsx';
import { useGlide } from '../../furniture/glide.ts';
import { Icon } from '../../furniture/icon.tsx';
import { Stage } from '../../furniture/regions.tsx';
import { TurnUp } from '../../furniture/turn-up.tsx';
import { sound } from '../../sounds.ts';
import { isLong } from '../../table/question-text.ts';
import { useTable } from '../../table/view.ts';
import { say } from '../../words.ts';
import { EMBLEM, GreedCard } from './cards.tsx';
import { Deeds } from './deeds.tsx';
import { Portrait } from './seats.tsx';
import { type Column, LAST_PHASES, type Story, type Wealth } from './story.ts';
import { cashChange, cashWords, markerChange, numberAndName } from './text.ts';

/** The cards come together, turn, and are carried out one after another by number. */
export const TURN = 1;
export const FIRST_ACT = 2;
const TOGETHER = 240;
const TURNING = 900;
const ACTS_TOGETHER = 2000;
const LONGEST_ACT = 650;
const THE_REST = 350;

/** How long each step takes: however many cards there are, all of it is soon over. */
export const stepsFor = (cards: number): number[] => [
  TOGETHER,
  TURNING,
  ...Array.from({ length: cards }, () => Math.min(LONGEST_ACT, Math.floor(ACTS_TOGETHER / Math.max(1, cards)))),
  THE_REST,
];

/** The cards of a turn in the order of their numbers, and what came of each. `from`: the first that has just been turned up. */
export const Aftermath = ({
  story,
  phase,
  from,
  follows,
}: {
  story: Story;
  phase: number;
  from: number;
  /** What would follow from the choice that is picked. */
  follows?: string | undefined;
}): JSX.Element => {
  const { columns, after, closed, round } = story;
  // Until the faces are seen, cards lie as people sit.
  const sorted = phase >= FIRST_ACT;
  const over = phase >= FIRST_ACT + columns.length - from;
  const at = columns.findIndex(
    ({ acts }, i) => acts.length > 0 && columns.slice(i + 1).every((next) => next.acts.length === 0),
  );
  useEffect(() => {
    if (phase === TURN) sound('turn');
    if (phase === FIRST_ACT) sound('gems');
  }, [phase]);
  return (
    <Stage className="turn" label={say('gr.turnedUp')} cols={columns.length}>
      <header className="laid__head">
        <h2 className="label">{say('gr.turnOf', { round })}</h2>
        <p className="remark">{say('gr.turnText')}</p>
      </header>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls where there is much of it, and what scrolls must be reachable by keyboard */}
      <div className="turn__all" tabIndex={0} data-scrolls>
        <ol className="turned-row">
          {columns.map((column, i) => (
            <TurnColumn
              key={`${column.wave} ${column.card}`}
              column={column}
              place={sorted || i < from ? i : from + column.seat}
              open={phase >= TURN || i < from}
              shown={i < from || phase >= FIRST_ACT + i - from}
              now={i === at && !closed && LAST_PHASES.every((each) => after[each].length === 0)}
              story={story}
              over={over}
            />
          ))}
        </ol>
        {over
          ? LAST_PHASES.filter((each) => after[each].length > 0).map((each) => (
              <section key={each} className="last-phase">
                <h3>{say(`gr.box.${each}`)}</h3>
                <Deeds events={after[each]} />
              </section>
            ))
          : null}
      </div>
      {follows ? (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls where there is much of it, and what scrolls must be reachable by keyboard
        <p className="follows" tabIndex={0} data-scrolls>
          {follows}
        </p>
      ) : null}
    </Stage>
  );
};

const TurnColumn = ({
  column: { seat, card, wave, acts },
  place,
  open,
  shown,
  now,
  story,
  over,
}: {
  column: Column;
  /** Where it lies in the row. */
  place: number;
  open: boolean;
  shown: boolean;
  now: boolean;
  story: Story;
  over: boolean;
}): JSX.Element => {
  const { names } = useTable();
  const self = useGlide<HTMLLIElement>(place);
  const failed = acts[0]?.events.some(({ type }) => type === 'unpaid' || type === 'unmet') ?? false;
  const state = !shown || acts.length === 0 ? 'closed' : failed ? 'cancelled' : 'counts';
  return (
    <li className="turned" data-state={state} data-now={now} style={{ order: place }} ref={self}>
      <h3>
        <Portrait seat={seat} size="sm" />
        <span data-cut={isLong(names[seat]!) || undefined}>{names[seat]}</span>
      </h3>
      {wave === 0 ? (
        <Balance before={story.before[seat]!} now={over ? story.now[seat]! : story.before[seat]!} />
      ) : (
        <span />
      )}
      <div className="turned__card">
        <FlyIn from={`slot-${seat}`} seconds={0.24}>
          <TurnUp open={open} emblem={EMBLEM}>
            <GreedCard card={card} />
          </TurnUp>
        </FlyIn>
        {shown && acts.length === 0 ? <span className="waits">{say('gr.waits')}</span> : null}
        {shown && now ? <span className="waits waits--now">{say('gr.nowActs')}</span> : null}
      </div>
      <div className="shares">
        {shown
          ? acts.map((act, i) => (
              <div key={act.card} className={i > 0 ? 'on-top' : ''}>
                {i > 0 ? <b>{say('gr.deed.top', { card: numberAndName(act.card) })}</b> : null}
                <Deeds events={act.events} seat={act.seat} card={act.card} />
              </div>
            ))
          : null}
      </div>
    </li>
  );
};

/** What somebody owns, and what this turn has made of it. */
const Balance = ({ before, now }: { before: Wealth; now: Wealth }): JSX.Element => (
  <p className="worth worth--balance">
    <span className="worth__cash">
      <Icon of={cash} label={say('gr.cash.label')} />
      {cashWords(now.cash)}
      <Change text={cashChange(now.cash - before.cash)} by={now.cash - before.cash} />
    </span>
    <span className={now.markers === 0 ? 'worth__none' : ''}>
      <Icon of={coins} label={say('gr.markers.label')} />
      {now.markers}
      <Change text={markerChange(now.markers - before.markers).replace('●', '')} by={now.markers - before.markers} />
    </span>
  </p>
);

const Change = ({ text, by }: { text: string; by: number }): JSX.Element | null =>
  by === 0 ? null : <i className={by > 0 ? 'gain' : 'gain gain--loss'}>{text}</i>;
