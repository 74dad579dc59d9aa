import { DUNGEON_CARDS } from '@gilt/games/dungeon-busters/cards';
import { COLOURS, type Gems } from '@gilt/games/dungeon-busters/gems';
import { outcome } from '@gilt/games/dungeon-busters/scoring';
import type { DungeonBustersView } from '@gilt/games/dungeon-busters/secrets';
import { colours } from '../colours.ts';
import { table } from '../output.ts';

const paints = [colours.red, colours.yellow, colours.blue];
const letter = (colour: number): string => COLOURS[colour]![0]!.toUpperCase();

/** `2R 1B`, in colour where there is colour; the letter says it too. */
const gems = (counts: Readonly<Gems>): string =>
  counts.flatMap((count, i) => (count > 0 ? [paints[i]!(`${count}${letter(i)}`)] : [])).join(' ') || '–';

/** The same in three columns, for comparing. */
const loot = (counts: Readonly<Gems>): string => counts.map((count, i) => paints[i]!(`${count}${letter(i)}`)).join(' ');

/** The dungeon, the monster, the bank, and everybody's cards, gems and points so far. */
export function dungeonBustersTable({ game, seat }: DungeonBustersView, names: readonly string[]): string {
  const coming = game.deck === 0 ? 'the last monster' : `${game.deck} more to come`;
  const lines = [`Dungeon ${game.dungeon}, ${coming}   bank ${gems(game.bank)}   Spoils ${gems(game.spoils)}`];
  const monster = DUNGEON_CARDS[game.monster];
  if (monster) {
    const chests = monster.chests.map((inside, i) => `chest ${i + 1}: ${gems(inside)}`);
    lines.push(
      `${colours.bold(monster.name)}, ${colours.bold(String(monster.hitPoints))} hit points   ${chests.join('   ')}`,
    );
  }
  const { scores } = outcome(game);
  const rows = names.map((name, i) => [
    `${i === seat ? '▸' : ' '} ${name}${i === game.leader ? ' (Leader)' : ''}`,
    game.hands[i]!.join(' '),
    game.played[i]!.join(' ') || '–',
    loot(game.loot[i]!),
    scores[i]!.total,
    game.trophies[i]!.length,
  ]);
  const legend = COLOURS.map((colour, i) => paints[i]!(`${letter(i)} ${colour}`)).join(', ');
  return [
    ...lines,
    '',
    table([['  player', 'hand', 'played', 'gems', 'points', 'dungeon cards'], ...rows]),
    colours.dim(`Gems: ${legend}. ▸ is you. A chest goes to the lowest card that counts, the next one to the next.`),
  ].join('\n');
}
