import type { JSX, ReactNode } from 'react';
import { say } from '../say.ts';
import { useTable } from '../table/view.ts';
import { GoOn } from './go-on.tsx';
import { QuestionBar } from './question-bar.tsx';
import { Play } from './regions.tsx';

/** Something is shown: it has all the room, a tap shows the rest of it at once, and then it stays until it has been read. */
export const SceneShell = ({
  title,
  meanwhile = say('turningUp'),
  own,
  children,
}: {
  /** What came of it, when all has been shown; or what is going on all the time. */
  title: ReactNode | ((part: 'done' | 'doneAll') => string);
  meanwhile?: string;
  /** Your own seat. */
  own: ReactNode;
  children: ReactNode;
}): JSX.Element => {
  const { scene, finish, table } = useTable();
  const staying = scene?.staying ?? false;
  const told = (): ReactNode => {
    if (typeof title !== 'function') return title;
    return staying ? title(table.outcome ? 'doneAll' : 'done') : meanwhile;
  };
  return (
    <Play asks="none" skip={staying ? undefined : finish}>
      {children}
      <QuestionBar title={told()} />
      {own}
      <GoOn shown={staying} />
    </Play>
  );
};
