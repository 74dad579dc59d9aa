import { keepAs, recall } from '../storage.ts';

const key = (code: string): string => `gilt.asked.${code}`;

/** The questions of a table at which the coach was asked, as this browser noted them. */
export function askedIn(code: string): readonly number[] {
  try {
    const kept: unknown = code === '' ? [] : JSON.parse(recall(key(code)) ?? '[]');
    return Array.isArray(kept) ? kept.filter((each) => Number.isInteger(each)) : [];
  } catch {
    return [];
  }
}

/** Notes that the coach was asked at a question. */
export function noteAsked(code: string, question: number): void {
  const asked = askedIn(code);
  if (!asked.includes(question)) keepAs(key(code), JSON.stringify([...asked, question]));
}
