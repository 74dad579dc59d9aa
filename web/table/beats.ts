import type { Happened } from '@gilt/protocol/sight';
import type { Board } from '../boards/board.ts';
import { isCalm } from '../furniture/calm.ts';
import type { TableStore } from '../link/table-store.ts';
import { settings } from '../settings.ts';

/** How long something that others do is looked at in passing, in milliseconds; less where nothing moves. */
const BEAT = 450;
const CALM = 100;
/** The more waits to be shown, the shorter each of it: the table shall not be long behind. */
const PATIENCE = 1500;

/**
 * Where players take turns, bots do ten things in the blink of an eye. So that people can follow, the picture takes a beat for each of them.
 * Not where a clock runs, and not for whoever is in a hurry.
 */
export const beatsOf =
  (store: Pick<TableStore, 'known'>, board: Pick<Board, 'isBeat'>) =>
  (happened: Happened, waiting: number): number => {
    const { table } = store.known().latest!;
    if (settings().pace === 'quick' || table.clock !== null || !board.isBeat?.(happened, table.you)) return 0;
    return Math.min(isCalm() ? CALM : BEAT, PATIENCE / (waiting + 1));
  };
