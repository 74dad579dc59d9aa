import type { JSX, ReactNode } from 'react';
import { useTable } from '../table/view.ts';
import { GoOn } from './go-on.tsx';
import { QuestionBar } from './question-bar.tsx';
import { Play } from './regions.tsx';

/** Something is shown: it has all the room, a tap shows the rest of it at once, and then it stays until it has been read. */
export const SceneShell = ({
  title,
  own,
  children,
}: {
  /** What is going on; when all has been shown, what came of it. */
  title: ReactNode;
  /** Your own seat. */
  own: ReactNode;
  children: ReactNode;
}): JSX.Element => {
  const { scene, finish } = useTable();
  const staying = scene?.staying ?? false;
  return (
    <Play asks="none" skip={staying ? undefined : finish}>
      {children}
      <QuestionBar title={title} />
      {own}
      <GoOn shown={staying} />
    </Play>
  );
};
