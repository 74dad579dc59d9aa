/** What people get who do not ask for another: as much as takes less than a minute a game. */
export const usualBudget = (game: string): number => USUAL[game] ?? 100;
const USUAL: Readonly<Record<string, number>> = {
  'dungeon-busters': 1500,
  'greedy-delvers': 1800,
  greedquest: 300,
  greed: 300,
  shadowgate: 32,
  goofspiel: 2000,
};
