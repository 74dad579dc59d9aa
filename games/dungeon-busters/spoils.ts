import { done, jump } from '@gilt/engine/flow';
import { ask, only, wordsOf } from '@gilt/engine/question';
import type { Seat } from '@gilt/engine/seat';
import { COLOURS, type Colour, type Gems, gemCount, moveGems } from './gems.ts';
import { procedure } from './state.ts';

export const colours = wordsOf(COLOURS);

/** DB-22 The contributors take the Spoils. `takers`: lowest first; `next`: whose turn it is among them. */
export const spoils = procedure<{ takers: Seat[]; next: number }>('spoils').steps({
  untilNoneIsLeft: (game) => (gemCount(game.spoils) === 0 ? done : undefined),

  /** DB-22 One gem of their choice each, in turn. */
  pickGem: ask({
    rule: 'DB-22',
    seats: (_, { takers, next }) => only(takers[next]!),
    options: (game) => coloursIn(game.spoils),
    forced: 'openly',
    choices: colours,
  }),

  takeGem(game, locals, answers, tell) {
    const seat = locals.takers[locals.next]!;
    const colour = answers[seat]!;
    moveGems(game.spoils, game.loot[seat]!, colour, 1);
    tell?.({ type: 'spoil', rule: 'DB-22', seat, colour });
    locals.next = (locals.next + 1) % locals.takers.length;
    return jump('untilNoneIsLeft');
  },
});

const coloursIn = (gems: Gems): Colour[] => {
  const found: Colour[] = [];
  for (let colour = 0; colour < COLOURS.length; colour++) if (gems[colour]! > 0) found.push(colour);
  return found;
};
