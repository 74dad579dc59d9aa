import { Refusal } from '@gilt/engine/fault';
import { explain } from '@gilt/engine/game';
import type { ZodType, z } from 'zod';

/** What cannot be found. */
export class NotFound extends Refusal {}
/** What somebody may not do. */
export class NotAllowed extends Refusal {}
/** What was sent is not as it should be. */
export class BadInput extends Refusal {}

/** What somebody has asked for too often. */
export class TooMuch extends Refusal {
  constructor(message = 'that was too much at once; please wait a minute') {
    super(message);
  }
}

export const noTable = (code: string): NotFound => new NotFound(`there is no table ${code}`);

/** Reads something from outside, or says what is wrong with it. */
export function read<T extends ZodType>(schema: T, input: unknown): z.output<T> {
  const result = schema.safeParse(input);
  if (!result.success) throw new BadInput(explain(result.error));
  return result.data;
}

/** By status: what went wrong, for HTTP. */
export function statusOf(error: Refusal): number {
  if (error instanceof NotFound) return 404;
  if (error instanceof NotAllowed) return 403;
  if (error instanceof TooMuch) return 429;
  return error instanceof BadInput ? 400 : 409;
}
