import type { Happened } from '@gilt/protocol/sight';
import { useMemo, useState } from 'react';
import { useLinger } from '../../furniture/go-on.tsx';
import { usePhases } from '../../furniture/phases.ts';
import { useTable } from '../../table/view.ts';
import { type Beat, turnSoFar } from './beats.ts';
import type { Moment } from './story.ts';

/** Cards come together, and are looked at; what follows shares the rest of the time, in milliseconds. */
const COME_TOGETHER = 260;
const LOOK = 900;
const REST = 2300;
const AT_MOST = 1000;

/** Whether a beat begins with cards that are turned up. */
const turnsUp = (beat: Beat | undefined): boolean =>
  beat?.events.some(({ type }) => type === 'turnedUp' || type === 'duelCards') ?? false;

export interface Resolution {
  readonly beats: readonly Beat[];
  /** The beat that is shown; −1: cards are still closed. */
  readonly at: number;
  /** The table as it is shown. */
  readonly moment: Moment;
  /** As it was before the beat that is shown. */
  readonly was: Moment;
  readonly open: boolean;
  /** All has been shown, and stays to be read. */
  readonly staying: boolean;
  finish(): void;
  look(beat: number): void;
}

/** Shows a happening a step after another; afterwards any step can be looked at again. */
export function useResolution(scene: Happened | null, toRead: boolean): Resolution | null {
  const { past, table } = useTable();
  const { told, fresh, now } = useMemo(() => turnSoFar(past, scene, table.players), [past, scene, table.players]);
  const durations = useMemo(() => {
    const turning = turnsUp(fresh[0]);
    const others = fresh.length - (turning ? 1 : 0);
    const each = Math.min(AT_MOST, REST / Math.max(1, others));
    return [...(turning ? [COME_TOGETHER] : []), ...fresh.map((_, i) => (i === 0 && turning ? LOOK : each))];
  }, [fresh]);
  const [phase, finish] = usePhases(scene, durations, scene !== null);
  const [looking, setLooking] = useState<{ of: Happened | null; beat: number } | null>(null);
  const staying = scene !== null && phase >= durations.length;
  const chosen = looking && looking.of === scene && staying ? looking.beat : null;
  useLinger(staying && chosen === null, toRead);
  if (!scene) return null;
  const lead = durations.length - fresh.length;
  const at = chosen ?? told.length + Math.min(phase - lead, fresh.length - 1);
  const beats = [...told, ...fresh];
  const shown = beats[at];
  const closed = phase < lead;
  return {
    beats,
    at: closed ? told.length - 1 : at,
    moment: closed ? { ...fresh[0]!.after, rooms: now.rooms, directions: now.directions } : (shown?.after ?? now),
    was: closed ? now : (shown?.before ?? now),
    open: !closed,
    staying,
    finish,
    look: (beat) => setLooking({ of: scene, beat }),
  };
}
