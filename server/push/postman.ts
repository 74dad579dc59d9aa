import { Refusal } from '@gilt/engine/fault';
import type { Person } from '@gilt/table/happening';
import type { Line } from '@gilt/table/log';
import { personIn, seatOf, type Table } from '@gilt/table/table';
import webPush from 'web-push';
import { present } from '../greeting.ts';
import { type Hall, tableIfAny } from '../hall.ts';
import type { Resident } from '../resident.ts';
import type { DueNotice, Mailbox, Notice } from '../store/store.ts';
import { type Carriage, type Delivery, deliver, type Sender } from './deliver.ts';
import { mailboxAddress } from './guard.ts';
import { noticesOf, peopleOf, waitedFor } from './notices.ts';

/** How people are told what they are not there to see. */
export interface PostRules {
  /** To whom the makers of browsers can turn: `mailto:…`, or an address of ours. */
  readonly subject: string;
  /** Receivers of tests, on this machine, will do. */
  readonly loopback: boolean;
  /** So long after something has happened somebody who is not there is told: most come back by themselves. */
  readonly after: number;
}

export const POST_RULES: PostRules = { subject: 'mailto:operator@gilt.invalid', loopback: false, after: 20_000 };

/** Whoever has seen that it is their turn is told so many times as late as others. */
const LATER = 30;
/** How many browsers one person can be told in. */
const MOST_MAILBOXES = 5;
/** It is looked so often whether something is due, in milliseconds. */
const EVERY = 5_000;
/** So many are told at a time; and nobody else takes them for so long. */
const AT_A_TIME = 20;
const TAKEN_FOR = 180_000;
/** What could not be carried is tried again after a minute, then after four, and so on; in the end it is not wanted any more. */
const AGAIN = { first: 60_000, times: 4, longest: 6 * 3_600_000, most: 8 } as const;
/** Seconds that a message may lie somewhere until its browser comes for it. */
const TTL = { least: 60, most: 14 * 86_400 } as const;

const KEYS = 'push keys';

/** Tells people what concerns them and they are not there to see. What it says everybody at the table may know. */
export interface Postman {
  /** By which browsers know this server. */
  readonly key: string;
  /** A line of a table is stored, or (null) it has been read from the store. */
  wrote(here: Resident, line: Line | null): void;
  /** Somebody who was there has gone: if a table waits for them they are told later, should they stay away. */
  parted(here: Resident, person: Person): void;
  /** Somebody wants to be told in a browser. */
  keep(mailbox: Omit<Mailbox, 'since'>): Promise<void>;
  /** Tells whoever is to be told by now; says how many notices were due. */
  round(): Promise<number>;
}

/** What a message says, and nothing else: which of the things that can be told, of which game at which table. */
export const textOf = ({ what, code }: Notice, { game }: Table): string =>
  JSON.stringify({ what, game: game.name, code });

export async function postman(hall: Hall, rules: PostRules): Promise<Postman> {
  const { store, surroundings, log } = hall;
  const keys = JSON.parse(await store.setting(KEYS, JSON.stringify(webPush.generateVAPIDKeys())));
  const sender: Sender = { ...keys, subject: rules.subject };
  /** By table: what it was last looked at for. */
  const looked = new WeakMap<Resident, string>();
  const isThere = (here: Resident) => (person: string) => present(here).includes(person);

  function wrote(here: Resident, line: Line | null): void {
    const { table } = here;
    const notices = line ? [...invitations(here, line), ...backByItself(here, line)] : [];
    const at = `${table.question} ${table.status}`;
    // Most lines are answers of which nothing follows yet.
    if (looked.get(here) !== at) {
      looked.set(here, at);
      if (table.status === 'playing' || (line && table.status === 'over'))
        notices.push(...noticesOf(table, isThere(here)));
    }
    note(notices, rules.after);
  }

  /** Whoever goes although it is their turn knows it, and is told again only after a while. */
  function parted(here: Resident, person: Person): void {
    if (hall.closing || isThere(here)(person)) return;
    const notices = noticesOf(here.table, (each) => each !== person);
    note(
      notices.filter(({ what }) => what === 'turn'),
      LATER * rules.after,
    );
  }

  function note(notices: readonly Notice[], after: number): void {
    if (notices.length === 0) return;
    store
      .addNotices(notices, surroundings.now() + after)
      .catch((error: unknown) => log.error({ error }, 'notices could not be kept'));
  }

  /** Whoever opens a rematch invites those who sat at the table. */
  function invitations(here: Resident, { happening }: Line): Notice[] {
    if (happening.type !== 'rematched') return [];
    const { code } = happening;
    return peopleOf(here.table)
      .filter((person) => !isThere(here)(person))
      .map((person) => ({ person, code, what: 'invited', question: 0 }));
  }

  /** Whoever was away until now has the seat again, perhaps in the middle of a question, and need not have come. */
  function backByItself(here: Resident, { happening }: Line): Notice[] {
    if (happening.type !== 'back') return [];
    const { person } = personIn(here.table, happening.seat);
    return noticesOf(here.table, (each) => each !== person || isThere(here)(each));
  }

  async function keep(mailbox: Omit<Mailbox, 'since'>): Promise<void> {
    mailboxAddress(mailbox.endpoint, rules.loopback);
    try {
      const { endpoint, p256dh, auth } = mailbox;
      webPush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, 'x', { vapidDetails: sender });
    } catch {
      throw new Refusal('keys: should be those of a browser');
    }
    await store.addMailbox({ ...mailbox, since: surroundings.now() }, MOST_MAILBOXES);
  }

  /** What is to be said is still so; null if it is not any more, or somebody has come to see it. */
  async function stillSo({
    person,
    code,
    what,
    question,
  }: Notice): Promise<{ table: Table; carriage: Carriage } | null> {
    const here = await tableIfAny(hall, code);
    if (!here) return null;
    await hall.company.current(here);
    const { table } = here;
    const now = surroundings.now();
    const left = table.deadline === null ? TTL.most : Math.ceil((table.deadline - now) / 1000);
    const carriage = { ttl: Math.max(TTL.least, Math.min(TTL.most, left)), topic: code };
    if (isThere(here)(person)) return null;
    const so = {
      turn: table.question === question && waitedFor(table).includes(person),
      over: table.status === 'over',
      invited: table.status === 'open' && seatOf(table, person) === null,
    }[what];
    return so ? { table, carriage } : null;
  }

  async function tell(notice: DueNotice): Promise<void> {
    const so = await stillSo(notice);
    const boxes = so ? await store.mailboxesOf(notice.person) : [];
    const came = await Promise.all(boxes.map((box) => carry(box, textOf(notice, so!.table), so!.carriage)));
    const again = !came.includes('there') && came.includes('later') && notice.tries < AGAIN.most;
    await store.settleNotice(notice, again ? surroundings.now() + pauseAfter(notice.tries) : null);
  }

  async function carry(box: Mailbox, text: string, carriage: Carriage): Promise<Delivery> {
    const came = await deliver(box, text, carriage, sender, rules.loopback).catch((error: unknown): Delivery => {
      log.error({ error }, 'a notice could not be put into its envelope');
      return 'never';
    });
    if (came === 'gone') await store.deleteMailbox(box.endpoint);
    if (came === 'never') log.warn({ host: new URL(box.endpoint).host }, 'a notice was not accepted');
    return came;
  }

  async function round(): Promise<number> {
    const now = surroundings.now();
    const due = await store.takeNotices(now, now + TAKEN_FOR, AT_A_TIME);
    await Promise.all(
      due.map((notice) =>
        tell(notice).catch((error: unknown) =>
          log.error({ error, code: notice.code }, 'somebody could not be told; it is tried again'),
        ),
      ),
    );
    return due.length;
  }

  return {
    key: sender.publicKey,
    wrote,
    parted,
    keep,
    round,
  };
}

/** Has somebody be told whenever something is due; the result stops it, once what is under way is done. */
export function goRound({ round }: Postman, { log }: Hall): () => Promise<void> {
  let busy: Promise<unknown> | null = null;
  const timer = setInterval(() => {
    busy ??= round()
      .catch((error: unknown) => log.error({ error }, 'it could not be seen whether somebody is to be told'))
      .finally(() => {
        busy = null;
      });
  }, EVERY).unref();
  return async () => {
    clearInterval(timer);
    await busy;
  };
}

/** How long it takes until it is tried again, after so many times. */
export const pauseAfter = (tries: number): number => Math.min(AGAIN.longest, AGAIN.first * AGAIN.times ** (tries - 1));
