import type { AnyEvent } from '@gilt/engine/event';
import type { ShadowgateView } from '@gilt/games/shadowgate/secrets';
import { NONE } from '@gilt/games/shadowgate/state';
import { type JSX, useMemo } from 'react';
import { GoOn, useLinger } from '../../furniture/go-on.tsx';
import { usePhases } from '../../furniture/phases.ts';
import { QuestionBar } from '../../furniture/question-bar.tsx';
import { Play } from '../../furniture/regions.tsx';
import { useGame, useTable } from '../../table/view.ts';
import { say } from '../../words.ts';
import type { Board } from '../board.ts';
import { Draft } from './draft.tsx';
import { OwnPlay } from './own-play.tsx';
import { Portrait } from './portrait.tsx';
import { Progress } from './progress.tsx';
import { Scene, stepsFor } from './scene.tsx';
import { ScoreSheet } from './score-sheet.tsx';
import { Opponents } from './seats.tsx';
import { QuestStage } from './stage.tsx';
import { isBeat, isScene, momentsOf } from './story.ts';
import './palette.css';
import './cards.css';
import './items.css';
import './seats.css';
import './stage.css';
import './plan.css';
import './draft.css';
import './scene.css';
import './sizes.css';

const Table = (): JSX.Element => {
  const { scene, you } = useTable();
  const drafting = useGame<ShadowgateView>().active === NONE;
  const moments = useMemo(() => (scene ? momentsOf((scene.events ?? []) as AnyEvent[]) : []), [scene]);
  const steps = useMemo(() => stepsFor(moments), [moments]);
  const [phase, finish] = usePhases(scene, steps, scene !== null);
  const staying = scene !== null && phase >= steps.length;
  useLinger(staying, true);
  return (
    <Play
      asks={scene ? 'none' : you === null ? 'watch' : drafting ? 'stage' : 'hand'}
      skip={scene && !staying ? finish : undefined}
    >
      {scene ? <Scene moments={moments} phase={phase} /> : <Opponents />}
      {you !== null ? <OwnPlay seat={you} /> : scene ? null : drafting ? <Draft /> : <QuestStage />}
      {scene ? <QuestionBar title={say(staying ? 'qs.done' : 'qs.showing')} /> : you === null ? <QuestionBar /> : null}
      {scene ? <GoOn shown={staying} /> : null}
    </Play>
  );
};

/** Each turn is a chapter of the tale. */
const heading = ({ type }: AnyEvent): true | null => (type === 'turn' ? true : null);

export const board: Board = {
  Table,
  Progress,
  Portrait,
  ScoreSheet,
  isScene,
  isBeat,
  question: () => null,
  heading,
};
