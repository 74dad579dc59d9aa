import { boxOf, height, SLACK, width, within } from './boxes.ts';
import { called, px, report } from './finding.ts';
import { linesOf, pieces } from './pieces.ts';
import { dialogs, frame, regions, root, scroller, start } from './place.ts';
import { ACROSS, style, unseen } from './sight.ts';

/** What scrolls up and down on purpose. */
const SCROLLS = '.log, .talk, .rail, .r-rail, .frame, [data-scrolls], [role="dialog"], [role="dialog"] *';

/** The page as a whole, and whatever scrolls in it. */
export function lookAtWhole(mayScroll: boolean): void {
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
}

/** What is added up in a row of a score sheet stands on one line. */
export function lookAtSums(): void {
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
}

/** On a large screen words grow too. */
export function lookAtSize(): void {
  const asked = document.querySelector('#question');
  const heading = asked?.matches('h2') ? asked : asked?.querySelector('h2');
  if (heading && !unseen(heading) && innerHeight >= 1400 && innerWidth >= 2000) {
    const size = Number.parseFloat(style(heading).fontSize);
    if (size < 0.02 * innerHeight)
      report('the screen is not filled', heading, `the question is ${px(size)} high on ${innerHeight}`);
  }
}

/** The regions of a table have a size, and none lies over another. */
export function lookAtRegions(): void {
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
}
