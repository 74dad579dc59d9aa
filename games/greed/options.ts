import { z } from 'zod';

/** Greed has no table options. */
export const options = z.strictObject({});

export type Options = z.output<typeof options>;
