import type { AnyEvent } from '@gilt/engine/event';
import type { ShadowgateView } from '@gilt/games/shadowgate/secrets';
import { NONE } from '@gilt/games/shadowgate/state';
import { type JSX, useMemo } from 'react';
import { GoOn, useLinger } from '../../furniture/go-on.tsx';
import { usePhases } from '../../furniture/phases.ts';
import { QuestionBar } from '../../furniture/question-bar.tsx';
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
import { Stage } from './stage.tsx';
import { isBeat, isScene, momentsOf } from './story.ts';
import './cards.css';
import './castle.css';
import './phone.css';
import './seats.css';
import './ask.css';
import './scene.css';

const Table = (): JSX.Element => {
  const { scene, you } = useTable();
  const game = useGame<ShadowgateView>();
  const moments = useMemo(() => (scene ? momentsOf((scene.events ?? []) as AnyEvent[]) : []), [scene]);
  const steps = useMemo(() => stepsFor(moments), [moments]);
  const [phase, finish] = usePhases(scene, steps, scene !== null);
  const staying = scene !== null && phase >= steps.length;
  useLinger(staying, true);
  return (
    <main
      className="board board--castle"
      onPointerDown={scene && !staying ? finish : undefined}
      data-playing={scene !== null && !staying}
    >
      <h2 className="vh">{say('players')}</h2>
      <Opponents />
      {scene ? <Scene moments={moments} phase={phase} /> : game.active === NONE ? <Draft /> : <Stage />}
      {scene ? (
        <QuestionBar title={say(staying ? 'qs.done' : 'qs.showing')}>{staying ? <GoOn /> : null}</QuestionBar>
      ) : you === null ? (
        <QuestionBar />
      ) : null}
      {you === null ? <p className="watching">{say('watching')}</p> : <OwnPlay seat={you} />}
    </main>
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
