import type { AnyEvent } from '@gilt/engine/event';
import type { AnyGame } from '@gilt/engine/game';
import type { Seat } from '@gilt/engine/seat';
import type { Speaker } from '@gilt/engine/words';
import type { Happened, Now, TableSight } from '@gilt/protocol/sight';
import { createContext, useContext } from 'react';
import type { Board } from '../boards/board.ts';
import type { Known, Request } from '../link/table-store.ts';

/** All that the furniture of a table needs to know. */
export interface TableView {
  readonly game: AnyGame;
  readonly board: Board;
  /** Whether the table is of this page, without a server. */
  readonly local: boolean;
  readonly known: Known;
  /** The table as it is shown; see `known.latest` for where it really stands. */
  readonly table: TableSight;
  readonly now: Now | null;
  /** The happening that is being shown. */
  readonly scene: Happened | null;
  /** What has happened, as far as it is shown. */
  readonly past: readonly Happened[];
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
  sceneOver(): void;
  /** Comes to the table again, as whoever we are by now. */
  comeAgain(): void;
  openClause(clause: string): void;
}

export const TableContext = createContext<TableView | null>(null);

export function useTable(): TableView {
  const view = useContext(TableContext);
  if (!view) throw new Error('there is no table around this');
  return view;
}

/** The view of the game itself, as the board that asks for it knows it. */
export const useGame = <V extends { readonly game: object }>(): V['game'] => {
  const { now } = useTable();
  if (!now) throw new Error('the game has not begun');
  return now.view.game as V['game'];
};

/**
 * The events that were told and not taken back, as far as they are shown. An undo takes back the last question that was answered and all
 * after it; what was answered for those who had no choice may have been turned up in the same happening.
 */
export function standingEvents(past: readonly Happened[]): AnyEvent[] {
  const events: AnyEvent[] = [];
  const answered: number[] = [];
  for (const { events: told = [] } of past) {
    if (told.some(({ type }) => type === 'reveal')) answered.push(events.length);
    for (const event of told) {
      if (event.type === 'undone') events.length = answered.pop() ?? 0;
      else events.push(event as AnyEvent);
    }
  }
  return events;
}
