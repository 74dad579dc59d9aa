import { type Bill, billOf } from '@gilt/games/shadowgate/bill';
import { choiceOf, type Deed, deedOf, underWay } from '@gilt/games/shadowgate/deeds';
import { type Rung, rungsOf, type Way } from '@gilt/games/shadowgate/levels';
import { canAdd, cheapest, type Payment, type Purse, pay, purseOf } from '@gilt/games/shadowgate/purse';
import { NONE } from '@gilt/games/shadowgate/state';
import { useState } from 'react';
import { useTable } from '../../table/view.ts';
import { useCards, useCastle } from './set.ts';

export const [ACT, PAY, LEVEL, ITEM, DRAW] = [
  'actionPhase.act',
  'payment.playResource',
  'quest.chooseLevel',
  'quest.useItem',
  'draw.chooseCard',
] as const;

interface Thought {
  readonly at: string | null;
  readonly chosen: readonly number[];
  readonly level: number | null;
  readonly way: number;
}

const NOTHING: Thought = { at: null, chosen: [], level: null, way: 0 };

/** What somebody is about to do, before anything of it is sealed. */
export interface Plan {
  readonly deed: Deed | null;
  /** Null while it is being paid for: then only what is missing counts. */
  readonly bill: Bill | null;
  readonly purse: Purse | null;
  readonly chosen: readonly number[];
  readonly payment: Payment | null;
  /** QS-22 Of a quest: its levels, and the one that is aimed at. */
  readonly rungs: readonly Rung[] | null;
  readonly level: number | null;
  readonly way: Way | null;
  /** Whether all is there: it can be sealed. */
  readonly complete: boolean;
  mayAdd(card: number): boolean;
  toggle(card: number): void;
  fill(): void;
  aim(level: number): void;
  /** Other items for the same level. */
  otherWay(): void;
  clear(): void;
}

export function usePlan(seat: number): Plan {
  const { now, picked, pick } = useTable();
  const cards = useCards();
  const game = useCastle();
  const [thought, setThought] = useState(NOTHING);
  const asked = now?.asked ?? null;
  const begun = asked?.where === PAY ? underWay(now!.view.flow.stack) : null;
  const deed = begun?.deed ?? (asked?.where === ACT && picked !== null ? deedOf(cards, game, picked) : null);
  const at = deed && asked ? `${asked.number} ${choiceOf(cards, deed)}` : null;
  const { chosen, level: wanted, way } = thought.at === at ? thought : NOTHING;
  const think = (next: Partial<Thought>): void => setThought({ chosen, level: wanted, way, at, ...next });

  const bill = deed && !begun && deed.type !== 'theft' ? billOf(cards, game, seat, deed) : null;
  const missing = begun?.missing ?? bill?.missing ?? null;
  const purse = missing
    ? purseOf(cards, game, seat, missing, bill?.actions ?? 0, bill && deed?.type === 'item' ? deed.card : NONE)
    : null;
  const payment = purse ? pay(cards, purse, chosen) : null;
  const rungs = deed?.type === 'quest' ? rungsOf(cards, game, seat, deed.side) : null;
  const level = rungs ? (wanted ?? rungs.findLast(({ ways }) => ways.length > 0)!.level) : null;
  const ways = rungs && level !== null ? rungs[level]!.ways : [];
  return {
    deed,
    bill,
    purse,
    chosen,
    payment,
    rungs,
    level,
    way: ways[way % Math.max(1, ways.length)] ?? null,
    complete: deed !== null && (payment === null || payment.met),
    mayAdd: (card) => purse !== null && canAdd(cards, purse, chosen, card),
    toggle(card) {
      if (chosen.includes(card)) think({ chosen: chosen.filter((each) => each !== card) });
      else if (purse && canAdd(cards, purse, chosen, card)) think({ chosen: [...chosen, card] });
    },
    fill: () => think({ chosen: (purse && cheapest(cards, purse)) ?? chosen }),
    aim: (next) => think({ level: next, way: 0 }),
    otherWay: () => think({ way: way + 1 }),
    clear() {
      setThought(NOTHING);
      pick(null);
    },
  };
}
