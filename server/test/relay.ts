import { connect, createServer, type Socket } from 'node:net';

/** A line through which others are reached, that can be made to fail: it stands between a node and its database, and between people and nodes. */
export interface Relay {
  readonly port: number;
  /** From now on this happens to all that comes through, and to whoever connects. */
  set(state: LineState): void;
  /** Ends the connections to that port. */
  end(port: number): void;
  close(): Promise<void>;
}

/**
 * `frozen`: nothing comes through, and nobody is told so, as when a cable is pulled; what was sent meanwhile is lost with its connection.
 * `broken`: all connections end, and none is made. `deaf`: notices are lost, and nothing else.
 */
export type LineState = 'whole' | 'frozen' | 'broken' | 'deaf';

interface Pair {
  readonly near: Socket;
  far: Socket | null;
  port: number;
  /** Something was lost on the way: what comes later would make no sense. */
  torn: boolean;
}

/** What becomes of that which the far side sends. */
type Reading = () => (data: Buffer, deaf: boolean) => Buffer;
const ALL: Reading = () => (data) => data;

/** `where`: to which port somebody who connects comes; `tried` are those that did not answer. Null: to none. */
export async function relay(where: (tried: readonly number[]) => number | null, reading = ALL): Promise<Relay> {
  const pairs = new Set<Pair>();
  let state: LineState = 'whole';
  const tear = (pair: Pair): void => {
    pairs.delete(pair);
    pair.near.destroy();
    pair.far?.destroy();
  };

  const server = createServer({ noDelay: true }, (near) => {
    const pair: Pair = { near, far: null, port: 0, torn: false };
    pairs.add(pair);
    near.on('error', () => {}).on('close', () => tear(pair));
    if (state === 'broken') return tear(pair);
    if (state === 'frozen') pair.torn = true;
    else reach(pair, []);
  });

  function reach(pair: Pair, tried: readonly number[]): void {
    const port = where(tried);
    if (port === null) {
      tear(pair);
      return;
    }
    const far = connect({ port, host: '127.0.0.1', noDelay: true });
    far.once('error', () => {
      if (pair.far === far) tear(pair);
      else if (pairs.has(pair)) reach(pair, [...tried, port]);
    });
    far.once('connect', () => {
      if (!pairs.has(pair)) {
        far.destroy();
        return;
      }
      Object.assign(pair, { far, port });
      const heard = reading();
      pass(pair, pair.near, far, (data) => data);
      pass(pair, far, pair.near, (data) => heard(data, state === 'deaf'));
      // What it said last is still to arrive.
      far.once('close', () => pair.near.end());
    });
  }

  function pass(pair: Pair, from: Socket, to: Socket, change: (data: Buffer) => Buffer): void {
    from.on('data', (data: Buffer) => {
      if (state === 'frozen') pair.torn = true;
      if (pair.torn) return;
      if (!to.write(change(data))) {
        from.pause();
        to.once('drain', () => from.resume());
      }
    });
  }

  await new Promise<void>((ready) => void server.listen(0, '127.0.0.1', () => ready()));
  return {
    port: (server.address() as { port: number }).port,
    set(next) {
      // A connection through which something was lost is found dead by whoever comes back to it.
      for (const pair of [...pairs]) if (next === 'broken' || (pair.torn && next !== 'frozen')) tear(pair);
      state = next;
    },
    end(port) {
      for (const pair of [...pairs]) if (pair.port === port) tear(pair);
    },
    close: () =>
      new Promise((closed) => {
        server.close(() => closed());
        for (const pair of [...pairs]) tear(pair);
      }),
  };
}

/** The letter with which PostgreSQL begins a notice; after each letter comes the length of the message, in four bytes. */
const NOTICE = 'A'.charCodeAt(0);
const HEAD = 5;

/** Follows what PostgreSQL sends from message to message, and takes the notices out while it is told to. Of other talk nothing is taken. */
export function withoutNotices(): (data: Buffer, deaf: boolean) => Buffer {
  let head = Buffer.alloc(0);
  /** How much of the message that has begun is still to come, and whether it is kept. */
  let left = 0;
  let kept = true;
  return (data, deaf) => {
    const through: Buffer[] = [];
    for (let at = 0; at < data.length; ) {
      if (left === 0) {
        const more = data.subarray(at, at + HEAD - head.length);
        head = Buffer.concat([head, more]);
        at += more.length;
        if (head.length < HEAD) break;
        left = head.readUInt32BE(1) - 4;
        kept = !(deaf && head[0] === NOTICE);
        if (kept) through.push(head);
        head = Buffer.alloc(0);
      } else {
        const part = data.subarray(at, at + left);
        at += part.length;
        left -= part.length;
        if (kept) through.push(part);
      }
    }
    return Buffer.concat(through);
  };
}
