import type { CDPSession } from 'playwright-core';
import type { Form } from './states.ts';

/** A window that tables are looked at in. */
export interface Window {
  readonly name: string;
  readonly width: number;
  readonly height: number;
  /** Touched by fingers: whatever can be pressed must be large enough for one. */
  readonly touch: boolean;
  /** How much the reader has enlarged everything. */
  readonly zoom: number;
}

const window = (width: number, height: number, touch = false, zoom = 1): Window => ({
  name: zoom === 1 ? `${width}x${height}` : `${width}x${height}@${100 * zoom}%`,
  width: width / zoom,
  height: height / zoom,
  touch,
  zoom,
});

/** Phones and tablets, upright and on their side; a small and a usual laptop, a large screen; and a laptop enlarged to twice the size. */
export const WINDOWS: readonly Window[] = [
  window(360, 640, true),
  window(390, 844, true),
  window(844, 390, true),
  window(820, 1180, true),
  window(1180, 820, true),
  window(1366, 650),
  window(1440, 900),
  window(2560, 1440),
  window(1440, 900, false, 2),
];

const named = (...names: string[]): Window[] => WINDOWS.filter(({ name }) => names.includes(name));

/** Where a table is looked at, by what it is gone to as: screens are never upright, and hands are phones and tablets. */
const OF: Readonly<Record<Form, readonly Window[]>> = {
  table: WINDOWS,
  screen: [...named('1366x650', '1440x900', '2560x1440'), window(1024, 768), window(1920, 1080), window(3840, 2160)],
  hand: [
    ...named('360x640', '390x844', '844x390', '820x1180', '1180x820'),
    window(320, 568, true),
    window(430, 932, true),
  ],
  passed: [...named('360x640', '390x844', '844x390', '820x1180', '1180x820'), window(320, 568, true)],
};
export const windowsOf = ({ as }: { readonly as: Form }): readonly Window[] => OF[as];

/** Any other window, by its size, `1024x768`; null if that is none. It is taken for one of a phone or tablet if it is upright or small. */
export function windowNamed(name: string): Window | null {
  const known = WINDOWS.find((each) => each.name === name);
  const [, width, height] = /^(\d{3,4})x(\d{3,4})$/.exec(name)?.map(Number) ?? [];
  if (known || !width || !height) return known ?? null;
  return window(width, height, width < height || Math.min(width, height) < 500);
}

/** Where everything begins. */
export const DESK: Window = window(1440, 900);

/** Makes the page's window another, without loading it again. */
export async function resize(line: CDPSession, { width, height, touch, zoom }: Window): Promise<void> {
  await line.send('Emulation.setDeviceMetricsOverride', { width, height, deviceScaleFactor: zoom, mobile: false });
  await line.send('Emulation.setTouchEmulationEnabled', { enabled: touch });
}
