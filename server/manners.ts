/** So many at once, and so many a second in the long run. */
export interface Allowance {
  readonly burst: number;
  readonly perSecond: number;
}

/** What is counted. All that one address or one person can have the server do is one of these. */
export type Kind =
  /** Requests over HTTP, files of the pages not counted. */
  | 'requests'
  /** New tables. */
  | 'tables'
  /** Bytes of card sets that are to be kept. */
  | 'cards'
  /** Uses of personal links. */
  | 'links'
  /** New people who are to be kept. */
  | 'people'
  /** Browsers in which somebody wants to be told what they are not there to see. */
  | 'mailboxes'
  /** Connections that are opened. */
  | 'connections'
  /** Codes of tables that there are not. */
  | 'guesses'
  /** Lines of the past that are told. */
  | 'past'
  /** Messages at tables, pings among them. */
  | 'messages';

/** How much anybody may ask for. */
export interface Manners {
  /** A family, a school or a club may have one address. */
  readonly address: Readonly<Record<Kind, Allowance>>;
  readonly person: Readonly<Partial<Record<Kind, Allowance>>>;
  /** Messages beyond that, or unreadable, before a connection is ended. */
  readonly patience: number;
  /** How many connections there can be from one address, and how many requests under way. */
  readonly perAddress: number;
  readonly underWay: number;
  /** How many connections a person, or an address of which nobody is known, can have at one table. */
  readonly tabs: number;
}

const allow = (burst: number, perMinute: number): Allowance => ({ burst, perSecond: perMinute / 60 });

export const GOOD_MANNERS: Manners = {
  address: {
    requests: allow(600, 600),
    tables: allow(60, 60),
    cards: allow(1_000_000, 200_000),
    links: allow(20, 20),
    people: allow(100, 30),
    mailboxes: allow(30, 10),
    connections: allow(600, 600),
    guesses: allow(20, 12),
    past: allow(200_000, 600_000),
    messages: allow(2000, 12_000),
  },
  person: {
    requests: allow(300, 300),
    tables: allow(30, 20),
    cards: allow(300_000, 60_000),
    mailboxes: allow(10, 2),
    connections: allow(100, 100),
    past: allow(60_000, 120_000),
    messages: allow(40, 240),
  },
  patience: 50,
  perAddress: 500,
  underWay: 100,
  tabs: 8,
};

/** Who asks. */
export interface Asking {
  readonly address: string;
  readonly person: string | null;
}

/** Counts what everybody asks for. */
export interface Limits {
  /** Whether so much is still allowed; then it is counted, for the address and for the person. */
  take(kind: Kind, who: Asking, amount?: number): boolean;
  /** The same without counting it. */
  allows(kind: Kind, who: Asking): boolean;
  /** It was something that the game waited for: it does not count. */
  giveBack(kind: Kind, who: Asking): void;
  /** What has been taken since this was last asked, of accounts that are not nearly full: other nodes should know of it. */
  takenHere(): [account: string, amount: number][];
  /** So much of an account was taken at another node. */
  tookElsewhere(account: string, amount: number): void;
  /** How much was taken of accounts that are not nearly full, as far as time has not made it good; the most first. */
  standing(): [account: string, amount: number][];
}

interface Account {
  /** What it is called among nodes, and where it is written down. */
  readonly key: string;
  readonly allowance: Allowance;
  left: number;
  since: number;
  /** How much was taken that other nodes do not know of. */
  untold: number;
}

/** Accounts by whose they are. */
type Book = Map<string, Account>;

/** An account that has more left than this share is nobody else's business: most never come further. */
const NEARLY_FULL = 0.75;

/** Accounts of those who have not asked for anything lately are closed whenever there are so many more. */
const MANY = 10_000;

/** `shared`: whether there may be other nodes that count too. `before`: how much was taken of an account before this server was started, and is not made good. */
export function limits(
  { address, person }: Manners,
  now: () => number,
  shared = false,
  before: (account: string, allowance: Allowance) => number = () => 0,
): Limits {
  // Every message is counted, so accounts are found without a name being put together.
  const byAddress = new Map<Kind, Book>();
  const byPerson = new Map<Kind, Book>();
  let open = 0;
  /** Accounts of which something was taken that may have to be told. */
  const touched = new Set<Account>();
  /** Accounts that were not nearly full when something was last taken: there are few of them, however many ask for something. */
  const low = new Set<Account>();
  let tidyAt = MANY;

  function accountOf(books: Map<Kind, Book>, kind: Kind, whose: string, allowance: Allowance): Account {
    let book = books.get(kind);
    if (!book) {
      book = new Map();
      books.set(kind, book);
    }
    let account = book.get(whose);
    if (!account) {
      const key = `${kind} ${books === byAddress ? 'a' : 'p'} ${whose}`;
      account = { key, allowance, left: allowance.burst - before(key, allowance), since: now(), untold: 0 };
      book.set(whose, account);
      open++;
    }
    madeGood(account);
    return account;
  }

  /** Counts what time has made good. */
  function madeGood(account: Account): void {
    const time = now();
    const { burst, perSecond } = account.allowance;
    account.left = Math.min(burst, account.left + (Math.max(0, time - account.since) / 1000) * perSecond);
    account.since = time;
    noteIfLow(account);
  }
  function noteIfLow(account: Account): void {
    if (account.left < NEARLY_FULL * account.allowance.burst) low.add(account);
  }

  /** The accounts that something is put down to. */
  function accountsOf(kind: Kind, who: Asking): Account[] {
    if (open > tidyAt) tidy();
    const own = [accountOf(byAddress, kind, who.address, address[kind])];
    const allowance = person[kind];
    // Whoever is nobody in particular is known by their address, and has as much as one person.
    if (allowance) own.push(accountOf(byPerson, kind, who.person ?? `at ${who.address}`, allowance));
    return own;
  }

  function noteTaken(own: readonly Account[], amount: number): void {
    for (const account of own) {
      account.untold += amount;
      touched.add(account);
    }
  }

  /** The account of that name; none if nothing of the kind is counted here. */
  function accountCalled(key: string): Account | null {
    const [kind, whose] = key.split(' ', 2) as [Kind, string];
    const name = key.slice(kind.length + whose.length + 2);
    const allowance = whose === 'a' ? address[kind] : person[kind];
    return allowance ? accountOf(whose === 'a' ? byAddress : byPerson, kind, name, allowance) : null;
  }

  function tidy(): void {
    const time = now();
    for (const books of [byAddress, byPerson])
      for (const book of books.values())
        for (const [whose, account] of book)
          if (time - account.since > 600_000) {
            book.delete(whose);
            open--;
            low.delete(account);
          }
    tidyAt = open + MANY;
  }

  return {
    take(kind, who, amount = 1) {
      const own = accountsOf(kind, who);
      if (own.some(({ left }) => left < Math.min(amount, 1))) return false;
      // What is larger than what is left leaves a debt.
      for (const account of own) {
        account.left -= amount;
        noteIfLow(account);
      }
      if (shared) noteTaken(own, amount);
      return true;
    },
    allows: (kind, who) => accountsOf(kind, who).every(({ left }) => left >= 1),
    giveBack(kind, who) {
      const own = accountsOf(kind, who);
      for (const account of own) account.left++;
      if (shared) noteTaken(own, -1);
    },
    takenHere() {
      const taken: [string, number][] = [];
      for (const account of touched) {
        const { burst } = account.allowance;
        // What has been made good by time is forgotten.
        account.untold = Math.min(account.untold, burst - account.left);
        if (account.left >= NEARLY_FULL * burst || account.untold < 1) continue;
        taken.push([account.key, Math.round(account.untold)]);
        account.untold = 0;
      }
      touched.clear();
      return taken;
    },
    tookElsewhere(key, amount) {
      const account = accountCalled(key);
      if (account) account.left -= amount;
    },
    standing() {
      const taken: [string, number][] = [];
      for (const account of low) {
        madeGood(account);
        const { key, left, allowance } = account;
        if (left < NEARLY_FULL * allowance.burst) taken.push([key, allowance.burst - left]);
        else low.delete(account);
      }
      return taken.sort(([, one], [, other]) => other - one);
    },
  };
}
