import type { AnyEvent } from '@gilt/engine/event';
import type { Lesson } from '@gilt/engine/lesson';
import { type JSX, useEffect, useRef, useState } from 'react';
import { gameInfo } from '../games.ts';
import { Coach } from '../lesson/coach.tsx';
import { say } from '../lesson/say.ts';
import { useTable } from './view.ts';
import '../look/lesson.css';

/** So many times something is turned up while the coach is still there. */
const ROUNDS = 3;

/** Whether somebody comes from a lesson: their coach sits beside them. */
export const isCoached = (): boolean => new URLSearchParams(location.search).has('coach');

/** In a first real game: why that has just happened to you, in the words of the lesson. */
export const Beside = (): JSX.Element | null => {
  const { game, scene, you, openClause } = useTable();
  const [lesson, setLesson] = useState<Lesson | null>(null);
  const rounds = useRef(new Set<number>());
  useEffect(() => {
    void gameInfo(game.id)!.lesson().then(setLesson);
  }, [game]);
  if (scene?.staying) rounds.current.add(scene.n);
  if (!lesson || !scene?.staying || you === null || rounds.current.size > ROUNDS) return null;
  const because = whatBefell(lesson, scene.events, you);
  return because ? (
    <Coach clause={because.clause} openClause={openClause} mood="asks">
      {because.title}. {say('lesson.that')}
    </Coach>
  ) : null;
};

/** The last thing that befell a seat by a clause that the lesson has taught, or else anybody. */
function whatBefell(
  { steps }: Lesson,
  events: readonly AnyEvent[],
  seat: number,
): { readonly title: string; readonly clause: string } | null {
  const taught = events.filter(({ rule }) => steps.some(({ clauses }) => clauses.includes(rule)));
  const event = taught.findLast((each) => concerns(each, seat)) ?? taught.at(-1);
  const step = event && steps.find(({ clauses }) => clauses.includes(event.rule));
  return step ? { title: step.title, clause: event.rule } : null;
}

const concerns = (event: AnyEvent, seat: number): boolean => {
  const { seat: one, seats } = event as { seat?: unknown; seats?: unknown };
  return one === seat || (Array.isArray(seats) && seats.includes(seat));
};
