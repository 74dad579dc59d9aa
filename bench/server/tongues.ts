import type { Place } from './stand.ts';
import type { Conversation, Tongue } from './tongue.ts';
import { cardFor, ROUNDS, SEATS } from './twin.ts';

/** Ours: JSON, and the questions of any game; seats choose at random, but the same every time. */
export const gilt: Tongue = {
  begin(place, seat) {
    let chance = seat + 1 + place.path.charCodeAt(12);
    let request = 0;
    let asked: { number: number; names: string[] } | null = null;
    const conversation: Conversation = {
      greeting: '{"type":"hello","seen":null}',
      ready: false,
      told: 0,
      hear(data) {
        // The driver must not be slower than the server: only what matters is read.
        const start = data.toString('latin1', 0, 120);
        if (start.startsWith('"chosen"', start.indexOf('"what":') + 15)) conversation.told++;
        else if (start.startsWith('{"type":"welcome"')) conversation.ready = true;
        else if (start.startsWith('{"type":"refused"')) throw new Error(data.toString());
        const question = data.lastIndexOf('"asked":{"number"');
        if (question >= 0) asked = JSON.parse(data.toString('utf8', question + 8, data.indexOf('}', question) + 1));
        return null;
      },
      answer() {
        if (!asked || asked.names.length < 2) return null;
        const { number, names } = asked;
        asked = null;
        chance = (chance * 48_271) % 2_147_483_647;
        const choice = names[chance % names.length];
        return JSON.stringify({ type: 'answer', request: ++request, question: number, choice });
      },
    };
    return conversation;
  },
};

/** The twin, elsewhere: a round is over once four answers have been told, and everybody knows what to play. */
function twinConversation(seat: number, message: (card: number, conversation: Conversation) => string | Buffer) {
  let round = 0;
  const conversation = {
    greeting: null as string | Buffer | null,
    ready: false,
    told: 0,
    answer(): string | Buffer | null {
      if (round === ROUNDS || conversation.told < round * SEATS) return null;
      return message(cardFor(seat, round++), conversation as Conversation);
    },
  };
  return conversation;
}

/** Socket.IO by hand: 40 joins a namespace, 42 is an event, 2 is a ping and 3 its answer. */
export const boardgameIo: Tongue = {
  begin({ table }: Place, seat) {
    const credentials = null;
    const conversation = twinConversation(seat, (card) => {
      const move = { type: 'bid', args: [card], playerID: String(seat), credentials };
      return `42/goofspiel,${JSON.stringify(['update', { type: 'MAKE_MOVE', payload: move }, 0, table, String(seat)])}`;
    });
    return Object.assign(conversation, {
      greeting: '40/goofspiel,',
      hear(data: Buffer) {
        const text = data.toString();
        if (text === '2') return '3';
        if (text.startsWith('40/'))
          return `42/goofspiel,${JSON.stringify(['sync', table, String(seat), credentials, SEATS])}`;
        if (text.startsWith('42/goofspiel,["sync"')) conversation.ready = true;
        else if (text.startsWith('42/goofspiel,["update"')) conversation.told++;
        return null;
      },
    });
  },
};

const JOIN_ROOM = 10;
const ROOM_DATA = 13;
const ROOM_STATE = 14;
const ROOM_STATE_PATCH = 15;

/** A byte says what a message is; the answer is the word `bid` and a small number, both as MessagePack has them. */
export const colyseus: Tongue = {
  begin(_place, seat) {
    const conversation = twinConversation(seat, (card) =>
      Buffer.from([ROOM_DATA, 0xa3, 'b'.charCodeAt(0), 'i'.charCodeAt(0), 'd'.charCodeAt(0), card]),
    );
    return Object.assign(conversation, {
      hear(data: Buffer) {
        if (data[0] === JOIN_ROOM) return Buffer.from([JOIN_ROOM]);
        if (data[0] === ROOM_STATE) conversation.ready = true;
        else if (data[0] === ROOM_STATE_PATCH) conversation.told++;
        return null;
      },
    });
  },
};

export const relay: Tongue = {
  begin(_place, seat) {
    const conversation = twinConversation(seat, (card) => JSON.stringify({ type: 'bid', seat, card }));
    conversation.ready = true;
    return Object.assign(conversation, {
      hear() {
        conversation.told++;
        return null;
      },
    });
  },
};
