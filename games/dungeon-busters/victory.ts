import type { Tell } from '@gilt/engine/event';
import type { Seat } from '@gilt/engine/seat';
import { DUNGEON_CARDS } from './cards.ts';
import type { Event } from './events.ts';
import { COLOURS, type Gems, gemCount, moveGems, ofEachColour } from './gems.ts';
import { spoils } from './spoils.ts';
import { type DungeonBusters, NONE, procedure } from './state.ts';

/** The monster is defeated. `contributors`: those whose card was not cancelled, lowest strength first. */
export const victory = procedure<{ contributors: Seat[] }>('victory').steps({
  /** DB-19 Lowest takes chest 1, next chest 2. DB-21 Chests that are left over go to the Spoils. */
  shareChests(game, { contributors }, _, tell) {
    const { chests } = DUNGEON_CARDS[game.monster]!;
    for (let i = 0; i < chests.length; i++) {
      const seat = contributors[i];
      if (seat === undefined) {
        const gems = emptyChest(game, i, game.spoils, tell);
        tell?.({ type: 'chestLeft', rule: 'DB-21', chest: i + 1, gems });
      } else {
        const gems = emptyChest(game, i, game.loot[seat]!, tell);
        tell?.({ type: 'chest', rule: 'DB-19', chest: i + 1, seat, gems });
      }
    }
  },

  shareSpoils: (_, { contributors }) => spoils.call({ takers: contributors.slice(), next: 0 }),

  /** DB-23 The strongest contributor takes the dungeon card. */
  takeDungeonCard(game, { contributors }, _, tell) {
    const seat = contributors[contributors.length - 1]!;
    const card = game.monster;
    game.monster = NONE;
    if (game.trophy === 'highest' && strengthOf(game, seat) < highest(game)) {
      game.gone.push(card);
      tell?.({ type: 'monsterLeaves', rule: 'DB-23', card });
      return;
    }
    game.trophies[seat]!.push(card);
    tell?.({ type: 'trophy', rule: 'DB-23', seat, card });
  },
});

/** DB-24 The battle card that a player used last. */
const strengthOf = ({ played }: DungeonBusters, seat: Seat): number => played[seat]!.at(-1) ?? 0;

const highest = (game: DungeonBusters): number =>
  game.played.reduce((most, _, seat) => Math.max(most, strengthOf(game, seat)), 0);

/** DB-20 Moves a chest's gems out of the bank, as far as it has them. Says which were moved. */
function emptyChest(game: DungeonBusters, chest: number, to: Gems, tell: Tell<Event> | null): Gems {
  const inside = DUNGEON_CARDS[game.monster]!.chests[chest]!;
  const moved = ofEachColour(0);
  for (let colour = 0; colour < COLOURS.length; colour++)
    moved[colour] = moveGems(game.bank, to, colour, inside[colour]!);
  if (tell) {
    const missing = inside.map((wanted, colour) => wanted - moved[colour]!);
    if (gemCount(missing) > 0) tell({ type: 'bankEmpty', rule: 'DB-20', chest: chest + 1, missing });
  }
  return moved;
}
