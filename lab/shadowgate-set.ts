import { appendFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { botNamed } from '@gilt/bots/all';
import { taskFor } from '@gilt/bots/bot';
import { waitingFor } from '@gilt/engine/answer';
import { readSetup } from '@gilt/engine/game';
import { winShare } from '@gilt/engine/outcome';
import { bits } from '@gilt/engine/random';
import { clockwiseFrom } from '@gilt/engine/seat';
import { freshRandom, seedFrom } from '@gilt/engine/seed';
import { answer, isOver, sitDown } from '@gilt/engine/sitting';
import type { Event } from '@gilt/games/shadowgate/events';
import { shadowgate } from '@gilt/games/shadowgate/game';
import { houseCards } from '@gilt/games/shadowgate/house';
import { LEVELS, TYPES, WILD } from '@gilt/games/shadowgate/item-types';
import { NONE, type Shadowgate } from '@gilt/games/shadowgate/state';
import { shareOf } from './statistics.ts';

/**
 * `npm run shadowgate-set -- [--games N] [--seed WORDS] [--bot NAME] [--draft NAME] [--options JSON] [--players LIST] [--keep FILE]`: the balance
 * figures of the house set, with one bot in all seats; another may draft for it. What was played is kept in the file, and not played again.
 * docs/shadowgate-set.md holds the figures against the targets.
 */
const { values } = parseArgs({
  options: {
    games: { type: 'string', default: '2000' },
    seed: { type: 'string', default: 'set' },
    bot: { type: 'string', default: 'thumb' },
    draft: { type: 'string' },
    options: { type: 'string', default: '{}' },
    players: { type: 'string', default: '2,3,4' },
    keep: { type: 'string' },
  },
});

const bot = botNamed(values.bot, shadowgate);
const drafter = botNamed(values.draft ?? values.bot, shadowgate);

/** What is looked at in a game: by place in turn order, and what happened. */
interface Row {
  readonly players: number;
  readonly number: number;
  readonly wins: readonly number[];
  readonly characters: readonly number[];
  readonly abilities: readonly number[];
  readonly staff: boolean;
  readonly turns: number;
  /** By level: quests done. */
  readonly levels: readonly number[];
  readonly acquired: readonly number[];
  /** Events that somebody held when they could play one, and those that were played. */
  readonly held: readonly number[];
  readonly played: readonly number[];
}

const percent = (share: number): string => `${(100 * share).toFixed(1)}%`;
const mean = (all: readonly number[]): number => all.reduce((sum, each) => sum + each, 0) / all.length;

function report(players: number, rows: readonly Row[]): void {
  const turns = rows.map((row) => row.turns).toSorted((a, b) => a - b);
  const at = (share: number): string => turns[Math.min(turns.length - 1, Math.floor(share * turns.length))]!.toFixed(1);
  console.log(`\n## ${players} players, ${rows.length} games`);
  console.log(
    `turns a player: mean ${mean(turns).toFixed(1)}; least ${at(0)}, 5% ${at(0.05)}, 25% ${at(0.25)}, median ${at(0.5)}, 75% ${at(0.75)}, 95% ${at(0.95)}, most ${at(1)}`,
  );
  const staffs = shareOf(rows.filter(({ staff }) => staff).length, rows.length);
  console.log(`Staff of Ages decides ${percent(staffs.share)} (${percent(staffs.low)} – ${percent(staffs.high)})`);
  console.log('\nplace in turn order: share of wins (95%)');
  for (let place = 0; place < players; place++) {
    const wins = rows.reduce((sum, row) => sum + row.wins[place]!, 0);
    const { share, low, high } = shareOf(wins, rows.length);
    console.log(`  ${place + 1}  ${percent(share)} (${percent(low)} – ${percent(high)})`);
  }
  showSides(rows);
  console.log('\nlevel: of all quests, quests a game, games with one');
  const quests = rows.reduce((sum, { levels }) => sum + levels.reduce((all, each) => all + each, 0), 0);
  LEVELS.forEach((name, level) => {
    const done = rows.reduce((sum, { levels }) => sum + levels[level]!, 0);
    const games = rows.filter(({ levels }) => levels[level]! > 0).length;
    console.log(
      `  ${name.padEnd(8)} ${percent(done / quests)}  ${(done / rows.length).toFixed(2)}  ${percent(games / rows.length)}`,
    );
  });
  console.log('\ntype: games in which it was acquired');
  const acquired = (type: number): string =>
    percent(rows.filter((row) => row.acquired.includes(type)).length / rows.length);
  console.log(`  ${[...TYPES.map((type, i) => `${type} ${acquired(i)}`), `wild ${acquired(WILD)}`].join(', ')}`);
  console.log('\nevent: played in so many of the games in which somebody could');
  houseCards.adventure.names.forEach((name, card) => {
    const could = rows.filter(({ held }) => held.includes(card)).length;
    const did = rows.filter(({ played }) => played.includes(card)).length;
    if (could > 0) console.log(`  ${name.padEnd(26)} ${percent(did / could)}`);
  });
}

/** Characters and abilities: the share of wins of whoever had them, of the fair share. */
function showSides(rows: readonly Row[]): void {
  for (const kind of ['characters', 'abilities'] as const) {
    console.log(`\n${kind}: wins of the fair share (95%), and in how many seats`);
    houseCards[kind].names.forEach((name, side) => {
      const shares = rows.flatMap((row) =>
        row[kind].flatMap((each, place) => (each === side ? [row.wins[place]! * row.players] : [])),
      );
      const share = mean(shares);
      const spread = Math.sqrt(mean(shares.map((each) => (each - share) ** 2)) / Math.max(1, shares.length - 1));
      const interval = `${(share - 1.96 * spread).toFixed(2)} – ${(share + 1.96 * spread).toFixed(2)}`;
      console.log(`  ${name.padEnd(24)} ${share.toFixed(2)} (${interval})  ${shares.length}`);
    });
  }
}

/** One game of equal bots. */
async function playOne(players: number, number: number): Promise<Row> {
  const setup = readSetup(shadowgate, players, JSON.parse(values.options));
  const seed = seedFrom(values.seed, players, number);
  const sitting = sitDown(shadowgate, setup, seed, 'run-on');
  const random = freshRandom(seedFrom(seed, 'bots'), 0, 0);
  const held = new Set<number>();
  while (!isOver(sitting)) {
    for (const seat of waitingFor(sitting.state)) {
      const task = taskFor(shadowgate, setup, sitting.state, seat, bits(random))!;
      const { where, options } = task.question;
      if (where === 'eventPhase.playEvent') for (const card of options.slice(0, -1)) held.add(card);
      answer(sitting, seat, await (where === 'draft.pick' ? drafter : bot).think(task));
    }
  }
  const end = sitting.state as Shadowgate;
  const outcome = shadowgate.outcome(end);
  const events = sitting.told!.map(({ event }) => event as Event);
  const seats = clockwiseFrom(end.starter, players);
  const done = events.flatMap((event) => (event.type === 'completed' ? [event.level] : []));
  return {
    players,
    number,
    wins: seats.map((seat) => winShare(outcome, seat)),
    characters: seats.map((seat) => end.characters[seat]!),
    abilities: seats.map((seat) => end.abilities[seat]!),
    staff: end.staff !== NONE,
    turns: events.filter(({ type }) => type === 'turn').length / players,
    levels: LEVELS.map((_, level) => done.filter((each) => each === level).length),
    acquired: unlike(
      events.flatMap((event) => (event.type === 'acquired' ? [houseCards.adventure.type[event.card]!] : [])),
    ),
    held: [...held],
    played: unlike(events.flatMap((event) => (event.type === 'eventPlayed' ? [event.card] : []))),
  };
}

const unlike = (all: readonly number[]): number[] => [...new Set(all)];

const { keep } = values;
const kept: Row[] = keep !== undefined && existsSync(keep) ? rowsIn(readFileSync(keep, 'utf8')) : [];
if (keep !== undefined) writeFileSync(keep, kept.map(lineOf).join(''));

/** The last line is none if it was being written when the process ended. */
function rowsIn(text: string): Row[] {
  const lines = text.slice(0, text.lastIndexOf('\n') + 1).split('\n');
  return lines.filter(Boolean).map((line) => JSON.parse(line));
}

function lineOf(row: Row): string {
  return `${JSON.stringify(row)}\n`;
}

const tables = values.players.split(',').map(Number);
const known = new Set(kept.map(({ players, number }) => `${players}/${number}`));
for (let number = 0; number < Number(values.games); number++)
  for (const players of tables) {
    if (known.has(`${players}/${number}`)) continue;
    const row = await playOne(players, number);
    kept.push(row);
    if (keep !== undefined) appendFileSync(keep, lineOf(row));
  }
const rows = kept.filter(({ number, players }) => number < Number(values.games) && tables.includes(players));
for (const players of tables)
  report(
    players,
    rows.filter((row) => row.players === players),
  );
console.log('\n## all tables together');
showSides(rows);
