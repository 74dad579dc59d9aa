import { viewOf } from '@gilt/engine/view';
import { whatIf } from '@gilt/engine/what-if';
import { speaker } from '@gilt/engine/words';
import { greed } from '@gilt/games/greed/game';
import type { GreedView } from '@gilt/games/greed/secrets';
import { FIRST_PLAY } from '@gilt/games/greed/state';
import { cardChoices } from '@gilt/games/greedquest/cards';
import type { Event } from '@gilt/games/greedquest/events';
import { greedQuest } from '@gilt/games/greedquest/game';
import type { GreedQuestView } from '@gilt/games/greedquest/secrets';
import { greedyDelvers } from '@gilt/games/greedy-delvers/game';
import type { GreedyDelversView } from '@gilt/games/greedy-delvers/secrets';
import { shadowgate } from '@gilt/games/shadowgate/game';
import { cardsFor } from '@gilt/games/shadowgate/house';
import type { ShadowgateView } from '@gilt/games/shadowgate/secrets';
import { describe, expect, test } from 'vitest';
import { headingOf } from './greed/prospects.ts';
import { say } from './greed/say.ts';
import { lyingAfter } from './greedquest/fates.ts';
import { duelWords, prospect, prospectWords } from './greedquest/prospect.ts';
import { prospectWords as delverWords } from './greedy-delvers/prospect.ts';
import { reckoned } from './shadowgate/reckoning.ts';

describe('Greedy Delvers: before one chooses', () => {
  const hint = (position: string, picked: string, how: 'hint' | 'remark' = 'hint'): string => {
    const { state, names } = whatIf(`players: 4 \n ${position}`, [greedyDelvers]);
    return delverWords(viewOf(greedyDelvers.secrets, state, 0) as GreedyDelversView, 0, picked, names, how);
  };

  test('GD-07 GD-15 GD-19 loot is that of a minion that acts alone, and may come from what the victim exchanges in the same round', () => {
    const position = 'Ann: level 2, hand savage, gold 9 \n Bob: level 2, ore 6, gold 1';
    const text = hint(position, 'savage@seat-2');
    expect(hint(position, 'savage@seat-2', 'remark')).toBe('Alone, 3 in 6 for 1–12 gold');
    expect(text).toBe('If it acts alone: 3 in 6 for 1 gold, up to 12 if Bob exchanges first. Costs 4 in any case.');
    expect(hint('Ann: level 2, hand goblin, gold 9 \n Bob: level 2, ore 6, gold 5', 'goblin@seat-2')).toBe(
      'If it acts alone: 3 in 6 for 2 gold.',
    );
  });

  test('GD-17 a minion against oneself never acts', () => {
    expect(hint('Ann: level 2, hand savage goblin, gold 9', 'savage@seat-1')).toBe(
      'Sent against yourself it does nothing, and its 4 gold are gone.',
    );
    expect(hint('Ann: level 2, hand goblin, gold 9', 'goblin@seat-1')).toBe('Sent against yourself it does nothing.');
  });

  test('GD-13 GD-14 nobody speaks of three or four who trade where there are fewer in the mine', () => {
    const ore = 'Ann: level 5, ore 9, hand exchange';
    expect(hint(`${ore}`, 'exchange')).toBe('9 ore: 9 gold, 18 if three trade, nothing if all four do.');
    const safe = 'level 30, hand -';
    expect(hint(`${ore} \n Dan: ${safe}`, 'exchange')).toBe('9 ore: 9 gold, 18 if three trade.');
    expect(hint(`${ore} \n Dan: ${safe} \n Cid: ${safe}`, 'exchange')).toBe('9 ore: 9 gold.');
  });

  test('GD-10 a Rush stops at the bottom, and its ore is found all the same', () => {
    expect(hint('Ann: level 29, ore 3, hand rush', 'rush')).toBe('Down to level 30, with 9 ore. Nothing can stop it.');
  });
});

describe('GreedQuest: before one chooses', () => {
  const would = (position: string, card: string): string => {
    const { state, names } = whatIf(position, [greedQuest]);
    const view = viewOf(greedQuest.secrets, state, 0) as GreedQuestView;
    return prospectWords(prospect(view, 0, cardChoices.number(card)), names);
  };
  const others = 'Bob: room 1 \n Cid: room 1';

  test('GQ-08 GQ-32 alone in the Hidden Entrance one goes a room further, but not beyond the track', () => {
    expect(would(`Ann: room 3, hand 8 door \n ${others}`, '8')).toBe('If 8 is the highest Go!, to Room 5.');
    expect(would(`Ann: room 3, facing outward, hand 8 door \n ${others}`, 'door')).toBe(
      'To Room 1. If cursed, back to Room 6.',
    );
    expect(would(`Ann: room 3, hand tracking 8 \n ${others}`, 'tracking')).toBe(
      'After all others, toward whoever wins with a Go!: to Room 1 or Room 5.',
    );
    expect(would(`options: rooms=2:entrance,3:none \n Ann: room 2, hand tracking 8 \n ${others}`, 'tracking')).toBe(
      'After all others, toward whoever wins with a Go!: to Room 1 or Room 4.',
    );
    expect(would(`options: rooms=3:trail \n Ann: room 3, hand 8 door \n ${others}`, '8')).toBe(
      'If 8 is the highest Go!, to Room 4.',
    );
  });

  test('GQ-34 GQ-37 a room is called what it is, wherever its effect comes from', () => {
    expect(would(`options: rooms=4:pit \n Ann: room 4, hand 8 1 \n ${others}`, '8')).toBe(
      'Counts 6 in here. If that is the highest Go!, to Room 5.',
    );
    expect(would(`options: rooms=4:trap \n Ann: room 4, hand loot 1 \n ${others}`, 'loot')).toBe(
      'Your hand goes, and in this room nothing comes.',
    );
  });

  test('GQ-17 GQ-19 GQ-35 cards that do not count are not counted on', () => {
    const puzzled = 'Ann: room 5, hand see-ya sighting \n Bob: room 6 \n Cid: room 5';
    expect(would(puzzled, 'see-ya')).toBe('One Go! in play: to Room 6. At the very most: Room 6.');
    expect(would('Ann: room 7, hand sighting 1 \n Bob: room 6 \n Cid: room 7', 'sighting')).toBe(
      'Stops Go!, Tracking and See Ya! of Cid.',
    );
  });

  test('GQ-12 whoever loses the turn is neither counted on nor stopped', () => {
    const skipping = 'Ann: room 4, hand see-ya sighting \n Bob: room 4, skips yes \n Cid: room 4';
    expect(would(skipping, 'see-ya')).toBe('One Go! in play: to Room 5. At the very most: Room 5.');
    expect(would(skipping, 'sighting')).toBe('Stops Go!, Tracking and See Ya! of Cid.');
    const alone = 'Ann: room 7, hand see-ya sighting tracking \n Bob: room 7, skips yes \n Cid: room 6';
    expect(would(alone, 'see-ya')).toBe('Nobody else can have a Go! in play: you stay.');
    expect(would(alone, 'sighting')).toBe('There is nobody here or right behind you to stop.');
    expect(would(alone.replace('Cid: room 6', 'Cid: room 6, skips yes'), 'tracking')).toBe(
      'After all others, toward whoever wins with a Go!: to Room 6 or Room 8.',
    );
  });

  test('GQ-27 in a duel equal cards go on', () => {
    expect(duelWords(cardChoices.number('5'))).toBe('Wins if all others lay down less than 5. Equal cards go on.');
    expect(duelWords(cardChoices.number('wild'))).toBe('Beats every other Go! Against another WILD it goes on.');
  });

  test('GQ-15 GQ-35 nobody is outbid in the Puzzle Room, nor under the Meek', () => {
    const fates = (text: string) => {
      const { told } = whatIf(text, [greedQuest]);
      return lyingAfter(told.map(({ event }) => event as Event)).map(({ fate }) => fate);
    };
    expect(fates('Ann: room 6, hand 5 - \n Bob: room 4, hand 5 - \n Cid: room 4, hand 8 -')).toEqual([
      'vain',
      'outbid',
      'acted',
    ]);
    expect(fates('Ann: room 4, hand 5 - \n Bob: room 4, hand 3 - \n Cid: room 4, hand meek -')).toEqual([
      'vain',
      'acted',
      'acted',
    ]);
  });
});

test('Greed, GR-03: in the first two rounds nothing is said to be played now', () => {
  const heading = (round: number): string => {
    const { state } = whatIf(`players: 2 \n round: ${round} \n at: round.takeCard`, [greed]);
    return say(headingOf(viewOf(greed.secrets, state, 0) as GreedView, false), { first: FIRST_PLAY });
  };
  expect(heading(1)).toBe('From round 3 on, as it stands');
  expect(heading(2)).toBe('From round 3 on, as it stands');
  expect(heading(3)).toBe('If you play it now');
});

test('Quests of Shadowgate, QS-29: what is off at the end is said with the points so far', () => {
  const { state, names } = whatIf('players: 2 \n Ann: points 3', [shadowgate]);
  const { say: speak, knows } = speaker(shadowgate.words.english, names);
  const { game } = viewOf(shadowgate.secrets, state, 0) as ShadowgateView;
  expect(reckoned(cardsFor(null), game, 0, { say: speak, knows })).toBe(
    'quests 3, no first of type −5, no piece of the staff −5',
  );
});
