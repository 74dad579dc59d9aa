/** Something from outside that cannot be accepted: the message is one clear sentence for a person, naming the culprit. */
export class Refusal extends Error {
  override readonly name = 'Refusal';

  /** Nobody looks up where a refusal was made, and finding that out costs more than all else about it: whoever is refused all the time must not be dear. */
  constructor(message: string, options?: ErrorOptions) {
    const { stackTraceLimit } = Error as Traced;
    (Error as Traced).stackTraceLimit = 0;
    super(message, options);
    (Error as Traced).stackTraceLimit = stackTraceLimit;
  }
}

/** Errors as V8 has them; elsewhere this changes nothing. */
interface Traced {
  stackTraceLimit?: number | undefined;
}

/** The rules of a game are broken: a mistake in its code, never in what a player did. */
export class RulesFault extends Error {
  override readonly name = 'RulesFault';
}
