import type { Reach } from '@gilt/protocol/lobby';
import { useEffect, useState } from 'react';
import { api } from './api.ts';

/** Asked once: the address of a server does not change while a page is open. */
let asked: Promise<Reach> | null = null;

/** By which address others reach the server; null until it has said so. One that does not say is reached by this page's own. */
export function useReach(): Reach | null {
  const [reach, setReach] = useState<Reach | null>(null);
  useEffect(() => {
    asked ??= api.address().catch((): Reach => {
      asked = null;
      return { address: location.origin, by: 'came' };
    });
    let here = true;
    void asked.then((found) => here && setReach(found));
    return () => {
      here = false;
    };
  }, []);
  return reach;
}
