import type { Event } from '@gilt/games/shadowgate/events';
import type { ShadowgateView } from '@gilt/games/shadowgate/secrets';
import { NONE } from '@gilt/games/shadowgate/state';
import type { JSX } from 'react';
import { GoOn } from '../../furniture/go-on.tsx';
import { QuestionBar } from '../../furniture/question-bar.tsx';
import { Play } from '../../furniture/regions.tsx';
import type { Board } from '../board.ts';
import { Face } from './cards.tsx';
import { Draft } from './draft.tsx';
import { OwnPlay } from './own-play.tsx';
import { Portrait } from './portrait.tsx';
import { Progress } from './progress.tsx';
import { say } from './say.ts';
import { Moments } from './scene.tsx';
import { ScoreSheet } from './score-sheet.tsx';
import { Opponents } from './seats.tsx';
import { useCastle, useCastleTable, useScene } from './set.ts';
import { QuestStage } from './stage.tsx';
import { plan } from './story.ts';
import './palette.css';
import './cards.css';
import './items.css';
import './seats.css';
import './stage.css';
import './plan.css';
import './draft.css';
import './scene.css';
import './sizes.css';

/** What is yours stays in its place while something is shown, and so does a plan that is being carried out. */
const Table = (): JSX.Element => {
  const { you, finish } = useCastleTable();
  const drafting = useCastle().active === NONE;
  const scene = useScene();
  return (
    <Play
      asks={scene ? 'none' : you === null ? 'watch' : drafting ? 'stage' : 'hand'}
      skip={scene && !scene.staying ? finish : undefined}
    >
      {scene ? <Moments scene={scene} /> : <Opponents />}
      {you !== null ? <OwnPlay seat={you} /> : scene ? null : drafting ? <Draft /> : <QuestStage />}
      {scene ? (
        <QuestionBar title={say(scene.staying ? 'qs.done' : 'qs.showing')} />
      ) : you === null ? (
        <QuestionBar />
      ) : null}
      {scene ? <GoOn shown={scene.staying} /> : null}
    </Play>
  );
};

export const board: Board<ShadowgateView, Event> = {
  Table,
  Face,
  Progress,
  Portrait,
  ScoreSheet,
  plan,
  question: () => null,
  // Each turn is a chapter of the tale.
  heading: ({ type }) => (type === 'turn' ? true : null),
};
