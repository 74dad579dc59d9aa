import { viewOf } from '@gilt/engine/view';
import { describe, expect, test } from 'vitest';
import { greedyDelvers } from './game.ts';
import { optionsIn, play, playRolling } from './scenes.ts';
import { outcome } from './scoring.ts';
import type { GreedyDelversView } from './secrets.ts';
import type { GreedyDelvers } from './state.ts';

describe('the bottom of the mine', () => {
  const arriving = `
    Ann: level 30, ore 9, gold 5, hand exchange exchange goblin savage
    Bob: level 27, ore 9, hand goblin rush
    Cid: level 29, hand goblin
    Dan: level 26, hand goblin rush`;

  test('GD-25 whoever is at level 30 when the round is over is safe, by whatever way', () => {
    const scene = play(`${arriving} \n > Ann exchange, Bob rush, Cid goblin@Cid, Dan rush`);
    expect(scene.events.filter((event) => event === 'GD-25 safe')).toHaveLength(2);
    expect(scene.log).toContain('Ann is at the bottom of the mine, safe, and discards the other cards unseen.');
    expect(scene.asks).toBe('Cid, Dan: round.playCards');
  });

  test('GD-25 until the round is over they play, and can be robbed', () => {
    const scene = playRolling([4], `${arriving} \n > Ann exchange, Bob rush, Cid goblin@Ann, Dan rush`);
    expect(scene.of('Ann', 'gold')).toBe(String(5 + 9 - 2));
  });

  test('GD-25 no more rounds, cards or ore, and the hand goes onto the discards face down', () => {
    const scene = play(`${arriving} \n > Ann exchange, Bob rush, Cid goblin@Cid, Dan rush`);
    expect([scene.of('Ann', 'level'), scene.of('Ann', 'ore'), scene.of('Ann', 'hand')]).toEqual(['30', '0', '-']);
    expect(scene.of('Ann', 'buried')).toBe('exchange goblin savage');
    expect(scene.of('Bob', 'ore')).toBe('18');
    const { game } = viewOf(greedyDelvers.secrets, scene.position.state, 2) as GreedyDelversView;
    expect(game.buried[0]).toBe(3);
    expect(scene.of('discards')).toBe('1E 1G 2R');
  });

  test('GD-25 three are left: the safe player cannot be named', () => {
    const scene = play('players: 4 \n Ann: hand goblin goblin rush exchange \n Cid: level 30, gold 50');
    expect(scene.asks).toBe('Ann, Bob, Dan: round.playCards');
    expect(optionsIn(scene, 0)).toBe('exchange goblin@Ann goblin@Bob goblin@Dan rush');
    expect(optionsIn(scene, 2)).toBe('');
    expect(() => play('players: 4 \n Ann: hand goblin \n Cid: level 30 \n > Ann goblin@Cid')).toThrow(
      "'goblin@Cid' is not an option",
    );
  });

  test('GD-20 GD-25 three are left, and their three minions on three targets do nothing', () => {
    const hand = 'hand goblin, gold 9';
    const scene = play(
      `Ann: ${hand} \n Bob: ${hand} \n Cid: level 30 \n Dan: ${hand} \n > Ann goblin@Bob, Bob goblin@Dan, Dan goblin@Ann`,
    );
    expect(scene.events).toContain('GD-20 clash');
  });

  test('GD-25 one is left: a minion can be sent against oneself alone', () => {
    const scene = play(`
      Ann: level 28, ore 3, gold 4, hand goblin hitman rush exchange
      Bob: level 30 \n Cid: level 30 \n Dan: level 30`);
    expect(scene.asks).toBe('Ann: round.playCards');
    expect(optionsIn(scene, 0)).toBe('exchange goblin@Ann hitman@Ann rush');
  });

  test('GD-25 the one who is left plays on to the end', () => {
    const scene = play(`
      Ann: level 28, ore 3, gold 4, hand exchange exchange goblin rush
      Bob: level 30 \n Cid: level 30 \n Dan: level 30
      deck: exchange
      > Ann goblin@Ann
      > Ann exchange`);
    expect(scene.of('Ann', 'level')).toBe('30');
    expect(scene.of('Ann', 'gold')).toBe(String(4 + 6));
    expect(scene.asks).toBe('Ann: round.playCards');
  });
});

describe('the end', () => {
  const last = (ann: string, others: readonly number[]) => `
    Ann: level 30, ${ann}, hand exchange exchange goblin rush
    ${['Bob', 'Cid', 'Dan'].map((name, i) => `${name}: level 30, gold ${others[i]}`).join('\n')}`;

  test('GD-26 when all four are safe the most gold wins', () => {
    const scene = play(`${last('ore 9, gold 20', [25, 28, 3])} \n > Ann exchange`);
    expect(scene.asks).toBeNull();
    expect(scene.log.slice(-2)).toEqual(['The gold: Ann has 29, Bob has 25, Cid has 28, and Dan has 3.', 'Ann wins.']);
  });

  test('GD-26 ore is worth nothing', () => {
    const scene = play(`${last('ore 90, gold 20', [25, 28, 3])} \n > Ann goblin@Ann`);
    expect(scene.log.at(-1)).toBe('Cid wins.');
  });

  test('GD-26 equals win together', () => {
    const scene = play(`${last('ore 8, gold 20', [25, 28, 28])} \n > Ann exchange`);
    expect(scene.log.at(-1)).toBe('Ann, Cid, and Dan share the victory.');
  });

  test('GD-26 the score is the gold, by its clause', () => {
    const { state } = play('players: 4 \n Ann: gold 7 \n Bob: gold 7 \n Cid: gold 6, ore 60 \n at: end').position;
    const { winners, scores } = outcome(state as GreedyDelvers);
    expect(winners).toEqual([0, 1]);
    expect(scores[2]).toEqual({ total: 6, lines: [{ what: 'gold', points: 6, rule: 'GD-26' }], tieBreaks: [] });
  });
});
