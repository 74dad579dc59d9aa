import type { Eyes } from '@gilt/engine/eyes';
import type { TableSight } from '@gilt/protocol/sight';
import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { keptTable } from '../link/local-keep.ts';
import { socketTo } from '../link/socket.ts';
import { type Known, type TableStore, tableStore } from '../link/table-store.ts';
import { readEyes, writeEyes } from './address.ts';
import { readStop, type Stop, writeStop } from './places.ts';

/** Where a replay is, and the way to go elsewhere in it. */
export interface Here {
  readonly stop: Stop;
  readonly eyes: Eyes;
  goTo(stop: Stop, eyes: Eyes): void;
}

/** A game that is watched by several at once. */
export interface Together {
  /** The table itself, for talk. */
  readonly store: TableStore;
  readonly known: Known;
  /** Whether it is for us to lead, and whether we do. */
  readonly mayLead: boolean;
  readonly leads: boolean;
  /** Whether we are led. */
  readonly isLed: boolean;
  setLeads(leads: boolean): void;
}

/** So long after a step, in milliseconds, it is told to the others. */
const SOON = 200;

const NOBODY: Known = {
  line: 'connecting',
  gone: null,
  cards: undefined,
  latest: null,
  past: [],
  here: null,
  led: null,
  refused: null,
};

/** Watches with whoever else is at the table: its host leads, the others follow until they are let go. Null if there is no such table to reach. */
export function useTogether({ code, players }: TableSight, { stop, eyes, goTo }: Here): Together | null {
  const isServed = code !== '' && !keptTable(code);
  const store = useMemo(() => (isServed ? tableStore(socketTo(code)) : null), [isServed, code]);
  useEffect(() => () => store?.close(), [store]);
  const known = useSyncExternalStore(
    (changed) => store?.subscribe(changed) ?? (() => {}),
    () => store?.known() ?? NOBODY,
  );
  const [leads, setLeads] = useState(false);
  const [at, whose] = [writeStop(stop), writeEyes(eyes)];
  useEffect(() => {
    if (!store || !leads) return;
    const timer = setTimeout(() => store.send({ type: 'lead', to: { at, eyes: whose } }), SOON);
    return () => clearTimeout(timer);
  }, [store, leads, at, whose]);
  useEffect(() => {
    if (store && leads) return () => store.send({ type: 'lead', to: null });
    return undefined;
  }, [store, leads]);
  const { led } = known;
  /** It is followed when it changes, and not when we do. */
  const follow = useRef(goTo);
  follow.current = goTo;
  useEffect(() => {
    const [there, theirs] = led ? [readStop(led.at), readEyes(led.eyes, players)] : [null, undefined];
    if (!leads && there && theirs !== undefined) follow.current(there, theirs);
  }, [led, leads, players]);
  if (!store || !known.latest) return null;
  return { store, known, mayLead: known.latest.table.youHost, leads, isLed: led !== null && !leads, setLeads };
}
