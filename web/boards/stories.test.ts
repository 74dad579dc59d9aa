import { optionsOf, waitingFor } from '@gilt/engine/answer';
import type { AnyEvent, Reveal } from '@gilt/engine/event';
import { type AnyGame, readSetup } from '@gilt/engine/game';
import type { Forced } from '@gilt/engine/question';
import { pick, randomFrom } from '@gilt/engine/random';
import type { Seat } from '@gilt/engine/seat';
import { seedFrom } from '@gilt/engine/seed';
import { answer, isOver, sitDown } from '@gilt/engine/sitting';
import { storyFor } from '@gilt/engine/story';
import { viewOf } from '@gilt/engine/view';
import type { Event as BattleEvent } from '@gilt/games/dungeon-busters/events';
import { dungeonBusters } from '@gilt/games/dungeon-busters/game';
import type { DungeonBustersView } from '@gilt/games/dungeon-busters/secrets';
import { goofspiel } from '@gilt/games/goofspiel/game';
import type { Event as BidEvent } from '@gilt/games/goofspiel/goofspiel';
import type { GoofspielView } from '@gilt/games/goofspiel/secrets';
import type { Event } from '@gilt/games/greedy-delvers/events';
import { greedyDelvers } from '@gilt/games/greedy-delvers/game';
import type { GreedyDelversView } from '@gilt/games/greedy-delvers/secrets';
import type { Happened, Now, TableSight } from '@gilt/protocol/sight';
import { describe, expect, test } from 'vitest';
import type { Plan } from '../player/pace.ts';
import type { AnyView, Moment, Passage } from '../player/passage.ts';
import { type Picture, type Player, player } from '../player/player.ts';
import { type Chapter, chapterOf, type Scene, type Story, sceneOf, storyOf } from '../player/story.ts';
import * as busters from './dungeon-busters/story.ts';
import * as bidding from './goofspiel/story.ts';
import * as delvers from './greedy-delvers/story.ts';

interface Board {
  readonly game: AnyGame;
  // biome-ignore lint/suspicious/noExplicitAny: each game has views and events of its own
  readonly plan: (story: Story<any, any>) => Plan | null;
  readonly beats: readonly string[];
  /** What is told at once with a scene, and belongs to what comes after it. */
  readonly after: readonly string[];
}

const BUSTERS: Board = {
  game: dungeonBusters,
  plan: busters.plan,
  beats: busters.BEATS,
  after: ['cardsReturn', 'dungeon', 'monster', 'spoilsLeft', 'scored', 'won'],
};
const BIDDING: Board = { game: goofspiel, plan: bidding.plan, beats: bidding.BEATS, after: ['prize', 'won'] };
const DELVERS: Board = {
  game: greedyDelvers,
  plan: delvers.plan,
  beats: delvers.BEATS,
  after: ['advanced', 'drew', 'rebuilt', 'tallied', 'won'],
};

interface Played {
  readonly seed: number;
  readonly players: number;
  /** Who looks. */
  readonly seat: Seat | null;
  readonly options?: Readonly<Record<string, unknown>>;
  readonly forced?: Forced;
}

/** Plays a game at random, and returns all that happened as one who looks on knows it, with the views out of the game itself. */
function played({ game }: Board, { seed, players, seat, options = {}, forced = 'asked' }: Played): Passage[] {
  const random = randomFrom(seed);
  const sitting = sitDown(game, readSetup(game, players, options), seedFrom(`story ${seed}`), 'fresh', false, forced);
  const now = (): AnyView => viewOf(game.secrets, sitting.state, seat);
  const passages: Passage[] = [];
  let before = momentAt(1, now());
  while (!isOver(sitting)) {
    const from = sitting.told!.length;
    for (const each of waitingFor(sitting.state))
      answer(sitting, each, pick(random, optionsOf(game, sitting.state, each)));
    const telling = { told: sitting.told!.slice(from), moments: sitting.moments };
    const steps = storyFor(game.secrets, telling, seat).filter(({ event }) => event !== null);
    const after = momentAt(before.n + 1, now());
    const happened = taken<Happened>({
      n: after.n,
      at: 0,
      what: { type: 'started' },
      events: steps.map(({ event }) => event),
      changes: steps.map(({ change }) => change),
    });
    passages.push({ happened, before, after });
    before = after;
  }
  return passages;
}

/** What a test knows to be of that type, or as much of it as is looked at. */
const taken = <T>(what: unknown): T => what as T;

const momentAt = (n: number, view: AnyView): Moment => ({
  n,
  table: taken<TableSight>({ you: view.seat, outcome: null }),
  now: taken<Now>({ view, asked: null, chosen: null, deadline: null, asleep: false }),
});

/** A beat of a scene as a board is given it. */
interface Seen<V extends AnyView, E extends AnyEvent> {
  readonly scene: Scene<V, E>;
  readonly game: V['game'];
  readonly picture: Picture;
  readonly passage: Passage;
}

/** Walks through a game beat by beat, as the page does. */
function* seenIn<V extends AnyView, E extends AnyEvent>(
  board: Board,
  passages: readonly Passage[],
): Generator<Seen<V, E>> {
  const shows = playerOf(board, passages[0]!.before);
  for (const passage of passages) {
    shows.add(passage);
    shows.step(1);
    for (let picture = shows.picture()!; picture.scene; picture = shows.picture()!) {
      const scene = sceneOf(picture.scene) as Scene<V, E>;
      yield { scene, game: picture.moment.now!.view.game as V['game'], picture, passage };
      shows.step(1);
    }
  }
}

function playerOf({ plan }: Board, start: Moment, past: readonly Happened[] = []): Player {
  const showing = (passage: Passage) => ({ beats: plan(storyOf(passage)!)?.beats ?? [], stays: 0 });
  const shows = player({ later: () => () => undefined, showing });
  shows.begin(start, past);
  shows.pause();
  return shows;
}

const chapterIn = <V extends AnyView, E extends AnyEvent>(
  { past, walked }: Picture,
  begins: (event: AnyEvent) => boolean,
): Chapter<V, E> | null => chapterOf(past, walked, begins) as Chapter<V, E> | null;

const eventsOf = ({ happened }: Passage): readonly AnyEvent[] => happened.events as readonly AnyEvent[];

for (const [board, seats] of [
  [BUSTERS, [3, 4, 5]],
  [BIDDING, [2, 3, 5]],
  [DELVERS, [4]],
] as const)
  describe(`${board.game.name}: what was told is shown beat by beat`, () => {
    const games = seats.flatMap((players) =>
      [0, null].flatMap((seat) =>
        (['asked', 'answered'] as const).map((forced) => ({ seed: players + (seat ?? 7), players, seat, forced })),
      ),
    );

    test('beats never go back, in events or in their order, and what is left after the last belongs to what comes next', () => {
      let scenes = 0;
      for (const game of games)
        for (const passage of played(board, game)) {
          const events = eventsOf(passage);
          const plan = board.plan(storyOf(passage)!);
          if (!plan) continue;
          scenes++;
          const shown = plan.beats.map((beat) => beat.shown);
          expect(shown).toEqual(shown.toSorted((a, b) => a - b));
          expect(plan.beats.every(({ ms }) => ms > 0)).toBe(true);
          const names = plan.beats.map(({ name }) => board.beats.indexOf(name));
          expect(names).not.toContain(-1);
          // It begins again only where the next cards come together.
          for (const [i, name] of names.entries()) if (i > 0 && name !== 0) expect(name).toBeGreaterThan(names[i - 1]!);
          for (const { type } of events.slice(shown.at(-1))) expect(board.after).toContain(type);
          const together = plan.beats.filter(({ name }) => name === 'together');
          if (together.length < 2)
            for (const { type } of events.slice(0, shown.at(-1))) expect(board.after).not.toContain(type);
          // While cards come together nobody is told what they are.
          for (const beat of together) expect(['reveal', 'taken', 'discarded']).toContain(events[beat.shown]!.type);
        }
      expect(scenes).toBeGreaterThan(40);
    });

    test('every event is shown by a beat, in order, on the view as it left it', () => {
      for (const game of games) {
        let told: readonly AnyEvent[] = [];
        let last: Passage | null = null;
        for (const { scene, passage, picture } of seenIn(board, played(board, game))) {
          if (passage !== last) told = [];
          last = passage;
          expect(scene.events.slice(0, told.length)).toEqual(told);
          told = scene.events;
          expect(told).toEqual(eventsOf(passage).slice(0, told.length));
          expect(picture.moment.now!.view).toEqual(storyOf(passage)!.views[told.length]);
          expect(scene.before).toEqual(passage.before.now!.view);
        }
      }
    });
  });

describe('Dungeon Busters', () => {
  const games = [1, 2, 3, 4, 5, 6].map((seed) =>
    played(BUSTERS, { seed, players: 3 + (seed % 3), seat: seed % 2 ? 0 : null }),
  );
  type Game = DungeonBustersView['game'];
  const gameIn = ({ now }: Moment): Game => taken(now!.view.game);
  const battleIn = ({ scene, picture, game }: Seen<DungeonBustersView, BattleEvent>) =>
    busters.battleOf(scene.beat === 'together' ? null : chapterIn(picture, busters.isBattle), game);

  test('what the picture says everybody won or lost in a battle is what they have now and had not before it', () => {
    let battles = 0;
    for (const passages of games) {
      let loot: Game['loot'] = [];
      for (const seen of seenIn<DungeonBustersView, BattleEvent>(BUSTERS, passages)) {
        if (eventsOf(seen.passage).some(busters.isBattle)) loot = gameIn(seen.passage.before).loot;
        const battle = battleIn(seen);
        if (seen.scene.beat !== 'loot' || !battle.closed) continue;
        battles++;
        expect(battle.before!.loot).toEqual(loot);
        expect(seen.game.loot).toEqual(gameIn(seen.passage.after).loot);
      }
    }
    expect(battles).toBeGreaterThan(60);
  });

  test('a battle begins with cards that nobody can see, and with nothing of the one before it', () => {
    for (const passages of games)
      for (const seen of seenIn<DungeonBustersView, BattleEvent>(BUSTERS, passages)) {
        const { cards, cancelled, verdict, events } = battleIn(seen);
        const reveal = eventsOf(seen.passage).find(busters.isBattle);
        if (!reveal) continue;
        const { beat } = seen.scene;
        expect(cards).toEqual(reveal.answers.map((card) => (beat === 'together' ? null : Number(card))));
        if (beat === 'together') expect(events).toEqual([]);
        const twins = reveal.answers.flatMap((card, seat, all) =>
          all.filter((one) => one === card).length > 1 ? [seat] : [],
        );
        const turned = beat === 'together' || beat === 'turn';
        expect(cancelled.toSorted((a, b) => a - b)).toEqual(turned ? [] : twins);
        expect(verdict === null).toBe(turned || beat === 'twins');
        const kinds = events.map(({ type }) => type);
        if (beat === 'sum')
          for (const loot of ['chest', 'paid', 'trophy', 'monsterLeaves']) expect(kinds).not.toContain(loot);
      }
  });

  test('every battle is shown when its cards are turned up, and once more, to be read, when it is over', () => {
    for (const passages of games)
      for (const passage of passages) {
        const events = eventsOf(passage);
        const plan = busters.plan(storyOf(passage) as Story<DungeonBustersView, BattleEvent>);
        const over = events.some(({ type }) => type === 'trophy' || type === 'monsterLeaves');
        expect(plan !== null).toBe(over || events.some(busters.isBattle));
        if (plan) expect(plan.reads).toBe(over);
      }
  });

  test('whoever comes in the middle of a battle sees all that was told of it, and not what it brought', () => {
    let late = 0;
    for (const passages of games) {
      const past = passages.map(({ happened }) => happened);
      for (const [i, passage] of passages.entries()) {
        if (eventsOf(passage).some(busters.isBattle)) continue;
        const shows = playerOf(BUSTERS, passage.before, past.slice(0, i));
        shows.add(passage);
        shows.step(1);
        const chapter = chapterIn<DungeonBustersView, BattleEvent>(shows.picture()!, busters.isBattle)!;
        late++;
        expect(busters.isBattle(chapter.events[0]!)).toBe(true);
        expect(chapter.before).toBeNull();
      }
    }
    expect(late).toBeGreaterThan(20);
  });
});

for (const bids of ['revealed', 'hidden'] as const)
  test(`Goofspiel, bids ${bids}: every prize is in the picture once, with who took it, and points are those of that beat`, () => {
    for (let players = 2; players <= 7; players++) {
      const prizes: number[] = [];
      const points: number[] = Array(players).fill(0);
      const passages = played(BIDDING, { seed: players, players, seat: players % 2 ? 0 : null, options: { bids } });
      for (const { scene, game } of seenIn<GoofspielView, BidEvent>(BIDDING, passages)) {
        const round = bidding.roundOf(scene.events, game);
        const { prize, taker } = round;
        const over = scene.beat === 'prize' || scene.beat === 'read';
        if (!over) expect(taker).toBeNull();
        if (scene.beat === 'prize') prizes.push(prize);
        // GS-04
        if (scene.beat === 'prize' && taker !== null) points[taker]! += prize;
        expect(game.taken.map((_, seat) => bidding.pointsOf(game, seat))).toEqual(points);
        expect(round.bids.includes(null)).toBe(bids === 'hidden' || scene.beat === 'together');
        if (over && bids === 'revealed') expect(bidding.equals(round).length === 0).toBe(taker !== null);
      }
      expect(prizes.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 13 }, (_, i) => i + 1));
    }
  });

describe('Greedy Delvers', () => {
  type Game = GreedyDelversView['game'];
  const games = [1, 2, 3, 4, 5].map((seed) =>
    played(DELVERS, { seed, players: 4, seat: seed % 2 ? 2 : null, forced: seed < 4 ? 'answered' : 'asked' }),
  );
  const books = ({ levels, ore, gold }: Game): number[][] =>
    levels.map((level, seat) => [level, ore[seat]!, gold[seat]!]);
  const roundIn = ({ scene, picture }: Seen<GreedyDelversView, Event>) =>
    scene.beat === 'together' ? null : chapterIn<GreedyDelversView, Event>(picture, delvers.isRound)!;

  /** What these deeds come to for a seat: levels, ore, gold. */
  function sumOf(deeds: readonly (readonly Event[])[], seat: Seat): number[] {
    let [level, ore, gold] = [0, 0, 0];
    for (const event of deeds[seat]!) {
      if (event.type === 'rushed') level += event.level - event.from;
      if (event.type === 'rushed' || event.type === 'foundAgain') ore += event.ore;
      if (event.type === 'traded') ore -= event.ore;
      if (event.type === 'traded') gold += event.gold;
      if (event.type === 'allLost') ore -= event.ore[seat]!;
      if (event.type === 'paid') gold -= event.cost;
      if (event.type === 'rolled') gold += event.stolen;
    }
    for (const event of deeds.flat()) if (event.type === 'rolled' && event.target === seat) gold -= event.stolen;
    return [level, ore, gold];
  }

  test('in every beat what the books have gained since the cards came together is what the deeds beside them say', () => {
    let rounds = 0;
    let several = 0;
    for (const passages of games) {
      let together: number[][] = [];
      for (const seen of seenIn<GreedyDelversView, Event>(DELVERS, passages)) {
        const now = books(seen.game);
        if (seen.scene.beat === 'together') together = now;
        const chapter = roundIn(seen);
        const { deeds, plays: cards } = delvers.roundOf(chapter?.events ?? [], 4);
        if (!chapter) {
          rounds++;
          if (seen.scene.events.some(delvers.isRound)) several++;
          expect([cards, deeds]).toEqual([Array(4).fill(null), Array(4).fill([])]);
          continue;
        }
        const before = books(chapter.before!.game);
        expect(before).toEqual(together);
        expect(now.map((book, seat) => book.map((count, i) => count - before[seat]![i]!))).toEqual(
          now.map((_, seat) => sumOf(deeds, seat)),
        );
      }
      expect(books(taken(passages.at(-1)!.after.now!.view.game)).map(([level]) => level)).toEqual([30, 30, 30, 30]);
    }
    expect(rounds).toBeGreaterThan(100);
    // Where nobody has a choice a round may be played within the happening of another.
    expect(several).toBeGreaterThan(0);
  });

  test('GD-07 cards are turned, then come rushes and exchanges, and then minions; what follows the round is not shown with it', () => {
    for (const passages of games)
      for (const seen of seenIn<GreedyDelversView, Event>(DELVERS, passages)) {
        const { beat, events } = seen.scene;
        const chapter = roundIn(seen);
        if (!chapter) continue;
        const reveal = chapter.events[0] as Reveal;
        const { plays: cards, deeds, exchanges, allLost } = delvers.roundOf(chapter.events, 4);
        expect(cards.map((play) => play && { card: play.card, dud: play.dud })).toEqual(
          reveal.answers.map((name) => name && { card: cardIn(name), dud: name.startsWith('dud') }),
        );
        expect(cards.map((play) => play?.target ?? null)).toEqual(
          reveal.answers.map((name) => (name?.includes('@') ? Number(name.split('-')[1]) - 1 : null)),
        );
        expect(exchanges).toBe(reveal.answers.filter((name) => name === 'exchange').length);
        expect(allLost).toBe(beat !== 'turn' && exchanges === 4);
        const stopped = chapter.events.flatMap((event) => (event.type === 'clash' ? event.stopped : []));
        expect(deeds.flatMap((own, seat) => own.filter(({ type }) => type === 'clash').map(() => seat))).toEqual(
          stopped.toSorted((a, b) => a - b),
        );
        const types = new Set(deeds.flat().map(({ type }) => type));
        if (beat === 'turn') expect([...types]).toEqual([]);
        if (beat === 'trade')
          for (const late of ['paid', 'rolled', 'clash', 'safe'] as const) expect(types).not.toContain(late);
        const following = events.slice(events.lastIndexOf(reveal)).map(({ type }) => type);
        for (const type of DELVERS.after) expect(following).not.toContain(type);
        // When minions have acted, gold stays as it is until the next cards are turned up.
        if (
          beat === 'raid' &&
          events.length + 1 >= eventsOf(seen.passage).findLastIndex(({ type }) => type === 'advanced')
        )
          expect(seen.game.gold).toEqual(taken<Game>(seen.passage.after.now!.view.game).gold);
      }
  });

  const cardIn = (name: string): number =>
    ['exchange', 'goblin', 'hitman', 'savage', 'rush'].indexOf(name.replace('dud-', '').split('@')[0]!);

  test('GD-12 GD-14 what is traded or lost is gone when that is told, and what is found again comes when that is', () => {
    for (const passage of games.flat()) {
      const { events, views } = storyOf(passage) as Story<GreedyDelversView, Event>;
      for (const [i, event] of events.entries()) {
        const { ore } = views[i + 1]!.game;
        if (event.type === 'traded') expect(ore[event.seat]).toBe(0);
        if (event.type === 'foundAgain') expect(ore[event.seat]).toBe(event.ore);
        if (event.type === 'allLost') expect([event.ore, ore]).toEqual([views[i]!.game.ore, [0, 0, 0, 0]]);
      }
    }
  });

  test('what is told without cards being turned up is not stopped for', () => {
    const story = storyOf(games[0]![0]!) as Story<GreedyDelversView, Event>;
    expect(delvers.plan(story)).not.toBeNull();
    expect(delvers.plan({ ...story, events: story.events.filter((event) => !delvers.isRound(event)) })).toBeNull();
  });
});
