import type { AnyEvent } from '@gilt/engine/event';
import type { Event } from '@gilt/games/greedy-delvers/events';
import type { GreedyDelversView } from '@gilt/games/greedy-delvers/secrets';
import { BOTTOM } from '@gilt/games/greedy-delvers/state';
import { type JSX, useMemo } from 'react';
import { GoOn, useLinger } from '../../furniture/go-on.tsx';
import { usePhases } from '../../furniture/phases.ts';
import { QuestionBar } from '../../furniture/question-bar.tsx';
import { Play, Stage } from '../../furniture/regions.tsx';
import { useGame, useTable } from '../../table/view.ts';
import { say } from '../../words.ts';
import type { Board } from '../board.ts';
import { Aftermath, STEPS } from './aftermath.tsx';
import { OwnPlay } from './own-play.tsx';
import { ScoreSheet } from './score-sheet.tsx';
import { Opponents, OwnSeat, Portrait } from './seats.tsx';
import { Shaft } from './shaft.tsx';
import { isScene, lastRound } from './story.ts';
import { DeckTray, Rates } from './trays.tsx';
import './palette.css';
import './cards.css';
import './stage.css';
import './reveal.css';
import './sizes.css';

const Table = (): JSX.Element => {
  const { past, scene, you, table } = useTable();
  const game = useGame<GreedyDelversView>();
  const story = useMemo(() => (scene ? lastRound(past, game) : null), [past, scene, game]);
  const [phase, finish] = usePhases(scene, STEPS, scene !== null);
  const staying = scene !== null && phase >= STEPS.length;
  useLinger(staying, true);
  if (scene && story)
    return (
      <Play asks="none" skip={staying ? undefined : finish}>
        <Aftermath story={story} phase={phase} />
        <QuestionBar title={say(!staying ? 'gd.turningUp' : table.outcome ? 'gd.doneAll' : 'gd.done')} />
        <OwnSeat />
        <GoOn shown={staying} />
      </Play>
    );
  return (
    <Play asks={you === null ? 'watch' : 'hand'}>
      <Opponents />
      <Stage className="mine" label={say('gd.shaft')}>
        <Rates />
        <Shaft />
        <DeckTray />
      </Stage>
      {you === null ? <QuestionBar /> : <OwnPlay seat={you} />}
    </Play>
  );
};

/** How far down you are. */
const Progress = (): JSX.Element | null => {
  const { now, you, table } = useTable();
  const game = now?.view.game as unknown as GreedyDelversView['game'] | undefined;
  if (!game || table.outcome) return null;
  const level = you === null ? Math.max(...game.levels) : game.levels[you]!;
  return (
    <p className="progress">
      {say('gd.progress', { level, bottom: BOTTOM })}
      <progress value={level} max={BOTTOM} aria-label={say('gd.shaft')} />
    </p>
  );
};

/** Each round is a chapter of the tale. */
function heading(event: AnyEvent): string | null {
  if (event.type !== 'advanced') return null;
  const { levels } = event as Event & { type: 'advanced' };
  return say('gd.heading', { level: Math.max(...levels) });
}

export const board: Board = {
  Table,
  Progress,
  Portrait,
  ScoreSheet,
  isScene,
  question: () => null,
  heading,
};
