/** How much a connection may ask for: so many messages at once, and so many a second in the long run. */
export interface Manners {
  readonly burst: number;
  readonly perSecond: number;
  /** Messages beyond that, or unreadable, before the connection is ended. */
  readonly patience: number;
  /** As many connections there can be from one address. */
  readonly perAddress: number;
}

export const GOOD_MANNERS: Manners = { burst: 40, perSecond: 4, patience: 50, perAddress: 500 };

/** How one connection has behaved so far. */
export interface Conduct {
  /** As many messages are welcome, as of a moment. */
  left: number;
  since: number;
  offences: number;
}

export const conduct = ({ burst }: Manners, now: number): Conduct => ({ left: burst, since: now, offences: 0 });

/** Whether one more message is welcome now. */
export function admits({ burst, perSecond }: Manners, conduct: Conduct, now: number): boolean {
  conduct.left = Math.min(burst, conduct.left + ((now - conduct.since) / 1000) * perSecond);
  conduct.since = now;
  if (conduct.left < 1) return false;
  conduct.left--;
  return true;
}

/** The message was one that the game waited for: it does not count. */
export function excuse(conduct: Conduct): void {
  conduct.left++;
}

/** One more message was not welcome; whether patience is at its end. */
export const offend = ({ patience }: Manners, conduct: Conduct): boolean => ++conduct.offences >= patience;
