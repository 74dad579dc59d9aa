import type { AnyGame } from '@gilt/engine/game';
import { speaker } from '@gilt/engine/words';
import { useCallback, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import type { Board } from '../boards/board.ts';
import { rememberSpots } from '../furniture/spots.ts';
import type { TableStore } from '../link/table-store.ts';
import type { Surroundings } from '../player/player.ts';
import { sceneOf } from '../player/story.ts';
import { sound } from '../sounds.ts';
import { namesOf } from './names.ts';
import { isPassed } from './passing.ts';
import { showingFor } from './showing.ts';
import type { TableView } from './view.ts';

/** The same answer once more within so many milliseconds is a double click. Later it may be that the first was lost on the way. */
const TWICE = 800;

/** Puts together what the furniture needs, from what the page knows of the table. */
export function useTableView(
  store: TableStore,
  game: AnyGame,
  board: Board,
  local: boolean,
  openClause: (clause: string) => void,
  /** How things are shown; left out where they are shown as they happen. */
  showing?: Surroundings['showing'],
  /** A screen, or a phone beside one: nobody presses anything there to go on. */
  unattended = false,
): TableView | null {
  const known = useKnown(store);
  const picture = usePicture(store);
  const { moment: shown, past, walked } = picture ?? NOTHING;
  const scene = useMemo(() => (picture?.scene ? sceneOf(picture.scene) : null), [picture?.scene]);

  const seats = shown?.table.seats;
  const people = JSON.stringify(seats?.map((seat) => (seat.kind === 'person' ? seat.name : seat.kind)));
  // biome-ignore lint/correctness/useExhaustiveDependencies: names change only with who sits there
  const names = useMemo(() => namesOf(seats ?? []), [people]);
  const voice = useMemo(() => speaker(game.words.english, names), [game, names]);
  useEffect(
    () => store.player.surround(showing ?? showingFor(store, game, board, voice, unattended)),
    [store, game, board, voice, showing, unattended],
  );

  const question = shown?.now?.asked?.number ?? null;
  const [{ at, choice }, setPicked] = useState<{ at: number | null; choice: string | null }>({
    at: null,
    choice: null,
  });
  const picked = at === question ? choice : null;
  const pick = useCallback(
    (next: string | null) => {
      if (next !== null) sound('pick');
      setPicked({ at: question, choice: next });
    },
    [question],
  );
  const sent = useRef<{ question: number; choice: string; at: number } | null>(null);
  const seal = useCallback(
    (given?: string) => {
      const sealed = given ?? picked;
      if (question === null || sealed === null) return;
      // Somebody may click twice before the table has heard of it.
      const { current } = sent;
      if (current?.question === question && current.choice === sealed && Date.now() - current.at < TWICE) return;
      sent.current = { question, choice: sealed, at: Date.now() };
      sound('seal');
      setPicked({ at: question, choice: sealed });
      store.send({ type: 'answer', question, choice: sealed });
    },
    [store, question, picked],
  );
  const takeBack = useCallback(() => {
    sent.current = null;
    if (question !== null) store.send({ type: 'takeBack', question });
  }, [store, question]);

  if (!shown) return null;
  return {
    game,
    board,
    local,
    live: !showing,
    known,
    table: shown.table,
    now: shown.now as TableView['now'],
    scene,
    past,
    walked,
    you: shown.table.you,
    names,
    speaker: voice,
    picked,
    pick,
    seal,
    takeBack,
    send: store.send,
    finish: store.player.finish,
    goOn: store.player.goOn,
    stay: store.player.stay,
    passing: isPassed(local, shown.table),
    hold: store.hold,
    comeAgain: store.again,
    openClause,
  };
}

const NOTHING = { moment: null, past: [], walked: [] };

/** What the page knows of a table. */
export const useKnown = (store: TableStore) => useSyncExternalStore(store.subscribe, store.known);

/** What is to be seen of it; before anything changes it is taken down where everything lies. */
const usePicture = ({ player }: TableStore) =>
  useSyncExternalStore(
    useCallback(
      (changed: () => void) =>
        player.subscribe(() => {
          rememberSpots();
          changed();
        }),
      [player],
    ),
    player.picture,
  );
