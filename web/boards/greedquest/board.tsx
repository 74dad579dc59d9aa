import { NONE } from '@gilt/games/greedquest/cards';
import type { Event } from '@gilt/games/greedquest/events';
import type { GreedQuestView } from '@gilt/games/greedquest/secrets';
import type { JSX } from 'react';
import { CrestPortrait } from '../../furniture/crest.tsx';
import { QuestionBar } from '../../furniture/question-bar.tsx';
import { Play, Stage } from '../../furniture/regions.tsx';
import { taleOf } from '../../player/tale.ts';
import { useGame, useTable } from '../../table/view.ts';
import type { Board } from '../board.ts';
import { asksAtEnd, title, whereOf } from './answers.tsx';
import { Face, QuestCard } from './cards.tsx';
import { cardCalled, OwnHand } from './own-hand.tsx';
import { prospect, roomOf } from './prospect.ts';
import { say } from './say.ts';
import { ScoreSheet } from './score-sheet.tsx';
import { Opponents } from './seats.tsx';
import { Sequence } from './sequence.tsx';
import { CLOSED, duellistsIn, IN_TURN, plan } from './story.ts';
import { SoFar, Told } from './told.tsx';
import { Track } from './track.tsx';
import { variantsOf } from './variants.ts';
import './palette.css';
import './cards.css';
import './track.css';
import './turn.css';
import './beside.css';
import './sizes.css';

const Table = (): JSX.Element => {
  const view = useTable<GreedQuestView, Event>();
  const { scene, you, picked, now } = view;
  const game = useGame<GreedQuestView>();
  const where = whereOf(view);
  if (scene) return <Told scene={scene} />;
  const duellists = duellistsIn(now!.view);
  if (IN_TURN.includes(where) || (duellists.length > 0 && (you === null || !duellists.includes(you))))
    return <SoFar duellists={duellists} />;
  const card = picked === null || now?.asked?.where !== 'turn.playCards' ? NONE : cardCalled(picked);
  const goal = you === null || card === NONE ? null : roomOf(prospect(now!.view, you, card));
  return (
    <Play asks={you === null ? 'watch' : asksAtEnd(view) ? 'stage' : 'hand'}>
      <Opponents duellists={duellists} />
      <Stage className="quest" label={say('gq.track')}>
        <Variants />
        <Track at={game} goal={goal} />
      </Stage>
      {you === null ? <QuestionBar /> : <OwnHand seat={you} />}
    </Play>
  );
};

/** Variants of this table, where nobody has to look for them; the rail has them too. */
const Variants = (): JSX.Element | null => {
  const variants = variantsOf(useGame<GreedQuestView>());
  if (variants.length === 0) return null;
  return (
    <ul className="variants" aria-label={say('gq.variants')}>
      {variants.map(({ id, name }) => (
        <li key={id}>{name}</li>
      ))}
    </ul>
  );
};

/** How many turns have been played, this one included. */
const Progress = (): JSX.Element => {
  const view = useTable<GreedQuestView>();
  // The turn for which cards are being chosen has not been told yet.
  const next = whereOf(view) === 'turn.playCards' && (!view.scene || view.scene.beat === CLOSED) ? 1 : 0;
  return <p className="progress">{say('gq.turn', { turn: taleOf(view.past).times('turnedUp') + next })}</p>;
};

/** Each turn is a chapter of the tale. */
const heading = (event: Event, times: number): { over: string } | null =>
  event.type === 'turnedUp' ? { over: say('gq.turn', { turn: times }) } : null;

export const board: Board<GreedQuestView, Event> = {
  Table,
  Face,
  chosen: (_, choice) => (cardCalled(choice) < 0 ? null : <QuestCard card={cardCalled(choice)} />),
  Progress,
  Portrait: CrestPortrait,
  ScoreSheet,
  Aside: Sequence,
  plan,
  question: title,
  heading,
};
