import { openLine } from '@gilt/engine/flow';
import { type AnyGame, readSetup } from '@gilt/engine/game';
import { seedFrom } from '@gilt/engine/seed';
import { sitDown } from '@gilt/engine/sitting';
import { games } from '@gilt/games/all';
import { dungeonBusters } from '@gilt/games/dungeon-busters/game';
import { goofspiel } from '@gilt/games/goofspiel/game';
import type { Happening, Person } from '@gilt/table/happening';
import type { Line } from '@gilt/table/log';
import { add, type Moment, type Played, played, type Setting, setTable, type Weights } from './moments.ts';

/** How a game of the shelf is looked at. */
interface Shown extends Weights {
  readonly game: AnyGame;
  readonly usual: number;
  /** The question that is looked at most closely. */
  readonly main: string;
  /** The questions that begin a round, where others are asked while the cards of the last still lie there: those are not all of a reveal. */
  readonly rounds?: readonly string[];
  /** Options that lead to questions which are not asked otherwise. */
  readonly variants?: readonly Readonly<Record<string, unknown>>[];
}

const pointsOf =
  ({ outcome }: AnyGame) =>
  // biome-ignore lint/suspicious/noExplicitAny: each game has a state of its own
  (state: any, seat: number): string =>
    String(outcome(state).scores[seat]!.total);

/** What is to be known of a game beyond what it says itself. A game of which nothing stands here is looked at too. */
const MORE: Readonly<Record<string, Partial<Shown>>> = {
  'dungeon-busters': {
    usual: 4,
    main: 'battle.playCards',
    rounds: ['battle.playCards'],
    // Like gems lie side by side in the Spoils, and unlike ones apart.
    fullness: ({ spoils, loot }, seat) =>
      100 * Math.max(...spoils) + loot[seat].reduce((all: number, each: number) => all + each, 0),
    score: pointsOf(dungeonBusters),
  },
  greedquest: {
    usual: 4,
    main: 'turn.playCards',
    rounds: ['turn.playCards'],
    variants: [{ attrition: 'survival' }, { thisIsMyRoom: true, tieBreakDuel: true }],
  },
  'greedy-delvers': {
    usual: 4,
    main: 'round.playCards',
    score: ({ gold }, seat) => String(gold[seat]),
  },
  greed: {
    usual: 3,
    main: 'round.playCard',
    rounds: ['round.playCard', 'round.takeCard'],
    score: ({ cash }, seat) => (cash[seat] === 0 ? '$0' : `$${cash[seat]}k`),
  },
  shadowgate: {
    usual: 3,
    main: 'actionPhase.act',
    variants: [{ stealing: true }, { match: 'each-starts' }],
    score: ({ points }, seat) => String(points[seat]),
  },
  goofspiel: {
    usual: 2,
    main: 'auction.bid',
    rounds: ['auction.bid'],
    score: pointsOf(goofspiel),
  },
};

/** Seats of a table of which nothing else is said. */
const USUAL = 4;

/** How a game is looked at: its board, if it has one, lies in the folder of that name. */
async function shownOf(game: AnyGame): Promise<Shown> {
  const usual = Math.max(game.seats.least, Math.min(game.seats.most, USUAL));
  const { state } = sitDown(game, readSetup(game, usual, {}), seedFrom('first'), 'fresh', true, 'asked');
  const plan: Shown['plan'] = await import(`../boards/${game.id}/story.ts`).then(
    (it) => it.plan,
    () => () => null,
  );
  return { game, usual, main: openLine(game, state)!.where, plan, ...MORE[game.id] };
}

const SHOWN: readonly Shown[] = await Promise.all(games.map(shownOf));

/** The games whose states there are. */
export const GAMES: readonly string[] = SHOWN.map(({ game }) => game.id);

/** In place of a game: the pages that are no tables. */
export const HOUSE = 'house';

/** Who sits there. Few: the usual number, called as the server calls its guests. Many: as many as there is room for, every second with the longest name. */
export const COMPANIES = ['few', 'many'] as const;
export type Company = (typeof COMPANIES)[number];

const SEATS = 10;
/** As long as a name can be, and as wide. */
const WIDE = 'WMWMWMWMWMWMWMWMWMWMWMW';
/** Where there are many, every second is called as guests usually are. */
const nameOf = (company: Company, seat: number): string =>
  company === 'few' || seat % 2 === 1 ? `Guest ${4711 + 977 * seat}` : `${WIDE}${(seat + 1) % 10}`;
const personOf = (company: Company, seat: number): Person => `${company}-${seat + 1}`;

/** Everybody who sits at some table, and somebody who only watches. */
export const WATCHER: Person = 'watcher';
export const PEOPLE: readonly { readonly person: Person; readonly name: string }[] = [
  ...COMPANIES.flatMap((company) =>
    Array.from({ length: SEATS }, (_, seat) => ({ person: personOf(company, seat), name: nameOf(company, seat) })),
  ),
  { person: WATCHER, name: 'Guest 1066' },
];

/** As what a table is gone to: as a whole page, on a big screen, or by a phone that is a hand; or one device is passed around, which fits into a hand too. */
export type Form = 'table' | 'screen' | 'hand' | 'passed';

/** A table that is gone to, and what is looked at there. */
export interface Visit {
  readonly game: string;
  readonly as: Form;
  readonly company: Company;
  /** What the states are called that are seen on the way; null: not looked at. */
  readonly states: {
    /** As it is found. */
    readonly first?: string;
    /** A choice is picked, and not sealed. */
    readonly picked?: string;
    /** It is sealed, and others are yet to choose. */
    readonly sealed?: string;
    /** All is turned up. */
    readonly reveal?: string;
  };
  /** Whether there must be something to pick, and something turned up: some questions are answered with one click, and quietly. */
  readonly sure: boolean;
  /** Who comes. */
  readonly person: Person;
  /** What the person is called and has; null: they only watch. */
  readonly own: { readonly name: string; readonly scores: readonly string[] | null } | null;
  /** What the others are called. */
  readonly names: readonly string[];
  readonly lines: readonly Line[];
  /** What was said, by the number of the line. */
  readonly said: ReadonlyMap<number, string>;
  /** What is still to be answered: first by who came, then by the others. */
  readonly question: number;
  readonly answers: readonly { readonly person: Person; readonly choice: string }[];
}

/** So many games are played to find a state in, every second by thumb; more if some question has not been asked in them, but not for ever. */
const GAMES_PLAYED = 6;
const GAMES_AT_MOST = 60;

/** The pages that are no tables, and a table whose menu and rules are opened. They are gone to by name (`gallery.ts`). */
export const PAGES = [
  'lobby',
  'you',
  'new-table',
  'options',
  'rules-page',
  'menu',
  'rules',
  'credits',
  'invitation',
  'sandbox',
  'sandbox-error',
  'lesson',
  'invitation-many',
  'invitation-full',
  'big-screen',
  'pass',
  'curtain',
  'curtain-many',
  'passed',
  'lobby-turns',
  'menu-playing',
  'notices',
  'rematch',
] as const;
export type PageName = (typeof PAGES)[number];

/** Where a page of the house is not looked at beside a table of four, one seat of which is free. */
const HOUSE_TABLES: Partial<Readonly<Record<PageName, (at: Visit) => Partial<Visit>>>> = {
  invitation: () => ({ person: WATCHER }),
  'invitation-many': () => ({ ...waiting(dungeonBusters, 'many', MOST_AT_ONE_PHONE), person: WATCHER }),
  'invitation-full': ({ lines }) => ({ person: WATCHER, lines: filled(lines) }),
  curtain: () => ({ as: 'passed', names: PASSED.few }),
  'curtain-many': () => ({ as: 'passed', names: PASSED.many }),
  passed: () => ({ as: 'passed', names: PASSED.many }),
  'lobby-turns': () => overDays(inTheMiddle()),
  'menu-playing': () => inTheMiddle(),
  notices: () => inTheMiddle(),
  rematch: () => over(busters(), 'many', playedThrough()),
};

const busters = (): Shown => SHOWN.find(({ game }) => game.id === dungeonBusters.id)!;

let through: Played | null = null;
/** A game of as many as there is room for, half of whom have long names. */
function playedThrough(): Played {
  const people = Array.from({ length: MOST_AT_ONE_PHONE }, (_, seat) => personOf('many', seat));
  through ??= played({ game: dungeonBusters, people, options: {}, seed: 'house' }, 'thumb', busters());
  return through;
}

/** The same while everybody chooses, and will choose again next, with the eyes of the host. */
function inTheMiddle(): Visit {
  const { main } = busters();
  const moments = playedThrough().moments.filter(
    ({ where, next, seat }) => where === main && next === main && seat === 0,
  );
  return visitAt(busters(), 'many', moments[Math.floor(moments.length / 2)]!, {}, false);
}

/** The last seat is taken too. */
const filled = (lines: readonly Line[]): Line[] => [
  ...lines,
  { n: lines.length + 1, at: lines.at(-1)!.at, happening: { type: 'seated', seat: 3, bot: 'thumb' }, told: null },
];

const housePages = (): Visit[] => {
  const { lines } = waiting(dungeonBusters, 'few', 4);
  const visit = { ...atTable(dungeonBusters, 'few', 4, 0), own: null, lines, states: {} };
  return PAGES.map((page) => ({
    ...visit,
    ...HOUSE_TABLES[page]?.(visit),
    game: HOUSE,
    company: 'few' as const,
    own: null,
    states: { first: page },
  }));
};

/** Who pass one device around. */
const MOST_AT_ONE_PHONE = 5;
export const PASSED = {
  few: ['Ada', 'Ben', 'Cora'],
  many: Array.from({ length: MOST_AT_ONE_PHONE }, (_, seat) => nameOf('many', seat)),
} as const;

/** All that is looked at of a game. */
export function visitsOf(id: string, companies: readonly Company[] = COMPANIES): Visit[] {
  if (id === HOUSE) return companies.includes('few') ? housePages() : [];
  const shown = SHOWN.find(({ game }) => game.id === id)!;
  return companies.flatMap((company) => visitsIn(shown, company));
}

function visitsIn(shown: Shown, company: Company): Visit[] {
  const { game, usual, main, rounds, variants = [] } = shown;
  const players = company === 'few' ? usual : Math.min(game.seats.most, SEATS);
  const people = Array.from({ length: players }, (_, seat) => personOf(company, seat));
  const games: Played[] = [];
  const missing = new Set(questionsOf(game));
  // Variants are played only for the sake of a question that is not asked otherwise.
  for (let i = 0; i < GAMES_AT_MOST && (i < GAMES_PLAYED || missing.size > 0); i++)
    for (const options of missing.size > 0 ? [{}, ...variants] : [{}]) {
      const setting: Setting = { game, people, options, seed: `${game.id} ${company} ${i}` };
      games.push(played(setting, i % 2 === 0 ? 'thumb' : 'random', shown));
      for (const { where } of games.at(-1)!.moments) missing.delete(where);
    }
  const moments = games.flatMap((each) => each.moments);
  const closest = most(
    moments.filter(({ scene, next }) => scene && (!rounds || next === null || rounds.includes(next))),
    ({ told }) => told,
  );
  const full = most(
    moments.filter(({ where }) => where === main),
    ({ fullness }) => fullness,
  );
  const longest = most(games, ({ result }) => result);
  const visit = (moment: Moment, states: Visit['states'], sure = false): Visit =>
    visitAt(shown, company, moment, states, sure);
  return [
    waiting(game, company, players),
    ...[...new Set(moments.map(({ where }) => where))]
      .sort((a, b) => Number(b === main) - Number(a === main))
      .map((where) => {
        const moment = most(
          moments.filter((each) => each.where === where),
          ({ options, from }) => 1000 * options + from / 1000,
        );
        const called = where === main ? '' : `${where.replace('.', '-')}-`;
        const states = { first: `${called}asked`, picked: `${called}picked`, sealed: `${called}sealed` };
        return visit(
          moment,
          where === main || !moment.scene ? states : { ...states, reveal: `${called}reveal` },
          where === main,
        );
      }),
    visit(full, { first: 'full' }),
    visit(closest, { reveal: 'reveal' }, true),
    withTalk(visit(full, { first: 'talk' })),
    watching(visit(full, { first: 'watching' })),
    watching(visit(closest, { reveal: 'watching-reveal' }, true)),
    over(shown, company, longest),
    ...again(over(shown, company, longest)),
    ...onScreen(waiting(game, company, players), 'screen-waiting'),
    ...onScreen(overDays(visit(full, {})), 'screen'),
    ...onScreen(visit(closest, {}, true), 'screen-reveal'),
    ...onScreen(over(shown, company, longest), 'screen-result'),
    ...[...new Set(moments.map(({ where }) => where))].map((where) => {
      const moment = most(
        moments.filter((each) => each.where === where),
        ({ options, from }) => 1000 * options + from / 1000,
      );
      const called = where === main ? 'hand' : `hand-${where.replace('.', '-')}`;
      return inHand(visit(moment, { first: called, picked: `${called}-picked` }));
    }),
    inHand(visit(full, { first: 'hand-full', sealed: 'hand-sealed' })),
    inHand(visit(closest, { reveal: 'hand-reveal' }, true)),
    overDays(visit(full, { first: 'days' })),
    standIn(visit(full, { first: 'stand-in' })),
  ];
}

/** Every question that a game can put: `battle.playCards`. */
export const questionsOf = ({ procedures }: AnyGame): string[] =>
  Object.values(procedures).flatMap(({ lines }) =>
    [...lines.values()].flatMap(({ where, question }) => (question ? [where] : [])),
  );

function most<T>(all: readonly T[], weight: (each: T) => number): T {
  return all.reduce((best, each) => (weight(each) > weight(best) ? each : best));
}

/** Of those who are asked along with the one who comes, every second has answered already; at least one has not. */
function visitAt(shown: Shown, company: Company, moment: Moment, states: Visit['states'], sure: boolean): Visit {
  const { setting, seat, answers, question, scores } = moment;
  const others = [...answers.keys()].filter((each) => each !== seat);
  const early = others.filter((_, i) => i % 2 === 1);
  const late = others.filter((each) => !early.includes(each));
  const log = moment.lines.slice(0, moment.from);
  const sealed = early.map((each, i): Line => {
    const happening = { type: 'sealed', seat: each, question, choice: answers.get(each)!, by: 'owner' } as const;
    return { n: log.length + 1 + i, at: log.at(-1)!.at, happening, told: null };
  });
  const answer = (each: number) => ({ person: setting.people[each]!, choice: answers.get(each)! });
  return {
    ...atTable(shown.game, company, setting.people.length, seat),
    states,
    sure,
    own: { name: nameOf(company, seat), scores },
    lines: [...log, ...sealed],
    question,
    answers: [answer(seat), ...late.map(answer)],
  };
}

const atTable = (game: AnyGame, company: Company, players: number, seat: number) => ({
  game: game.id,
  as: 'table' as Form,
  company,
  person: personOf(company, seat),
  names: Array.from({ length: players }, (_, each) => nameOf(company, each)).filter((_, each) => each !== seat),
  said: new Map<number, string>(),
  question: 0,
  answers: [],
  sure: false,
});

/** Before the game: the host waits; one seat is taken by a person, one by a bot if there are enough, and one is free. */
function waiting(game: AnyGame, company: Company, players: number): Visit {
  const people = [personOf(company, 0), personOf(company, 1)].slice(0, Math.max(1, players - 1));
  const [table, lines] = setTable({ game, people, options: {}, seed: 'waiting' }, players);
  for (let seat = people.length; seat < players - 1; seat++) add(table, lines, { type: 'seated', seat, bot: 'thumb' });
  return {
    ...atTable(game, company, players, 0),
    states: { first: 'waiting' },
    own: { name: nameOf(company, 0), scores: null },
    lines,
  };
}

/** The same seen by somebody without a seat. */
const watching = (visit: Visit): Visit => ({
  ...visit,
  person: WATCHER,
  own: null,
  names: [visit.own!.name, ...visit.names],
});

/** The same on a big screen, under another name. */
const onScreen = (visit: Visit, name: string): Visit[] => [
  {
    ...watching({ ...visit, own: visit.own ?? { name: '', scores: null } }),
    as: 'screen',
    states: visit.sure ? { reveal: name } : { first: name },
  },
];

/** The same on a phone beside a big screen. What one has stands there too. */
const inHand = (visit: Visit): Visit => ({ ...visit, as: 'hand' });

const DAYS = 3;
const DAY = 86_400_000;

/** The same with a clock of days, and somebody else away until then. */
function overDays(visit: Visit): Visit {
  const [first, ...rest] = visit.lines;
  const created = first!.happening as Happening & { type: 'created' };
  const clocked: Happening = { ...created, terms: { ...created.terms, clock: (DAYS * DAY) / 1000 } };
  const other = visit.names.length - (visit.person === personOf(visit.company, visit.names.length) ? 1 : 0);
  return away({ ...visit, lines: [{ ...first!, happening: clocked }, ...rest] }, other);
}

/** The same while a stand-in plays for whoever looks. */
const standIn = (visit: Visit): Visit => away(visit, Number(visit.person.split('-')[1]) - 1);

function away(visit: Visit, seat: number): Visit {
  const { at } = visit.lines.at(-1)!;
  const happening = { type: 'away', seat, until: Date.now() + DAYS * DAY } as const;
  return { ...visit, lines: [...visit.lines, { n: visit.lines.length + 1, at, happening, told: null }] };
}

/** What people say, however long their words are. */
const SAYINGS = [
  'Well played.',
  'Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichen',
  'I take the one on the left, and you take the one on the right, and nobody has to pay for anything this time. Agreed?',
  'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa',
  'No.',
];

function withTalk(visit: Visit): Visit {
  const players = visit.names.length + 1;
  const said = new Map<number, string>();
  const lines = [...visit.lines];
  for (const [i, text] of SAYINGS.entries()) {
    const seat = i % players;
    const n = lines.length + 1;
    said.set(n, text);
    lines.push({
      n,
      at: lines.at(-1)!.at,
      happening: { type: 'said', person: personOf(visit.company, seat), seat },
      told: null,
    });
  }
  // Where talk is a tab it lies over the table, so nothing else is expected to be seen.
  return { ...visit, lines, said, own: null };
}

/** The game that is over, watched again in the middle of it: with the eyes of a seat while all is sealed, when it is turned up, and with all cards open. */
const again = (visit: Visit): Visit[] => {
  const all = [visit.own!.name, ...visit.names];
  return [
    { ...visit, states: { first: 'replay' } },
    { ...visit, states: { first: 'replay-reveal' }, own: null, names: all },
    { ...visit, states: { first: 'replay-open' }, own: null, names: all },
  ];
};

/** After the game. */
const over = ({ game }: Shown, company: Company, { setting, lines }: Played): Visit => ({
  ...atTable(game, company, setting.people.length, 0),
  states: { first: 'result' },
  own: { name: nameOf(company, 0), scores: null },
  lines,
});
