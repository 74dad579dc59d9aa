import type { AnyEvent } from '@gilt/engine/event';
import { DUNGEON_CARDS } from '@gilt/games/dungeon-busters/cards';
import type { Event } from '@gilt/games/dungeon-busters/events';
import type { DungeonBustersView } from '@gilt/games/dungeon-busters/secrets';
import { type JSX, useMemo } from 'react';
import { useLinger } from '../../furniture/go-on.tsx';
import { Hand, type HandCard } from '../../furniture/hand.tsx';
import { usePhases } from '../../furniture/phases.ts';
import { QuestionBar } from '../../furniture/question-bar.tsx';
import { InHand, Play } from '../../furniture/regions.tsx';
import { SealButton } from '../../furniture/seal-button.tsx';
import { type TableView, useGame, useTable } from '../../table/view.ts';
import { say } from '../../words.ts';
import type { Board } from '../board.ts';
import { Aftermath, STEPS } from './aftermath.tsx';
import { BattleFace } from './cards.tsx';
import { GemChoice } from './gem-choice.tsx';
import { Bust, heroOf } from './heroes.tsx';
import { Progress } from './progress.tsx';
import { ScoreSheet } from './score-sheet.tsx';
import { Opponents, OwnSeat } from './seats.tsx';
import { MonsterStage } from './stage.tsx';
import { isScene, lastBattle, PLAY_CARDS, turnsUp } from './story.ts';
import './palette.css';
import './cards.css';
import './stage.css';
import './reveal.css';
import './sizes.css';

const monsterOf = ({ now }: TableView) =>
  DUNGEON_CARDS[(now!.view.game as unknown as DungeonBustersView['game']).monster];

/** Verb first; the monster is the object. */
function question(view: TableView): JSX.Element | null {
  const { asked, chosen } = view.now ?? {};
  const monster = view.now && monsterOf(view);
  if (!asked || chosen !== null || asked.where !== PLAY_CARDS || !monster) return null;
  return (
    <>
      {say('db.choose')} <b>{say('db.monster.short', { name: monster.name, hitPoints: monster.hitPoints })}</b>
    </>
  );
}

/** Each monster is a chapter of the tale. */
function heading(event: AnyEvent): string | null {
  if (event.type !== 'monster') return null;
  const { name, hitPoints } = DUNGEON_CARDS[(event as Event & { type: 'monster' }).card]!;
  return say('db.monster.short', { name, hitPoints });
}

const Table = (): JSX.Element => {
  const { past, scene, now, you } = useTable();
  const story = useMemo(() => lastBattle(past), [past]);
  const where = now?.view.flow.stack.at(-1);
  const inBattle = where ? `${where.procedure}.${where.step}` === PLAY_CARDS : false;
  const turning = scene !== null && turnsUp(scene);
  const [phase, finish] = usePhases(scene, STEPS, turning);
  const staying = scene !== null && phase >= STEPS.length;
  // While gems are still to be chosen the picture stays as it is, so nothing has to be waited for.
  useLinger(staying, story?.closed ?? true);
  if (story && (scene || !inBattle))
    return (
      <Play asks="none" skip={scene && !staying ? finish : undefined}>
        <Aftermath story={story} phase={phase} />
        {staying || !scene ? <GemChoice story={story} /> : <QuestionBar title={say('db.turningUp')} />}
        <OwnSeat />
      </Play>
    );
  return (
    <Play asks={you === null ? 'watch' : 'hand'}>
      <Opponents />
      <MonsterStage />
      {you === null ? <QuestionBar /> : <OwnHand seat={you} />}
    </Play>
  );
};

const OwnHand = ({ seat }: { seat: number }): JSX.Element => {
  const { now, picked, pick, seal } = useTable();
  const game = useGame<DungeonBustersView>();
  const monster = DUNGEON_CARDS[game.monster];
  const open = now?.asked?.where === PLAY_CARDS;
  const cards: HandCard[] = game.hands[seat]!.map((strength) => ({
    key: String(strength),
    choice: open ? String(strength) : null,
    label: say('db.strength', { strength }),
    kind: 'battle',
    face: <BattleFace seat={seat} strength={strength} />,
    data: { 'data-hero': heroOf(seat) },
  }));
  const terms =
    picked !== null && monster
      ? { hitPoints: monster.hitPoints, missing: Math.max(0, monster.hitPoints - Number(picked)) }
      : null;
  return (
    <>
      <QuestionBar remark={terms && say('db.short', terms)} />
      <InHand>
        <Hand
          cards={cards}
          pickedKey={picked}
          onPick={({ choice }) => pick(choice)}
          onPlay={({ choice }) => choice !== null && seal(choice)}
        />
      </InHand>
      <OwnSeat />
      <SealButton label={(choice) => choice} hint={terms ? say('db.others', terms) : undefined} />
    </>
  );
};

export const board: Board = {
  Table,
  Progress,
  Portrait: Bust,
  ScoreSheet,
  isScene,
  question,
  heading,
};
