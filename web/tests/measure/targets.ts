import { boxOf, height, width, windowBox, within } from './boxes.ts';
import { path, px, report } from './finding.ts';
import { bring, root, scroller, start } from './place.ts';
import { scrolling, shown, style, unseen } from './sight.ts';

const FINGER = 44;
const POINTER = 24;
/** How far apart the points are at which it is tried how much of a card is free. */
const STEP = 3;
const TARGETS = 'button, select, input, textarea, a[href], summary, [role="button"], [role="tab"]';
const hits = (element: Element, x: number, y: number): boolean => {
  const hit = document.elementFromPoint(x, y);
  return hit !== null && (hit === element || element.contains(hit) || hit.closest('label')?.contains(element) === true);
};
/** The longest stretch along a line on which an element is hit. */
function stretch(element: Element, from: [number, number], to: [number, number]): number {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
  let best = 0;
  let run = 0;
  for (let at = 0; at <= length; at += STEP) {
    const share = length === 0 ? 0 : at / length;
    run = hits(element, from[0] + share * (to[0] - from[0]), from[1] + share * (to[1] - from[1])) ? run + STEP : 0;
    best = Math.max(best, run);
  }
  return best;
}
/** What a button answers for as a whole, if it is stretched over it (an `::after` that fills the box around). */
const stretched = (button: Element): Element | null => {
  const { position, inset, content } = getComputedStyle(button, '::after');
  return content !== 'none' && position === 'absolute' && inset === '0px' ? (button as HTMLElement).offsetParent : null;
};

/** Everything that can be pressed can be hit, and is large enough for a finger where there are fingers. */
export function press(touch: boolean): void {
  for (const target of root.querySelectorAll<HTMLElement>(TARGETS)) {
    // What stands in a line of text may be as high as the line.
    if (target.matches('a') && style(target).display === 'inline') continue;
    if (unseen(target) || target.closest('.log, p, [aria-hidden="true"], :is(li, h3) .clause') || target.tabIndex < -1)
      continue;
    // A finger has another way that is large enough, and says so.
    if (touch && target.closest('[data-elsewhere]')) continue;
    bring(target);
    const label = target.closest('label') ?? stretched(target);
    const element =
      label && height(boxOf(label.getBoundingClientRect())) > height(boxOf(target.getBoundingClientRect()))
        ? label
        : target;
    const box = boxOf(element.getBoundingClientRect());
    if (width(box) < 1 || height(box) < 1) {
      report('button without size', target, `${px(width(box))} × ${px(height(box))}`);
      continue;
    }
    const { left, away } = shown(element, box, false);
    const seen = within(left, windowBox());
    if (away || width(seen) < 1 || height(seen) < 1) {
      if (!away && !scrolling(element)) report('button cannot be reached', target, 'out of sight');
      continue;
    }
    const least = touch ? FINGER : POINTER;
    if (target.matches('.card')) {
      const rows = [0.3, 0.5, 0.7].map((share) => seen.top + share * height(seen));
      const across = Math.max(...rows.map((y) => stretch(target, [seen.left + 1, y], [seen.right - 1, y])));
      if (across < least - STEP) report('too little of a card is free', target, `${px(across)} of ${least}`);
    } else {
      if (touch && (width(seen) < FINGER - 0.5 || height(seen) < FINGER - 0.5))
        report(
          'too small for a finger',
          target,
          `${px(width(seen))} × ${px(height(seen))}`,
          target.getAttribute('aria-label') ?? target.textContent ?? '',
        );
      if (!hits(target, (seen.left + seen.right) / 2, (seen.top + seen.bottom) / 2)) {
        const hit = document.elementFromPoint((seen.left + seen.right) / 2, (seen.top + seen.bottom) / 2);
        // A switch is often drawn by its label.
        if (!(hit && element.contains(hit)))
          report('button cannot be hit', target, `under ${hit ? path(hit) : 'nothing'}`);
      }
    }
  }
}

/** The seal, or whatever goes on, can be hit wherever it is. `overFold`: without scrolling. */
export function pressOn(overFold: boolean): void {
  // In the lobby a turn that waits goes before a new game.
  const turn = root.querySelector<HTMLElement>('.tables__turns .btn');
  const acts = root.querySelectorAll<HTMLElement>(
    '[data-key="seal"], [data-key="take-back"], [data-key="go-on"], .btn--seal',
  );
  for (const act of turn ? [turn] : acts) {
    if (unseen(act)) continue;
    if (overFold) scroller.scrollTop = start;
    else bring(act);
    const { left, top, right, bottom } = act.getBoundingClientRect();
    const spots = [
      [0.5, 0.5],
      [0.08, 0.5],
      [0.92, 0.5],
      [0.5, 0.12],
      [0.5, 0.88],
    ] as const;
    const missed = spots.filter(([x, y]) => !hits(act, left + x * (right - left), top + y * (bottom - top)));
    if (missed.length > 0) report('what goes on cannot be hit', act, `${missed.length} of 5 points`);
  }
}
