import { QUESTS, THEFTS, TO_COMPLETE_STAFF, TO_CYCLE, TO_STOP } from '@gilt/games/shadowgate/action-phase';
import { type Cards, needsOf, serves } from '@gilt/games/shadowgate/cards';
import { passFirst, turnFirst } from '@gilt/games/shadowgate/first-of-type';
import { isUsedUp, levelsOf, pointsFor } from '@gilt/games/shadowgate/quest';
import { pointsOf, sum } from '@gilt/games/shadowgate/scoring';
import { NONE, type Shadowgate } from '@gilt/games/shadowgate/state';

/** Nothing is to be gained any more: then whoever is behind may as well look at new quests, and whoever is ahead may not. */
const HOPE = 0.01;

/** What the active player has done in their last turn, besides what lies on the table. */
interface Done {
  readonly points?: number;
  readonly used?: readonly number[];
  readonly acquired?: number;
}

/**
 * QS-29 In the last round an item is worth what it counts at the end and nothing else, and that hangs together: the last first of its type, or the last piece of the staff, is worth more than
 * others. So what a deed brings is found by counting; rules of thumb add up fixed values instead. Null where there is nothing to be counted.
 */
export function inTheLastTurn(cards: Cards, game: Shadowgate, where: string): ((option: number) => number) | null {
  if (game.final === NONE) return null;
  const { side, level, items } = game.flow.stack.at(-1)!.locals as { side: number; level: number; items: number[] };
  switch (where) {
    case 'actionPhase.act':
      return (choice) => worthDoing(cards, game, choice);
    case 'quest.chooseLevel':
      return (each) => worthCompleting(cards, game, side, each, []);
    case 'quest.useItem':
      return (item) => worthCompleting(cards, game, side, level, [...items, item]);
    default:
      return null;
  }
}

function worthDoing(cards: Cards, game: Shadowgate, choice: number): number {
  if (choice === TO_COMPLETE_STAFF) return Number.POSITIVE_INFINITY;
  const now = leadAfter(cards, game, {});
  if (choice === TO_STOP) return now;
  if (choice === TO_CYCLE) return now < 0 ? now + HOPE : now - HOPE;
  if (choice >= THEFTS) return leadAfter(cards, game, { acquired: choice - THEFTS });
  if (choice < QUESTS) return leadAfter(cards, game, { acquired: choice });
  const side = choice - QUESTS;
  const levels = levelsOf(cards, game, game.active, side);
  return Math.max(...levels.map((level) => worthCompleting(cards, game, side, level, [])));
}

/** The best that a quest can come to at a level, when these items are laid down for it. */
function worthCompleting(cards: Cards, game: Shadowgate, side: number, level: number, laid: readonly number[]): number {
  const need = needsOf(cards, side, level)[laid.length];
  if (need === undefined) return leadAfter(cards, game, { points: pointsFor(cards, game, level), used: laid });
  let most = Number.NEGATIVE_INFINITY;
  for (const item of game.items[game.active]!) {
    if (laid.includes(item) || game.used.includes(item) || !serves(cards, item, need)) continue;
    most = Math.max(most, worthCompleting(cards, game, side, level, [...laid, item]));
  }
  return most;
}

/** By how many points the active player would be ahead of whoever has most besides, if the game ended then. What was used up is gone by then (QS-15). */
function leadAfter(cards: Cards, game: Shadowgate, { points = 0, used = [], acquired }: Done): number {
  const { active, flow } = game;
  const table = { ...game, flow, points: game.points.slice(), firsts: game.firsts.slice(), items: game.items.slice() };
  table.points[active]! += points;
  if (acquired !== undefined) {
    table.items = table.items.map((own) => own.filter((item) => item !== acquired));
    table.items[active]!.push(acquired);
    turnFirst(cards, table, active, acquired, null);
  }
  for (const item of [...game.used, ...used.filter((each) => isUsedUp(cards, game, active, each))]) {
    table.items[active] = table.items[active]!.filter((each) => each !== item);
    passFirst(cards, table, active, item, null);
  }
  const totals = table.points.map((_, seat) => sum(pointsOf(cards, table, seat)));
  return totals[active]! - Math.max(...totals.filter((_, seat) => seat !== active));
}
