import { expect, test } from 'vitest';
import { mayAsk } from './may-ask.ts';

const person = { kind: 'person', name: 'Ada', presence: 'here', host: true } as const;
const bot = { kind: 'bot', bot: 'normal' } as const;
type Asks = Parameters<typeof mayAsk>[0];
const at = (seats: readonly unknown[], more: object = {}): Asks =>
  ({ table: { status: 'playing', seats }, you: 0, live: true, ...more }) as unknown as Asks;

test('the coach may be asked by somebody who plays against bots alone', () => {
  expect(mayAsk(at([person, bot, bot]))).toBe(true);
});

test('never where another person sits, or a seat is free; not by who watches, nor in a replay, nor when it is over', () => {
  expect(mayAsk(at([person, bot, person]))).toBe(false);
  expect(mayAsk(at([person, bot, { kind: 'empty' }]))).toBe(false);
  expect(mayAsk(at([bot, bot], { you: null }))).toBe(false);
  expect(mayAsk(at([person, bot], { live: false }))).toBe(false);
  expect(mayAsk({ ...at([person, bot]), table: { status: 'over', seats: [person, bot] } } as unknown as Asks)).toBe(
    false,
  );
});
