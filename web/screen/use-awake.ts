import { useEffect } from 'react';

/** Keeps the screen from going dark while the page is in sight, where browsers let it: they do over HTTPS and on the computer itself. */
export function useAwake(): void {
  useEffect(() => {
    let lock: WakeLockSentinel | null = null;
    let here = true;
    const ask = (): void => {
      if (document.visibilityState !== 'visible') return;
      void navigator.wakeLock?.request('screen').then(
        (given) => {
          lock = given;
          if (!here) void given.release();
        },
        () => undefined,
      );
    };
    ask();
    // It is lost whenever the page goes out of sight.
    document.addEventListener('visibilitychange', ask);
    return () => {
      here = false;
      document.removeEventListener('visibilitychange', ask);
      void lock?.release();
    };
  }, []);
}
