import { z } from 'zod';
import { led } from './replay.ts';
import { saying, seat } from './words.ts';

/** Numbers the client's requests, so that it knows what an answer answers. */
const request = z.int().min(0);
/** The number of the open question: a request that speaks of an older one is refused. */
const question = z.int().min(1);

/** A value in the terms of a promise. */
const term = z.union([z.string().max(200), z.number(), z.boolean()], {
  error: 'should be text, a number, true or false',
});

const messages = [
  /** The first message: the number of the last happening that the client knows; null if it knows none. */
  z.strictObject({ type: z.literal('hello'), seen: z.int().min(0).nullable() }),
  z.strictObject({ type: z.literal('answer'), request, question, choice: z.string().max(200) }),
  z.strictObject({ type: z.literal('takeBack'), request, question }),
  z.strictObject({ type: z.literal('say'), request, text: saying }),
  z.strictObject({
    type: z.literal('promise'),
    request,
    kind: z.string().max(50),
    terms: z.record(z.string().max(50), term),
    to: z.array(seat).min(1).nullable(),
  }),
  z.strictObject({ type: z.literal('askUndo'), request, question }),
  z.strictObject({ type: z.literal('agreeUndo'), request, question }),
  z.strictObject({ type: z.literal('refuseUndo'), request, question }),
  /** Hands your seat to the stand-in; until a time (milliseconds since 1970), when it is yours again by itself, or until you come back. */
  z.strictObject({ type: z.literal('goAway'), request, until: z.int().optional() }),
  /** Takes your seat back from the stand-in. Answering does the same. */
  z.strictObject({ type: z.literal('comeBack'), request }),
  /** The host of a game that is over shows it to whoever is there; null: lets go again. */
  z.strictObject({ type: z.literal('lead'), request, to: led.nullable() }),
] as const;

/** What a client says at a table. */
export const toServer = z.discriminatedUnion('type', messages, {
  error: ({ code }) =>
    code === 'invalid_union' ? `should be ${messages.map(({ shape }) => shape.type.value).join(', ')}` : undefined,
});
export type ToServer = z.infer<typeof toServer>;
