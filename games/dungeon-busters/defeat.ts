import { jump } from '@gilt/engine/flow';
import { ask, NOT_ASKED, nobody, only } from '@gilt/engine/question';
import type { Seat } from '@gilt/engine/seat';
import { COLOURS, type Colour, type Gems, gemCount, moveGems } from './gems.ts';
import { colours } from './spoils.ts';
import { NONE, procedure } from './state.ts';

/** The monster has won. `losers`: those who still have to pay, clockwise from the Leader. */
export const defeat = procedure<{ losers: Seat[] }>('defeat').steps({
  /** DB-16 They pay one after another. DB-17 Without gems there is nothing to pay. */
  nextLoser(game, { losers }, _, tell) {
    while (losers.length > 0 && gemCount(game.loot[losers[0]!]!) === 0) {
      const seat = losers.shift()!;
      tell?.({ type: 'nothingToPay', rule: 'DB-17', seat });
    }
    return losers.length === 0 ? jump('monsterLeaves') : undefined;
  },

  /** DB-15 Where colours tie for the most, the loser chooses one of these. */
  chooseColour: ask({
    rule: 'DB-15',
    seats: (game, { losers }) => (coloursTie(game.loot[losers[0]!]!) ? only(losers[0]!) : nobody),
    options: (game, _, seat) => mostOf(game.loot[seat]!),
    forced: 'openly',
    choices: colours,
  }),

  /** DB-14 All gems of that colour go to the Spoils. */
  pay(game, { losers }, answers, tell) {
    const seat = losers.shift()!;
    const chosen = answers[seat]! !== NOT_ASKED;
    const colour = chosen ? answers[seat]! : most(game.loot[seat]!);
    const gems = moveGems(game.loot[seat]!, game.spoils, colour, Number.POSITIVE_INFINITY);
    tell?.({ type: 'paid', rule: chosen ? 'DB-15' : 'DB-14', seat, colour, gems });
    return jump('nextLoser');
  },

  /** DB-18 Nobody gets the monster's card. */
  monsterLeaves(game, _locals, _answers, tell) {
    tell?.({ type: 'monsterLeaves', rule: 'DB-18', card: game.monster });
    game.gone.push(game.monster);
    game.monster = NONE;
  },
});

/** DB-14 The colour of which there are most, the first of them if they tie. */
function most(gems: Gems): Colour {
  let best = 0;
  for (let colour = 1; colour < COLOURS.length; colour++) if (gems[colour]! > gems[best]!) best = colour;
  return best;
}

/** DB-15 Whether there are as many of another colour. */
function coloursTie(gems: Gems): boolean {
  const best = most(gems);
  for (let colour = best + 1; colour < COLOURS.length; colour++) if (gems[colour] === gems[best]) return true;
  return false;
}

/** DB-14 The colour or colours of which there are most. */
function mostOf(gems: Gems): Colour[] {
  const count = gems[most(gems)]!;
  const found: Colour[] = [];
  for (let colour = 0; colour < COLOURS.length; colour++) if (gems[colour] === count) found.push(colour);
  return found;
}
