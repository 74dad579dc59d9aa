import type { Heard } from '@gilt/engine/event';
import { NOT_ASKED } from '@gilt/engine/question';
import { NONE } from '@gilt/games/greedquest/cards';
import type { Event } from '@gilt/games/greedquest/events';
import type { GreedQuestView } from '@gilt/games/greedquest/secrets';
import { type ComponentProps, type JSX, type ReactNode, useEffect, useMemo, useState } from 'react';
import { QuestionBar } from '../../furniture/question-bar.tsx';
import { Act, Play, Stage } from '../../furniture/regions.tsx';
import { SceneShell } from '../../furniture/scene-shell.tsx';
import type { Scene } from '../../player/story.ts';
import { type Sound, sound } from '../../sounds.ts';
import { areLong } from '../../table/question-text.ts';
import { useChapter, useGame, useTable } from '../../table/view.ts';
import { Answers } from './answers.tsx';
import { actorsIn, type Step, stepsOf } from './beats.ts';
import { type Duel, duelIn, type Lying, lyingAfter } from './fates.ts';
import { DuelRow, Played } from './played.tsx';
import { say } from './say.ts';
import { OwnSeat } from './seats.tsx';
import { beginsTurn, CLOSED, duellistsIn, type Standing } from './story.ts';
import { isNumbered, Tale, titleOf } from './tale.tsx';
import { Track } from './track.tsx';

/** The turn as far as it has been told: its events, how things stood before and after each, and its steps. */
function useTurn() {
  const chapter = useChapter<GreedQuestView, Event>(beginsTurn);
  return useMemo(() => {
    const { events, views } = chapter ?? { events: [], views: [] };
    return { events, views, steps: stepsOf(events) };
  }, [chapter]);
}

/** The rooms, the cards on the table, and the tale of the turn. */
const TurnStage = ({
  at,
  was,
  duel,
  lying,
  tale,
  ...how
}: {
  at: Standing;
  was?: Standing | undefined;
  /** Where one is fought its cards lie there, not those of the turn. */
  duel: Duel | null;
  tale: ReactNode;
} & ComponentProps<typeof Played>): JSX.Element => (
  <Stage className="quest quest--told" label={say('turnedUp')} cols={duel ? duel.seats.length : lying.length}>
    <h2 className="vh">{say('turnedUp')}</h2>
    <Track at={at} was={was} />
    {duel ? <DuelRow duel={duel} open={how.open} /> : <Played lying={lying} {...how} />}
    {tale}
  </Stage>
);

/** A duel whose cards are yet to be turned up; null: there is none. */
const duelOf = (seats: readonly number[]): Duel | null =>
  seats.length > 0 ? { seats, cards: null, winner: null } : null;

/** A turn is carried out a step after another, and then stays to be read; any step can be looked at again. */
export const Told = ({ scene }: { scene: Scene<GreedQuestView, Event> }): JSX.Element => {
  const { now, stay } = useTable<GreedQuestView, Event>();
  const { events, views, steps: told } = useTurn();
  const [looking, setLooking] = useState({ scene: 0, step: 0 });
  const { n, staying } = scene;
  const { view } = now!;
  const open = scene.beat !== CLOSED;
  const fought = open ? null : duelOf(duellistsIn(view));
  const steps = open || fought ? told : [];
  const looks = staying && looking.scene === n;
  const at = looks ? looking.step : steps.length - 1;
  const step = open ? steps[at] : undefined;
  const { game } = (looks && step && views[step.end]) || view;
  const was = step && views[step.start]?.game;
  useStepSound(`${n} ${at}`, step && soundOf(step, events, was, game));
  const look = (chosen: number): void => {
    stay();
    setLooking({ scene: n, step: chosen });
  };
  return (
    <SceneShell
      title={staying ? <Done was={views[0] ?? scene.before} now={view} /> : <Doing step={step} />}
      own={<OwnSeat at={game} />}
    >
      <TurnStage
        key={n}
        at={game}
        was={was}
        duel={step ? duelIn(step.events) : fought}
        lying={open ? lyingAfter(events.slice(0, step?.end)) : closedIn(view)}
        actors={step && actorsIn(step, events, was, game)}
        open={open}
        tale={<Tale steps={steps} at={at} look={staying ? look : null} canLook={({ end }) => views[end] != null} />}
      />
    </SceneShell>
  );
};

/** Cards that are still closed: those that were chosen, and those that were taken from a pile unseen. */
const closedIn = ({ flow, game }: GreedQuestView): Lying[] =>
  flow.answers.map((answer, seat) => ({
    card: answer === NOT_ASKED && game.inPlay[seat] === NONE ? NONE : null,
    fate: 'open',
    counts: null,
  }));

/** The turn as far as it has come, while somebody has to choose in the middle of it. */
export const SoFar = ({ duellists }: { duellists: readonly number[] }): JSX.Element => {
  const game = useGame<GreedQuestView>();
  const { events, steps } = useTurn();
  return (
    <Play asks="none">
      <TurnStage
        at={game}
        duel={duelOf(duellists)}
        lying={lyingAfter(events)}
        tale={<Tale steps={steps} at={steps.length - 1} look={null} />}
      />
      <QuestionBar>
        <Answers />
      </QuestionBar>
      <OwnSeat at={game} />
      <Act />
    </Play>
  );
};

/** What a step sounds like. */
function soundOf(
  { events, start, end }: Step,
  told: readonly Heard<Event>[],
  was: Standing | undefined,
  now: Standing,
): Sound | null {
  const has = (type: Event['type']): boolean => events.some((event) => event.type === type);
  if (has('won')) return 'victory';
  if (has('turnsRound')) return 'gems';
  const off = (upTo: number): number => lyingAfter(told.slice(0, upTo)).filter(({ fate }) => fate === 'off').length;
  if (off(end) > off(start)) return 'strike';
  return was?.rooms.some((room, seat) => room !== now.rooms[seat]) ? 'pick' : null;
}

/** A step is heard once, and again when it is looked at. */
function useStepSound(step: string, name: Sound | null | undefined): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: another step, another sound
  useEffect(() => {
    if (name) sound(name);
  }, [step, name]);
}

/** Which step is being carried out. */
const Doing = ({ step }: { step: Step | undefined }): ReactNode => {
  if (!step) return say('turningUp');
  return (
    <>
      {isNumbered(step.step) ? <i className="step-no">{step.step}</i> : null} {titleOf(step)}
    </>
  );
};

/** What came of the turn: who has moved. */
const Done = ({ was, now }: { was: GreedQuestView; now: GreedQuestView }): ReactNode => {
  const { names } = useTable();
  const movers = names.filter((_, seat) => was.game.rooms[seat] !== now.game.rooms[seat]);
  const done = areLong(movers) ? 'gq.done.many' : 'gq.done';
  return say(movers.length === names.length ? 'gq.done.all' : done, { names: movers, count: movers.length });
};
