/** How long bots take to seal an answer, in milliseconds on the average. */
export const PACE = 1000;

/**
 * How long a bot takes this time. `chance`, from 0 to 1, is drawn without a look at the game, and the shortest time is longer than nearly
 * every thought: so neither what a bot holds nor how long it thinks can be told from when it seals.
 */
export const delayOf = (pace: number, chance: number): number => pace * (0.6 + 0.8 * chance);
