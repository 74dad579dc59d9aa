import { waitingFor } from '@gilt/engine/answer';
import { openLine } from '@gilt/engine/flow';
import { readSetup } from '@gilt/engine/game';
import { pick, randomFrom } from '@gilt/engine/random';
import { seedFrom } from '@gilt/engine/seed';
import { answer, isOver, type Sitting, sitDown } from '@gilt/engine/sitting';
import { viewOf } from '@gilt/engine/view';
import { billOf } from '@gilt/games/shadowgate/bill';
import type { Castle } from '@gilt/games/shadowgate/castle';
import { deedOf, type Stack, underWay } from '@gilt/games/shadowgate/deeds';
import { shadowgate } from '@gilt/games/shadowgate/game';
import { houseCards as cards } from '@gilt/games/shadowgate/house';
import { LEVELS } from '@gilt/games/shadowgate/item-types';
import { rungsOf } from '@gilt/games/shadowgate/levels';
import { actionsAfter, canAdd, cheapest, type Purse, pay, purseOf } from '@gilt/games/shadowgate/purse';
import { NONE } from '@gilt/games/shadowgate/state';
import { expect, test } from 'vitest';

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

test('the levels that are lit are those that the rules offer, and the items proposed are accepted', () => {
  let asked = 0;
  playedGames(
    40,
    (castle, stack, seat, where, names) => {
      const begun = underWay(stack);
      if (begun?.deed.type !== 'quest') return;
      const rungs = rungsOf(cards, castle, seat, begun.deed.side);
      for (const { ways, needs } of rungs) expect(needs.every(({ there }) => there)).toBe(ways.length > 0);
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

test('QS-19 what can be added to cards that are planned is what is offered once they are played, and so many actions are left', () => {
  let begun: { readonly deed: string; readonly castle: Castle; readonly purse: Purse } | null = null;
  let checked = 0;
  playedGames(
    12,
    (castle, stack, seat, where, names) => {
      if (where !== 'payment.playResource') {
        begun = null;
        return;
      }
      const { deed: doing, missing } = underWay(stack)!;
      const deed = JSON.stringify(doing);
      if (begun?.deed !== deed) {
        begun = { deed, castle, purse: purseOf(cards, castle, seat, missing!, 0) };
        return;
      }
      checked++;
      const { purse, castle: before } = begun;
      const chosen = castle.resources.slice(before.resources.length);
      const addable = purse.hand.filter((card) => canAdd(cards, purse, chosen, card));
      expect(addable.map((card) => cards.adventure.ids[card])).toEqual(names);
      expect(actionsAfter(cards, before, 0, chosen)).toBe(castle.actions);
    },
    busy,
  );
  expect(checked).toBeGreaterThan(50);
});
