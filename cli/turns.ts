/** Whose turn it is to think: bots share the thread with the keyboard, so they wait until the person has chosen, and then for each other. */
export interface Turns {
  /** Another question is open, and the person thinks about it first. */
  asked(): void;
  /** Has a bot think when its turn comes, unless it need not any more by then. */
  wait(think: () => number | Promise<number>, signal: AbortSignal): Promise<number>;
  /** It is the bots' turn. The promise is kept when another question is open. */
  begin(): Promise<void>;
  /** That will never be: the promise is broken. */
  fail(error: unknown): void;
}

/** The turns of one question. */
interface Round {
  begin(): void;
  close(): void;
  fail(error: unknown): void;
  readonly over: Promise<void>;
  /** Before whoever comes next. */
  last: Promise<unknown>;
}

function newRound(): Round {
  let [begin, close] = [() => {}, () => {}];
  let fail: Round['fail'] = () => {};
  const last = new Promise<void>((go) => {
    begin = go;
  });
  const over = new Promise<void>((go, stop) => {
    close = go;
    fail = stop;
  });
  // Nobody may be waiting for it yet.
  over.catch(() => {});
  return { begin, close, fail, over, last };
}

export function takeTurns(): Turns {
  let round = newRound();
  return {
    asked() {
      round.close();
      round = newRound();
    },
    wait(think, signal) {
      const thought = round.last.then(() => {
        signal.throwIfAborted();
        return think();
      });
      round.last = thought.catch(() => {});
      return thought;
    },
    begin() {
      round.begin();
      return round.over;
    },
    fail: (error) => round.fail(error),
  };
}
