import { randomFrom } from '@gilt/engine/random';
import { expect, test } from 'vitest';
import { foundAgain } from './founding.ts';
import { tableAt } from './hall.ts';
import type { Connection } from './test/connection.ts';
import type { Guest } from './test/guest.ts';
import { mustChoose, play } from './test/player.ts';
import { slow } from './test/sabotage.ts';
import { served } from './test/serving.ts';
import { annAndBob, first } from './test/tables.ts';

const happenings = ({ story }: Connection, type: string) => story.filter(({ what }) => what.type === type);
const settled = async (connections: readonly Connection[]) => {
  const last = Math.max(...connections.map((each) => each.last()));
  await Promise.all(connections.map((each) => each.until(({ story }) => (story.at(-1)?.n ?? 0) >= last)));
};

test('two who answer at the same instant both count, and the question closes once', async () => {
  const server = await served();
  const { a, b } = await annAndBob(server);
  for (let question = 1; question <= 5; question++) {
    await Promise.all([a.until(mustChoose), b.until(mustChoose)]);
    expect([a.now!.asked!.number, b.now!.asked!.number]).toEqual([question, question]);
    await Promise.all([a.choose(first(a)), b.choose(first(b))]);
    await settled([a, b]);
    const reveals = a.story.flatMap(({ events = [] }) => events).filter(({ type }) => type === 'reveal');
    expect(reveals).toHaveLength(question);
  }
  expect(a.story.map(({ n }) => n)).toEqual(b.story.map(({ n }) => n));
});

test('a person in two tabs sees the same in both, also what they chose in the other', async () => {
  const server = await served();
  const { ann, code, a, b } = await annAndBob(server);
  const other = await ann.at(code);
  await a.choose(first(a));
  await other.until(({ now }) => now?.chosen === first(a));
  await other.wish({ type: 'takeBack', question: 1 });
  await a.until(({ now }) => now?.chosen === null);
  await other.choose(first(a));
  await b.choose(first(b));
  await Promise.all([a, other].map((each) => each.until(({ now }) => now?.asked?.number === 2)));
  expect(other.now).toEqual(a.now);
  expect(other.table).toEqual(a.table);
  expect(other.story).toEqual(a.story);
  // The other tab hears of it, but as nothing that it asked for.
  expect(a.received.filter((text) => text.includes('"re":'))).toHaveLength(1);
  // Nobody else hears what was chosen before all were in.
  const sealed = b.story.filter(({ what }) => what.type === 'chosen' && what.seat === 0);
  expect(sealed.every(({ what }) => !('choice' in what))).toBe(true);
});

test('both tabs answer at once: the later answer counts, and both are told', async () => {
  const server = await served();
  const { ann, code, a, b } = await annAndBob(server);
  const other = await ann.at(code);
  const [one, two] = a.now!.asked!.names as [string, string];
  await Promise.all([a.choose(one), other.choose(two)]);
  await settled([a, other]);
  expect(a.now!.chosen).toBe(other.now!.chosen);
  await b.choose(first(b));
  await a.until(({ now }) => now?.asked?.number === 2);
  const [reveal] = a.story.flatMap(({ events = [] }) => events).filter(({ type }) => type === 'reveal');
  expect((reveal as unknown as { answers: string[] }).answers[0]).toBe(
    (happenings(a, 'chosen')[1]!.what as { choice?: string }).choice,
  );
});

test('a seat is taken back while the stand-in is thinking: the thought is dropped, and the person answers', async () => {
  const thinker = slow();
  const server = await served({ thinker });
  const { a, b } = await annAndBob(server);
  await a.wish({ type: 'goAway' });
  await thinker.begun(1);
  await a.wish({ type: 'comeBack' });
  expect(thinker.tasks[0]!.signal.aborted).toBe(true);
  thinker.tasks[0]!.answer(thinker.tasks[0]!.task.question.options[0]);
  await b.choose(first(b));
  await a.choose(a.now!.asked!.names[2]!);
  await b.until(({ now }) => now?.asked?.number === 2);
  expect(happenings(b, 'chosen')).toHaveLength(2);
  expect(b.table.seats[0]).toMatchObject({ presence: 'here' });
});

test('answering takes the seat back too', async () => {
  const thinker = slow();
  const server = await served({ thinker });
  const { a, b } = await annAndBob(server);
  await a.wish({ type: 'goAway' });
  await thinker.begun(1);
  await a.choose(first(a));
  expect(thinker.tasks[0]!.signal.aborted).toBe(true);
  await b.until(({ table }) => table.seats[0]?.kind === 'person' && table.seats[0].presence === 'here');
});

test('away and back and away again while the stand-in is thinking: one answer is given, by the second thought', async () => {
  const thinker = slow();
  const server = await served({ thinker });
  const { a, b } = await annAndBob(server);
  await a.wish({ type: 'goAway' });
  await a.wish({ type: 'comeBack' });
  await a.wish({ type: 'goAway' });
  await thinker.begun(2);
  const [one, two] = thinker.tasks;
  one!.answer(one!.task.question.options[0]);
  // The first thought is forgotten, the second is still under way, and nobody begins a third.
  await b.wish({ type: 'say', text: 'hurry up' });
  await b.wish({ type: 'say', text: 'please' });
  expect(thinker.tasks).toHaveLength(2);
  two!.answer(two!.task.question.options[1]);
  await b.choose(first(b));
  await b.until(({ now }) => now?.asked?.number === 2);
  expect(happenings(b, 'chosen')).toHaveLength(2);
});

test('an undo while a bot is thinking: it thinks again about the new question', async () => {
  const thinker = slow();
  const server = await served({ thinker });
  const { a, b } = await annAndBob(server, ['random']);
  const answerBot = async (nth: number) => {
    await thinker.begun(nth);
    thinker.tasks[nth - 1]!.answer(thinker.tasks[nth - 1]!.task.question.options[0]);
  };
  await Promise.all([a.choose(first(a)), b.choose(first(b)), answerBot(1)]);
  await Promise.all([a, b].map((each) => each.until(({ now }) => now?.asked?.number === 2)));
  await thinker.begun(2);
  await a.wish({ type: 'askUndo', question: 2 });
  await b.wish({ type: 'agreeUndo', question: 2 });
  await Promise.all([a, b].map((each) => each.until(({ now }) => now?.asked?.number === 3)));
  await Promise.all([a.choose(first(a)), b.choose(first(b))]);
  expect(thinker.tasks[1]!.signal.aborted).toBe(true);
  await answerBot(2);
  await answerBot(3);
  await a.until(({ now }) => now?.asked?.number === 4);
});

test.each(['fails', 'answers nonsense'])('a bot that %s does not hold up the table', async (how) => {
  const thinker = slow();
  const server = await served({ thinker });
  const { a, b } = await annAndBob(server, ['random', 'thumb']);
  let done = 0;
  const bots = setInterval(() => {
    for (const { fail, answer } of thinker.tasks.slice(done)) {
      done++;
      if (how === 'fails') fail();
      else answer([Number.NaN, -7, 1e9, 'the ace', null, undefined, {}][done % 7]);
    }
  }, 1);
  await Promise.all([play(a, randomFrom(1)), play(b, randomFrom(2))]);
  clearInterval(bots);
  expect(a.table.status).toBe('over');
});

test('a rematch pressed by all at once is one table', async () => {
  const server = await served();
  const { ann, bob, code, a, b } = await annAndBob(server);
  const watcher = await server.newGuest('Cid');
  await Promise.all([play(a, randomFrom(1)), play(b, randomFrom(2))]);
  const [one, two, none] = await Promise.all([
    ann.ask('POST', `tables/${code}/rematch`),
    bob.ask('POST', `tables/${code}/rematch`, { number: 'ab' }),
    watcher.ask('POST', `tables/${code}/rematch`),
  ]);
  expect([one.status, two.status]).toEqual([200, 200]);
  expect(one.body.code).toBe(two.body.code);
  expect(none.status === 409 || none.body.code === one.body.code).toBe(true);
  await a.until(({ table }) => table.rematch === one.body.code);
  expect(happenings(a, 'rematched')).toHaveLength(1);
  const later = await bob.must('POST', `tables/${code}/rematch`);
  expect(later.code).toBe(one.body.code);
});

test('a rematch that was interrupted goes on where it was, whoever wants it then', async () => {
  const server = await served();
  const { bob, code, a, b } = await annAndBob(server);
  await Promise.all([play(a, randomFrom(1)), play(b, randomFrom(2))]);
  const { hall } = server.running;
  const here = await tableAt(hall, code);
  const { host } = here.table;
  // Its table is there, and the power fails before anybody is told.
  const opened = await foundAgain(hall, here, host, null, 'goofspiel');
  expect((await bob.must('POST', `tables/${code}/rematch`)).code).toBe(opened);
  await bob.must('POST', `tables/${opened}/join`);
  expect(hall.residents.get(opened)!.table.seats.map(({ kind }) => kind)).toEqual(['person', 'person']);
  expect(await hall.store.allTables(10)).toHaveLength(2);
});

test('a rematch by somebody without a seat is refused, before the game is over too', async () => {
  const server = await served();
  const { ann, code, a, b } = await annAndBob(server);
  const watcher = await server.newGuest('Cid');
  expect(await ann.ask('POST', `tables/${code}/rematch`)).toMatchObject({
    status: 403,
    body: { error: 'a rematch comes after the game' },
  });
  await Promise.all([play(a, randomFrom(1)), play(b, randomFrom(2))]);
  expect(await watcher.ask('POST', `tables/${code}/rematch`)).toMatchObject({
    status: 409,
    body: { error: 'you have no seat at this table' },
  });
});

test('of two who want the last seat at once one gets it, and the other a sentence', async () => {
  const server = await served();
  const guests = await Promise.all(['Ann', 'Bob', 'Cid'].map((name) => server.newGuest(name)));
  const [ann, ...others] = guests as [Guest, ...Guest[]];
  const code = await ann.opens({ game: 'goofspiel', seats: ['me', 'open'] });
  const answers = await Promise.all(others.map((each) => each.ask('POST', `tables/${code}/join`, { seat: 1 })));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(answers.find(({ status }) => status === 409)!.body).toEqual({ error: 'seat 2 is taken' });
});
