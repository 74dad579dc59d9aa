import { type Box, boxOf } from './boxes.ts';
import { root } from './place.ts';
import { unseen } from './sight.ts';

/** A piece of text, and whether it can be seen whole. */
export interface Piece {
  node: Text;
  element: Element;
  text: string;
  whole: boolean;
}
export const pieces: Piece[] = [];
const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
for (let node = walker.nextNode(); node; node = walker.nextNode()) {
  const text = node.textContent!.replace(/\s+/g, ' ').trim();
  const element = node.parentElement;
  if (text === '' || !element || unseen(element)) continue;
  pieces.push({ node: node as Text, element, text, whole: true });
}
export const linesOf = (node: Text) => (): Box[] => {
  const range = document.createRange();
  range.selectNodeContents(node);
  return [...range.getClientRects()].map(boxOf);
};
