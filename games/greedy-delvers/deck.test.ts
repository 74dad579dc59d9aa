import { describe, expect, test } from 'vitest';
import { play } from './scenes.ts';

describe('discards', () => {
  /** Everybody rushes, with such a deck. */
  const allRush = (deck: string) =>
    play(`
      ${deck}
      Ann: hand rush
      Bob: hand rush
      Cid: hand rush
      Dan: hand rush
      > Ann rush, Bob rush, Cid rush, Dan rush`);

  test('GD-08 played cards go onto the discards', () => {
    expect(allRush('').of('discards')).toBe('4R');
  });

  test('GD-08 while there is a deck the discards stay where they are', () => {
    const scene = allRush('deck: savage exchange exchange exchange exchange');
    expect(scene.events).not.toContain('GD-08 rebuilt');
    expect(scene.of('deck')).toBe('savage');
  });

  test('GD-08 the deck runs out exactly: it is rebuilt when the next card is to be drawn', () => {
    const empty = allRush('deck: exchange exchange exchange exchange');
    expect(empty.of('deck')).toBe('-');
    expect(empty.events).not.toContain('GD-08 rebuilt');
    const rebuilt = allRush('deck: -');
    expect(rebuilt.log).toContain('The deck has run out: 48 discards are shuffled and become the deck.');
    expect(rebuilt.of('deck').split(' ')).toHaveLength(44);
    expect(rebuilt.of('discards')).toBe('-');
  });

  test('GD-08 the new deck is shuffled', () => {
    const hands = ['Ann', 'Bob', 'Cid', 'Dan']
      .map((name) => `${name}: hand exchange exchange exchange goblin`)
      .join('\n');
    const turn = '> Ann exchange, Bob exchange, Cid exchange, Dan exchange';
    const decks = [1, 2, 3].map((seed) => play(`seed: ${seed} \n deck: - \n ${hands} \n ${turn}`).of('deck'));
    expect(new Set(decks).size).toBe(3);
  });

  test('GD-08 the deck runs out while cards are drawn: who comes later draws from the new one', () => {
    const scene = play(`
      deck: goblin rush
      Ann: hand exchange exchange exchange
      Bob: hand exchange exchange exchange
      Cid: hand exchange exchange exchange
      Dan: hand exchange exchange exchange
      at: round.drawCards`);
    expect(scene.events).toEqual(['GD-04 drew', 'GD-04 drew', 'GD-08 rebuilt', 'GD-04 drew', 'GD-04 drew']);
    expect(scene.of('Ann', 'hand')).toBe('exchange exchange exchange rush');
    expect(scene.of('Bob', 'hand')).toBe('exchange exchange exchange goblin');
    expect(scene.of('deck').split(' ')).toHaveLength(60 - 12 - 2 - 2);
  });

  test('GD-08 GD-25 hands that were laid down are shuffled in too', () => {
    const scene = play(`
      deck: -
      Ann: hand exchange exchange exchange
      Bob: level 30, buried savage savage savage, savages 3, brutes 3
      Cid: level 30
      Dan: level 30
      at: round.drawCards`);
    expect(scene.log[0]).toBe('The deck has run out: 57 discards are shuffled and become the deck.');
    expect(scene.of('Bob', 'buried')).toBe('-');
    expect([scene.of('Bob', 'savages'), scene.of('Bob', 'brutes')]).toEqual(['0', '0']);
  });
});
