import { type JSX, lazy, Suspense } from 'react';
import { useAddress } from './address.ts';
import { Notice } from './furniture/notice.tsx';
import { Lobby } from './lobby/lobby.tsx';
import { say } from './say.ts';

const Door = lazy(() => import('./join/door.tsx').then((it) => ({ default: it.Door })));
const TablePage = lazy(() => import('./table/page.tsx').then((it) => ({ default: it.TablePage })));
const ScreenPage = lazy(() => import('./screen/page.tsx').then((it) => ({ default: it.ScreenPage })));
const RulesPage = lazy(() => import('./rules-page.tsx').then((it) => ({ default: it.RulesPage })));
const LinkPage = lazy(() => import('./link-page.tsx').then((it) => ({ default: it.LinkPage })));
const ReplayPage = lazy(() => import('./replay/page.tsx').then((it) => ({ default: it.ReplayPage })));
const ReviewPage = lazy(() => import('./review/page.tsx').then((it) => ({ default: it.ReviewPage })));
const PuzzlesPage = lazy(() => import('./review/puzzles-page.tsx').then((it) => ({ default: it.PuzzlesPage })));
const SandboxPage = lazy(() => import('./sandbox/page.tsx').then((it) => ({ default: it.SandboxPage })));
const LessonPage = lazy(() => import('./lesson/page.tsx').then((it) => ({ default: it.LessonPage })));
const Credits = lazy(() => import('./credits.tsx').then((it) => ({ default: it.Credits })));

export const App = (): JSX.Element => (
  <Suspense fallback={<Notice title={say('loading')} busy />}>
    <Page />
  </Suspense>
);

const Page = (): JSX.Element => {
  const address = useAddress();
  switch (address.page) {
    case 'lobby':
      return <Lobby />;
    case 'table':
      return <Door code={address.code} as="table" />;
    case 'hand':
      return <Door code={address.code} as="hand" />;
    case 'screen':
      return <ScreenPage key={address.code} code={address.code} pass={address.pass} />;
    case 'solo':
      return <TablePage code={address.code} local />;
    case 'link':
      return <LinkPage token={address.token} />;
    case 'rules':
      return <RulesPage game={address.game} clause={address.clause} />;
    case 'replay':
      return <ReplayPage key={address.code} code={address.code} />;
    case 'review':
      return <ReviewPage key={address.code} code={address.code} />;
    case 'puzzles':
      return <PuzzlesPage key={address.game} id={address.game} />;
    case 'sandbox':
      return <SandboxPage given={address.position} />;
    case 'learn':
      return <LessonPage key={address.game} id={address.game} />;
    case 'credits':
      return <Credits />;
    case 'nowhere':
      return <Notice title={say('nowhere')} text={say('nowhere.text')} />;
  }
};
