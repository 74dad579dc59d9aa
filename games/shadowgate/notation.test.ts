import { writePosition } from '@gilt/engine/position';
import { describe, expect, test } from 'vitest';
import { play } from './scenes.ts';

const paying = (missing: string, hand: string) =>
  `Ann: character gatekeepers-daughter, ability haggler, hand ${hand} \n torch: iron-spear \n actions: 2 \n at: item.acquire (card glaciate) > payment.playResource (missing ${missing})`;

describe('an impossible position is refused', () => {
  test.each([
    ['Ann: hand yorick yorick', 'the card yorick is in two places (hand and hand)'],
    ['Ann: hand yorick \n torch: yorick', 'the card yorick is in two places (torch and hand)'],
    ['deck: yorick \n discards: -', 'is nowhere'],
    ['pool: yorick glaciate ember-jar', 'the pool has 3 cards, more than 2'],
    [
      'quests: the-silent-guard rats-in-the-granary',
      'the-silent-guard (quests) and rats-in-the-granary (quests) are on one card',
    ],
    ['quest-deck: - \n quest-discards: -', 'is nowhere'],
    [
      'quests: the-silent-guard the-well-that-answers the-library-burns the-weathercock',
      'there are 4 quests in the column, more than 3',
    ],
    ['quest-top: - \n quest-top-new: yes', 'no quest has come to light on top of the deck'],
    ['Ann: character falconer \n Bob: character retired-knight', 'Ann and Bob have the same character card'],
    ['Ann: ability seize \n Bob: ability lantern-bearer', 'Ann and Bob have the same ability card'],
    ['Ann: character -', 'Ann has no character'],
    ['options: characters=learners \n Ann: character falconer', "falconer is not in the learners' set"],
    [
      'Ann: ability seize \n Bob: ability haggler, hand yorick glaciate ember-jar clouded-orb lantern-orb tower-gale iron-spear',
      'Bob has 7 cards, more than 6',
    ],
    ['Ann: hand yorick, shown glaciate', 'Ann was shown to have glaciate and has it not'],
    ['Ann: hand yorick, shown yorick \n older: yorick', 'yorick was shown, and is said to be hidden'],
    ['Ann: hand yorick \n older: glaciate', "glaciate is among the older cards and in nobody's hand"],
    ['Ann: items tournament-day', 'tournament-day is an event, and no item'],
    ['Ann: items flame-of-gorrung ember-jar', 'Ann has two items of the type fire'],
    ['Ann: items flame-of-gorrung \n firsts: -', 'Ann has an item of the type fire, and nobody the first'],
    ['Ann: items flame-of-gorrung \n firsts: fire=Bob', 'Bob has no item of the type fire'],
    ['starter: - \n turn: Bob', 'nobody has gone first'],
    ['starter: - \n at: draft.pick', 'nobody has gone first'],
    ['turn: -', 'it is nobody’s turn'],
    ['event: yorick', 'yorick is no event'],
    ['event: tournament-day \n event-by: -', 'nobody has played tournament-day'],
    ['event-by: Bob', 'Bob has no event in play'],
    ['used: yorick', 'Ann does not have yorick, which was used'],
    [
      'Ann: items yorick ember-jar \n used: yorick yorick \n torch: iron-spear \n completed: nine-locks \n at: drawPhase.discardPlayed',
      'yorick was used up twice',
    ],
    ['torch: yorick \n at: turn.lightTorch', 'no torch burns at this point'],
    ['resources: yorick \n at: turn.lightTorch', 'nothing has been played at this point'],
    ['actions: 2 \n at: turn.lightTorch', 'there are no actions without a torch'],
    ['Ann: ability haggler \n torch: iron-spear \n actions: 99', 'iron-spear does not give 99 actions'],
    ['torch: iron-spear \n actions: 1 \n at: drawPhase.discardPlayed', 'the actions are over'],
    ['staff-by: Ann', 'Ann has completed the Staff of Ages, and the game goes on'],
    ['last-round: Bob', 'Bob has not reached 25 points'],
    ['Ann: points 25 \n last-round: Ann', 'Ann has begun the last round and has no further turn'],
    ['Bob: points 26', 'Bob has 26 points, and nobody has begun the last round'],
    ['Ann: points 26 \n at: turn.lightTorch', 'Ann has 26 points, and nobody has begun the last round'],
    ['games: 1', 'this is not a match of several games'],
    ['options: match=to-100 \n Ann: tally 1 2', 'the tally of Ann should have 7 numbers'],
    ['options: match=to-100 \n Ann: tally 1 0 0 0 0 0 0', 'there are points of games that were not played'],
    ['options: match=each-starts \n games: 2', 'everybody has gone first already'],
    ['late: yes', 'this match has no time limit'],
    ['Ann: hand yorick \n at: draft.pick', 'Ann has cards before any are dealt'],
    [
      'Ann: character falconer, ability seize \n Bob: character hedge-witch, ability haggler \n at: draft.pick',
      'everybody has a character and an ability already',
    ],
    [paying('1 1', 'ember-jar'), 'what is missing should be three numbers'],
    [paying('0 0 0', 'ember-jar'), 'nothing is missing'],
    [paying('1 1 3', 'ember-jar'), 'Ann cannot pay what is missing'],
    ['at: item.acquire (card tournament-day)', 'tournament-day is an event, and no item'],
    ['Ann: items glaciate \n at: item.acquire (card hoarfrost-key)', 'Ann has an item of the type ice already'],
    [
      'Ann: hand ember-jar, character hedge-witch \n actions: 1 \n at: item.meetCost (card ashwood-stave)',
      'Ann cannot pay what is missing',
    ],
    [
      'at: quest.useItem (side the-silent-guard, level major, items -)',
      'Ann does not have the items for the level major',
    ],
    [
      'Ann: items yorick \n at: quest.useItem (side the-silent-guard, level great, items yorick)',
      'Ann cannot use yorick for this quest',
    ],
    [
      'Ann: items elven-longbow \n at: quest.useItem (side the-silent-guard, level major, items elven-longbow)',
      'the quest needs no more items',
    ],
    [
      'Ann: items elven-longbow circle-rune \n at: quest.useItem (side the-silent-guard, level great, items circle-rune)',
      'Ann does not have the items for the level great',
    ],
    [
      'Ann: items elven-longbow \n at: quest.chooseLevel (side the-silent-guard, level minor, items elven-longbow)',
      'Ann cannot use elven-longbow for this quest',
    ],
    [
      'Ann: items elven-longbow \n at: quest.chooseLevel (side the-silent-guard, level major, items elven-longbow)',
      'Ann uses no items before the level is chosen',
    ],
    [
      'at: quest.complete (side the-silent-guard, level epic, items -)',
      'Ann does not have the items for the level epic',
    ],
    [
      'Ann: items elven-longbow \n at: quest.complete (side the-silent-guard, level major, items -)',
      'Ann has not used all items for the level major',
    ],
    ['at: staff.complete', 'Ann does not have the pieces of the Staff of Ages, or not all types are in play'],
    ['at: staff.meetCost', 'Ann does not have the pieces of the Staff of Ages, or not all types are in play'],
    ['Bob: items yorick \n at: steal.doubleStat (from Bob, card yorick)', 'nothing can be stolen at this table'],
    ['options: stealing=true \n at: steal.doubleStat (from Bob, card yorick)', 'Bob does not have that item'],
    [
      'options: stealing=true \n Ann: items yorick \n at: steal.doubleStat (from Ann, card yorick)',
      'Ann cannot steal from themself',
    ],
    [
      'options: stealing=true \n Bob: character lapsed-scholar, items yorick \n at: steal.doubleStat (from Bob, card yorick)',
      'artifact is a base type of Bob',
    ],
    [
      'options: stealing=true \n Ann: hand -, character hedge-witch \n Bob: character lapsed-scholar, items ember-jar \n at: steal.doubleStat (from Bob, card ember-jar)',
      'Ann cannot pay for it, whichever stat is doubled',
    ],
    ['at: eventPhase.loseCard (lose 0)', 'Ann has nothing more to lose'],
    ['Ann: hand - \n at: eventPhase.loseCard (lose 1)', 'Ann has no card to lose'],
    ['at: draw.chooseCard (must 0, may 0)', 'Ann has drawn enough'],
    ['firsts: water=Ann', "'water=Ann' is not 'type=name'"],
    ['late: perhaps', "'perhaps' should be yes or no"],
    ['Ann: tally 1.3', "'1.3' is not a number of points"],
    ['Ann: hand sword', "'sword' is not an adventure card"],
  ])('%s', (text, reason) => {
    expect(() => play(`players: Ann Bob \n ${text}`)).toThrow(reason);
  });
});

describe('what is not said fits what is', () => {
  test('hands of five, a pool of two, four quests; the rest is the decks', () => {
    const scene = play('players: 3');
    for (const name of ['Ann', 'Bob', 'Cid']) expect(scene.of(name, 'hand').split(' ')).toHaveLength(5);
    expect(scene.of('pool').split(' ')).toHaveLength(2);
    expect(scene.of('quests').split(' ')).toHaveLength(3);
    expect(scene.of('quest-deck').split(' ')).toHaveLength(7);
    expect(scene.of('deck').split(' ')).toHaveLength(50 - 15 - 2 - 1);
  });

  test('a torch burns in the action phase, and gives its actions', () => {
    const scene = play('Ann: ability haggler \n Bob: hand yorick \n torch: iron-spear');
    expect(scene.of('actions')).toBe('4');
  });

  test.each(['a', 'b', 'c', 'd'])('a torch that is dealt gives the actions that are said (seed %s)', (seed) => {
    const scene = play(`seed: ${seed} \n Ann: ability haggler \n Bob: hand yorick \n actions: 6`);
    expect(scene.of('torch')).toBe('long-night-watch');
  });

  test('when what was played is discarded no actions are left, and the position can be set up again', () => {
    const scene = play(
      'players: 2 \n torch: iron-spear \n Ann: hand yorick glaciate ember-jar \n at: drawPhase.discardPlayed',
    );
    expect(scene.of('actions')).toBe('0');
    expect(play(writePosition(scene.position)).of('actions')).toBe('0');
  });

  test('where the deck is spoken of, what lies nowhere is discarded', () => {
    const scene = play('players: 2 \n deck: yorick glaciate');
    expect(scene.of('deck')).toBe('yorick glaciate');
    expect(scene.of('discards').split(' ')).toHaveLength(50 - 2 - 2 - 10 - 1);
  });

  test('the first of a type is whoever has one, beginning with the start player', () => {
    const scene = play('starter: Bob \n Ann: items flame-of-gorrung \n Bob: items ember-jar \n Cid: items yorick');
    expect(scene.of('firsts')).toBe('fire=Bob artifact=Cid');
  });

  test('batches of older cards are parted by a bar', () => {
    const scene = play('Ann: hand yorick glaciate \n Bob: hand ember-jar \n older: yorick | ember-jar glaciate');
    expect(scene.of('older')).toBe('yorick | ember-jar glaciate');
  });
});
