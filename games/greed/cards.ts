import { ACTIONS } from './actions.ts';
import { HOLDINGS } from './holdings.ts';
import { THUGS } from './thugs.ts';
import { type Ability, type Card, HAPPENINGS, type Happening, RULES, type Rule, type Trigger } from './vocabulary.ts';

/** GR-01 So many cards there are; their numbers begin with 1. */
export const LAST_CARD = 80;

/** GR-01 All cards by number. Elsewhere a card is its number. (There is no card 0; a blank stands in its place.) */
export const CARDS: readonly Card[] = (() => {
  const blank = { number: 0, name: '', type: 'action', icons: [0, 0, 0, 0, 0, 0], cost: [], need: [] } as const;
  const cards: Card[] = [{ ...blank, does: [], lasting: [], fleeting: [], comes: 'never' }];
  for (const card of [...ACTIONS, ...THUGS, ...HOLDINGS]) cards[card.number] = card;
  return cards;
})();

export const isThug = (card: number): boolean => CARDS[card]!.type === 'thug';
export const isHolding = (card: number): boolean => CARDS[card]!.type === 'holding';

/** Whether a card tells its player to do anything: at once, later this turn, or next turn. */
export const hasInstructions = (card: number): boolean =>
  CARDS[card]!.does.length > 0 || CARDS[card]!.comes !== 'never';

const isTrigger = (ability: Ability): ability is Trigger => typeof ability !== 'string';

/** By happening and card: the triggers that wait for it. */
type Triggers = Readonly<Record<Happening, readonly (readonly Trigger[])[]>>;
/** By rule and card: whether the card changes that rule. */
type Changes = Readonly<Record<Rule, readonly boolean[]>>;

const byWord = <W extends string, T>(words: readonly W[], of: (word: W) => T): Record<W, T> =>
  Object.fromEntries(words.map((word) => [word, of(word)])) as Record<W, T>;

const triggersOf = (abilities: (card: Card) => readonly Ability[]): Triggers =>
  byWord(HAPPENINGS, (when) =>
    CARDS.map((card) =>
      abilities(card)
        .filter(isTrigger)
        .filter((trigger) => trigger.when === when),
    ),
  );

const changesOf = (abilities: (card: Card) => readonly Ability[]): Changes =>
  byWord(RULES, (rule) => CARDS.map((card) => abilities(card).includes(rule)));

/** Whose cards have to be asked when something happens: nobody's, those of the player who does it, or everybody's. */
export type Reach = 'nobody' | 'own' | 'everybody';

const reachOf = (triggers: Triggers): Readonly<Record<Happening, Reach>> =>
  byWord(HAPPENINGS, (when) => {
    const all = triggers[when].flat();
    return all.length === 0 ? 'nobody' : all.every(({ who }) => who === 'you') ? 'own' : 'everybody';
  });

/** GR-16 The abilities of cards in a display, and GR-25 those that act for one turn, ready to be looked up. */
export const LASTING: Triggers = triggersOf((card) => card.lasting);
export const FLEETING: Triggers = triggersOf((card) => card.fleeting);
export const LASTING_REACH = reachOf(LASTING);
export const FLEETING_REACH = reachOf(FLEETING);
export const LASTING_RULES: Changes = changesOf((card) => card.lasting);
export const FLEETING_RULES: Changes = changesOf((card) => card.fleeting);
