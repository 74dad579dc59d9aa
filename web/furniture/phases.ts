import { useEffect, useState } from 'react';
import { useSettings } from '../settings.ts';
import { useCalm } from './calm.ts';

/** With reduced motion every step is a short beat. */
const BEAT = 200;
/** Whoever is in a hurry sees it all, but faster. */
const HURRY = 0.3;

/** Counts through the steps of a scene, each for so many milliseconds; past the last step the scene is complete. */
export function usePhases(key: unknown, durations: readonly number[], playing: boolean): [number, () => void] {
  const calm = useCalm();
  const { pace } = useSettings();
  const [{ of, phase }, setPhase] = useState({ of: key, phase: playing ? 0 : durations.length });
  const current = of === key ? phase : playing ? 0 : durations.length;
  useEffect(() => {
    if (!playing || current >= durations.length) return;
    const wait = (calm ? Math.min(BEAT, durations[current]!) : durations[current]!) * (pace === 'quick' ? HURRY : 1);
    const timer = setTimeout(() => setPhase({ of: key, phase: current + 1 }), wait);
    return () => clearTimeout(timer);
  }, [key, current, playing, calm, pace, durations]);
  return [playing ? current : durations.length, () => setPhase({ of: key, phase: durations.length })];
}
