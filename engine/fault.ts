/** Something from outside that cannot be accepted: the message is one clear sentence for a person, naming the culprit. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
}

/** The rules of a game are broken: a mistake in its code, never in what a player did. */
export class RulesFault extends Error {
  override readonly name = 'RulesFault';
}
