import type { Eyes } from '@gilt/engine/eyes';
import { readStop, type Stop, writeStop } from './places.ts';

/** What the address of a replay says: which moment, and with whose eyes. */
export interface Where {
  readonly stop: Stop | null;
  /** Undefined: it does not say. */
  readonly eyes: Eyes | undefined;
}

/** `?at=12.3&eyes=2`: seats are counted from 1. What makes no sense is passed over. */
export function whereIn(search: string, players: number): Where {
  const said = new URLSearchParams(search);
  return { stop: readStop(said.get('at')), eyes: readEyes(said.get('eyes'), players) };
}

export function readEyes(text: string | null, players: number): Eyes | undefined {
  if (text === 'open') return 'open';
  if (text === 'all') return null;
  const seat = /^\d+$/.test(text ?? '') ? Number(text) - 1 : -1;
  return seat >= 0 && seat < players ? seat : undefined;
}

export const writeEyes = (eyes: Eyes): string => (eyes === null ? 'all' : eyes === 'open' ? 'open' : String(eyes + 1));

/** The address with that moment in it; whatever else it says stays. */
export function withWhere(search: string, stop: Stop, eyes: Eyes): string {
  const said = new URLSearchParams(search);
  said.set('at', writeStop(stop));
  said.set('eyes', writeEyes(eyes));
  return `?${said}`;
}
