import type { AnyEvent } from '@gilt/engine/event';
import type { AnyGame } from '@gilt/engine/game';
import type { Seat } from '@gilt/engine/seat';
import type { Speaker } from '@gilt/engine/words';
import type { Happened, Now, TableSight } from '@gilt/protocol/sight';
import { createContext, useContext, useMemo } from 'react';
import type { Board } from '../boards/board.ts';
import type { Known, Request } from '../link/table-store.ts';
import type { AnyView, Passage } from '../player/passage.ts';
import { type Begins, type Chapter, chapterOf, type Scene } from '../player/story.ts';

/** Where the game stands, as far as it is shown, in a view of that game. */
export type NowIn<V extends AnyView> = Omit<Now, 'view'> & { readonly view: V };

/** All that the furniture of a table needs to know. Boards know of which game the views and events are. */
export interface TableView<V extends AnyView = AnyView, E extends AnyEvent = AnyEvent> {
  readonly game: AnyGame;
  readonly board: Board;
  /** Whether the table is of this page, without a server. */
  readonly local: boolean;
  /** Whether it is the table itself, and not a game that is watched again. */
  readonly live: boolean;
  readonly known: Known;
  /** The table as it is shown; see `known.latest` for where it really stands. */
  readonly table: TableSight;
  readonly now: NowIn<V> | null;
  /** What stands in the question in place of it: what came of an answer is being told, and nobody is waited for. */
  readonly told?: string;
  /** What is being shown right now, a beat after another. */
  readonly scene: Scene<V, E> | null;
  /** With all cards open: what each seat has sealed, by the name of its choice. */
  readonly open?: readonly (string | null)[];
  /** What has happened, as far as it is shown. */
  readonly past: readonly Happened[];
  /** What has been shown since the page was opened. */
  readonly walked: readonly Passage[];
  readonly you: Seat | null;
  readonly names: readonly string[];
  readonly speaker: Speaker;
  /** What you have picked and not sealed. */
  readonly picked: string | null;
  pick(choice: string | null): void;
  /** Seals what is picked, or this. */
  seal(choice?: string): void;
  takeBack(): void;
  send(request: Request): void;
  /** Enough of what is being shown: first all of it at once, then the table goes on. */
  finish(): void;
  goOn(): void;
  /** Somebody still reads what is being shown: it stays until they go on. */
  stay(): void;
  /** Comes to the table again, as whoever we are by now. */
  comeAgain(): void;
  openClause(clause: string): void;
}

export const TableContext = createContext<TableView | null>(null);

/** The table around. A board says of which game its views and events are: they were checked when they came in. */
export function useTable<V extends AnyView = AnyView, E extends AnyEvent = AnyEvent>(): TableView<V, E> {
  const view = useContext(TableContext);
  if (!view) throw new Error('there is no table around this');
  return view as unknown as TableView<V, E>;
}

/** The view of the game itself. */
export const useGame = <V extends AnyView>(): V['game'] => {
  const { now } = useTable<V>();
  if (!now) throw new Error('the game has not begun');
  return now.view.game;
};

/** The last part of the game that such an event began, as far as it is shown; `begins` must stay the same. */
export function useChapter<V extends AnyView, E extends AnyEvent>(begins: Begins): Chapter<V, E> | null {
  const { past, walked } = useTable();
  return useMemo(() => chapterOf(past, walked, begins) as Chapter<V, E> | null, [past, walked, begins]);
}
