import { heardBy } from '@gilt/engine/event';
import { type Attempt, LEARNER, type Lesson } from '@gilt/engine/lesson';
import type { WhatIf } from '@gilt/engine/what-if';
import { wordsFor } from '@gilt/engine/words';
import { type JSX, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { Board } from '../boards/board.ts';
import { Enlarge } from '../furniture/enlarge.tsx';
import { Log } from '../furniture/log.tsx';
import { Announcer } from '../table/announcer.tsx';
import { useFocus } from '../table/use-focus.ts';
import { useKeys } from '../table/use-keys.ts';
import { useTableView } from '../table/use-table-view.ts';
import { TableContext, type TableView } from '../table/view.ts';
import { LessonBar } from './bar.tsx';
import { Coach, Marked } from './coach.tsx';
import { say } from './say.ts';
import { showingSlowly } from './showing.ts';
import { lessonStore } from './store.ts';

/** So many lines of the log say what a try led to. */
const LINES = 3;

/** One step of a lesson: the board, one thing of it lit, and what the coach says. */
export const LessonStepTable = ({
  at,
  names,
  board,
  lesson,
  place,
  goal,
  openClause,
  answer,
  leave,
  skip,
}: {
  at: WhatIf;
  names: readonly string[];
  board: Board;
  lesson: Lesson;
  place: number;
  goal: string;
  openClause: (clause: string | null) => void;
  answer: (choice: string) => Attempt;
  /** What came of an answer has been read. */
  leave: (tried: Attempt) => void;
  skip: () => void;
}): JSX.Element | null => {
  const { game } = at;
  const step = lesson.steps[place]!;
  const [tried, setTried] = useState<Attempt | null>(null);
  const carry = useRef(answer);
  carry.current = answer;
  const showing = useMemo(() => showingSlowly(board), [board]);
  const store = useMemo(() => {
    const carriedOut = (choice: string): Attempt => {
      const result = carry.current(choice);
      setTried(result);
      return result;
    };
    return lessonStore(at, board, names, carriedOut);
  }, [at, board, names]);
  useEffect(() => store.close, [store]);
  const shown = useTableView(store, game, board, true, openClause, showing);
  const isLast = store.player.isLast();
  const goOn = useCallback(() => {
    if (tried && store.player.isLast()) leave(tried);
    else store.player.goOn();
  }, [tried, store, leave]);
  const told = tried !== null && isLast && (shown?.scene?.staying ?? true);
  const view = shown && {
    ...shown,
    goOn,
    ...(told ? { told: say(tried.good ? 'lesson.well' : 'lesson.would') } : {}),
  };
  useKeys(view, () => {});
  useFocus(view);
  if (!view) return null;
  return (
    <TableContext value={view}>
      <a className="skip" href="#question">
        {say('skip')}
      </a>
      <Enlarge />
      <div className="frame">
        <div className="table" data-tab="table" data-lit={tried ? undefined : step.lit}>
          <LessonBar lesson={lesson} place={place} openRules={() => openClause(null)} skip={skip} />
          <board.Table />
          <aside className="r-rail" aria-label={say('rail')}>
            <Log />
          </aside>
        </div>
      </div>
      <Coach
        goal={goal}
        openClause={openClause}
        clause={told && !tried.good ? (causeIn(lesson, tried) ?? step.clauses[0]!) : step.clauses[0]!}
        {...(told
          ? { next: { label: say(tried.good ? 'lesson.next' : 'lesson.again'), act: () => leave(tried) } }
          : {})}
        mood={told ? (tried.good ? 'good' : 'wrong') : 'asks'}
      >
        {told ? (
          tried.good ? (
            <Marked text={step.done} />
          ) : (
            <>
              {tried.words === null ? <Led view={view} tried={tried} /> : <Marked text={tried.words} />}{' '}
              <i>{say('lesson.free')}</i>
            </>
          )
        ) : (
          <>
            {step.plan ? <i>{step.plan} </i> : null}
            <Marked text={step.words} />
          </>
        )}
      </Coach>
      <Announcer />
    </TableContext>
  );
};

/** What a try led to, as the log tells it. */
const Led = ({ view: { game, speaker }, tried }: { view: TableView; tried: Attempt }): JSX.Element => {
  const lines = tried.told.flatMap((each) => {
    const event = heardBy(each, LEARNER);
    const words = event && wordsFor(game.words, event);
    return words ? speaker.say(words) : [];
  });
  return (
    <>
      {say('lesson.wrong')} {lines.slice(-LINES).join(' ')}
    </>
  );
};

/** The last clause of the lesson that had a part in what came of a try. */
const causeIn = ({ steps }: Lesson, { told }: Attempt): string | null =>
  told.findLast(({ event }) => steps.some(({ clauses }) => clauses.includes(event.rule)))?.event.rule ?? null;
