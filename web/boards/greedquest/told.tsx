import { NONE } from '@gilt/games/greedquest/cards';
import { type JSX, type ReactNode, useEffect, useMemo } from 'react';
import { GoOn } from '../../furniture/go-on.tsx';
import { QuestionBar } from '../../furniture/question-bar.tsx';
import { Act, Play, Stage } from '../../furniture/regions.tsx';
import { type Sound, sound } from '../../sounds.ts';
import { areLong } from '../../table/question-text.ts';
import { useTable } from '../../table/view.ts';
import { say } from '../../words.ts';
import { Answers } from './answers.tsx';
import { type Beat, turnSoFar } from './beats.ts';
import { DuelRow, Played } from './played.tsx';
import type { Resolution } from './resolution.ts';
import { OwnSeat } from './seats.tsx';
import type { Moment, Standing } from './story.ts';
import { isNumbered, Tale, titleOf } from './tale.tsx';
import { Track } from './track.tsx';

/** The rooms, the cards on the table, and the tale of the turn. */
const TurnStage = ({
  at,
  was,
  cols,
  cards,
  tale,
}: {
  at: Standing;
  was?: Standing;
  cols: number;
  cards: ReactNode;
  tale: ReactNode;
}): JSX.Element => (
  <Stage className="quest quest--told" label={say('gq.turnedUp')} cols={cols}>
    <h2 className="vh">{say('gq.turnedUp')}</h2>
    <Track at={at} was={was} />
    {cards}
    {tale}
  </Stage>
);

/** A turn is carried out a step after another, and then stays to be read. */
export const Told = ({ shown }: { shown: Resolution }): JSX.Element => {
  const { moment, was, beats, at, open, staying, look, finish } = shown;
  const beat = beats[open ? at : at + 1];
  const duel = beat?.events.some(({ type }) => type === 'duelCards') ? moment.duel : null;
  return (
    <Play asks="none" skip={staying ? undefined : finish}>
      <TurnStage
        at={moment}
        was={was}
        cols={duel ? duel.seats.length : moment.cards.length}
        cards={
          duel ? (
            <DuelRow key={beats.length} duel={duel} laid={duel.cards} open={open} />
          ) : (
            <Played key={moment.turn} moment={moment} actors={beat?.actors ?? []} open={open} />
          )
        }
        tale={<Tale beats={beats} at={at} look={staying ? look : null} />}
      />
      <Narrator shown={shown} />
      <OwnSeat at={moment} />
      <GoOn shown={staying} />
    </Play>
  );
};

/** The turn as far as it has come, while somebody has to choose in the middle of it. */
export const SoFar = ({ duellists }: { duellists: readonly number[] }): JSX.Element => {
  const { past, table } = useTable();
  const { told, now } = useMemo(() => turnSoFar(past, null, table.players), [past, table.players]);
  const duel = duellists.length > 0 ? now.duel : null;
  return (
    <Play asks="none">
      <TurnStage
        at={now}
        cols={duel ? duellists.length : now.cards.length}
        cards={
          duel ? (
            <DuelRow duel={{ ...duel, seats: duellists }} laid={now.cards.map(() => NONE)} />
          ) : (
            <Played moment={now} />
          )
        }
        tale={<Tale beats={told} at={told.length - 1} look={null} />}
      />
      <QuestionBar>
        <Answers />
      </QuestionBar>
      <OwnSeat at={now} />
      <Act />
    </Play>
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
const Narrator = ({ shown: { beats, at, staying } }: { shown: Resolution }): JSX.Element => {
  const { names } = useTable();
  const beat = beats[at];
  useEffect(() => {
    const name = beat && soundOf(beat);
    if (name) sound(name);
  }, [beat]);
  if (!staying && beat)
    return (
      <QuestionBar
        title={
          <>
            {isNumbered(beat.step) ? <i className="step-no">{beat.step}</i> : null} {titleOf(beat)}
          </>
        }
      />
    );
  const movers = moversOf(beats[0]?.before, beats.at(-1)?.after, names);
  const done = areLong(movers) ? 'gq.done.many' : 'gq.done';
  const words = staying ? (movers.length === names.length ? 'gq.done.all' : done) : 'gq.turningUp';
  return <QuestionBar title={say(words, { names: movers, count: movers.length })} />;
};

const moversOf = (first: Moment | undefined, last: Moment | undefined, names: readonly string[]): string[] =>
  first && last ? names.filter((_, seat) => first.rooms[seat] !== last.rooms[seat]) : [];
