/** Pixels that may be missing: browsers round. */
export const SLACK = 1.5;
/** Of a line of text, that may be missing above or below: the letters themselves are lower. */
export const LEADING = 0.22;

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}
export const boxOf = ({ left, top, right, bottom }: DOMRect): Box => ({ left, top, right, bottom });
export const width = (box: Box): number => Math.max(0, box.right - box.left);
export const height = (box: Box): number => Math.max(0, box.bottom - box.top);
export const within = (a: Box, b: Box): Box => ({
  left: Math.max(a.left, b.left),
  top: Math.max(a.top, b.top),
  right: Math.min(a.right, b.right),
  bottom: Math.min(a.bottom, b.bottom),
});
export const lengths = (text: string, box: Box): number[] => {
  const all = text.split(/\s+/).map((each, i) => {
    const of = i % 2 === 0 ? height(box) : width(box);
    return each.endsWith('%') ? (Number.parseFloat(each) / 100) * of : Number.parseFloat(each) || 0;
  });
  return [all[0]!, all[1] ?? all[0]!, all[2] ?? all[0]!, all[3] ?? all[1] ?? all[0]!];
};

export const windowBox = (): Box => ({ left: 0, top: 0, right: innerWidth, bottom: innerHeight });
