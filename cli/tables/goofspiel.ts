import type { GoofspielView } from '@gilt/games/goofspiel/secrets';
import { colours } from '../colours.ts';
import { table } from '../output.ts';

/** The prize, and everybody's cards and points. */
export function goofspielTable({ game, seat }: GoofspielView, names: readonly string[]): string {
  const rows = names.map((name, i) => {
    const hand = game.hands[i]!;
    return [
      `${i === seat ? '▸' : ' '} ${name}`,
      typeof hand === 'number' ? `${hand} cards` : hand.join(' '),
      game.shown[i]!.join(' ') || '–',
      game.taken[i]!.join(' ') || '–',
      game.taken[i]!.reduce((sum, prize) => sum + prize, 0),
    ];
  });
  const prize = `Prize ${colours.bold(String(game.prize))}, ${game.prizes} more to come, discarded: ${game.discarded.join(' ') || '–'}`;
  return [
    prize,
    '',
    table([['  player', 'hand', 'bids so far', 'prizes', 'points'], ...rows]),
    colours.dim('▸ is you. The highest bid takes the prize; if two or more made it, the prize is discarded.'),
  ].join('\n');
}
