import type { AnyEvent } from '@gilt/engine/event';
import { NONE } from '@gilt/games/greedquest/cards';
import type { GreedQuestView } from '@gilt/games/greedquest/secrets';
import type { JSX } from 'react';
import { QuestionBar } from '../../furniture/question-bar.tsx';
import { Play, Stage } from '../../furniture/regions.tsx';
import { standingEvents, type TableView, useGame, useTable } from '../../table/view.ts';
import { say } from '../../words.ts';
import type { Board } from '../board.ts';
import { asksAtEnd, title, whereOf } from './answers.tsx';
import { cardCalled, OwnHand } from './own-hand.tsx';
import { prospect, roomOf } from './prospect.ts';
import { useResolution } from './resolution.ts';
import { ScoreSheet } from './score-sheet.tsx';
import { Opponents, Portrait } from './seats.tsx';
import { Sequence } from './sequence.tsx';
import { isScene } from './story.ts';
import { SoFar, Told } from './told.tsx';
import { Track } from './track.tsx';
import { variantsOf } from './variants.ts';
import './palette.css';
import './cards.css';
import './track.css';
import './turn.css';
import './beside.css';
import './sizes.css';

/** While these are asked, the cards of the turn stay on the table. */
const IN_TURN = ['turn.nameWild', 'turn.chooseTrack', 'swap.nameSwapper', 'swap.nameSwapped'];

const Table = (): JSX.Element => {
  const view = useTable();
  const { scene, you, picked, now } = view;
  const game = useGame<GreedQuestView>();
  const where = whereOf(view);
  const shown = useResolution(scene, !IN_TURN.includes(where));
  const duellists = duellistsOf(view);
  if (shown) return <Told shown={shown} />;
  if (IN_TURN.includes(where) || (duellists.length > 0 && (you === null || !duellists.includes(you))))
    return <SoFar duellists={duellists} />;
  const card = picked === null || now?.asked?.where !== 'turn.playCards' ? NONE : cardCalled(picked);
  const goal =
    you === null || card === NONE ? null : roomOf(prospect(now!.view as unknown as GreedQuestView, you, card));
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

/** Who fights the duel for which cards are being asked. */
function duellistsOf(view: Pick<TableView, 'now'>): readonly number[] {
  if (whereOf(view) !== 'duel.playCards') return [];
  return view.now!.view.flow.stack.at(-1)!.locals.duellists as number[];
}

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
  const view = useTable();
  const turns = standingEvents(view.past).filter(({ type }) => type === 'turnedUp').length;
  // The turn for which cards are being chosen has not been told yet.
  const next = whereOf(view) === 'turn.playCards' && !view.scene ? 1 : 0;
  return <p className="progress">{say('gq.turn', { turn: turns + next })}</p>;
};

/** What a duel is about: the clause that has it fought. */
const duelRule = ({ past }: TableView): string | null => {
  const duel = standingEvents(past).findLast(({ type }) => type === 'duel');
  return duel?.rule ?? null;
};

/** Each turn is a chapter of the tale. */
const heading = (event: AnyEvent, times: number): { over: string } | null =>
  event.type === 'turnedUp' ? { over: say('gq.turn', { turn: times }) } : null;

export const board: Board = {
  Table,
  Progress,
  Portrait,
  ScoreSheet,
  Aside: Sequence,
  isScene,
  question: (view) => title(view, duelRule(view)),
  heading,
};
