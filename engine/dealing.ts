import type { GameRecord } from './record.ts';
import { seedFrom } from './seed.ts';

/** The hash that is published before the first card: SHA-256 of the secret, as text. */
export const commitmentTo = (secret: string): string => seedFrom(secret);

/** The seed of the game: out of the secret, which the hash has fixed, and a number from every player. */
export const seedOf = (secret: string, numbers: readonly (string | null)[]): string =>
  seedFrom('gilt', secret, ...numbers.map((number) => number ?? '-'));

/** What is wrong with the deal of a record; null if nothing is, or if it does not say how its seed came about. */
export function dealingFault({ dealing, seed, players }: GameRecord): string | null {
  if (!dealing) return null;
  const { commitment, secret, numbers } = dealing;
  if (commitmentTo(secret) !== commitment) return 'the secret is not the one whose hash was published';
  if (numbers.length !== players) return `there are ${numbers.length} numbers for ${players} players`;
  return seedOf(secret, numbers) === seed
    ? null
    : 'the seed does not follow from the secret and the numbers of the players';
}
