import { type Box, boxOf, height, lengths, SLACK, width } from './boxes.ts';

/** What scrolls sideways on purpose. */
export const ACROSS = '.boxes, .rules__table, [data-scrolls="across"]';

const styles = new Map<Element, CSSStyleDeclaration>();
export const style = (element: Element): CSSStyleDeclaration => {
  const known = styles.get(element) ?? getComputedStyle(element);
  styles.set(element, known);
  return known;
};

export function* ancestors(element: Element): Generator<Element> {
  for (let at: Element | null = element; at && at !== document.documentElement; at = at.parentElement) yield at;
}

/** What is placed apart and cut off down to nothing is a way to speak to screen readers only. */
const spoken = (element: Element | null): boolean => {
  for (let at = element; at && at !== document.body; at = at.parentElement) {
    const { position, overflowX, clipPath } = style(at);
    if (position !== 'absolute') continue;
    if (clipPath === 'inset(50%)') return true;
    const { width: across, height: down } = at.getBoundingClientRect();
    if (overflowX !== 'visible' && across <= 1.5 && down <= 1.5) return true;
  }
  return false;
};
/** Whether something is not meant for the eye. */
export const unseen = (element: Element): boolean =>
  spoken(element) ||
  !element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) ||
  element.closest('.vh, .skip, script, style, noscript, template, title, option, textarea') !== null ||
  Number.parseFloat(style(element).fontSize) < 1;

/** What is left of a box once everything around it has cut off its part; who cut most; and whether it is scrolled out of sight. */
export function shown(element: Element, box: Box, ofText: boolean): { left: Box; by: Element | null; away: boolean } {
  let left = box;
  let by: Element | null = null;
  let worst = 0;
  let away = false;
  /** What is placed absolutely is cut off only by what it is placed against. */
  let skipping = false;
  for (let at: Element | null = element; at && at !== document.documentElement; at = at.parentElement) {
    const its = style(at);
    const holds = its.position !== 'static' || its.transform !== 'none' || its.containerType !== 'normal';
    if (skipping && holds) skipping = false;
    if (at !== document.body && !skipping && (at !== element || ofText)) {
      const around = boxOf(at.getBoundingClientRect());
      const inner = {
        left: around.left + Number.parseFloat(its.borderLeftWidth),
        top: around.top + Number.parseFloat(its.borderTopWidth),
        right: around.right - Number.parseFloat(its.borderRightWidth),
        bottom: around.bottom - Number.parseFloat(its.borderBottomWidth),
      };
      const cut = { ...left };
      const across = /auto|scroll/.test(its.overflowX) && at.scrollWidth > at.clientWidth + 1;
      const down = /auto|scroll/.test(its.overflowY) && at.scrollHeight > at.clientHeight + 1;
      if (its.overflowX !== 'visible') {
        cut.left = Math.max(cut.left, inner.left);
        cut.right = Math.min(cut.right, inner.right);
      }
      if (its.overflowY !== 'visible') {
        cut.top = Math.max(cut.top, inner.top);
        cut.bottom = Math.min(cut.bottom, inner.bottom);
      }
      const [, inset] = /^inset\(([^)]*?)(?: round.*)?\)$/.exec(its.clipPath) ?? [];
      if (inset !== undefined) {
        const [top, right, bottom, leftInset] = lengths(inset, around);
        cut.left = Math.max(cut.left, around.left + leftInset!);
        cut.top = Math.max(cut.top, around.top + top!);
        cut.right = Math.min(cut.right, around.right - right!);
        cut.bottom = Math.min(cut.bottom, around.bottom - bottom!);
      }
      const lostAcross = width(left) - width(cut);
      const lostDown = height(left) - height(cut);
      const reached = (down && lostDown > SLACK) || (across && lostAcross > SLACK && at.matches(ACROSS));
      if (reached) away = true;
      const lost = Math.max(down ? 0 : lostDown, across && at.matches(ACROSS) ? 0 : lostAcross);
      if (lost > worst && !reached) {
        worst = lost;
        by = at;
      }
      left = cut;
    }
    if (its.position === 'fixed') break;
    if (its.position === 'absolute') skipping = true;
  }
  return { left, by, away };
}

/** Whether something can be scrolled that it lies in. */
export const scrolling = (element: Element): boolean =>
  [...ancestors(element)].some((each) => {
    const its = style(each);
    return (
      (/auto|scroll/.test(its.overflowY) && each.scrollHeight > each.clientHeight + 1) ||
      (/auto|scroll/.test(its.overflowX) && each.scrollWidth > each.clientWidth + 1)
    );
  });
