import quill from 'icon:scroll-quill';
import type { Lesson } from '@gilt/engine/lesson';
import type { JSX } from 'react';
import { Icon } from '../furniture/icon.tsx';
import { Mark } from '../furniture/mark.tsx';
import { useTable } from '../table/view.ts';
import { say } from './say.ts';

/** Mark, game, how far the lesson has come, and the way out of it. */
export const LessonBar = ({
  lesson: { steps },
  place,
  openRules,
  skip,
}: {
  lesson: Lesson;
  place: number;
  openRules: () => void;
  skip: () => void;
}): JSX.Element => {
  const { game } = useTable();
  const at = place + 1;
  return (
    <header className="bar r-bar">
      <Mark />
      <div className="bar__where">
        <h1>{game.name}</h1>
        <p>{say('lesson.where', { at, all: steps.length })}</p>
      </div>
      <div className="lesson__steps">
        <ol aria-label={say('lesson.steps', { at, all: steps.length })}>
          {steps.map(({ title }, i) => (
            <li key={title} data-state={i < place ? 'done' : i === place ? 'at' : 'to-come'} title={title} />
          ))}
        </ol>
        <span>{steps[place]!.title}</span>
      </div>
      <nav className="bar__tools" aria-label={say('tools')}>
        <button type="button" className="tool" onClick={openRules} aria-label={say('rules')} data-key="rules">
          <Icon of={quill} />
          <span>{say('rules')}</span>
        </button>
        <button type="button" className="tool tool--text" onClick={skip}>
          {say('lesson.skip')}
        </button>
      </nav>
    </header>
  );
};
