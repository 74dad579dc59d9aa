import type { Eyes } from '@gilt/engine/eyes';
import { type RefObject, useEffect, useMemo, useState } from 'react';
import type { Player } from '../player/player.ts';
import { placeAt, stopAt } from './places.ts';
import type { Seen } from './tape.ts';
import type { Timeline } from './timeline.ts';

export const SPEEDS = [0.5, 1, 2, 4] as const;
export type Speed = (typeof SPEEDS)[number];

/** All that one can do to a game that is watched again. */
export interface Steering {
  readonly playing: boolean;
  readonly speed: Speed;
  setSpeed(speed: Speed): void;
  toggle(): void;
  step(by: 1 | -1): void;
  question(by: 1 | -1): void;
  round(by: 1 | -1): void;
  goTo(frame: number): void;
  end(): void;
}

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.closest('input:not([type="checkbox"]), textarea, select, [role="menu"], [role="dialog"]') !== null ||
    target.isContentEditable);

export function useSteering(
  player: Player,
  { frames }: Seen,
  timeline: Timeline | null,
  eyes: Eyes,
  look: (eyes: Eyes) => void,
  players: number,
  /** A frame that somebody wants to go to before it has been played again. */
  wanted: RefObject<number | null>,
): Steering {
  const [speed, setSpeed] = useState<Speed>(1);
  useEffect(() => player.speed(speed), [player, speed]);

  const moves = useMemo(() => {
    const last = timeline?.last ?? frames.at(-1) ?? 0;
    function goTo(frame: number): void {
      wanted.current = frame > (frames.at(-1) ?? 0) + 1 ? frame : null;
      player.moveTo(placeAt(player, frames, { frame, step: 0 }));
    }
    /** To the first of these frames that comes after the place where we are, or the last before it. */
    function toNext(stops: readonly number[], by: 1 | -1): void {
      const { frame, step } = stopAt(player, frames);
      const next =
        by > 0
          ? stops.find((each) => each > frame)
          : stops.findLast((each) => each < frame || (each === frame && step > 0));
      if (next !== undefined) goTo(next);
    }
    const all = Array.from({ length: last + 1 }, (_, i) => i + 1);
    return {
      goTo,
      end: () => goTo(last + 1),
      question: (by: 1 | -1) => toNext(all, by),
      round: (by: 1 | -1) => toNext([1, ...(timeline?.chapters ?? []).map(({ from }) => from), last + 1], by),
      step(by: 1 | -1) {
        wanted.current = null;
        player.step(by);
      },
      toggle() {
        if (!player.isPaused()) player.pause();
        else {
          // Who has seen the end sees it all once more.
          if (stopAt(player, frames).frame > last) goTo(1);
          player.play();
        }
      },
    };
  }, [player, frames, timeline, wanted]);

  useEffect(() => {
    function onKey(event: KeyboardEvent): void {
      const { key, shiftKey, altKey, ctrlKey, metaKey, target } = event;
      if (ctrlKey || metaKey || isTyping(target)) return;
      if (key === ' ' && target instanceof HTMLElement && target.closest('button, a, summary, input')) return;
      const by = key === 'ArrowRight' ? 1 : -1;
      if (key === ' ') moves.toggle();
      else if (key === 'ArrowLeft' || key === 'ArrowRight')
        (altKey ? moves.round : shiftKey ? moves.question : moves.step)(by);
      else if (key === 'Home') moves.goTo(1);
      else if (key === 'End') moves.end();
      else if (key.toLowerCase() === 'e') look(nextEyes(eyes, players));
      else return;
      event.preventDefault();
    }
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [moves, eyes, look, players]);

  const playing = !player.isPaused();
  return useMemo(() => ({ ...moves, playing, speed, setSpeed }), [moves, playing, speed]);
}

/** Each seat, then everybody, then all cards. */
const nextEyes = (eyes: Eyes, players: number): Eyes => {
  if (eyes === null) return 'open';
  if (eyes === 'open') return 0;
  return eyes + 1 < players ? eyes + 1 : null;
};
