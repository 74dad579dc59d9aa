/** DB-02 Gems of three colours. */
export const COLOURS = ['red', 'yellow', 'blue'] as const;
/** A colour by its place in COLOURS. */
export type Colour = number;

/** How many gems of each colour, in the order of COLOURS. */
export type Gems = number[];

/** DB-02 So many gems of each colour are in the game. */
export const GEMS_OF_A_COLOUR = 15;

/** So many gems of each colour. */
export const ofEachColour = (count: number): Gems => [count, count, count];

export const gemCount = (gems: Gems): number => gems[0]! + gems[1]! + gems[2]!;

/** Moves so many gems of a colour; where there are not as many, all there are. Says how many were moved. */
export function moveGems(from: Gems, to: Gems, colour: Colour, wanted: number): number {
  const moved = Math.min(wanted, from[colour]!);
  from[colour]! -= moved;
  to[colour]! += moved;
  return moved;
}
