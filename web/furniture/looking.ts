/** Every card that lies open on the table. A card that is not known has no face in the page at all. */
export const FACE_UP = '.card:not(.card--back)';

/** The name of something, in the log and elsewhere. */
export const TERM = '.term';

/** What a card is called for those who hear it; a name is what it says. */
export const labelOf = (thing: HTMLElement): string =>
  thing.getAttribute('aria-label') ?? thing.querySelector('.vh')?.textContent ?? thing.textContent ?? '';
