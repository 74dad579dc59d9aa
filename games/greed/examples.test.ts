import { describe, expect, test } from 'vitest';
import { annPlays, play } from './scenes.ts';

describe('the worked examples of the rulebook', () => {
  test('GR-06 21, 25 and 43 are carried out in this order', () => {
    const scene = play('Ann: hand 43 \n Bob: hand 25 \n Cid: hand 21, cash 10k \n > Cid cash');
    expect(scene.log.filter((line) => line.includes('carried out'))).toEqual([
      '21 "King" Richard the Third of Cid is carried out.',
      '25 Mickey Istari of Bob is carried out.',
      '43 Complex Scheme! of Ann is carried out.',
    ]);
  });

  test('GR-09 21 can be paid with a thug, a holding or 10k; paid with 10k it stays', () => {
    const position = 'Ann: hand 21, cash 10k, display 22 8 \n Bob: hand 79';
    expect(() => play(`${position} \n > Ann 5`)).toThrow('(22, 8, cash, no)');
    const scene = play(`${position} \n > Ann cash`);
    expect(scene.of('Ann', 'cash')).toBe('0k');
    expect(scene.of('Ann', 'display')).toBe('22 8 21');
  });

  test('GR-10 43 asks for a key and a wrench: with both it is met, with one missing the card is discarded', () => {
    expect(annPlays(43, 'display 62 8').of('Ann', 'now')).toBe('43');
    const scene = annPlays(43, 'display 62 14');
    expect(scene.of('Ann', 'now')).toBe('-');
    expect(scene.of('discards').split(' ')).toContain('43');
  });

  test('GR-24 56 with 4 as the opponents’ most: 4 markers on one holding, and the action is discarded', () => {
    const scene = annPlays(56, 'display 8', 'display 14+4 9+1');
    expect(scene.of('Ann', 'display')).toBe('8+4');
    expect(scene.of('discards').split(' ')).toContain('56');
  });

  test('GR-12 25 with two bottles: 20k', () => {
    expect(annPlays(25, 'display 8 14').of('Ann', 'cash')).toBe('20k');
  });

  test('GR-13 8 with another bottle and another wrench: 4 markers', () => {
    const scene = annPlays(8, 'display 14 9, cash 10k', 'cash 0k', 'Ann cash');
    expect(scene.of('Ann', 'display')).toBe('14 9 8+4');
  });
});
