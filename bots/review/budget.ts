/** What people get who do not ask for another: as much as takes some seconds on a desk, and less than a minute on a phone. */
export const usualBudget = (game: string): number => USUAL[game] ?? 100;
const USUAL: Readonly<Record<string, number>> = {
  'dungeon-busters': 800,
  'greedy-delvers': 800,
  greedquest: 300,
  greed: 300,
  shadowgate: 100,
  goofspiel: 2000,
};
