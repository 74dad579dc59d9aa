import { askedOf, waitingFor } from '@gilt/engine/answer';
import { type Scene, scenesOf } from '@gilt/engine/contract/scene';
import { shadowgate } from './game.ts';

/** The rules are tested with the first set of cards, which stays as it is when the house set is tuned. */
const { schema, former, with: playedWith } = shadowgate.cards!;
const withFirstSet = playedWith(schema.parse(former![0]!.set));

/** Sets up a position of Quests of Shadowgate and plays it on. */
export const play: (text: string) => Scene = scenesOf(withFirstSet);

/** What whoever is asked now may choose. */
export function choicesIn({ position: { game, state } }: Scene): readonly string[] {
  const [seat] = waitingFor(state);
  return askedOf(game, state, seat!)!.names;
}

/** A position with more said of Ann and Bob than in TABLE. */
export const table = (ann: string, bob = 'hand yorick', rest = ''): string => `
  Ann: character gatekeepers-daughter, ability haggler, ${ann}
  Bob: character lapsed-scholar, ability light-fingers, ${bob}
  ${rest}`;
