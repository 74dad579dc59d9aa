import { jump } from '@gilt/engine/flow';
import { ask, only, wordsOf } from '@gilt/engine/question';
import type { Seat } from '@gilt/engine/seat';
import { ABILITY_SIDES, type Cards, CHARACTER_SIDES, otherSide } from './cards.ts';
import { NONE, procedure, type Shadowgate } from './state.ts';

/** QS-07 Characters and abilities are picked in turn. Choices: sides of character cards, then of ability cards. */
export const draftWith = (cards: Cards) =>
  procedure('draft').steps({
    pick: ask({
      rule: 'QS-07',
      seats: (game) => only(picker(game)),
      options(game, _, seat) {
        const free: number[] = [];
        if (game.characters[seat] === NONE) addFree(free, game.characters, CHARACTER_SIDES, 0);
        if (game.abilities[seat] === NONE) addFree(free, game.abilities, ABILITY_SIDES, CHARACTER_SIDES);
        return free;
      },
      forced: 'openly',
      choices: wordsOf([...cards.characters.ids, ...cards.abilities.ids]),
    }),

    take(game, _, answers, tell) {
      const seat = picker(game);
      const choice = answers[seat]!;
      const isCharacter = choice < CHARACTER_SIDES;
      const side = isCharacter ? choice : choice - CHARACTER_SIDES;
      (isCharacter ? game.characters : game.abilities)[seat] = side;
      tell?.({ type: isCharacter ? 'character' : 'ability', rule: 'QS-07', seat, side });
    },

    untilAllHaveBoth: (game) => (picks(game) < 2 * game.flow.players ? jump('pick') : undefined),
  });

/** The sides of cards that nobody has a side of. */
function addFree(free: number[], taken: readonly number[], sides: number, offset: number): void {
  for (let side = 0; side < sides; side++) {
    if (isFree(side, taken)) free.push(side + offset);
  }
}

/** QS-07 Whether nobody has this side of a card, nor the other. */
export const isFree = (side: number, taken: readonly number[]): boolean =>
  !taken.includes(side) && !taken.includes(otherSide(side));

const picks = ({ characters, abilities }: Pick<Shadowgate, 'characters' | 'abilities'>): number =>
  [...characters, ...abilities].filter((side) => side !== NONE).length;

/** QS-07 Clockwise from the start player, then back. */
export function picker(game: Pick<Shadowgate, 'characters' | 'abilities' | 'starter' | 'flow'>): Seat {
  const { players } = game.flow;
  const made = picks(game);
  const step = made < players ? made : 2 * players - 1 - made;
  return (game.starter + step) % players;
}
