import { ask } from '@gilt/engine/question';
import { type Seat, seatsOf } from '@gilt/engine/seat';
import { cardChoices } from './cards.ts';
import { dragonAttack, dragonSighting } from './dragons.ts';
import { endOfTurn } from './end-of-turn.ts';
import { go, nameWild } from './go.ts';
import { choosesFromHand, kindsIn } from './hand.ts';
import { lootTheBodies } from './loot.ts';
import { type GreedQuest, procedure } from './state.ts';
import { noSwap } from './swap.ts';
import { chooseTrack, track } from './tracking.ts';
import { discardByRooms, solvePuzzles, turnUp } from './turned-up.ts';
import { curse, theMeekShallInherit } from './twins.ts';
import { secretDoor, seeYa } from './ways.ts';

/** GQ-05 A turn: a card each, and the cards take effect in this order. */
export const turn = procedure('turn').steps({
  /** GQ-04 Everyone secretly chooses a card from hand. */
  playCards: ask({
    rule: 'GQ-04',
    seats: whoChooses,
    options: (game, _, seat) => kindsIn(game.hands[seat]!),
    forced: 'secretly',
    choices: cardChoices,
  }),
  turnUp,

  solvePuzzles,
  discardByRooms,

  lootTheBodies,
  dragonAttack,
  theMeekShallInherit,
  curse,
  dragonSighting,
  secretDoor,
  seeYa,

  nameWild,
  go,
  noSwap,

  chooseTrack,
  track,

  endTurn: () => endOfTurn.call(),
});

const chooses = (game: GreedQuest, seat: Seat): boolean => game.skips[seat] === 0 && choosesFromHand(game, seat);

/** GQ-12 Not who loses the turn or has no card; GQ-38 nor who plays unseen. */
function whoChooses(game: GreedQuest): readonly Seat[] {
  const all = seatsOf(game.flow.players);
  for (let seat = 0; seat < all.length; seat++) {
    if (!chooses(game, seat)) return all.filter((each) => chooses(game, each));
  }
  return all;
}
