import { optionsOf } from '@gilt/engine/answer';
import { type Scene, scenesOf } from '@gilt/engine/contract/scene';
import { withNames } from '@gilt/engine/question';
import type { Seat } from '@gilt/engine/seat';
import type { Event } from './events.ts';
import { greedyDelvers } from './game.ts';
import { plays } from './plays.ts';

/** Sets up a position of Greedy Delvers and plays it on. */
export const play: (text: string) => Scene = scenesOf(greedyDelvers);

/** The same with dice that fall so: tries one seed after another until they do. */
export function playRolling(dice: readonly number[], text: string): Scene {
  for (let seed = 0; seed < 2_000; seed++) {
    const scene = play(`players: 4 \n seed: ${seed} \n ${text}`);
    if (String(rollsIn(scene)) === String(dice)) return scene;
  }
  throw new Error(`the dice never fall ${dice}`);
}

const rollsIn = ({ position }: Scene): number[] =>
  position.told.flatMap(({ event }) =>
    (event as Event).type === 'rolled' ? [(event as Event & { roll: number }).roll] : [],
  );

/** What a seat may choose, by name. */
export const optionsIn = ({ position }: Scene, seat: Seat): string =>
  optionsOf(greedyDelvers, position.state, seat)
    .map((choice) => withNames(plays.name(choice), position.names))
    .join(' ');

/** What Ann may choose in a position. */
export const menu = (text: string): string => optionsIn(play(`players: 4 \n ${text}`), 0);
