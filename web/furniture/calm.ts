import { useSyncExternalStore } from 'react';

const wish = matchMedia('(prefers-reduced-motion: reduce)');

/** Whether somebody wants things to hold still. */
export const isCalm = (): boolean => wish.matches;

export const useCalm = (): boolean =>
  useSyncExternalStore((changed) => {
    wish.addEventListener('change', changed);
    return () => wish.removeEventListener('change', changed);
  }, isCalm);
