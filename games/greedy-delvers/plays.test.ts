import { describe, expect, test } from 'vitest';
import { menu, play } from './scenes.ts';

describe('what can be paid for', () => {
  const hand = 'hand exchange goblin hitman savage';

  test.each([
    [0, 'exchange goblin'],
    [1, 'exchange goblin'],
    [2, 'exchange goblin hitman'],
    [3, 'exchange goblin hitman'],
    [4, 'exchange goblin hitman savage'],
  ])('GD-09 with %i gold: %s', (gold, cards) => {
    const offered = menu(`Ann: ${hand}, gold ${gold}`).replace(/@\w+/g, '').split(' ');
    expect([...new Set(offered)].join(' ')).toBe(cards);
  });

  test('GD-09 gold that comes this round does not help', () => {
    expect(menu(`Ann: ${hand}, ore 30, gold 1`)).not.toContain('hitman');
  });

  test('GD-09 a hand that cannot pay for anything: any card is thrown away as a dud', () => {
    expect(menu('Ann: hand hitman hitman savage savage, gold 1')).toBe('dud-hitman dud-savage');
    expect(menu('Ann: hand savage savage savage savage, gold 3 \n Bob: hand exchange')).toBe('dud-savage');
    expect(menu('Ann: hand hitman savage savage savage, gold 2')).toBe('hitman@Ann hitman@Bob hitman@Cid hitman@Dan');
  });

  test('GD-09 a dud costs nothing, does nothing, and is no minion', () => {
    const scene = play(`
      Ann: hand hitman hitman savage savage, gold 1
      Bob: hand hitman, gold 9
      Cid: hand rush
      Dan: hand rush
      > Ann dud-savage, Bob hitman@Ann, Cid rush, Dan rush`);
    expect(scene.log[1]).toBe('Ann can pay for no card in hand; the Savage is a dud.');
    expect(scene.events).toContain('GD-15 rolled');
    expect(scene.of('discards')).toBe('1H 1S 2R');
    expect(Number(scene.of('Ann', 'gold')) + Number(scene.of('Bob', 'gold'))).toBe(1 + 9 - 2);
  });

  test('GD-09 where all cards are alike nobody is asked', () => {
    const scene = play('players: 4 \n Ann: hand savage savage savage savage, gold 3');
    expect(scene.asks).toBe('Bob, Cid, Dan: round.playCards');
  });
});
