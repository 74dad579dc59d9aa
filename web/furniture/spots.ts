import { isCalm } from './calm.ts';

/** Where things lay before the picture changed, so that they can be seen to move. */
const spots = new Map<string, DOMRect>();

/** Takes down where everything lies that can move or be moved to; nothing does where no motion is wanted. */
export function rememberSpots(): void {
  if (isCalm()) return;
  for (const element of document.querySelectorAll<HTMLElement>('[data-spot]'))
    spots.set(element.dataset.spot!, element.getBoundingClientRect());
}

export const spotOf = (name: string): DOMRect | undefined => spots.get(name);
