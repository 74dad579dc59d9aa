import type { AnyEvent } from '@gilt/engine/event';
import { NONE } from '@gilt/games/greedquest/cards';
import type { GreedQuestView } from '@gilt/games/greedquest/secrets';
import { type JSX, type ReactNode, useEffect, useMemo } from 'react';
import { GoOn } from '../../furniture/go-on.tsx';
import { QuestionBar } from '../../furniture/question-bar.tsx';
import { type Sound, sound } from '../../sounds.ts';
import { standingEvents, type TableView, useGame, useTable } from '../../table/view.ts';
import { say } from '../../words.ts';
import type { Board } from '../board.ts';
import { Answers, title, whereOf } from './answers.tsx';
import { type Beat, turnSoFar } from './beats.ts';
import { cardCalled, OwnHand, useWould } from './own-hand.tsx';
import { Piles } from './piles.tsx';
import { DuelRow, Played } from './played.tsx';
import { prospect, roomOf } from './prospect.ts';
import { type Resolution, useResolution } from './resolution.ts';
import { ScoreSheet } from './score-sheet.tsx';
import { Opponents, OwnSeat, Portrait } from './seats.tsx';
import { Sequence } from './sequence.tsx';
import { LAST_STEP } from './steps.ts';
import { isScene, type Moment } from './story.ts';
import { Tale, titleOf } from './tale.tsx';
import { Track } from './track.tsx';
import { variantsOf } from './variants.ts';
import '../../look/turned.css';
import '../../look/quest-cards.css';
import '../../look/track.css';
import '../../look/track-beside.css';
import '../../look/track-turn.css';
import '../../look/track-phone.css';

/** While these are asked, the cards of the turn stay on the table. */
const IN_TURN = ['turn.nameWild', 'turn.chooseTrack', 'swap.nameSwapper', 'swap.nameSwapped'];

const Table = (): JSX.Element => {
  const view = useTable();
  const { scene, you, picked, now } = view;
  const game = useGame<GreedQuestView>();
  const where = whereOf(view);
  const shown = useResolution(scene, !IN_TURN.includes(where));
  const card = picked === null || now?.asked?.where !== 'turn.playCards' ? NONE : cardCalled(picked);
  const goal =
    you === null || card === NONE || scene ? null : roomOf(prospect(now!.view as unknown as GreedQuestView, you, card));
  const duellists = duellistsOf(view);
  return (
    <main
      className="board board--track"
      data-scene={scene !== null}
      data-playing={shown !== null && !shown.staying}
      onPointerDown={shown && !shown.staying ? shown.finish : undefined}
    >
      <h2 className="vh">{say('players')}</h2>
      <Opponents at={shown?.moment ?? game} duellists={scene ? [] : duellists} />
      <section className="track-stage" aria-label={say('gq.track')}>
        <Variants />
        <Track at={shown?.moment ?? game} goal={goal} {...(shown ? { was: shown.was } : {})} />
      </section>
      {shown ? <Narrator shown={shown} /> : <Asked />}
      {shown ? (
        <Turned moment={shown.moment} shown={shown} />
      ) : IN_TURN.includes(where) || (duellists.length > 0 && (you === null || !duellists.includes(you))) ? (
        <SoFar />
      ) : (
        <section className="you" aria-label={say('yourSeat')}>
          {you === null ? <Watching /> : <OwnHand seat={you} />}
        </section>
      )}
    </main>
  );
};

/** Who fights the duel for which cards are being asked. */
function duellistsOf(view: Pick<TableView, 'now'>): readonly number[] {
  if (whereOf(view) !== 'duel.playCards') return [];
  return view.now!.view.flow.stack.at(-1)!.locals.duellists as number[];
}

/** Variants of this table, where nobody has to look for them. */
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

const Watching = (): JSX.Element => (
  <div className="watching">
    <p>{say('watching')}</p>
    <Piles seat={null} />
  </div>
);

/** What the table waits for, and what the pick would do. */
const Asked = (): JSX.Element => {
  const { picked, you, now } = useTable();
  const would = useWould(you);
  const plays = now?.asked?.where.endsWith('.playCards');
  return (
    <QuestionBar>
      <Answers />
      {plays && picked !== null && picked !== now!.chosen ? <p className="would">{would(picked)}</p> : null}
    </QuestionBar>
  );
};

/** What a step sounds like. */
function soundOf({ events, after, before }: Beat): Sound | null {
  const has = (type: string): boolean => events.some((event) => event.type === type);
  if (has('won')) return 'victory';
  if (has('turnsRound')) return 'gems';
  if (after.fates.some((fate, seat) => fate === 'off' && before.fates[seat] !== 'off')) return 'strike';
  return after.rooms.some((room, seat) => room !== before.rooms[seat]) ? 'pick' : null;
}

/** Which step is being carried out; when all is done, what came of it. */
const Narrator = ({ shown }: { shown: Resolution }): JSX.Element => {
  const { names } = useTable();
  const { beats, at, staying } = shown;
  const beat = beats[at];
  const [first, last] = [beats[0], beats.at(-1)];
  const movers = first && last ? names.filter((_, seat) => first.before.rooms[seat] !== last.after.rooms[seat]) : [];
  useEffect(() => {
    const name = beat && soundOf(beat);
    if (name) sound(name);
  }, [beat]);
  const words: ReactNode =
    staying || !beat ? (
      say(staying ? (movers.length === names.length ? 'gq.done.all' : 'gq.done') : 'gq.turningUp', {
        names: movers,
        count: movers.length,
      })
    ) : (
      <>
        {beat.step > 0 && beat.step <= LAST_STEP ? <i className="step-no">{beat.step}</i> : null} {titleOf(beat)}
      </>
    );
  return <QuestionBar title={words}>{staying ? <GoOn /> : null}</QuestionBar>;
};

/** The cards on the table, and the tale of the turn beside them. */
const Turned = ({ moment, shown }: { moment: Moment; shown: Resolution }): JSX.Element => {
  const beat = shown.beats[shown.open ? shown.at : shown.at + 1];
  const duelling = beat?.events.some(({ type }) => type === 'duelCards');
  return (
    <section className="turned-up" aria-label={say('gq.turnedUp')}>
      {moment.duel && duelling ? (
        <DuelRow key={shown.beats.length} duel={moment.duel} laid={moment.duel.cards} open={shown.open} />
      ) : (
        <Played key={moment.turn} moment={moment} actors={beat?.actors ?? []} open={shown.open} />
      )}
      <Tale beats={shown.beats} at={shown.at} look={shown.staying ? shown.look : null} />
    </section>
  );
};

/** The turn as far as it has come, while somebody has to choose in the middle of it. */
const SoFar = (): JSX.Element => {
  const { past, table, you } = useTable();
  const view = useTable();
  const { told, now } = useMemo(() => turnSoFar(past, null, table.players), [past, table.players]);
  const duellists = duellistsOf(view);
  return (
    <section className="turned-up" aria-label={say('gq.turnedUp')}>
      {now.duel && duellists.length > 0 ? (
        <DuelRow duel={{ ...now.duel, seats: duellists }} laid={now.cards.map(() => NONE)} />
      ) : (
        <Played moment={now} />
      )}
      <Tale beats={told} at={told.length - 1} look={null} />
      {you === null ? null : <OwnSeat seat={you} at={now} />}
    </section>
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
  world: 'track',
  Table,
  Progress,
  Portrait,
  ScoreSheet,
  Aside: Sequence,
  isScene,
  question: (view) => title(view, duelRule(view)),
  heading,
};
