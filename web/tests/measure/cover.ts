import { style } from './sight.ts';

export const alphas = (colour: string): number[] =>
  [...colour.matchAll(/rgba?\(([^)]*)\)|color\([^)]*\)|transparent/g)].map(([all, inside]) => {
    if (all === 'transparent') return 0;
    const [, slash] = /\/\s*([\d.]+)\s*\)/.exec(all) ?? [];
    if (slash !== undefined) return Number(slash);
    const parts = inside?.split(',') ?? [];
    return parts.length === 4 ? Number(parts[3]) : 1;
  });
const faint = (element: Element): boolean => {
  let opacity = 1;
  for (let at: Element | null = element; at; at = at.parentElement) opacity *= Number(style(at).opacity);
  return opacity < 0.3;
};
const holds = ({ left, right, top, bottom }: DOMRect, x: number, y: number): boolean =>
  x >= left && x <= right && y >= top && y <= bottom;
const textAt = (element: Element, x: number, y: number): boolean =>
  // What is cut off is not drawn.
  (style(element).overflowX === 'visible' || holds(element.getBoundingClientRect(), x, y)) &&
  [...element.childNodes].some((node) => {
    if (node.nodeType !== Node.TEXT_NODE || !node.textContent?.trim()) return false;
    const range = document.createRange();
    range.selectNodeContents(node);
    return [...range.getClientRects()].some(
      (rect) =>
        x >= rect.left && x <= rect.right && y >= rect.top + 0.2 * rect.height && y <= rect.bottom - 0.2 * rect.height,
    );
  });
/** Whether something draws at a point, so that what is behind it cannot be read. */
function paints(element: Element, x: number, y: number): boolean {
  const its = style(element);
  if (its.visibility === 'hidden' || its.mixBlendMode !== 'normal' || faint(element)) return false;
  if (element instanceof SVGSVGElement) return false;
  if (element instanceof SVGElement) return its.fill !== 'none' && Number(its.fillOpacity) > 0.3;
  if (/^(IMG|CANVAS|VIDEO|INPUT|SELECT|TEXTAREA)$/.test(element.tagName)) return true;
  if (its.backgroundClip.includes('text')) return textAt(element, x, y);
  if (alphas(its.backgroundColor).some((alpha) => alpha > 0.3)) return true;
  if (its.backgroundImage !== 'none' && its.maskImage === 'none') {
    if (its.backgroundImage.includes('url(') && !its.backgroundImage.includes('gradient')) return true;
    if (alphas(its.backgroundImage).every((alpha) => alpha > 0.3)) return true;
  }
  return textAt(element, x, y);
}
/** What lies over an element at a point; null if nothing does. */
export function over(element: Element, x: number, y: number): Element | null {
  const card = element.closest('.card');
  for (const hit of document.elementsFromPoint(x, y)) {
    if (hit === element || element.contains(hit) || hit.contains(element)) return null;
    if (card && hit.closest('.card')) continue;
    if (paints(hit, x, y)) return hit;
  }
  return null;
}

const natural = new CSSStyleSheet();
// What lies over what is seen by hit testing; so everything must be hit.
natural.replaceSync('* { pointer-events: auto !important; }');
/** Has everything hit, whatever it says itself; or nothing but what can be. */
export const blind = (yes: boolean): void => {
  document.adoptedStyleSheets = yes
    ? [...document.adoptedStyleSheets, natural]
    : document.adoptedStyleSheets.filter((each) => each !== natural);
};
