import owl from 'icon:owl';
import type { Advice } from '@gilt/bots/review/advice';
import { usualBudget } from '@gilt/bots/review/budget';
import type { View } from '@gilt/engine/view';
import { type JSX, type ReactNode, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { Icon } from '../furniture/icon.tsx';
import { type TableView, useTable } from '../table/view.ts';
import { noteAsked } from './asked.ts';
import { Beliefs } from './beliefs.tsx';
import { ClauseHere } from './clause-here.tsx';
import { advice as adviceOf } from './coach.ts';
import { choiceSaid } from './said.ts';
import { say } from './say.ts';
import { Worths } from './worths.tsx';
import '../look/worths.css';
import '../look/coach.css';

/** The coach beside the table: first where to look, then what to weigh, and only then what it would play. */
export const CoachPanel = ({ close }: { close: () => void }): JSX.Element => {
  const view = useTable();
  const heading = useRef<HTMLHeadingElement>(null);
  const room = useRoom();
  const number = view.now?.asked && view.now.chosen === null ? view.now.asked.number : null;
  useEffect(() => heading.current?.focus(), []);
  useEffect(() => {
    const leave = ({ key }: KeyboardEvent): void => {
      if (key === 'Escape') close();
    };
    addEventListener('keydown', leave);
    return () => removeEventListener('keydown', leave);
  }, [close]);
  return createPortal(
    <section
      className="coach-panel"
      data-game={view.game.id}
      aria-labelledby="coach"
      data-beside={room.rail > 0}
      style={
        {
          '--question-foot': `${room.foot}px`,
          '--rail': `${room.rail}px`,
          '--rail-top': `${room.top}px`,
        } as React.CSSProperties
      }
    >
      <header>
        <Icon of={owl} className="coach__owl" />
        <div>
          <h3 id="coach" ref={heading} tabIndex={-1}>
            {say('coach')}
          </h3>
          <p>{say('coach.knows')}</p>
        </div>
        <button type="button" className="btn btn--quiet" onClick={close} aria-label={say('close')}>
          ✕
        </button>
      </header>
      {number === null ? <p>{say('coach.nothing')}</p> : <Asked key={number} view={view} number={number} />}
      <footer className="caption">{say('coach.noted')}</footer>
    </section>,
    document.body,
  );
};

/** Where there is room for the coach, in pixels: the rail, if it is there, and how far down the question reaches, which a sheet must not cover. */
interface RoomForCoach {
  readonly rail: number;
  readonly top: number;
  readonly foot: number;
}

function useRoom(): RoomForCoach {
  const [room, setRoom] = useState<RoomForCoach>({ rail: 0, top: 0, foot: 0 });
  useEffect(() => {
    const boxOf = (selector: string): DOMRect | undefined => document.querySelector(selector)?.getBoundingClientRect();
    const measure = (): void => {
      const rail = boxOf('.r-rail');
      setRoom({ rail: rail?.width ?? 0, top: rail?.top ?? 0, foot: boxOf('#question')?.bottom ?? 0 });
    };
    measure();
    addEventListener('resize', measure);
    return () => removeEventListener('resize', measure);
  }, []);
  return room;
}

/** One question, in three steps. */
const Asked = ({ view, number }: { view: TableView; number: number }): JSX.Element => {
  const [advice, setAdvice] = useState<Advice | null>(null);
  const [trouble, setTrouble] = useState<string | null>(null);
  const [step, setStep] = useState(1);
  const { game, table, now } = view;
  const asking = useRef({ game, table, now });
  useEffect(() => {
    const controller = new AbortController();
    const { game: rules, table: there, now: here } = asking.current;
    const cards = rules.cards?.other;
    const open = {
      game: rules.id,
      options: there.options,
      ...(cards ? { cards } : {}),
      view: here!.view as unknown as View,
    };
    noteAsked(there.code, number);
    adviceOf(open, { budget: usualBudget(rules.id), seed: 1 }, number, controller.signal).then(
      setAdvice,
      (error: Error) => setTrouble(error.message),
    );
    return () => controller.abort();
  }, [number]);
  if (trouble) return <p role="alert">{say('coach.failed', { why: trouble })}</p>;
  if (!advice) return <p role="status">{say('coach.thinking')}</p>;
  return (
    <>
      <ol className="hints">
        <Rung number={1} title={say('coach.where')}>
          <p>{whereToLook(view, advice)}</p>
          <Beliefs weighed={advice} />
        </Rung>
        {step > 1 ? (
          <Rung number={2} title={say('coach.weigh')}>
            <Weigh advice={advice} />
          </Rung>
        ) : null}
        {step > 2 ? (
          <Rung number={3} title={say('coach.play')}>
            <p>
              <b>{say('coach.play.best', { best: choiceSaid(view, advice.where, advice.best) })}</b>
            </p>
            <Worths weighed={advice} own />
          </Rung>
        ) : null}
      </ol>
      {step < 3 ? (
        <button type="button" className="btn btn--go" onClick={() => setStep(step + 1)}>
          {say(step === 1 ? 'coach.weigh' : 'coach.play')}
        </button>
      ) : null}
    </>
  );
};

/** Whoever asks for the next step goes on reading there. */
const Rung = ({ number, title, children }: { number: number; title: string; children: ReactNode }): JSX.Element => {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <li>
      <h4 ref={heading} tabIndex={-1}>
        <b aria-hidden="true">{number}</b>
        {title}
      </h4>
      {children}
    </li>
  );
};

/** The rival of whom most can be told. */
function whereToLook(view: TableView, { where, beliefs }: Advice): string {
  const [surest] = beliefs.toSorted((a, b) => b.plays[0]!.share - a.plays[0]!.share);
  if (!surest) return say('coach.where.alone');
  const [{ name, share }] = surest.plays as [{ name: string; share: number }];
  return say('coach.where.others', {
    name: view.names[surest.seat - 1]!,
    play: choiceSaid(view, where, name),
    share: Math.round(100 * share),
  });
}

/** What most tells a good answer from another, without saying which is which. */
const Weigh = ({ advice: { options } }: { advice: Advice }): JSX.Element => {
  const view = useTable();
  const whys = options.flatMap(({ why }) => why ?? []);
  if (options.every(({ verdict }) => verdict !== 'cost')) return <p>{say('coach.weigh.even')}</p>;
  const [why] = whys.toSorted((a, b) => Math.abs(b.better - b.chosen) - Math.abs(a.better - a.chosen));
  if (!why) return <p>{say('coach.weigh.nothing')}</p>;
  return (
    <p>
      {say('coach.weigh.why', {
        better: why.better,
        times: why.chosen,
        worlds: why.worlds,
        event: view.speaker.say(why.says),
      })}{' '}
      <ClauseHere game={view.game.id} clause={why.rule} />
    </p>
  );
};
