import { missingTo } from '@gilt/games/dungeon-busters/battle';
import { DUNGEON_CARDS } from '@gilt/games/dungeon-busters/cards';
import type { Event } from '@gilt/games/dungeon-busters/events';
import type { DungeonBustersView } from '@gilt/games/dungeon-busters/secrets';
import type { JSX } from 'react';
import { asking } from '../../furniture/asking.tsx';
import { Hand, type HandCard } from '../../furniture/hand.tsx';
import { QuestionBar } from '../../furniture/question-bar.tsx';
import { InHand, Play } from '../../furniture/regions.tsx';
import { SceneShell } from '../../furniture/scene-shell.tsx';
import { SealButton } from '../../furniture/seal-button.tsx';
import { type TableView, useChapter, useGame, useTable } from '../../table/view.ts';
import type { Board } from '../board.ts';
import { Aftermath } from './aftermath.tsx';
import { BattleCard, BattleFace, Face } from './cards.tsx';
import { GemChoice } from './gem-choice.tsx';
import { Bust, livery } from './heroes.tsx';
import { Progress } from './progress.tsx';
import { say } from './say.ts';
import { ScoreSheet } from './score-sheet.tsx';
import { Opponents, OwnSeat } from './seats.tsx';
import { MonsterStage } from './stage.tsx';
import { type Battle, battleOf, isBattle, PLAY_CARDS, plan } from './story.ts';
import './palette.css';
import './cards.css';
import './stage.css';
import './reveal.css';
import './sizes.css';

/** Verb first; the monster is the object. */
function question({ now }: TableView<DungeonBustersView>): JSX.Element | null {
  if (!now?.asked || now.chosen !== null || now.asked.where !== PLAY_CARDS) return null;
  const { name, hitPoints } = DUNGEON_CARDS[now.view.game.monster]!;
  return asking(say('db.choose'), say('db.monster.short', { name, hitPoints }));
}

/** Each monster is a chapter of the tale. */
function heading(event: Event): string | null {
  if (event.type !== 'monster') return null;
  const { name, hitPoints } = DUNGEON_CARDS[event.card]!;
  return say('db.monster.short', { name, hitPoints });
}

const Table = (): JSX.Element => {
  const { scene, now, you } = useTable<DungeonBustersView>();
  const game = useGame<DungeonBustersView>();
  const chapter = useChapter<DungeonBustersView, Event>(isBattle);
  const where = now?.view.flow.stack.at(-1);
  const inBattle = where ? `${where.procedure}.${where.step}` === PLAY_CARDS : false;
  if (scene || (chapter && !inBattle))
    return <Battlefield battle={battleOf(scene?.beat === 'together' ? null : chapter, game)} />;
  return (
    <Play asks={you === null ? 'watch' : 'hand'}>
      <Opponents />
      <MonsterStage />
      {you === null ? <QuestionBar /> : <OwnHand seat={you} />}
    </Play>
  );
};

/** While gems are still to be chosen the picture stays as it is. */
const Battlefield = ({ battle }: { battle: Battle }): JSX.Element => {
  const { scene } = useTable();
  const stage = <Aftermath battle={battle} />;
  if (scene)
    return (
      <SceneShell title={(part) => say(`db.${part}`)} own={<OwnSeat />}>
        {stage}
      </SceneShell>
    );
  return (
    <Play asks="none">
      {stage}
      <GemChoice />
      <OwnSeat />
    </Play>
  );
};

const OwnHand = ({ seat }: { seat: number }): JSX.Element => {
  const { now, picked } = useTable();
  const game = useGame<DungeonBustersView>();
  const monster = DUNGEON_CARDS[game.monster];
  const open = now?.asked?.where === PLAY_CARDS;
  const cards: HandCard[] = game.hands[seat]!.map((strength) => ({
    key: String(strength),
    choice: open ? String(strength) : null,
    label: say('db.strength', { strength }),
    kind: 'battle',
    face: <BattleFace seat={seat} strength={strength} />,
    data: livery(seat),
  }));
  const terms =
    picked !== null && monster
      ? { hitPoints: monster.hitPoints, missing: missingTo(game.monster, Number(picked)) }
      : null;
  return (
    <>
      <QuestionBar remark={terms && say('db.short', terms)} />
      <InHand>
        <Hand cards={cards} />
      </InHand>
      <OwnSeat />
      <SealButton label={(choice) => choice} hint={terms ? say('db.others', terms) : undefined} />
    </>
  );
};

export const board: Board<DungeonBustersView, Event> = {
  Table,
  Face,
  chosen: (seat, choice) => (/^\d+$/.test(choice) ? <BattleCard seat={seat} strength={Number(choice)} /> : null),
  Progress,
  Portrait: Bust,
  ScoreSheet,
  plan,
  question,
  heading,
};
