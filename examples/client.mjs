// A client for Gilt in sixty lines: opens a table with bots, plays it to the end choosing at random, and prints what it is told.
// node examples/client.mjs [http://localhost:8080] [game]
import { randomBytes } from 'node:crypto';
import { WebSocket } from 'ws';

const [address = 'http://localhost:8080', game = 'dungeon-busters'] = process.argv.slice(2);

/** Asks the lobby. The first answer brings a cookie: from then on it says who we are. */
let cookie = '';
async function ask(path, body) {
  const response = await fetch(`${address}/api/${path}`, {
    method: body ? 'POST' : 'GET',
    headers: { cookie, ...(body ? { 'content-type': 'application/json' } : {}) },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  cookie = response.headers.getSetCookie()[0]?.split(';')[0] ?? cookie;
  const answer = await response.json();
  if (!response.ok) throw new Error(answer.error);
  return answer;
}

const { name } = await ask('me');
const { games } = await ask('games');
const { seats, bots } = games.find(({ id }) => id === game) ?? { seats: { least: 1 }, bots: [] };
const others = Array(Math.max(seats.least, 4) - 1).fill(bots[0] ?? 'random');
// Our own number makes sure that the server alone cannot choose the cards.
const number = randomBytes(16).toString('hex');
const { code } = await ask('tables', { game, seats: ['me', ...others], number, start: true });
console.log(`${name} plays ${game} at table ${code}.`);

/** The number of the last happening we know, of our last request, and of the last question we answered on this connection. */
let seen = null;
let request = 0;
let answered = 0;
let over = false;

function connect() {
  answered = 0;
  const socket = new WebSocket(`${address.replace(/^http/, 'ws')}/api/tables/${code}/socket`, { headers: { cookie } });
  socket.on('open', () => socket.send(JSON.stringify({ type: 'hello', seen })));
  socket.on('message', (data) => {
    const message = JSON.parse(data);
    if (message.type === 'refused') console.log(`Refused: ${message.why}`);
    if (message.n !== undefined) seen = message.n;
    for (const { events = [] } of message.past ?? [message])
      for (const { rule, type, ...more } of events) console.log(rule, type, JSON.stringify(more));
    if (message.table?.outcome) return finish(socket, message.table.outcome);
    if (message.now) choose(socket, message.now);
  });
  socket.on('error', ({ message }) => console.error(message));
  // Nothing is lost when the connection is: we say what we have seen, and are told the rest.
  socket.on('close', () => over || setTimeout(connect, 500));
}

/** Answers an open question, also where there is but one answer: nobody else may know that. An answer may have been lost with a connection: `chosen` is what the server has. */
function choose(socket, { asked, chosen }) {
  if (!asked || chosen !== null || asked.number === answered) return;
  answered = asked.number;
  const choice = asked.names[Math.floor(Math.random() * asked.names.length)];
  socket.send(JSON.stringify({ type: 'answer', request: ++request, question: asked.number, choice }));
}

function finish(socket, { winners, scores }) {
  over = true;
  console.log(
    `Winners: seat ${winners.map((seat) => seat + 1).join(', ')}. Scores: ${scores.map(({ total }) => total)}.`,
  );
  socket.close();
}

connect();
