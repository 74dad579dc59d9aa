import { unseen } from './sight.ts';

export const dialogs = [...document.querySelectorAll('[role="dialog"]')].filter((each) => !unseen(each));
/** What is looked at: the page, or what lies over it. */
export const root = dialogs.at(-1) ?? document.body;
export const frame = document.querySelector('.frame');
export const scroller = frame && frame.scrollHeight > frame.clientHeight + 1 ? frame : document.documentElement;
export const scrolls = scroller.scrollHeight > scroller.clientHeight + 1;
export const start = scroller.scrollTop;
/** Where a page is longer than the window, scrolls to what is looked at. Says whether it had to. */
export function bring(element: Element): boolean {
  if (!scrolls) return false;
  const { top, bottom } = element.getBoundingClientRect();
  if (top >= 0 && bottom <= innerHeight) return false;
  scroller.scrollTop += top - (innerHeight - Math.min(innerHeight, bottom - top)) / 2;
  return true;
}

const REGIONS = ['bar', 'others', 'stage', 'question', 'hand', 'own', 'act', 'rail', 'tabs', 'peek'];
export const regions = [...document.querySelectorAll(REGIONS.map((name) => `.table .r-${name}`).join(', '))].filter(
  (each) => !unseen(each),
);
export const regionOf = (element: Element): Element | null => regions.find((each) => each.contains(element)) ?? null;
