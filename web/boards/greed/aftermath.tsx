import type { Event } from '@gilt/games/greed/events';
import type { GreedView } from '@gilt/games/greed/secrets';
import { type JSX, useEffect } from 'react';
import { CrestPortrait } from '../../furniture/crest.tsx';
import { FlyIn } from '../../furniture/fly-in.tsx';
import { useGlide } from '../../furniture/glide.ts';
import { Stage } from '../../furniture/regions.tsx';
import { TurnUp } from '../../furniture/turn-up.tsx';
import { TurnedRow } from '../../furniture/turned.tsx';
import type { Chapter } from '../../player/story.ts';
import { sound } from '../../sounds.ts';
import { isLong } from '../../table/question-text.ts';
import { useGame, useTable } from '../../table/view.ts';
import { EMBLEM, GreedCard } from './cards.tsx';
import { Deeds } from './deeds.tsx';
import { Worth } from './displays.tsx';
import { say } from './say.ts';
import { type Column, isCards, LAST_PHASES, laidOut } from './story.ts';
import { numberAndName } from './text.ts';

/** The cards of a turn in the order of their numbers, what came of each, and what everybody owns by now. */
export const Aftermath = ({
  turn: { events, before },
  follows,
}: {
  turn: Chapter<GreedView, Event>;
  /** What would follow from the choice that is picked. */
  follows?: string | undefined;
}): JSX.Element => {
  const { scene } = useTable<GreedView, Event>();
  const { round } = useGame<GreedView>();
  const { columns, acting, after } = laidOut(events);
  const beat = scene?.beat;
  const wave = columns.at(-1)!.wave;
  const first = columns.findIndex((column) => column.wave === wave);
  const coming = beat === 'together' || beat === 'turn';
  const fresh = scene?.events.some(isCards) ?? false;
  useEffect(() => {
    if (beat === 'turn') sound('turn');
    if (beat === 'act' && fresh) sound('gems');
  }, [beat, fresh]);
  return (
    <Stage className="turn" label={say('gr.turnedUp')} cols={columns.length}>
      <header className="laid__head">
        <h2 className="label">{say('gr.turnOf', { round })}</h2>
        <p className="remark">{say('gr.turnText')}</p>
      </header>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls where there is much of it, and what scrolls must be reachable by keyboard */}
      <div className="turn__all" tabIndex={0} data-scrolls>
        <TurnedRow>
          {columns.map((column, i) => (
            <TurnColumn
              key={`${column.wave} ${column.card}`}
              column={column}
              // Until the faces are seen, cards lie as people sit.
              place={coming && i >= first ? first + column.seat : i}
              open={beat !== 'together' || i < first}
              mark={coming ? null : column === acting && !scene?.staying ? 'now' : 'waits'}
              before={before?.game ?? null}
            />
          ))}
        </TurnedRow>
        {LAST_PHASES.filter((each) => after[each].length > 0).map((each) => (
          <section key={each} className="last-phase">
            <h3>{say(`gr.box.${each}`)}</h3>
            <Deeds events={after[each]} />
          </section>
        ))}
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
  mark,
  before,
}: {
  column: Column;
  /** Where it lies in the row. */
  place: number;
  open: boolean;
  /** What is written over a card that is being carried out, or over one that has not been yet. */
  mark: 'now' | 'waits' | null;
  before: GreedView['game'] | null;
}): JSX.Element => {
  const { names } = useTable();
  const self = useGlide<HTMLLIElement>(place);
  const failed = acts[0]?.deeds.some(({ type }) => type === 'unpaid' || type === 'unmet') ?? false;
  const state = acts.length === 0 ? 'closed' : failed ? 'cancelled' : 'counts';
  return (
    <li className="turned" data-state={state} data-now={mark === 'now'} style={{ order: place }} ref={self}>
      <h3>
        <CrestPortrait seat={seat} size="sm" />
        <span data-cut={isLong(names[seat]!) || undefined}>{names[seat]}</span>
      </h3>
      {wave === 0 ? <Worth seat={seat} held={false} since={before} look="worth--balance" /> : <span />}
      <div className="turned__card">
        <FlyIn from={`slot-${seat}`} seconds={0.24}>
          <TurnUp open={open} emblem={EMBLEM}>
            <GreedCard card={card} />
          </TurnUp>
        </FlyIn>
        {mark === 'waits' && acts.length === 0 ? <span className="waits">{say('gr.waits')}</span> : null}
        {mark === 'now' ? <span className="waits waits--now">{say('gr.nowActs')}</span> : null}
      </div>
      <div className="shares">
        {acts.map((act, i) => (
          <div key={act.card} className={i > 0 ? 'on-top' : ''}>
            {i > 0 ? <b>{say('gr.deed.top', { card: numberAndName(act.card) })}</b> : null}
            <Deeds events={act.deeds} seat={act.seat} card={act.card} />
          </div>
        ))}
      </div>
    </li>
  );
};
