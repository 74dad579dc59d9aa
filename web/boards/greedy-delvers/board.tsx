import type { Event } from '@gilt/games/greedy-delvers/events';
import { cardOf, plays } from '@gilt/games/greedy-delvers/plays';
import type { GreedyDelversView } from '@gilt/games/greedy-delvers/secrets';
import { BOTTOM } from '@gilt/games/greedy-delvers/state';
import type { JSX } from 'react';
import { CrestPortrait } from '../../furniture/crest.tsx';
import { QuestionBar } from '../../furniture/question-bar.tsx';
import { Play, Stage } from '../../furniture/regions.tsx';
import { SceneShell } from '../../furniture/scene-shell.tsx';
import { useTable } from '../../table/view.ts';
import type { Board } from '../board.ts';
import { Aftermath } from './aftermath.tsx';
import { DelverCard, Face } from './cards.tsx';
import { OwnPlay } from './own-play.tsx';
import { say } from './say.ts';
import { ScoreSheet } from './score-sheet.tsx';
import { Opponents, OwnSeat } from './seats.tsx';
import { Shaft } from './shaft.tsx';
import { plan } from './story.ts';
import { DeckTray, Rates } from './trays.tsx';
import './palette.css';
import './cards.css';
import './stage.css';
import './reveal.css';
import './sizes.css';

const Table = (): JSX.Element => {
  const { scene, you } = useTable<GreedyDelversView, Event>();
  if (scene)
    return (
      <SceneShell title={(part) => say(`gd.${part}`)} own={<OwnSeat />}>
        <Aftermath scene={scene} />
      </SceneShell>
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
  const { now, you, table } = useTable<GreedyDelversView>();
  if (!now || table.outcome) return null;
  const { levels } = now.view.game;
  const level = you === null ? Math.max(...levels) : levels[you]!;
  return (
    <p className="progress">
      {say('gd.progress', { level, bottom: BOTTOM })}
      <progress value={level} max={BOTTOM} aria-label={say('gd.shaft')} />
    </p>
  );
};

/** Each round is a chapter of the tale. */
const heading = (event: Event): string | null =>
  event.type === 'advanced' ? say('gd.heading', { level: Math.max(...event.levels) }) : null;

export const board: Board<GreedyDelversView, Event> = {
  Table,
  Face,
  chosen: (_, choice) => (plays.number(choice) < 0 ? null : <DelverCard card={cardOf(plays.number(choice))} />),
  Progress,
  Portrait: CrestPortrait,
  ScoreSheet,
  plan,
  question: () => null,
  heading,
};
