import { viewOf } from '@gilt/engine/view';
import { describe, expect, test } from 'vitest';
import type { Forecast } from './forecast.ts';
import { forecast } from './forecast.ts';
import { greed } from './game.ts';
import { play } from './scenes.ts';
import type { GreedView } from './secrets.ts';

/** What Ann may expect of a card; she has another one in hand, so nothing is played yet. */
function expectedOf(card: number, ann = 'cash 0k', bob = 'cash 0k'): Forecast {
  const { position } = play(`Ann: hand ${card} 79, ${ann} \n Bob: hand 59 60, ${bob}`);
  return forecast(viewOf(greed.secrets, position.state, 0) as unknown as GreedView, 0, card);
}

/** Her own cash and markers in the best case. */
function best({ prospects }: Forecast): [number, number] {
  return [prospects[0]!.cash[0]!, prospects[0]!.markers[0]!];
}

describe('what a card would do now', () => {
  test('GR-12 25 with two bottles: 20k', () => {
    expect(best(expectedOf(25, 'display 8 14'))).toEqual([20, 0]);
  });

  test('GR-13 8 with another bottle and another wrench: 10k are paid for 4 markers', () => {
    expect(best(expectedOf(8, 'display 14 9, cash 10k'))).toEqual([-10, 4]);
  });

  test('GR-10 43 says which of its needs is there and which is missing', () => {
    const { terms } = expectedOf(43, 'display 62');
    expect(terms.needs.map(({ met }) => met)).toEqual([true, false]);
    expect(terms.met).toBe(false);
    expect(expectedOf(43, 'display 62 8').terms.met).toBe(true);
  });

  test('GR-09 of three prices those that can be paid are told apart', () => {
    const { terms } = expectedOf(21, 'display 22, cash 5k');
    expect(terms.costs.map(({ met }) => met)).toEqual([true, false, false]);
    expect(terms.met).toBe(true);
  });

  test('GR-26 52 makes a holding cheaper, and that is the price that is named', () => {
    expect(expectedOf(8, 'display 52, cash 5k').terms.costs).toEqual([
      { price: 10, cash: 5, met: true, waived: false },
    ]);
  });

  test('GR-25 with 63 in force nothing is paid; with 64 nothing is needed', () => {
    expect(expectedOf(18, 'now 63').terms).toMatchObject({ met: true, costs: [{ waived: true }] });
    expect(expectedOf(30, 'now 64').terms.met).toBe(true);
    expect(expectedOf(30, 'now 64').terms.needs.every(({ waived }) => waived)).toBe(true);
  });

  test('GR-09 4 is worth most with the fullest holding: the best case comes first', () => {
    const found = expectedOf(4, 'display 8+1 14+3').prospects.map(({ cash }) => cash[0]);
    expect(found).toEqual([45, 15]);
  });

  test('GR-07 the next each-turn gain is foretold, and GR-35 what comes at the end', () => {
    expect(expectedOf(69, 'display 8 14').prospects[0]!.eachTurn).toMatchObject([{ type: 'gained', seat: 0, cash: 5 }]);
    expect(expectedOf(49, 'display 6').prospects[0]!.eachTurn).toEqual([]);
    expect(expectedOf(24).prospects[0]!.endOfGame).toMatchObject([{ type: 'lostCash', seat: 0, cash: 20 }]);
    expect(expectedOf(7, 'cash 10k').prospects[0]!.endOfGame).toMatchObject([{ type: 'gained', cash: 5 }]);
  });

  test('GR-20 what 53 will turn up is left open', () => {
    const [only, ...more] = expectedOf(53).prospects;
    expect(only).toMatchObject({ open: true, cash: [0, 0] });
    expect(more).toEqual([]);
  });

  test('75 takes 10k from the others for each thug, but no more than they have', () => {
    expect(expectedOf(75, 'display 22 23', 'cash 15k').prospects[0]!.cash).toEqual([0, -15]);
  });
});
