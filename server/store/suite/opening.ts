import { join } from 'node:path';
import type { Happening } from '@gilt/table/happening';
import { onTestFinished } from 'vitest';
import { temporaryFolder } from '../../test/serving.ts';
import type { Append, Brief, Store } from '../store.ts';

/** How a store is opened: `place` names where it is, and is the same when it is opened again. */
export interface Opening {
  open(place: string): Promise<Store>;
  /** Copies everything, as it is at one moment, into a new file. */
  backup(place: string, file: string): Promise<unknown>;
  /** Opens what that has written. */
  openCopy(file: string): Promise<Store>;
}

export const saidBy = (person: string): Happening => ({ type: 'said', person, seat: 0 });

/** A line by which nothing much happens. */
export const line = (code: string, n: number, more: Partial<Append> & { at?: number; told?: string } = {}): Append => ({
  code,
  line: { n, at: more.at ?? 1000 * n, happening: saidBy('ann'), told: more.told ?? null },
  ...(more.saying ? { saying: more.saying } : {}),
  ...(more.brief ? { brief: more.brief } : {}),
});

export const brief = (code: string, more: Partial<Brief> = {}): Brief => ({
  code,
  game: 'goofspiel',
  status: 'open',
  listed: true,
  seats: [{ person: 'ann' }, { bot: 'thumb' }, null],
  clock: null,
  restless: false,
  ...more,
});

/** An empty store, which can be closed and opened again. */
export async function fresh({ open }: Opening): Promise<{ store: Store; reopen(): Promise<Store>; place: string }> {
  const folder = temporaryFolder();
  const place = join(folder, 'store');
  let store = await open(place);
  onTestFinished(() => store.close().catch(() => {}));
  const reopen = async () => {
    await store.close();
    store = await open(place);
    return store;
  };
  return { store, reopen, place };
}

export const numbersOf = async (store: Store, code: string): Promise<number[]> =>
  (await store.lines(code, 0)).map(({ n }) => n);
