import { expect, test } from 'vitest';
import { served } from './test/serving.ts';
import { inline, type Thinker } from './thinker.ts';

/** A clock that a test can put forward. */
function handClock() {
  let time = 1_700_000_000_000;
  return {
    surroundings: {
      now: () => time,
      worked: () => time,
      bytes: (count: number) => crypto.getRandomValues(new Uint8Array(count)),
    },
    pass: (milliseconds: number) => {
      time += milliseconds;
    },
  };
}

/** Ann and Bob at a table with a clock; both are connected. */
async function annAndBob(clock: number, thinker: Thinker = inline) {
  const hand = handClock();
  const server = await served({ surroundings: hand.surroundings, thinker });
  const [ann, bob] = [await server.newGuest('Ann'), await server.newGuest('Bob')];
  const code = await ann.opens({ game: 'goofspiel', seats: ['me', 'open'], clock, standIn: 'random' });
  await bob.must('POST', `tables/${code}/join`, {});
  await ann.must('POST', `tables/${code}/start`);
  return { hand, server, ann, bob, code };
}

test('whoever is late is played for by the stand-in, and takes the seat back by answering', async () => {
  const { hand, server, ann, bob, code } = await annAndBob(30);
  const [here, there] = [await ann.at(code), await bob.at(code)];
  await here.choose('5');
  hand.pass(30_000);
  server.running.hall.ring(code);
  await here.until(({ now }) => now!.asked?.number === 2);
  expect(here.story.map(({ what }) => what.type)).toContain('late');
  expect(here.table.seats[1]).toMatchObject({ name: 'Bob', presence: 'away' });
  await there.until(({ now }) => now!.asked?.number === 2);
  await there.choose(there.now!.asked!.names[0]!);
  await here.until(({ table }) => table.seats[1]!.kind === 'person' && table.seats[1]!.presence === 'here');
  expect(here.now!.deadline).toBe(hand.surroundings.now() + 30_000);
});

test('after a restart an open question has at least a minute left', async () => {
  const { hand, server, ann, code } = await annAndBob(30);
  hand.pass(3_600_000);
  await server.restart();
  const here = await ann.at(code);
  expect(here.now!.deadline).toBe(hand.surroundings.now() + 60_000);
  hand.pass(59_999);
  server.running.hall.ring(code);
  await here.choose('5');
  expect(here.table.seats[1]).toMatchObject({ presence: 'here' });
  hand.pass(1);
  server.running.hall.ring(code);
  await here.until(({ now }) => now!.asked?.number === 2);
  expect(here.table.seats[1]).toMatchObject({ presence: 'away' });
});

test('a deadline of days outlives restarts, and rings although nobody has the table open', async () => {
  const { hand, server, ann, code } = await annAndBob(3 * 86_400);
  const deadline = (await ann.at(code)).now!.deadline!;
  hand.pass(86_400_000);
  await server.restart();
  expect((await ann.at(code)).now!.deadline).toBe(deadline);
  await server.restart();
  hand.pass(deadline - hand.surroundings.now());
  server.running.hall.ring(code);
  const here = await ann.at(code);
  await here.until(({ story }) => story.some(({ what }) => what.type === 'late'));
  expect(here.now!.asleep).toBe(true);
});

test('whoever is away until a time is so for all, also over a restart, and is back by then with nobody there', async () => {
  const { hand, server, ann, bob, code } = await annAndBob(3 * 86_400);
  const [here, there] = [await ann.at(code), await bob.at(code)];
  const until = hand.surroundings.now() + 2 * 86_400_000;
  await there.wish({ type: 'goAway', until });
  await here.until(({ story }) => story.some(({ what }) => what.type === 'away'));
  expect(here.table.seats[1]).toMatchObject({ presence: 'away', until });
  await server.restart();
  const again = await ann.at(code);
  expect(again.table.seats[1]).toMatchObject({ presence: 'away', until });
  hand.pass(until - hand.surroundings.now());
  server.running.hall.ring(code);
  await again.until(({ table }) => table.seats[1]!.kind === 'person' && table.seats[1]!.presence === 'here');
  expect(again.table.seats[1]).not.toHaveProperty('until');
  await expect((await bob.at(code)).wish({ type: 'goAway', until })).rejects.toThrow('31 days');
});

test('the person takes the seat back while the stand-in is still thinking', async () => {
  const thoughts: { signal: AbortSignal; resolve(choice: number): void }[] = [];
  const slow: Thinker = {
    ...inline,
    think: (_bot, _task, signal) => new Promise((resolve) => thoughts.push({ signal, resolve })),
  };
  const { hand, server, ann, bob, code } = await annAndBob(30, slow);
  const [here, there] = [await ann.at(code), await bob.at(code)];
  await here.choose('5');
  hand.pass(30_000);
  server.running.hall.ring(code);
  await there.until(({ table }) => table.seats[1]!.kind === 'person' && table.seats[1]!.presence === 'away');
  expect(thoughts).toHaveLength(1);
  await there.wish({ type: 'comeBack' });
  expect(thoughts[0]!.signal.aborted).toBe(true);
  thoughts[0]!.resolve(1);
  await there.choose('7');
  await here.until(({ now }) => now!.asked?.number === 2);
  const reveal = here.story.flatMap(({ events = [] }) => events).find(({ type }) => type === 'reveal');
  expect(reveal!.answers).toEqual(['5', '7']);
});

test('a game with a time limit of its own is told when its time is up', async () => {
  const hand = handClock();
  const server = await served({ surroundings: hand.surroundings });
  const ann = await server.newGuest('Ann');
  const seats = ['me', 'random'];
  const options = { characters: 'learners', match: 'time' };
  const code = await ann.opens({ game: 'shadowgate', options, seats, minutes: 10, start: true });
  const here = await ann.at(code);
  hand.pass(600_000);
  server.running.hall.ring(code);
  await here.until(({ story }) => story.some(({ what }) => what.type === 'befell' && what.what === 'time-is-up'));
  const refused = await ann.ask('POST', 'tables', { game: 'greed', seats, minutes: 10 });
  expect(refused).toMatchObject({ status: 400, body: { error: 'Greed has no time limit' } });
});
