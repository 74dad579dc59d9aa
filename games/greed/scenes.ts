import { type Scene, scenesOf } from '@gilt/engine/contract/scene';
import { greed } from './game.ts';

/** Sets up a position of Greed and plays it on. */
export const play: (text: string) => Scene = scenesOf(greed);

/**
 * A turn of two in which Ann plays this card and Bob one that comes to nothing: 79 without a car (or 59 without a gun). What
 * they have besides is said as in a position; `answers` are given in this order.
 */
export function annPlays(card: number, ann = 'cash 0k', bob = 'cash 0k', ...answers: string[]): Scene {
  return play(`
    Ann: hand ${card}, ${ann}
    Bob: hand ${card === 79 ? 59 : 79}, ${bob}
    ${answers.map((answer) => `> ${answer}`).join('\n')}`);
}

/** The same in the last round, so that the game ends. */
export function annPlaysLast(card: number, ann = 'cash 0k', bob = 'cash 0k', ...answers: string[]): Scene {
  return play(`
    round: 12
    Ann: hand ${card}, ${ann}
    Bob: hand ${card === 79 ? 59 : 79}, ${bob}
    ${answers.map((answer) => `> ${answer}`).join('\n')}`);
}
