import type { AnyGame } from '@gilt/engine/game';
import { type Attempt, attempt, type Lesson, lessonAt } from '@gilt/engine/lesson';
import type { Minute } from '@gilt/engine/minute';
import type { WhatIf } from '@gilt/engine/what-if';
import { type JSX, useMemo, useState } from 'react';
import type { Board } from '../boards/board.ts';
import { useRules } from '../furniture/rules-drawer.tsx';
import { Scenes } from '../look/scenes.tsx';
import { settings } from '../settings.ts';
import { LessonEnd } from './end.tsx';
import { answeredIn, keepAnswers } from './progress.ts';
import { LessonStepTable } from './step.tsx';
import '../look/furniture.css';
import '../look/cards.css';
import '../look/room.css';
import '../look/table.css';
import '../look/sizes.css';
import '../look/seats.css';
import '../look/question.css';
import '../look/hand.css';
import '../look/rail.css';
import '../look/turned.css';
import '../look/drawer.css';
import '../look/replay.css';
import '../look/lesson.css';

/** A lesson from its first step to its last, and then on to a real game. */
export const LessonRoom = (room: { game: AnyGame; board: Board; lesson: Lesson; minute: Minute }): JSX.Element => {
  const { game, board, lesson, minute } = room;
  const [chosen, setChosen] = useState<readonly string[]>(() => begun(lesson, game));
  const [tries, setTries] = useState(0);
  const [openClause, rules] = useRules(game);
  const place = chosen.length;
  const at = useMemo(
    () => (place < lesson.steps.length ? lessonAt(lesson, chosen, [game]) : null),
    [lesson, chosen, game, place],
  );
  const go = (next: readonly string[]): void => {
    keepAnswers(game.id, next);
    setChosen(next);
    setTries(0);
  };
  return (
    <div className="table-room lesson" data-game={game.id}>
      <Scenes />
      {at ? (
        <LessonStepTable
          key={`${place}.${tries}`}
          at={at}
          names={namesIn(at)}
          board={board}
          lesson={lesson}
          place={place}
          goal={minute.goal}
          openClause={openClause}
          answer={(choice) => attempt(lesson, chosen, choice, [game])}
          leave={({ good, choice }: Attempt) => (good ? go([...chosen, choice]) : setTries(tries + 1))}
          skip={() => setChosen(lesson.steps.map(() => ''))}
        />
      ) : (
        <LessonEnd game={game} lesson={lesson} openClause={openClause} again={() => go([])} />
      )}
      {rules}
    </div>
  );
};

/** Where somebody left off. A lesson that has been finished, or that has become another, begins anew. */
function begun(lesson: Lesson, game: AnyGame): readonly string[] {
  const kept = answeredIn(game.id);
  if (kept.length >= lesson.steps.length) return [];
  try {
    for (const [place, choice] of kept.entries())
      if (!attempt(lesson, kept.slice(0, place), choice, [game]).good) return [];
    return kept;
  } catch {
    return [];
  }
}

/** The first seat is yours, and called as you are. */
const namesIn = ({ names }: WhatIf): readonly string[] => [settings().name || names[0]!, ...names.slice(1)];
