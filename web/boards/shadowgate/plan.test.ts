import { waitingFor } from '@gilt/engine/answer';
import { openLine } from '@gilt/engine/flow';
import { readSetup } from '@gilt/engine/game';
import { pick, randomFrom } from '@gilt/engine/random';
import { seedFrom } from '@gilt/engine/seed';
import { answer, isOver, type Sitting, sitDown } from '@gilt/engine/sitting';
import { viewOf } from '@gilt/engine/view';
import { EVENT } from '@gilt/games/shadowgate/cards';
import { owns } from '@gilt/games/shadowgate/first-of-type';
import { shadowgate } from '@gilt/games/shadowgate/game';
import { houseCards as cards } from '@gilt/games/shadowgate/house';
import { missingForItem } from '@gilt/games/shadowgate/item';
import { LEVELS, WILD } from '@gilt/games/shadowgate/item-types';
import { missingForStaff } from '@gilt/games/shadowgate/staff';
import { NONE } from '@gilt/games/shadowgate/state';
import { missingForTheft } from '@gilt/games/shadowgate/steal';
import { expect, test } from 'vitest';
import { billOf } from './bill.ts';
import { type Deed, deedOf, type Stack, underWay } from './deeds.ts';
import { rungsOf } from './levels.ts';
import { canAdd, cheapest, outOfReach, pay, purseOf } from './purse.ts';
import { type Castle, handOf, inTurnOf } from './set.ts';

/** Plays whole games at random; before each answer it is told what somebody sees who is asked, and what they may choose. */
function playedGames(
  games: number,
  before: (castle: Castle, stack: Stack, seat: number, where: string, names: readonly string[]) => void,
  choose: (where: string, names: readonly string[]) => string | null = () => null,
): void {
  for (let seed = 1; seed <= games; seed++) {
    const random = randomFrom(seed);
    const options = { stealing: seed % 2 === 0, characters: seed % 3 === 0 ? 'draft' : 'learners' };
    const setup = readSetup(shadowgate, 2 + (seed % 3), options);
    const sitting: Sitting = sitDown(shadowgate, setup, seedFrom(`plan ${seed}`), 'fresh');
    while (!isOver(sitting)) {
      const { where, question } = openLine(shadowgate, sitting.state)!;
      for (const seat of waitingFor(sitting.state)) {
        const { locals } = sitting.state.flow.stack.at(-1)!;
        const offered = question.options(sitting.state, locals, seat);
        const names = offered.map((option) => question.choices.name(option));
        const { game, flow } = viewOf(shadowgate.secrets, sitting.state, seat);
        before(game as Castle, flow.stack as Stack, seat, where, names);
        const chosen = choose(where, names);
        answer(sitting, seat, chosen === null ? pick(random, offered) : question.choices.number(chosen));
      }
    }
  }
}

/** Rather do something than stop: more is begun and paid for. */
const busy = (where: string, names: readonly string[]): string | null =>
  where === 'actionPhase.act' ? (names.find((name) => !['cycle', 'done'].includes(name)) ?? null) : null;

test('what a deed is said to cost is what is missing when it is begun', () => {
  const planned = new Map<number, readonly number[]>();
  let checked = 0;
  playedGames(
    12,
    (castle, stack, seat, where, names) => {
      if (where === 'actionPhase.act') {
        const chosen = busy(where, names);
        const deed = chosen === null ? null : deedOf(cards, castle, chosen);
        const bill = deed && deed.type !== 'theft' ? billOf(cards, castle, seat, deed) : null;
        planned.clear();
        if (bill) planned.set(seat, bill.missing);
        return;
      }
      const missing = underWay(stack)?.missing;
      const said = planned.get(seat);
      if (where !== 'payment.playResource' || !said || castle.resources.length > 0) return;
      checked++;
      expect(missing).toEqual(said);
      planned.clear();
    },
    busy,
  );
  expect(checked).toBeGreaterThan(50);
});

test('a card can be added to a payment exactly when the rules offer it', () => {
  let payments = 0;
  playedGames(
    12,
    (castle, stack, seat, where, names) => {
      if (where !== 'payment.playResource') return;
      payments++;
      const purse = purseOf(cards, castle, seat, underWay(stack)!.missing!, 0);
      const addable = purse.hand.filter((card) => canAdd(cards, purse, [], card));
      expect(addable.map((card) => cards.adventure.ids[card])).toEqual(names);
    },
    busy,
  );
  expect(payments).toBeGreaterThan(200);
});

test('what is offered can be paid in the cheapest way, what is not offered cannot be paid at all', () => {
  let [paid, dear] = [0, 0];
  playedGames(12, (castle, _, seat, where, names) => {
    if (where !== 'actionPhase.act') return;
    for (const side of castle.quests) {
      const bill = billOf(cards, castle, seat, { type: 'quest', side })!;
      const purse = purseOf(cards, castle, seat, bill.missing, bill.actions, NONE);
      const way = castle.actions < bill.actions ? null : cheapest(cards, purse);
      expect(way !== null).toBe(names.includes(cards.quests.ids[side]!));
      if (way === null) dear++;
      else {
        paid++;
        const { met, actions } = pay(cards, purse, way);
        expect(met && actions <= purse.actions).toBe(true);
      }
    }
  });
  expect(Math.min(paid, dear)).toBeGreaterThan(100);
});

test('QS-18 QS-43 what an item, the Staff and a theft are said to cost is what the rules ask for', () => {
  let [items, thefts, refused] = [0, 0, 0];
  playedGames(
    6,
    (castle, _, seat, where, names) => {
      if (where !== 'actionPhase.act') return;
      const game = inTurnOf(castle, seat);
      const missing = (deed: Deed, doubled?: number) => billOf(cards, castle, seat, deed, doubled)!.missing;
      expect(missing({ type: 'staff' })).toEqual(missingForStaff(cards, game));
      for (const card of handOf(castle, seat)) {
        const { missing, actions } = billOf(cards, castle, seat, { type: 'item', card })!;
        expect(missing).toEqual(missingForItem(cards, game, card));
        const purse = purseOf(cards, castle, seat, missing, actions, card);
        expect(purse.hand).not.toContain(card);
        const offered = names.includes(cards.adventure.ids[card]!);
        if (offered) expect(castle.actions >= actions && cheapest(cards, purse) !== null).toBe(true);
        else if (canBeOwned(castle, seat, card)) {
          expect(castle.actions >= actions && cheapest(cards, purse) !== null).toBe(false);
          refused++;
        }
        items++;
      }
      castle.items.forEach((own, from) => {
        for (const card of from === seat ? [] : own)
          for (const stat of [0, 1, 2]) {
            expect(missing({ type: 'theft', card, from }, stat)).toEqual(
              missingForTheft(cards, game, from, card, stat),
            );
            thefts++;
          }
      });
    },
    busy,
  );
  expect(Math.min(items, thefts, refused)).toBeGreaterThan(50);
});

/** QS-20 QS-21 Whether a card is an item of a type that somebody has not got. */
const canBeOwned = (castle: Castle, seat: number, card: number): boolean => {
  const type = cards.adventure.type[card]!;
  return type !== EVENT && (type === WILD || !owns(cards, inTurnOf(castle, seat), seat, type));
};

/** Cards of the set that need so many actions and give something; and what they give where. */
const giving = (actions: number): { card: number; place: number; gives: number }[] =>
  cards.adventure.resources.flatMap((resources, card) => {
    const place = resources.findIndex((each) => each > 0);
    if (place < 0 || cards.adventure.actions[card] !== actions) return [];
    return [{ card, place, gives: resources[place]! }];
  });

test('QS-18 once a cost is met no further card is played; the cheapest way takes fewest actions, then fewest cards', () => {
  const [one, two] = giving(1).map(({ card }) => card) as [number, number];
  expect(pay(cards, { missing: [0, 0, 0] }, [one])).toEqual({
    played: [],
    left: [0, 0, 0],
    met: true,
    actions: 0,
  });
  const missing = cards.adventure.resources[one]!;
  expect(pay(cards, { missing }, [one, two])).toMatchObject({ played: [one], met: true, actions: 1 });
  const [key, sling, mistral] = ['hoarfrost-key', 'poachers-sling', 'minor-mistral'].map((id) =>
    cards.adventure.ids.indexOf(id),
  ) as [number, number, number];
  // Two cards that need no action, or one that does.
  const purse = { missing: [2, 2, 2], hand: [key, sling, mistral], actions: 1 };
  expect(cheapest(cards, purse)).toEqual([key, sling]);
  expect(cheapest(cards, { ...purse, hand: [key, mistral] })).toEqual([mistral]);
  expect(cheapest(cards, { ...purse, hand: [key, mistral], actions: 0 })).toBeNull();
  let compared = 0;
  playedGames(2, (castle, stack, seat, where) => {
    if (where !== 'payment.playResource') return;
    const purse = purseOf(cards, castle, seat, underWay(stack)!.missing!, 0);
    const best = pay(cards, purse, cheapest(cards, purse)!);
    const hand = purse.hand.slice(0, 8);
    for (let bits = 1; bits < 1 << hand.length; bits++) {
      const way = pay(
        cards,
        purse,
        hand.filter((_, i) => bits & (1 << i)),
      );
      if (!way.met || way.actions > purse.actions) continue;
      expect([best.actions, way.actions]).toEqual([best.actions, Math.max(best.actions, way.actions)]);
      if (way.actions === best.actions) expect(best.played.length).toBeLessThanOrEqual(way.played.length);
      compared++;
    }
  });
  expect(compared).toBeGreaterThan(50);
});

test('a place is out of reach when the best cards for it, with the actions there are, give less than is missing', () => {
  const { card, place, gives } = giving(1)[0]!;
  const out = (missing: number, actions: number) =>
    outOfReach(cards, { missing: [0, 0, 0].with(place, missing), hand: [card], actions })[place];
  expect([out(gives, 1), out(gives + 1, 1), out(gives, 0), out(0, 0), out(gives, -1)]).toEqual([
    false,
    true,
    true,
    false,
    true,
  ]);
  const [free] = giving(0);
  if (!free) return;
  const freely = (missing: number) =>
    outOfReach(cards, { missing: [0, 0, 0].with(free.place, missing), hand: [free.card], actions: 0 })[free.place];
  expect([freely(free.gives), freely(free.gives + 1)]).toEqual([false, true]);
});

test('the levels that are lit are those that the rules offer, and the items proposed are accepted', () => {
  let asked = 0;
  playedGames(
    40,
    (castle, stack, seat, where, names) => {
      const begun = underWay(stack);
      if (begun?.deed.type !== 'quest') return;
      const rungs = rungsOf(cards, castle, seat, begun.deed.side);
      if (where === 'quest.chooseLevel') {
        asked++;
        expect(rungs.flatMap(({ level, ways }) => (ways.length > 0 ? [LEVELS[level]] : []))).toEqual(names);
      }
      const quest = stack.find(({ procedure }) => procedure === 'quest')!.locals as { level: number; items: number[] };
      if (where !== 'quest.useItem' || quest.items.length > 0) return;
      for (const { items } of rungs[quest.level]!.ways) expect(names).toContain(cards.adventure.ids[items[0]!]);
    },
    (where, names) => (where === 'quest.chooseLevel' ? names.at(-1)! : busy(where, names)),
  );
  expect(asked).toBeGreaterThan(100);
});

test('the points that a quest is said to bring are the points it brings', () => {
  let quests = 0;
  let said: { seat: number; points: number } | null = null;
  const before = (castle: Castle, stack: Stack, seat: number, where: string, names: readonly string[]): void => {
    if (said && said.seat === seat && where === 'actionPhase.act') {
      quests++;
      expect(castle.points[seat]).toBe(said.points);
    }
    said = null;
    const begun = underWay(stack);
    if (where !== 'quest.chooseLevel' || begun?.deed.type !== 'quest' || names.length !== 2) return;
    const [minor] = rungsOf(cards, castle, seat, begun.deed.side);
    said = { seat, points: castle.points[seat]! + minor!.points };
  };
  playedGames(40, before, (where, names) => (where === 'quest.chooseLevel' ? names[0]! : busy(where, names)));
  expect(quests).toBeGreaterThan(20);
});
