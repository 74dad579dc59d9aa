import type { JSX, ReactNode } from 'react';

/** A question: verb first, and what it is about set off from it. */
export const asking = (verb: ReactNode, about: ReactNode): JSX.Element => (
  <>
    {verb} <b>{about}</b>
  </>
);
