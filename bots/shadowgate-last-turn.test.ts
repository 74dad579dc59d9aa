import { optionsOf } from '@gilt/engine/answer';
import { openLine } from '@gilt/engine/flow';
import { randomFrom } from '@gilt/engine/random';
import { whatIf } from '@gilt/engine/what-if';
import { shadowgate } from '@gilt/games/shadowgate/game';
import type { Shadowgate } from '@gilt/games/shadowgate/state';
import { expect, test } from 'vitest';
import { companyOf } from './review/playing-on.ts';
import { knowledgeOf } from './search/knowing.ts';
import type { Knowledge } from './search/knowledge.ts';

/** What somebody would choose there, by name. */
function choiceOf({ choose }: Knowledge, text: string): string {
  const game = whatIf(text, [shadowgate]).state as Shadowgate;
  const { where, question } = openLine(shadowgate, game)!;
  const options = optionsOf(shadowgate, game, 0);
  return question.choices.name(choose({ game, where, seat: 0, options }, randomFrom(1)));
}

const usual = knowledgeOf('shadowgate', undefined);
const { knowledge: reviewed } = companyOf(shadowgate);

/** The points of Epic are worth more than what it uses up, unless that is all that Ann has of the kind. */
const levelOf = (page: Knowledge, round: string, points = 30): string =>
  choiceOf(
    page,
    `
    turn: Ann
    starter: Ann
    ${round}
    torch: borrowed-reliquary
    actions: 3
    quests: knights-of-the-back-stairs the-portrait-that-blinks the-well-that-answers
    quest-top: the-drowned-cellar
    Ann: character gatekeepers-daughter, ability caretaker, points 21, hand minor-mistral tower-shield hanged-gardeners-thorn, items dragons-cough blank-scroll headsmans-axe golden-thorn glaciate
    Bob: character lapsed-scholar, ability seize, points ${points}, items orb-of-still-water blind-porters-stave tower-gale
    > Ann the-portrait-that-blinks
    > Ann minor-mistral`,
  );

test('QS-29 in the last turn a review counts what a quest brings and what its items would have counted', () => {
  expect(levelOf(reviewed, 'last-round: Bob')).toBe('great');
  expect(levelOf(reviewed, '', 20)).toBe(levelOf(usual, '', 20));
});

test('bots play by rules of thumb in their last turn, as they did when they were measured', () => {
  expect(levelOf(usual, 'last-round: Bob')).toBe('epic');
});
