import { type JSX, useEffect, useRef, useState } from 'react';
import { useTable } from '../table/view.ts';
import { Likeness } from './likeness.tsx';
import { FACE_UP, labelOf, TERM } from './looking.ts';
import { Things, useThings } from './terms.tsx';

/** So long one points at something, or stays there by keyboard, before it is explained, in milliseconds. */
const POINTED = 700;
/** So far it keeps from what it explains, and from the edge of the window, in pixels. */
const GAP = 8;

/** What somebody points at, or has gone to by keyboard, explains itself beside it. It never stands in the way of a press. */
export const Glance = (): JSX.Element | null => {
  const [thing, setThing] = useState<HTMLElement | null>(null);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let at: HTMLElement | null = null;
    function go(to: HTMLElement | null): void {
      if (to === at) return;
      at = to;
      clearTimeout(timer);
      setThing(null);
      if (to) timer = setTimeout(() => setThing(to), POINTED);
    }
    const onOver = ({ target, pointerType }: PointerEvent): void => {
      if (pointerType === 'mouse') go(thingAt(target));
    };
    const onKey = ({ key }: KeyboardEvent): void => {
      if (key === 'Tab' || key.startsWith('Arrow')) go(thingAt(document.activeElement));
    };
    const leave = (): void => go(null);
    addEventListener('pointerover', onOver);
    addEventListener('keyup', onKey);
    addEventListener('keydown', leave);
    addEventListener('pointerdown', leave);
    addEventListener('scroll', leave, true);
    return () => {
      clearTimeout(timer);
      removeEventListener('pointerover', onOver);
      removeEventListener('keyup', onKey);
      removeEventListener('keydown', leave);
      removeEventListener('pointerdown', leave);
      removeEventListener('scroll', leave, true);
    };
  }, []);
  return thing?.isConnected ? <Beside thing={thing} /> : null;
};

/** What explains itself there: not in a dialog, which is for reading already. */
function thingAt(target: EventTarget | null): HTMLElement | null {
  if (!(target instanceof Element) || target.closest('[role="dialog"]')) return null;
  const there = target.closest<HTMLElement>(`${TERM}, ${FACE_UP}`);
  return there ?? target.querySelector<HTMLElement>(`:scope:is(button, li) ${FACE_UP}`);
}

const Beside = ({ thing }: { thing: HTMLElement }): JSX.Element | null => {
  const { game } = useTable();
  const things = useThings(labelOf(thing));
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const panel = box.current;
    if (!panel) return;
    panel.showPopover();
    const { left, right, top, bottom, width } = thing.getBoundingClientRect();
    const { offsetWidth, offsetHeight } = panel;
    // Over it or under it where there is room, so that its neighbours stay in sight; else at its side.
    const over = top - GAP - offsetHeight;
    const under = bottom + GAP;
    const fits = over >= GAP || under + offsetHeight <= innerHeight - GAP;
    const beside = right + GAP + offsetWidth <= innerWidth ? right + GAP : left - GAP - offsetWidth;
    const x = fits ? left + width / 2 - offsetWidth / 2 : beside;
    const y = over >= GAP ? over : fits ? under : top;
    panel.style.left = `${Math.max(GAP, Math.min(x, innerWidth - offsetWidth - GAP))}px`;
    panel.style.top = `${Math.max(GAP, Math.min(y, innerHeight - offsetHeight - GAP))}px`;
  }, [thing]);
  if (things.length === 0) return null;
  return (
    <div className="glance" role="tooltip" popover="manual" ref={box} data-game={game.id}>
      <Likeness of={thing} />
      <Things of={things} />
    </div>
  );
};
