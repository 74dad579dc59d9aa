import type { AnyGame } from '@gilt/engine/game';
import type { Lesson } from '@gilt/engine/lesson';
import type { Minute } from '@gilt/engine/minute';
import { type JSX, useEffect, useState } from 'react';
import type { Board } from '../boards/board.ts';
import { Notice } from '../furniture/notice.tsx';
import { boardOf, gameInfo } from '../games.ts';
import { LessonRoom } from './room.tsx';
import { say } from './say.ts';

/** All that a lesson needs. */
interface Loaded {
  readonly game: AnyGame;
  readonly board: Board;
  readonly lesson: Lesson;
  readonly minute: Minute;
}

/** The guided first game of a game. */
export const LessonPage = ({ id }: { id: string }): JSX.Element => {
  const info = gameInfo(id);
  const [loaded, setLoaded] = useState<Loaded | 'none' | null>(null);
  useEffect(() => {
    if (!info) return;
    let left = false;
    void Promise.all([info.load(), boardOf(info), info.lesson(), info.minute()]).then(
      ([game, board, lesson, minute]) => {
        if (!left) setLoaded(lesson && minute ? { game, board, lesson, minute } : 'none');
      },
    );
    return () => {
      left = true;
    };
  }, [info]);
  if (!info) return <Notice title={say('nowhere')} text={say('nowhere.text')} />;
  if (loaded === 'none') return <Notice title={say('lesson.none')} />;
  if (!loaded) return <Notice title={say('loading')} busy />;
  return <LessonRoom {...loaded} />;
};
