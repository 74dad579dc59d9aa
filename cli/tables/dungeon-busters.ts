import { DUNGEON_CARDS } from '@gilt/games/dungeon-busters/cards';
import { COLOURS, type Gems } from '@gilt/games/dungeon-busters/gems';
import type { DungeonBustersView } from '@gilt/games/dungeon-busters/secrets';
import colours from 'picocolors';
import { table } from '../output.ts';

const paints = [colours.red, colours.yellow, colours.blue];

/** `R2 Y0 B1`, in colour where there is colour; the letter says it too. */
const gems = (counts: Readonly<Gems>): string =>
  counts.map((count, i) => paints[i]!(`${COLOURS[i]![0]!.toUpperCase()}${count}`)).join(' ');

/** The dungeon, the monster, the bank, and everybody's cards and gems. */
export function dungeonBustersTable({ game, seat }: DungeonBustersView, names: readonly string[]): string {
  const lines = [
    `Dungeon ${game.dungeon}, ${game.deck} more to come   bank ${gems(game.bank)}   Spoils ${gems(game.spoils)}`,
  ];
  const monster = DUNGEON_CARDS[game.monster];
  if (monster) {
    const chests = monster.chests.map((inside, i) => `chest ${i + 1}: ${gems(inside)}`);
    lines.push(
      `${colours.bold(monster.name)}, ${colours.bold(String(monster.hitPoints))} hit points   ${chests.join('   ')}`,
    );
  }
  const rows = names.map((name, i) => [
    `${i === seat ? '▸' : ' '} ${name}${i === game.leader ? ' (Leader)' : ''}`,
    game.hands[i]!.join(' '),
    game.played[i]!.join(' ') || '–',
    String(game.trophies[i]!.length),
    gems(game.loot[i]!),
  ]);
  return [...lines, '', table([['  player', 'hand', 'played', 'trophies', 'gems'], ...rows])].join('\n');
}
