import { say } from './say.ts';

const HOUR = 3_600_000;
const LANGUAGE = 'en-GB';

const day = (at: number): number => new Date(at).setHours(0, 0, 0, 0);

/** A time to come in words, as one would say it: `18:00`, `tomorrow 18:00`, `Friday 18:00`, `27 November`. */
export function whenSaid(at: number, now: number): string {
  const time = new Intl.DateTimeFormat(LANGUAGE, { hour: '2-digit', minute: '2-digit' }).format(at);
  // Days are not all as long as each other: the clock is put on and back.
  const days = Math.round((day(at) - day(now)) / (24 * HOUR));
  if (days <= 0) return time;
  if (days === 1) return say('when.tomorrow', { time });
  if (days < 7)
    return say('when.day', { day: new Intl.DateTimeFormat(LANGUAGE, { weekday: 'long' }).format(at), time });
  return new Intl.DateTimeFormat(LANGUAGE, { day: 'numeric', month: 'long' }).format(at);
}

/** The same where it will be read again later: `Fri 20 Nov, 18:00`. */
export const dateSaid = (at: number): string =>
  new Intl.DateTimeFormat(LANGUAGE, {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
  }).format(at);

/** Whether there is so much time that one says until when, and does not count it down. */
export const isLongUntil = (at: number, now: number): boolean => at - now >= HOUR;
