import type { AnyEvent } from '@gilt/engine/event';
import type { Event } from '@gilt/games/greedy-delvers/events';
import type { GreedyDelversView } from '@gilt/games/greedy-delvers/secrets';
import { BOTTOM } from '@gilt/games/greedy-delvers/state';
import { type JSX, useMemo } from 'react';
import { GoOn, useLinger } from '../../furniture/go-on.tsx';
import { usePhases } from '../../furniture/phases.ts';
import { QuestionBar } from '../../furniture/question-bar.tsx';
import { useGame, useTable } from '../../table/view.ts';
import { say } from '../../words.ts';
import type { Board } from '../board.ts';
import { Aftermath, STEPS } from './aftermath.tsx';
import { OwnPlay } from './own-play.tsx';
import { Opponents, Portrait } from './seats.tsx';
import { Shaft } from './shaft.tsx';
import { isScene, lastRound } from './story.ts';
import { DeckTray, RateTray } from './trays.tsx';
import './cards.css';
import '../../look/turned.css';
import './mine.css';
import './round.css';

const Table = (): JSX.Element => {
  const { past, scene, you } = useTable();
  const game = useGame<GreedyDelversView>();
  const story = useMemo(() => (scene ? lastRound(past, game) : null), [past, scene, game]);
  const [phase, finish] = usePhases(scene, STEPS, scene !== null);
  const staying = scene !== null && phase >= STEPS.length;
  useLinger(staying, true);
  if (scene && story)
    return (
      <main className="board board--reveal" onPointerDown={staying ? undefined : finish} data-playing={!staying}>
        <Aftermath story={story} phase={phase} />
        <QuestionBar title={say(staying ? 'gd.done' : 'gd.turningUp')}>{staying ? <GoOn /> : null}</QuestionBar>
      </main>
    );
  return (
    <main className="board board--mine">
      <h2 className="vh">{say('players')}</h2>
      <Opponents />
      <section className="mine-stage">
        <RateTray />
        <Shaft />
        <DeckTray />
      </section>
      {you === null ? (
        <>
          <QuestionBar />
          <p className="watching">{say('watching')}</p>
        </>
      ) : (
        <OwnPlay seat={you} />
      )}
    </main>
  );
};

/** How far down you are. */
const Progress = (): JSX.Element | null => {
  const { now, you } = useTable();
  const game = now?.view.game as unknown as GreedyDelversView['game'] | undefined;
  if (!game) return null;
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
  isScene,
  question: () => null,
  heading,
};
