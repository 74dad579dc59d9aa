/** What should be seen in a page, besides what is true of all pages. */
export interface Expected {
  readonly touch: boolean;
  /** Who sits there, and what they have, as it is written (one of it is enough); null: somebody watches. */
  readonly own: { readonly name: string; readonly scores: readonly string[] | null } | null;
  /** What the others are called: long names may end in dots. */
  readonly others: readonly string[];
  /** Whether the page may be longer than the window. */
  readonly mayScroll: boolean;
  /** Whether what goes on must be in the window all the same. */
  readonly overFold: boolean;
}

/** Something that does not hold. */
export interface Finding {
  /** What is wrong, in a few words that stay the same. */
  readonly what: string;
  /** Where in the page, and what it says. */
  readonly element: string;
  /** By how much, or by what. */
  readonly by: string;
}

/**
 * Measures a page. It runs in the page, and knows nothing but the document: what boards call their parts may change. What it does know:
 * `.card` is a picture, and cards may lie over each other; `.vh` and `.skip` are not to be seen; the regions of a table are
 * `.r-bar` and so on. What is deliberate says so: what scrolls up and down is one of SCROLLS, or has `data-scrolls`; what scrolls sideways is one of ACROSS, or has
 * `data-scrolls="across"`; what may end in dots, besides the names of others, is one of CUTS, or has `data-cut`.
 */
export function measure({ touch, own, others, mayScroll, overFold }: Expected): Finding[] {
  const SCROLLS = '.log, .talk, .rail, .r-rail, .frame, [data-scrolls], [role="dialog"], [role="dialog"] *';
  const ACROSS = '.boxes, .rules__table, [data-scrolls="across"]';
  const CUTS = '.peek, .r-peek, [data-cut]';
  /** Pixels that may be missing: browsers round. */
  const SLACK = 1.5;
  /** Of a line of text, that may be missing above or below: the letters themselves are lower. */
  const LEADING = 0.22;
  /** Of a card that is held, that may be below the edge. */
  const DIP = 0.3;
  const SMALLEST_TEXT = 12;
  const FINGER = 44;
  const POINTER = 24;
  /** How far apart the points are at which it is tried how much of a card is free. */
  const STEP = 3;

  const found = new Map<string, { finding: Finding; count: number }>();
  const styles = new Map<Element, CSSStyleDeclaration>();
  const style = (element: Element): CSSStyleDeclaration => {
    const known = styles.get(element) ?? getComputedStyle(element);
    styles.set(element, known);
    return known;
  };

  // ---------------------------------------------------------------- saying what is wrong
  const called = (element: Element): string => {
    const classes = [...element.classList].filter((name) => !/^_/.test(name)).slice(0, 2);
    return `${element.tagName.toLowerCase()}${classes.map((name) => `.${name}`).join('')}`;
  };
  const path = (element: Element): string => {
    const steps: string[] = [];
    for (let at: Element | null = element; at && at !== document.body && steps.length < 3; at = at.parentElement)
      steps.unshift(called(at));
    return steps.join(' > ');
  };
  const report = (what: string, element: Element, by: string, said = element.textContent ?? ''): void => {
    const words = said.replace(/\s+/g, ' ').trim().slice(0, 40);
    const key = `${what} ${path(element)}`;
    const known = found.get(key);
    if (known) known.count++;
    else found.set(key, { finding: { what, element: `${path(element)}${words ? ` “${words}”` : ''}`, by }, count: 1 });
  };
  const px = (pixels: number): string => `${Math.round(pixels * 10) / 10} px`;

  // ---------------------------------------------------------------- boxes
  interface Box {
    left: number;
    top: number;
    right: number;
    bottom: number;
  }
  /** What a button answers for as a whole, if it is stretched over it (an `::after` that fills the box around). */
  const stretched = (button: Element): Element | null => {
    const { position, inset, content } = getComputedStyle(button, '::after');
    return content !== 'none' && position === 'absolute' && inset === '0px'
      ? (button as HTMLElement).offsetParent
      : null;
  };
  const boxOf = ({ left, top, right, bottom }: DOMRect): Box => ({ left, top, right, bottom });
  const width = (box: Box): number => Math.max(0, box.right - box.left);
  const height = (box: Box): number => Math.max(0, box.bottom - box.top);
  const within = (a: Box, b: Box): Box => ({
    left: Math.max(a.left, b.left),
    top: Math.max(a.top, b.top),
    right: Math.min(a.right, b.right),
    bottom: Math.min(a.bottom, b.bottom),
  });
  const lengths = (text: string, box: Box): number[] => {
    const all = text.split(/\s+/).map((each, i) => {
      const of = i % 2 === 0 ? height(box) : width(box);
      return each.endsWith('%') ? (Number.parseFloat(each) / 100) * of : Number.parseFloat(each) || 0;
    });
    return [all[0]!, all[1] ?? all[0]!, all[2] ?? all[0]!, all[3] ?? all[1] ?? all[0]!];
  };
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
  const unseen = (element: Element): boolean =>
    spoken(element) ||
    !element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) ||
    element.closest('.vh, .skip, script, style, noscript, template, title, option') !== null ||
    Number.parseFloat(style(element).fontSize) < 1;

  /** What is left of a box once everything around it has cut off its part; who cut most; and whether it is scrolled out of sight. */
  function shown(element: Element, box: Box, ofText: boolean): { left: Box; by: Element | null; away: boolean } {
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

  // ---------------------------------------------------------------- what lies over something
  const alphas = (colour: string): number[] =>
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
          x >= rect.left &&
          x <= rect.right &&
          y >= rect.top + 0.2 * rect.height &&
          y <= rect.bottom - 0.2 * rect.height,
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
  function over(element: Element, x: number, y: number): Element | null {
    const card = element.closest('.card');
    for (const hit of document.elementsFromPoint(x, y)) {
      if (hit === element || element.contains(hit) || hit.contains(element)) return null;
      if (card && hit.closest('.card')) continue;
      if (paints(hit, x, y)) return hit;
    }
    return null;
  }

  // ---------------------------------------------------------------- going there
  const frame = document.querySelector('.frame');
  const scroller = frame && frame.scrollHeight > frame.clientHeight + 1 ? frame : document.documentElement;
  const scrolls = scroller.scrollHeight > scroller.clientHeight + 1;
  const start = scroller.scrollTop;
  /** Where a page is longer than the window, scrolls to what is looked at. Says whether it had to. */
  function bring(element: Element): boolean {
    if (!scrolls) return false;
    const { top, bottom } = element.getBoundingClientRect();
    if (top >= 0 && bottom <= innerHeight) return false;
    scroller.scrollTop += top - (innerHeight - Math.min(innerHeight, bottom - top)) / 2;
    return true;
  }
  const windowBox = (): Box => ({ left: 0, top: 0, right: innerWidth, bottom: innerHeight });

  // ---------------------------------------------------------------- things that say something
  const dialogs = [...document.querySelectorAll('[role="dialog"]')].filter((each) => !unseen(each));
  const root = dialogs.at(-1) ?? document.body;
  const natural = new CSSStyleSheet();
  // What lies over what is seen by hit testing; so everything must be hit.
  natural.replaceSync('* { pointer-events: auto !important; }');
  const blind = (yes: boolean): void => {
    document.adoptedStyleSheets = yes
      ? [...document.adoptedStyleSheets, natural]
      : document.adoptedStyleSheets.filter((each) => each !== natural);
  };
  blind(true);

  const scrolling = (element: Element): boolean =>
    [...ancestors(element)].some((each) => {
      const its = style(each);
      return (
        (/auto|scroll/.test(its.overflowY) && each.scrollHeight > each.clientHeight + 1) ||
        (/auto|scroll/.test(its.overflowX) && each.scrollWidth > each.clientWidth + 1)
      );
    });
  function* ancestors(element: Element): Generator<Element> {
    for (let at: Element | null = element; at && at !== document.documentElement; at = at.parentElement) yield at;
  }

  /** Whether a line may end in dots: somebody else's name, or what says so itself. */
  function mayEndInDots(element: Element, text: string): boolean {
    if (element.closest(CUTS)) return true;
    const dotted = [...ancestors(element)].some((each) => {
      const its = style(each);
      return its.textOverflow === 'ellipsis' || its.webkitLineClamp !== 'none';
    });
    return dotted && others.some((name) => text.includes(name) || (name.length > 8 && text.includes(name.slice(0, 8))));
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

  const REGIONS = ['bar', 'others', 'stage', 'question', 'hand', 'own', 'act', 'rail', 'tabs', 'peek'];
  const regions = [...document.querySelectorAll(REGIONS.map((name) => `.table .r-${name}`).join(', '))].filter(
    (each) => !unseen(each),
  );
  const regionOf = (element: Element): Element | null => regions.find((each) => each.contains(element)) ?? null;

  /** A piece of text or a picture: it must be there, whole, in its place, and nothing over it. False: it cannot be seen whole. */
  function look(element: Element, boxes: () => Box[], said: string, kind: 'text' | 'picture'): boolean {
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
        if (!(inCard && by.closest('.card')) && !(kind === 'text' && mayEndInDots(element, said))) {
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
      if (panel && !(kind === 'text' && mayEndInDots(element, said))) {
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

  interface Piece {
    node: Text;
    element: Element;
    text: string;
    whole: boolean;
  }
  const pieces: Piece[] = [];
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = node.textContent!.replace(/\s+/g, ' ').trim();
    const element = node.parentElement;
    if (text === '' || !element || unseen(element)) continue;
    pieces.push({ node: node as Text, element, text, whole: true });
  }
  const linesOf = (node: Text) => (): Box[] => {
    const range = document.createRange();
    range.selectNodeContents(node);
    return [...range.getClientRects()].map(boxOf);
  };
  for (const piece of pieces) {
    const { node, element, text } = piece;
    piece.whole = look(element, linesOf(node), text, 'text');
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
      );

  // ---------------------------------------------------------------- cards
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

  // ---------------------------------------------------------------- things that can be pressed
  blind(false);
  const TARGETS = 'button, select, input, textarea, a[href], summary, [role="button"], [role="tab"]';
  const hits = (element: Element, x: number, y: number): boolean => {
    const hit = document.elementFromPoint(x, y);
    return (
      hit !== null && (hit === element || element.contains(hit) || hit.closest('label')?.contains(element) === true)
    );
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
  for (const target of root.querySelectorAll<HTMLElement>(TARGETS)) {
    // What stands in a line of text may be as high as the line.
    if (target.matches('a') && style(target).display === 'inline') continue;
    if (unseen(target) || target.closest('.log, p, [aria-hidden="true"], li .clause') || target.tabIndex < -1) continue;
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
  // Of a card that is held, the number must be free whatever is picked.
  blind(true);
  for (const card of root.querySelectorAll('.hand .card, .fan .card, .r-hand .card')) {
    const number = pieces.find(({ element, text }) => card.contains(element) && /\d/.test(text));
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
  blind(false);

  // ---------------------------------------------------------------- the seal, or whatever goes on
  for (const act of root.querySelectorAll<HTMLElement>(
    '[data-key="seal"], [data-key="take-back"], [data-key="go-on"], .btn--seal',
  )) {
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

  // ---------------------------------------------------------------- who I am, and what I have
  const seat = root.querySelector('.r-own, .you__seat');
  if (own && dialogs.length === 0) {
    const inSeat = pieces.filter(({ element }) => !seat || seat.contains(element));
    const named = (seat ? inSeat : pieces).filter(({ text }) => text.includes(own.name));
    if (!named.some(({ whole }) => whole)) {
      const [first] = named;
      report(
        'own name cannot be seen whole',
        first?.element ?? seat ?? root,
        first ? 'cut off or covered' : 'it is not there',
        own.name,
      );
    }
    if (own.scores && seat) {
      const text = inSeat.flatMap(({ text: each, whole }) => (whole ? [each] : [])).join(' ');
      const there = own.scores.some((score) =>
        new RegExp(`(?<![\\d])${score.replace(/[$]/g, '\\$&')}(?![\\d])`).test(text),
      );
      if (!there)
        report(
          'own score cannot be seen',
          seat,
          `${[...new Set(own.scores)].join(' or ')} in “${text.slice(0, 60)}”`,
          '',
        );
    }
  }

  // ---------------------------------------------------------------- the page as a whole
  scroller.scrollTop = start;
  const html = document.documentElement;
  const wide = Math.max(html.scrollWidth - html.clientWidth, frame ? frame.scrollWidth - frame.clientWidth : 0);
  if (wide > 1) {
    const [widest] = [...root.querySelectorAll('*')]
      .filter((each) => !unseen(each))
      .sort((a, b) => b.getBoundingClientRect().right - a.getBoundingClientRect().right);
    report('the page sticks out sideways', widest ?? root, px(wide), '');
  }
  if (!mayScroll && dialogs.length === 0) {
    const long = Math.max(html.scrollHeight - html.clientHeight, frame ? frame.scrollHeight - frame.clientHeight : 0);
    if (long > 1) report('the page scrolls', scroller, px(long), '');
  }
  for (const each of root.querySelectorAll('*')) {
    const its = style(each);
    const down = /auto|scroll/.test(its.overflowY) ? each.scrollHeight - each.clientHeight : 0;
    const across = /auto|scroll/.test(its.overflowX) ? each.scrollWidth - each.clientWidth : 0;
    if ((down <= 1 && across <= 1) || unseen(each) || each === frame || each === document.body) continue;
    if (!each.matches(down > 1 ? SCROLLS : `${SCROLLS}, ${ACROSS}`))
      report('something scrolls that is not said to', each, px(Math.max(down, across)), '');
    const line = Number.parseFloat(its.lineHeight) || 1.2 * Number.parseFloat(its.fontSize);
    if (down > 1 && each.clientHeight < 3 * line)
      report('less than three lines of it can be seen', each, `${px(each.clientHeight)} of ${px(each.scrollHeight)}`);
  }
  // What is added up in a row of a score sheet stands on one line.
  for (const row of root.querySelectorAll('tr')) {
    if (style(row).display !== 'table-row' || unseen(row)) continue;
    const sums = [...row.cells].flatMap((cell) => {
      if (cell.tagName === 'TH') return [];
      const last = pieces.findLast(
        ({ element, text }) => cell.contains(element) && /^[−+$]*\d[\d,.k]*$/.test(text) && !element.closest('.card'),
      );
      const [box] = last ? linesOf(last.node)() : [];
      return last && box ? [{ element: last.element, middle: (box.top + box.bottom) / 2, size: height(box) }] : [];
    });
    const middles = sums.map(({ middle }) => middle);
    const apart = Math.max(...middles) - Math.min(...middles);
    if (sums.length > 1 && apart > 0.5 * Math.min(...sums.map(({ size }) => size)))
      report('the sums of a row do not stand on one line', sums[0]!.element, px(apart));
  }
  // On a large screen words grow too.
  const asked = document.querySelector('#question');
  const heading = asked?.matches('h2') ? asked : asked?.querySelector('h2');
  if (heading && !unseen(heading) && innerHeight >= 1400 && innerWidth >= 2000) {
    const size = Number.parseFloat(style(heading).fontSize);
    if (size < 0.02 * innerHeight)
      report('the screen is not filled', heading, `the question is ${px(size)} high on ${innerHeight}`);
  }

  // ---------------------------------------------------------------- the regions of a table
  regions.forEach((region, i) => {
    const box = boxOf(region.getBoundingClientRect());
    const filled = (region.textContent ?? '').trim() !== '' || region.querySelector('svg, img, button') !== null;
    if (filled && (width(box) < 1 || height(box) < 1))
      report('region without size', region, `${px(width(box))} × ${px(height(box))}`, '');
    for (const other of regions.slice(i + 1)) {
      const both = within(box, boxOf(other.getBoundingClientRect()));
      if (width(both) > SLACK && height(both) > SLACK)
        report('two regions overlap', region, `${px(width(both))} × ${px(height(both))} with ${called(other)}`, '');
    }
  });

  return [...found.values()].map(({ finding, count }) => ({
    ...finding,
    by: count > 1 ? `${finding.by} (and ${count - 1} more like it)` : finding.by,
  }));
}
