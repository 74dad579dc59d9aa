import { parseArgs } from 'node:util';
import { botNamed } from '@gilt/bots/all';
import { taskFor } from '@gilt/bots/bot';
import { waitingFor } from '@gilt/engine/answer';
import { readSetup } from '@gilt/engine/game';
import { winShare } from '@gilt/engine/outcome';
import { bits } from '@gilt/engine/random';
import { freshRandom, seedFrom } from '@gilt/engine/seed';
import { answer, isOver, sitDown } from '@gilt/engine/sitting';
import type { Event } from '@gilt/games/shadowgate/events';
import { shadowgate } from '@gilt/games/shadowgate/game';
import { houseCards } from '@gilt/games/shadowgate/house';
import { LEVELS, TYPES } from '@gilt/games/shadowgate/item-types';
import { NONE, type Shadowgate } from '@gilt/games/shadowgate/state';
import { shareOf } from './statistics.ts';

/**
 * `npm run shadowgate-set -- [--games N] [--seed WORDS] [--bot NAME] [--options JSON] [--players LIST]`: the balance figures of the
 * house set, with one bot in all seats. docs/shadowgate-set.md holds them against the targets.
 */
const { values } = parseArgs({
  options: {
    games: { type: 'string', default: '2000' },
    seed: { type: 'string', default: 'set' },
    bot: { type: 'string', default: 'thumb' },
    options: { type: 'string', default: '{}' },
    players: { type: 'string', default: '2,3,4' },
  },
});

const bot = botNamed(values.bot, shadowgate);

/** Wins and what would have been fair, of somebody or something. */
interface Standing {
  games: number;
  wins: number;
  fair: number;
}
type Standings = Map<string, Standing>;

function note(standings: Standings, name: string, wins: number, fair: number): void {
  const one = standings.get(name) ?? { games: 0, wins: 0, fair: 0 };
  standings.set(name, { games: one.games + 1, wins: one.wins + wins, fair: one.fair + fair });
}

const add = <K>(counts: Map<K, number>, key: K, by = 1): void => void counts.set(key, (counts.get(key) ?? 0) + by);
const percent = (share: number): string => `${(100 * share).toFixed(1)}%`;

async function report(players: number, games: number): Promise<void> {
  const places: Standings = new Map();
  const characters: Standings = new Map();
  const abilities: Standings = new Map();
  const levels = new Map<string, number>();
  const withLevel = new Map<string, number>();
  const types = new Map<string, number>();
  const couldPlay = new Map<number, number>();
  const didPlay = new Map<number, number>();
  const turns: number[] = [];
  let staffs = 0;
  for (let number = 0; number < games; number++) {
    const { end, events, held } = await playOne(players, number);
    const outcome = shadowgate.outcome(end);
    for (let seat = 0; seat < players; seat++) {
      const share = winShare(outcome, seat);
      note(places, `${((seat - end.starter + players) % players) + 1}`, share, 1 / players);
      note(characters, houseCards.characters.names[end.characters[seat]!]!, share, 1 / players);
      note(abilities, houseCards.abilities.names[end.abilities[seat]!]!, share, 1 / players);
    }
    if (end.staff !== NONE) staffs++;
    turns.push(events.filter(({ type }) => type === 'turn').length / players);
    const done = events.flatMap((event) => (event.type === 'completed' ? [LEVELS[event.level]!] : []));
    for (const level of done) add(levels, level);
    for (const level of new Set(done)) add(withLevel, level);
    const acquired = events.flatMap((event) =>
      event.type === 'acquired' ? [houseCards.adventure.type[event.card]!] : [],
    );
    for (const type of new Set(acquired)) add(types, TYPES[type] ?? 'wild');
    const played = new Set(events.flatMap((event) => (event.type === 'eventPlayed' ? [event.card] : [])));
    for (const card of held) add(couldPlay, card);
    for (const card of played) add(didPlay, card);
  }
  turns.sort((a, b) => a - b);
  const at = (share: number): string => turns[Math.min(turns.length - 1, Math.floor(share * turns.length))]!.toFixed(1);
  const mean = turns.reduce((sum, each) => sum + each, 0) / games;
  console.log(`\n## ${players} players, ${games} games`);
  console.log(
    `turns a player: mean ${mean.toFixed(1)}; least ${at(0)}, 5% ${at(0.05)}, 25% ${at(0.25)}, median ${at(0.5)}, 75% ${at(0.75)}, 95% ${at(0.95)}, most ${at(1)}`,
  );
  console.log(`Staff of Ages decides ${percent(staffs / games)}`);
  show('place in turn order', places);
  show('character', characters);
  show('ability', abilities);
  console.log('\nlevel: of all quests, quests a game, games with one');
  const quests = [...levels.values()].reduce((sum, each) => sum + each, 0);
  for (const level of LEVELS)
    console.log(
      `  ${level.padEnd(8)} ${percent((levels.get(level) ?? 0) / quests)}  ${((levels.get(level) ?? 0) / games).toFixed(2)}  ${percent((withLevel.get(level) ?? 0) / games)}`,
    );
  console.log('\ntype: games in which it was acquired');
  console.log(`  ${[...TYPES, 'wild'].map((type) => `${type} ${percent((types.get(type) ?? 0) / games)}`).join(', ')}`);
  console.log('\nevent: played in so many of the games in which somebody could');
  for (const [card, could] of [...couldPlay].toSorted(([a], [b]) => a - b))
    console.log(`  ${houseCards.adventure.names[card]!.padEnd(26)} ${percent((didPlay.get(card) ?? 0) / could)}`);
}

function show(what: string, standings: Standings): void {
  console.log(`\n${what}: share of wins (95%), of fair share`);
  for (const [name, { games, wins, fair }] of [...standings].toSorted(([a], [b]) => a.localeCompare(b))) {
    const { share, low, high } = shareOf(wins, games);
    const ratio = share / (fair / games);
    console.log(`  ${name.padEnd(24)} ${percent(share)} (${percent(low)} – ${percent(high)})  ${ratio.toFixed(2)}`);
  }
}

/** One game of equal bots: how it ended, all that happened, and which events somebody held when they could play one. */
async function playOne(players: number, number: number) {
  const setup = readSetup(shadowgate, players, JSON.parse(values.options));
  const seed = seedFrom(values.seed, players, number);
  const sitting = sitDown(shadowgate, setup, seed, 'run-on');
  const random = freshRandom(seedFrom(seed, 'bots'), 0, 0);
  const held = new Set<number>();
  while (!isOver(sitting)) {
    for (const seat of waitingFor(sitting.state)) {
      const task = taskFor(shadowgate, setup, sitting.state, seat, bits(random))!;
      if (task.question.where === 'eventPhase.playEvent')
        for (const card of task.question.options.slice(0, -1)) held.add(card);
      answer(sitting, seat, await bot.think(task));
    }
  }
  return { end: sitting.state as Shadowgate, events: sitting.told!.map(({ event }) => event as Event), held };
}

for (const players of values.players.split(',').map(Number)) await report(players, Number(values.games));
