import type { Seat } from '@gilt/engine/seat';
import type { SharedStep, Telling } from '@gilt/engine/story';
import type { Happening } from '@gilt/table/happening';
import {
  eventsHeard,
  type NameOf,
  nowInParts,
  nowSeen,
  openTable,
  placeAt,
  stepsHeard,
  whatSeen,
} from '@gilt/table/sight';
import { seatOf, type Table } from '@gilt/table/table';
import { type Client, framed, type Letter } from './post.ts';

/** Something that happened, before it is put into words for each who may hear of it. */
export interface News {
  readonly happening: Happening;
  readonly telling: Telling;
  readonly at: number;
  readonly said: string | null;
  /** Whether the table is another than before, and whether the game is. */
  readonly table: boolean;
  readonly now: boolean;
}

/** The messages to whoever is connected, each made once for all who may know the same. Whoever asked for it is told the number of the request. */
export function lettersFor(
  table: Table,
  clients: readonly Client[],
  nameOf: NameOf,
  news: News,
  cause?: { readonly client: Client; readonly request: number },
): { client: Client; letter: Letter }[] {
  const texts = new Map<Seat | null, string>();
  const letters = new Map<Seat | null, Letter>();
  const inWords = wordsOf(table, nameOf, news);
  return clients.map((client) => {
    const { person } = client;
    const knower = samePublic(news, person === null ? null : seatOf(table, person));
    const text = texts.get(knower) ?? inWords(knower);
    texts.set(knower, text);
    if (client === cause?.client) return { client, letter: framed(`{"re":${cause.request},${text.slice(1)}`) };
    const letter = letters.get(knower) ?? framed(text);
    letters.set(knower, letter);
    return { client, letter };
  });
}

/** All who do not own a quiet piece of news hear the same of it. */
const samePublic = ({ happening, table, now }: News, seat: Seat | null): Seat | null =>
  table || now || ('seat' in happening && happening.seat === seat) ? seat : null;

/**
 * Puts what somebody in a seat, or who watches (null), is told of it into the text of a message (`Happened`). What several are told alike,
 * which is most of a story, of the table and of the game, is written once: it is what a server does most.
 */
function wordsOf(table: Table, nameOf: NameOf, news: News): (seat: Seat | null) => string {
  const { happening, telling, at, said } = news;
  const what = JSON.stringify(whatSeen(happening, null, nameOf, said));
  const owner = happening.type === 'sealed' ? happening.seat : null;
  const start = `{"type":"happened","n":${table.n},"at":${at},"what":`;
  const story = telling.told.length > 0 ? storyWords(table, happening, telling) : () => '';
  const open = news.table ? JSON.stringify(openTable(table, nameOf)) : null;
  const now = news.now ? nowWords(table) : () => '';
  return (seat) => {
    // Only whoever seals an answer knows more of what happened than all others.
    const own = seat !== null && seat === owner ? JSON.stringify(whatSeen(happening, seat, nameOf, said)) : what;
    const place = open === null ? '' : `,"table":${joined(open, JSON.stringify(placeAt(table, seat)))}`;
    return `${start}${own}${story(seat)}${place}${now(seat)}}`;
  };
}

/** What the game told, and what each event changed. */
function storyWords(table: Table, happening: Happening, telling: Telling): (seat: Seat | null) => string {
  const written = new Map<object, string>();
  const write = (what: object): string => {
    let text = written.get(what);
    if (text === undefined) {
      text = JSON.stringify(what);
      written.set(what, text);
    }
    return text;
  };
  const changeIn = ({ open, own }: SharedStep): string =>
    own.length === 0 ? write(open) : joined(write(open), JSON.stringify(own));
  const stepsFor = stepsHeard(table, happening, telling);
  if (!stepsFor) return (seat) => `,"events":${JSON.stringify(eventsHeard(telling.told, seat))}`;
  return (seat) => {
    const steps = stepsFor(seat);
    if (steps.length === 0) return '';
    return `,"events":[${steps.map(({ event }) => write(event!)).join()}],"changes":[${steps.map(changeIn).join()}]`;
  };
}

/** Where the game stands (`Now`). */
function nowWords(table: Table): (seat: Seat | null) => string {
  const parts = nowInParts(table);
  if (!parts)
    return (seat) => {
      const now = nowSeen(table, seat);
      return now ? `,"now":${JSON.stringify(now)}` : '';
    };
  const open = JSON.stringify(parts.game);
  const openFlow = parts.flow && JSON.stringify(parts.flow);
  return (seat) => {
    const { game, flow, rest } = parts.seenBy(seat);
    const view = `{"seat":${seat},"flow":${openFlow ?? JSON.stringify(flow)},"game":${joined(open, JSON.stringify(game))}}`;
    return `,"now":{"view":${view},${JSON.stringify(rest).slice(1)}`;
  };
}

/** Two lists, or two objects with different fields, as one, all of them JSON. */
function joined(one: string, other: string): string {
  if (other.length === 2) return one;
  return one.length === 2 ? other : `${one.slice(0, -1)},${other.slice(1)}`;
}
