/** How many cards there are, of those that somebody sees or only counts. */
export const howMany = (cards: number | readonly number[]): number =>
  typeof cards === 'number' ? cards : cards.length;
