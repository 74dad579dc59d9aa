import { PENDING, SEALED } from '@gilt/engine/question';
import { viewOf } from '@gilt/engine/view';
import { describe, expect, test } from 'vitest';
import { CARDS, DECK } from './cards.ts';
import { greedQuest } from './game.ts';
import { ROOMS } from './rooms.ts';
import { play } from './scenes.ts';
import type { GreedQuestView } from './secrets.ts';

const seenBy = (seat: number | null, text: string) =>
  viewOf(greedQuest.secrets, play(text).position.state, seat) as GreedQuestView;

describe('what there is', () => {
  test('GQ-01 twelve rooms, three to six players, all decks alike', () => {
    expect(ROOMS).toHaveLength(12);
    expect(greedQuest.seats).toEqual({ least: 3, most: 6 });
    const { piles } = greedQuest.begin(play('players: 6').position.setup as never, [1, 2, 3, 4]);
    expect(piles).toEqual(piles.map(() => DECK));
  });

  test('GQ-02 a deck of 28: one of each, two of Tracking and of every Go! from 1 to 8', () => {
    expect(DECK).toHaveLength(28);
    const twice = CARDS.filter(({ copies }) => copies === 2).map(({ name }) => name);
    expect(twice).toEqual(['Go! 1', 'Go! 2', 'Go! 3', 'Go! 4', 'Go! 5', 'Go! 6', 'Go! 7', 'Go! 8', 'Tracking']);
    expect(CARDS.filter(({ copies }) => copies === 1)).toHaveLength(10);
  });

  test('GQ-03 to begin: five cards each, and all in Room 1 facing inward', () => {
    const scene = play('players: 5 \n at: race.setUp');
    expect(scene.events[0]).toBe('GQ-03 dealt');
    const { hands, piles, rooms, directions } = scene.position.state as never as Record<string, number[][]>;
    expect(hands!.map((hand) => hand.length)).toEqual([5, 5, 5, 5, 5]);
    expect(piles!.map((pile) => pile.length)).toEqual([23, 23, 23, 23, 23]);
    expect(rooms).toEqual([1, 1, 1, 1, 1]);
    expect(directions).toEqual([1, 1, 1, 1, 1]);
    expect(new Set(piles!.map(String)).size).toBe(5);
  });
});

describe('choosing', () => {
  test('GQ-04 everyone picks a card of their own hand; equal cards are one choice', () => {
    const position = 'Ann: hand 3 3 curse \n Bob: hand 5 6 \n Cid: hand 7 8';
    expect(play(position).asks).toBe('Ann, Bob, Cid: turn.playCards');
    expect(() => play(`${position}\n > Ann 5`)).toThrow("'5' is not an option of Ann in turn.playCards (curse, 3)");
  });

  test('GQ-04 nobody sees a card before all are in, nor another hand at any time', () => {
    const view = seenBy(1, 'Ann: hand 3 curse \n Bob: hand 5 6 \n Cid: hand 7 8 \n > Ann 3, Cid 8');
    expect(view.flow.answers).toEqual([SEALED, PENDING, SEALED]);
    expect(view.game.hands[0]).toBe(2);
    expect(view.game.piles).toEqual([26, 26, 26]);
    expect(seenBy(null, 'players: 3').game.hands).toEqual([5, 5, 5]);
  });

  test('GQ-12 without a card one plays none, and draws again when the turn ends', () => {
    const scene = play('Ann: hand - \n Bob: hand 5 6 \n Cid: hand 7 8 \n > Bob 5, Cid 7');
    expect(play('Ann: hand - \n Bob: hand 5 6 \n Cid: hand 7 8').asks).toBe('Bob, Cid: turn.playCards');
    expect(scene.log).toContain('Ann has no card to play.');
    expect(scene.of('Ann', 'hand').split(' ')).toHaveLength(5);
  });

  test('GQ-12 who has to lose a turn plays none this once, and keeps the hand', () => {
    const scene = play('Ann: hand 1 2 3 4 5, skips yes \n Bob: hand 5 6 \n Cid: hand 7 8 \n > Bob 5, Cid 7');
    expect(scene.log).toContain('Ann loses this turn.');
    expect(scene.of('Ann', 'hand')).toBe('1 2 3 4 5');
    expect(scene.asks).toBe('Ann, Bob, Cid: turn.playCards');
  });
});

test('GQ-05 cards act in their order, whoever played them', () => {
  const scene = play(`
    Ann: room 2, hand tracking
    Bob: room 4, hand odd
    Cid: room 4, hand 7
    Dan: room 4, hand see-ya
    Eve: room 9, hand -, pile 1 2 sighting
    Fay: room 5, hand curse`);
  expect(scene.events.filter((event) => !/draws|reshuffles|reveal/.test(event)).slice(0, 9)).toEqual([
    'GQ-38 unseen',
    'GQ-04 turnedUp',
    'GQ-16 curse',
    'GQ-17 sighting',
    'GQ-16 moves',
    'GQ-20 goes',
    'GQ-16 moves',
    'GQ-23 swaps',
    'GQ-26 tracks',
  ]);
  const all = play(`
    players: 6
    Ann: room 3, hand even
    Bob: room 3, hand 8
    Cid: room 3, hand door
    Dan: room 3, hand sighting
    Eve: room 4, hand meek
    Fay: room 4, hand loot`);
  expect(all.events.filter((event) => !/draws|reveal/.test(event)).slice(0, 6)).toEqual([
    'GQ-04 turnedUp',
    'GQ-13 loots',
    'GQ-15 meek',
    'GQ-17 sighting',
    'GQ-18 moves',
    'GQ-22 nothing',
  ]);
  const dragon = play('Ann: hand 8 \n Bob: hand loot, pile 1 2 3 4 5 6 7 \n Cid: room 4, hand attack');
  expect(dragon.events.filter((event) => !/draws|reveal/.test(event)).slice(0, 3)).toEqual([
    'GQ-04 turnedUp',
    'GQ-13 loots',
    'GQ-14 attack',
  ]);
});

describe('cards that have been played', () => {
  test('GQ-06 go to the discards of their owners; the Meek and Curse! when the turn ends', () => {
    const position =
      'Ann: room 4, hand meek \n Bob: room 4, hand curse \n Cid: room 4, hand wild \n Dan: room 4, hand door';
    const middle = play(position);
    expect(middle.asks).toBe('Cid: turn.nameWild');
    expect(middle.of('Dan', 'discards')).toBe('door');
    expect(middle.of('Ann', 'plays')).toBe('meek');
    expect(middle.of('Bob', 'plays')).toBe('curse');
    const end = play(`${position}\n > Cid 1`);
    for (const name of ['Ann', 'Bob']) expect(end.of(name, 'plays')).toBe('-');
    expect(end.of('Ann', 'discards')).toBe('meek');
    expect(end.of('Bob', 'discards')).toBe('curse');
    expect(end.of('Cid', 'discards')).toBe('wild');
  });

  test('GQ-07 at the end of a turn all draw up to five', () => {
    const scene = play('Ann: hand 1 2 3 4 5 \n Bob: hand 6 \n Cid: hand 7 8 \n > Ann 1, Cid 7');
    for (const name of ['Ann', 'Bob', 'Cid']) expect(scene.of(name, 'hand').split(' ')).toHaveLength(5);
  });

  test('GQ-07 whoever draws the last card shuffles the discards at once, in the middle of a draw', () => {
    const scene = play('Ann: hand 1, pile 2 3 \n Bob: hand 6 \n Cid: hand 7');
    const story = scene.heard(0);
    const at = story.findIndex((line) => line.startsWith('Ann has drawn the last card'));
    expect(story[at]).toBe('Ann has drawn the last card; 26 discards become the new pile.');
    expect(story[at - 1]).toBe('Ann draws Go! 3 and Go! 2.');
    expect(story[at + 1]).toMatch(/^Ann draws .+, .+, and .+[.!]$/);
    expect(scene.of('Ann', 'hand').split(' ')).toHaveLength(5);
    expect(scene.of('Ann', 'pile').split(' ')).toHaveLength(23);
    expect(scene.of('Ann', 'discards')).toBe('-');
  });

  test('GQ-07 at that moment everybody can work out the hand, and goes on knowing it until it is played', () => {
    const scene = play(
      'Ann: hand 1 wild curse meek 8, pile 2 \n Bob: hand 6 7 \n Cid: hand 7 8 \n > Ann 1, Bob 6, Cid 7',
    );
    expect(scene.of('Ann', 'known')).toBe('meek curse 2 8 wild');
    const next = play(
      'Ann: hand 1 8 wild, known 1 wild \n Bob: hand 6 7 \n Cid: hand 7 8 \n > Ann wild, Bob 6, Cid 7 \n > Ann 3',
    );
    expect(next.of('Ann', 'known')).toBe('1');
  });

  test('GQ-07 nobody hears what others draw', () => {
    const scene = play('Ann: hand 1 \n Bob: hand 6 \n Cid: hand 7');
    expect(scene.heard(0).filter((line) => line.includes('draws'))).toHaveLength(1);
    expect(scene.heard(null).filter((line) => line.includes('draws'))).toHaveLength(0);
  });
});

describe('moving', () => {
  test('GQ-08 forward and backward are as the piece faces', () => {
    const scene = play('Ann: room 7, facing outward, hand door \n Bob: room 4, hand door \n Cid: hand 1');
    expect(scene.of('Ann', 'room')).toBe('5');
    expect(scene.of('Bob', 'room')).toBe('6');
    const cursed = play('Ann: room 7, facing outward, hand door \n Bob: room 4, hand curse \n Cid: hand 1');
    expect(cursed.of('Ann', 'room')).toBe('9');
  });

  test('GQ-08 what would lead beyond Room 1 or Room 12 is lost', () => {
    expect(play('Ann: room 11, hand door \n Bob: hand 1 \n Cid: hand 2').of('Ann', 'room')).toBe('12');
    const back = play('Ann: room 2, hand door \n Bob: room 4, hand curse \n Cid: hand 1');
    expect(back.of('Ann', 'room')).toBe('1');
    const wall = play('Ann: room 12, facing outward, hand door \n Bob: room 4, hand curse \n Cid: hand 1');
    expect(wall.of('Ann', 'room')).toBe('12');
    expect(wall.log).toContain('Cursed, Ann would go back, but stays in Room 12: it is the end of the track.');
  });

  test('GQ-11 a card is played where its owner stood; two who pass a door at once do not hinder each other', () => {
    const scene = play('Ann: room 3, hand door \n Bob: room 5, hand sighting \n Cid: room 5, hand door');
    expect(scene.of('Ann', 'room')).toBe('6');
    expect(scene.of('Cid', 'room')).toBe('7');
  });

  test('GQ-11 several trackers choose together', () => {
    const scene = play(`
      Ann: room 4, hand tracking
      Bob: room 4, hand tracking
      Cid: room 1, hand 8
      Dan: room 7, hand 8`);
    expect(scene.asks).toBe('Ann, Bob: turn.chooseTrack');
  });
});
