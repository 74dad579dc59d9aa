import { type Box, boxOf, height, LEADING, SLACK, width, windowBox, within } from './boxes.ts';
import { alphas, over } from './cover.ts';
import { called, path, px, report } from './finding.ts';
import { linesOf, pieces } from './pieces.ts';
import { bring, regionOf, root, scrolls } from './place.ts';
import { ancestors, shown, style, unseen } from './sight.ts';

/** Names of so many letters are usual, such as the server gives its guests: where so many play they are read whole. */
const USUAL = 12;
const FEW = 5;
let wholeNames = true;

/** What may end in dots besides the names of others. */
const CUTS = '.peek, .r-peek, [data-cut]';
const SMALLEST_TEXT = 12;
/** Of a card that is held, that may be below the edge. */
const DIP = 0.3;

/** Whether a line may end in dots: somebody else's name, or what says so itself. */
function mayEndInDots(element: Element, text: string, others: readonly string[]): boolean {
  if (element.closest(CUTS)) return true;
  const dotted = [...ancestors(element)].some((each) => {
    const its = style(each);
    return its.textOverflow === 'ellipsis' || its.webkitLineClamp !== 'none';
  });
  const long = wholeNames && others.length <= FEW ? others.filter((name) => name.length > USUAL) : others;
  return dotted && long.some((name) => text.includes(name) || text.includes(name.slice(0, 8)));
}

const PANEL_NOT = 'html, body, .board, .table, .frame, .card, .card *, [data-world]';
/** The nearest thing around that is drawn as a box, if what is in it lies in the flow of it. */
function panelOf(element: Element): Element | null {
  for (const at of ancestors(element)) {
    const its = style(at);
    if (at !== element || !(at instanceof SVGElement)) {
      const drawn =
        alphas(its.backgroundColor).some((alpha) => alpha > 0.08) ||
        its.backgroundImage !== 'none' ||
        (Number.parseFloat(its.borderTopWidth) > 0 && its.borderTopStyle !== 'none') ||
        its.boxShadow !== 'none';
      if (drawn && its.display !== 'inline' && !its.backgroundClip.includes('text'))
        return at.matches(PANEL_NOT) ? null : at;
    }
    if (
      /absolute|fixed/.test(its.position) ||
      its.translate !== 'none' ||
      its.transform !== 'none' ||
      its.rotate !== 'none'
    )
      return null;
  }
  return null;
}

/** A piece of text or a picture: it must be there, whole, in its place, and nothing over it. False: it cannot be seen whole. */
function look(
  element: Element,
  boxes: () => Box[],
  said: string,
  kind: 'text' | 'picture',
  others: readonly string[],
): boolean {
  let whole = true;
  const wrong = (what: string, by: string): void => {
    whole = false;
    report(what, element, by, said);
  };
  bring(element);
  const all = boxes();
  const words = kind === 'text' ? 'text' : 'picture';
  if (all.every((box) => width(box) < 1 || height(box) < 1)) {
    wrong(`${words} without size`, all[0] ? `${px(width(all[0]))} × ${px(height(all[0]))}` : 'nothing is drawn');
    return false;
  }
  const inCard = element.closest('.card') !== null;
  for (const box of all) {
    if (width(box) < 1 || height(box) < 1) continue;
    const { left, by, away } = shown(element, box, kind === 'text');
    if (away) continue;
    const lostAcross = width(box) - width(left);
    const lostDown = height(box) - height(left);
    const held = element.closest('.hand, .fan, .r-hand') !== null && inCard;
    if (by && !held && (lostAcross > SLACK || lostDown > Math.max(SLACK, LEADING * height(box)))) {
      // The face of a card is a picture: what it cuts off itself is part of the drawing.
      if (!(inCard && by.closest('.card')) && !(kind === 'text' && mayEndInDots(element, said, others))) {
        wrong(`${words} is cut off`, `${px(Math.max(lostAcross, lostDown))} by ${called(by)}`);
        continue;
      }
    }
    const sideways = Math.max(left.right - innerWidth, -left.left);
    if (sideways > SLACK && width(left) > 0 && height(left) > 0 && !held) {
      wrong(`${words} is beyond the side of the window`, px(sideways));
      continue;
    }
    const down = Math.max(left.bottom - innerHeight, -left.top);
    if (down > LEADING * height(box) + SLACK && !scrolls && height(left) > 0 && !held) {
      wrong(`${words} is beyond the foot of the window`, px(down));
      continue;
    }
    const seen = within(left, windowBox());
    if (width(seen) < 3 || height(seen) < 3) continue;
    const spots = width(seen) < 24 ? [0.5] : [0.1, 0.5, 0.9];
    const covers = spots.map((at) => over(element, seen.left + at * width(seen), seen.top + 0.5 * height(seen)));
    const cover = covers.find((each) => each !== null);
    if (cover)
      wrong(
        `${words} lies under something`,
        `under ${path(cover)} (${covers.filter(Boolean).length} of ${spots.length} points)`,
      );
    if (inCard) continue;
    const panel = panelOf(element);
    if (panel && !(kind === 'text' && mayEndInDots(element, said, others))) {
      const around = boxOf(panel.getBoundingClientRect());
      const across = Math.max(around.left - left.left, left.right - around.right);
      const out =
        Math.max(around.top - left.top, left.bottom - around.bottom) - (kind === 'text' ? LEADING * height(box) : 0);
      if (across > SLACK || out > 3)
        wrong(`${words} sticks out of its box`, `${px(Math.max(across, out))} out of ${called(panel)}`);
    }
    const region = regionOf(element);
    if (region && !held) {
      const around = boxOf(region.getBoundingClientRect());
      const out = Math.max(
        around.left - left.left,
        left.right - around.right,
        around.top - left.top - LEADING * height(box),
        left.bottom - around.bottom - LEADING * height(box),
      );
      if (out > 2) wrong(`${words} leaves its region`, `${px(out)} out of ${called(region)}`);
    }
  }
  return whole;
}

/** Text and pictures: each of them whole, in its place, large enough, and nothing over it. */
export function lookAtThings(others: readonly string[], whole: boolean): void {
  wholeNames = whole;
  for (const piece of pieces) {
    const { node, element, text } = piece;
    piece.whole = look(element, linesOf(node), text, 'text', others);
    const size = Number.parseFloat(style(element).fontSize);
    if (size < SMALLEST_TEXT - 0.05 && !element.closest('.card, svg'))
      report('text is too small', element, px(size), text);
  }
  for (const picture of root.querySelectorAll('svg[role="img"], img[alt]:not([alt=""]), .gem'))
    if (!unseen(picture) && !picture.closest('.card'))
      look(
        picture,
        () => [boxOf(picture.getBoundingClientRect())],
        picture.getAttribute('aria-label') ?? '',
        'picture',
        others,
      );
}

/** Cards are there, and not cut off; of those that are held, a part may be under the edge. */
export function lookAtCards(): void {
  for (const card of root.querySelectorAll('.card')) {
    if (unseen(card)) continue;
    bring(card);
    const box = boxOf(card.getBoundingClientRect());
    if (width(box) < 8 || height(box) < 8) {
      report('card without size', card, `${px(width(box))} × ${px(height(box))}`);
      continue;
    }
    const { left, away } = shown(card, box, false);
    if (away) continue;
    const seen = within(left, windowBox());
    const held = card.closest('.hand, .fan, .r-hand') !== null;
    const lost = Math.max(1 - width(seen) / width(box), 1 - height(seen) / height(box));
    const most = held ? DIP + 0.04 : 0.06;
    if (lost > most && !(scrolls && !held)) report('card is cut off', card, `${Math.round(100 * lost)} per cent`);
  }
}

/** Of a card that is held, the number must be free whatever is picked. */
export function lookAtNumbers(): void {
  for (const card of root.querySelectorAll('.hand .card, .fan .card, .r-hand .card')) {
    const number = pieces.find(({ element, text }) => card.contains(element) && /^\P{L}{0,3}\d\P{L}{0,3}$/u.test(text));
    if (!number || unseen(card)) continue;
    bring(card);
    const [box] = linesOf(number.node)();
    if (!box) continue;
    const covered = [0.25, 0.5, 0.75].some((share) => {
      const [top] = document.elementsFromPoint(box.left + share * width(box), (box.top + box.bottom) / 2);
      return top !== undefined && !card.contains(top) && !top.contains(card);
    });
    if (covered) report("a card's number lies under another card", card, 'its number is covered', number.text);
  }
}
