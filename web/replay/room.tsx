import type { Eyes } from '@gilt/engine/eyes';
import { type JSX, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { Enlarge } from '../furniture/enlarge.tsx';
import { useRules } from '../furniture/rules-drawer.tsx';
import { Scenes } from '../look/scenes.tsx';
import type { Player } from '../player/player.ts';
import { Announcer } from '../table/announcer.tsx';
import { useTableView } from '../table/use-table-view.ts';
import { TableContext } from '../table/view.ts';
import { Acts } from './acts.tsx';
import { whereIn, withWhere } from './address.ts';
import { ReplayBar } from './bar.tsx';
import { Dock } from './dock.tsx';
import { sealedAt } from './open-cards.tsx';
import { placeAt, type Stop, stopAt } from './places.ts';
import { ReplayRail } from './rail.tsx';
import { showingAgain } from './showing.ts';
import type { Watchable } from './source.ts';
import { useSteering } from './steering.ts';
import { replayStore } from './store.ts';
import { useSwipe } from './swipe.ts';
import { type Seen, seenWith, type Tape } from './tape.ts';
import { timelineOf } from './timeline.ts';
import { useTogether } from './together.ts';
import { useTurns } from './turns.ts';
import '../look/furniture.css';
import '../look/cards.css';
import '../look/room.css';
import '../look/table.css';
import '../look/sizes.css';
import '../look/seats.css';
import '../look/question.css';
import '../look/hand.css';
import '../look/rail.css';
import '../look/turned.css';
import '../look/drawer.css';

/** The address is written so long after the last step, in milliseconds: browsers do not like it to change all the time. */
const SETTLED = 250;

/** The table as it stood, with the course of the game under it. */
export const ReplayRoom = ({ game, board, tape }: Watchable): JSX.Element | null => {
  const [from] = useState(() => whereIn(location.search, tape.table.players));
  const [eyes, setEyes] = useState<Eyes>(from.eyes !== undefined ? from.eyes : tape.table.you);
  const [tab, setTab] = useState<'table' | 'log'>('table');
  const [openClause, rules] = useRules(game);
  /** Where to begin when other eyes are chosen. */
  const start = useRef<Stop | null>(from.stop);
  /** Where to go when the rest of the game has come. */
  const wanted = useRef<number | null>(null);

  const seen = useMemo(() => seenWith(tape, eyes), [tape, eyes]);
  const showing = useMemo(() => showingAgain(board), [board]);
  const before = useRef<{ readonly tape: Tape; readonly player: Player; readonly frames: Seen['frames'] } | null>(null);
  const store = useMemo(() => {
    const opened = replayStore(seen, board, game.cards?.other);
    const { player } = opened;
    // The rest of the game has come while somebody looked at its beginning.
    const came = before.current?.tape === tape ? null : before.current;
    if (came) {
      start.current = wanted.current ? { frame: wanted.current, step: 0 } : stopAt(came.player, came.frames);
      wanted.current = null;
    }
    if (start.current) player.moveTo(placeAt(player, seen.frames, start.current));
    if (came && !came.player.isPaused()) player.play();
    before.current = { tape, player, frames: seen.frames };
    return opened;
  }, [tape, seen, board, game]);
  useEffect(() => store.close, [store]);

  const seenBy = useTableView(store, game, board, tape.table.code === '', openClause, showing);
  const stop = stopAt(store.player, seen.frames);
  const view = seenBy && eyes === 'open' ? { ...seenBy, open: sealedAt(tape, stop) } : seenBy;
  const look = useCallback(
    (next: Eyes) => {
      start.current = stopAt(store.player, seen.frames);
      setEyes(next);
    },
    [store, seen],
  );
  const goTo = useCallback(
    (there: Stop, theirs: Eyes) => {
      start.current = there;
      setEyes(theirs);
      store.player.moveTo(placeAt(store.player, seen.frames, there));
    },
    [store, seen],
  );
  const together = useTogether(tape.table, { stop, eyes, goTo });
  const { frame, step } = stop;
  const here = useCallback(
    () => ({ stop: stopAt(store.player, seen.frames), past: store.player.picture()!.past }),
    [store, seen],
  );
  useEffect(() => {
    const settle = (): void => {
      history.replaceState(null, '', withWhere(location.search, { frame, step }, eyes));
      // While one looks at this picture the next is planned.
      store.player.placesIn(store.player.place().done + 1);
    };
    const timer = setTimeout(settle, SETTLED);
    return () => clearTimeout(timer);
  }, [store, frame, step, eyes]);

  const speaker = view?.speaker;
  const timeline = useMemo(
    () => (speaker ? timelineOf(tape, seen, { game, board, speaker }) : null),
    [tape, seen, game, board, speaker],
  );
  const turns = useTurns(tape.reel);
  const steering = useSteering(store.player, seen, timeline, eyes, look, tape.table.players, wanted);
  const fingers = useSwipe(steering.step);
  // What changes with no step is told of none.
  // biome-ignore lint/correctness/useExhaustiveDependencies: nothing else of the table is read there
  const lasting = useMemo(() => view, [game, board, speaker, openClause, tape]);
  const over = timeline !== null && frame > timeline.last;
  const acts = useMemo(
    () => (
      <TableContext value={lasting}>
        <Acts tape={tape} over={over} eyes={eyes} here={here} />
      </TableContext>
    ),
    [lasting, tape, over, eyes, here],
  );
  if (!view || !timeline) return null;
  return (
    <TableContext value={view}>
      <div className="table-room replay" data-game={game.id}>
        <Scenes />
        <Enlarge />
        <div className="frame" {...fingers}>
          <div className="table" data-tab={tab}>
            <ReplayBar openRules={() => openClause(null)} />
            <board.Table />
            <ReplayRail tape={tape} stop={stop} eyes={eyes} together={together} acts={acts} />
          </div>
        </div>
        <TableContext value={lasting}>
          <Dock
            timeline={timeline}
            turns={turns}
            stop={stop}
            steering={steering}
            names={view.names}
            eyes={eyes}
            look={look}
            tab={tab}
            setTab={setTab}
            acts={acts}
          />
        </TableContext>
        <Announcer />
        {rules}
      </div>
    </TableContext>
  );
};
