import type { JSX } from 'react';

/** With its sign, as numbers are printed. */
export const signed = (count: number): string => (count > 0 ? `+${count}` : `−${-count}`);

/** What has come in just now or is gone, beside what somebody has; nothing if there is no change. */
export const Gain = ({ by, text = signed(by) }: { by: number; text?: string }): JSX.Element | null =>
  by === 0 ? null : <i className={by > 0 ? 'gain' : 'gain gain--loss'}>{text}</i>;
