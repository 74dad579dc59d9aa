import { blind } from './cover.ts';
import { type Expected, type Finding, findings } from './finding.ts';
import { lookForOwn, lookForSealed } from './own.ts';
import { press, pressOn } from './targets.ts';
import { lookAtCards, lookAtNumbers, lookAtThings } from './things.ts';
import { lookAtRegions, lookAtSize, lookAtSums, lookAtWhole } from './whole.ts';

/**
 * Measures a page. It runs in the page, and knows nothing but the document: what boards call their parts may change. What it does know:
 * `.card` is a picture, and cards may lie over each other; `.vh` and `.skip` are not to be seen; the regions of a table are
 * `.r-bar` and so on. What is deliberate says so: what scrolls up and down is one of SCROLLS, or has `data-scrolls`; what scrolls sideways is one of ACROSS, or has
 * `data-scrolls="across"`; what fingers need not press, since they have another way, has `data-elsewhere`; what may end in dots, besides the names of others, is one of CUTS, or has `data-cut`.
 */
export function measure({ touch, own, others, wholeNames, sealed, mayScroll, overFold }: Expected): Finding[] {
  // What lies over what is found out by hitting it; so everything must be hit, also what does not want to be.
  blind(true);
  lookAtThings(own ? [...others, own.name] : others, wholeNames);
  lookAtCards();
  lookAtNumbers();
  blind(false);
  press(touch);
  pressOn(overFold);
  lookForOwn(own);
  if (sealed) lookForSealed();
  lookAtWhole(mayScroll);
  lookAtSums();
  lookAtSize();
  lookAtRegions();
  return findings();
}
