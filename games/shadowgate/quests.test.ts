import { describe, expect, test } from 'vitest';
import { choicesIn, play, table } from './scenes.ts';

/** Ann, whose base types are ranged, melee and ice, has paid for a quest. */
const paid = (items: string, side: string, rest = '') =>
  table(
    `hand glaciate clouded-orb lantern-orb, items ${items}`,
    'hand ember-jar',
    `torch: rusty-falchion \n actions: 0 \n at: quest.chooseLevel (side ${side}, level minor, items -) \n ${rest}`,
  );

describe('QS-22 the levels of a quest', () => {
  test.each([
    ['-', 'minor', 1],
    ['flame-of-gorrung', 'major', 3],
    ['flame-of-gorrung yorick', 'great', 5],
    ['flame-of-gorrung yorick hoarfrost-key iron-spear', 'epic', 8],
  ])('QS-22 with %s The Library Burns can be %s, for %i', (items, level, points) => {
    const answer = items === '-' ? '' : `> Ann ${level}`;
    const scene = play(paid(items, 'the-library-burns', answer));
    expect(scene.log.join()).toContain(`${level} quest`);
    expect(scene.of('Ann', 'points')).toBe(String(points));
  });

  test('QS-22 a lower level may be chosen, and keeps the items', () => {
    const scene = play(paid('flame-of-gorrung yorick', 'the-library-burns', '> Ann minor'));
    expect(scene.of('Ann', 'points')).toBe('1');
    expect(scene.of('Ann', 'items')).toBe('flame-of-gorrung yorick');
  });

  test('QS-22 without an item of its type a quest is minor, whatever else there is', () => {
    const scene = play(paid('yorick hoarfrost-key iron-spear', 'the-library-burns'));
    expect(scene.log[0]).toBe('Ann completes The Library Burns as a minor quest: 1 point.');
  });

  test('QS-22 epic needs its own classes, not the great one', () => {
    expect(choicesIn(play(paid('golden-thorn iron-spear flame-of-gorrung', 'the-overgrown-maze')))).toEqual([
      'minor',
      'major',
      'great',
    ]);
    expect(
      choicesIn(
        play(
          paid('clouded-orb iron-spear hoarfrost-key', 'the-eye-in-the-fountain').replace(
            'clouded-orb lantern-orb',
            'lantern-orb',
          ),
        ),
      ),
    ).toEqual(['minor', 'major', 'great', 'epic']);
  });
});

describe('QS-23 each item serves one need', () => {
  test('QS-23 an item of the type is not at the same time one of the class', () => {
    // A great Weathercock needs a wind and a weapon; the epic one a wind, and magic besides.
    expect(choicesIn(play(paid('minor-mistral iron-spear yorick', 'the-weathercock')))).toEqual([
      'minor',
      'major',
      'great',
    ]);
    expect(choicesIn(play(paid('minor-mistral iron-spear yorick hoarfrost-key', 'the-weathercock')))).toContain('epic');
  });

  test('QS-23 the player says which item serves where several can', () => {
    const scene = play(paid('flame-of-gorrung yorick kings-crown', 'the-library-burns', '> Ann great'));
    expect(scene.asks).toBe('Ann: quest.useItem');
    expect(choicesIn(scene)).toEqual(['yorick', 'kings-crown']);
  });

  test('QS-23 what is used up goes with the discards', () => {
    const scene = play(paid('flame-of-gorrung yorick kings-crown', 'the-library-burns', '> Ann great \n > Ann yorick'));
    expect(scene.of('used')).toBe('flame-of-gorrung yorick');
    expect(scene.of('Ann', 'items')).toBe('flame-of-gorrung yorick kings-crown');
  });

  test('QS-23 an item that is used up does not serve again in this turn', () => {
    const scene = play(
      paid('flame-of-gorrung yorick', 'the-library-burns', '').replace('at:', 'used: flame-of-gorrung \n at:'),
    );
    expect(scene.log[0]).toContain('minor');
  });

  test('QS-23 an item of a base type stays, and serves the next quest of the same turn', () => {
    const scene = play(paid('elven-longbow', 'the-silent-guard', '> Ann major'));
    expect(scene.of('used')).toBe('-');
    const again = play(
      table(
        'hand golden-thorn scattered-coins, items elven-longbow',
        'hand ember-jar',
        'torch: iron-spear \n actions: 3 \n completed: bats-in-the-belfry \n quests: the-silent-guard the-empty-throne the-weathercock \n > Ann the-silent-guard \n > Ann golden-thorn \n > Ann major',
      ),
    );
    expect(again.log.at(-1)).not.toContain('minor');
    expect(again.of('Ann', 'points')).toBe('3');
  });
});

describe('QS-24 wild items', () => {
  test('QS-24 a wild item passes for a type and for a class', () => {
    expect(choicesIn(play(paid('circle-rune', 'the-library-burns')))).toEqual(['minor', 'major']);
    expect(choicesIn(play(paid('circle-rune blank-scroll', 'the-library-burns')))).toEqual(['minor', 'major', 'great']);
  });

  test('QS-24 a wild item used in an epic quest', () => {
    const scene = play(paid('flame-of-gorrung yorick hoarfrost-key circle-rune', 'the-library-burns', '> Ann epic'));
    expect(scene.log.join()).toContain('epic');
    expect(scene.of('Ann', 'points')).toBe('8');
    expect(scene.of('used')).toBe('flame-of-gorrung circle-rune yorick');
  });

  test('QS-24 is used up like any other, and is nobody’s base type', () => {
    const scene = play(paid('circle-rune', 'the-silent-guard', '> Ann major'));
    expect(scene.of('used')).toBe('circle-rune');
  });

  test('QS-24 is never the first of a type, nor a piece of the staff', () => {
    const scene = play(
      table(
        'hand circle-rune minor-mistral magnus-bounty kings-crown',
        'hand ember-jar',
        'torch: iron-spear \n actions: 4 \n > Ann circle-rune \n > Ann minor-mistral \n > Ann done',
      ),
    );
    expect(scene.log).toContain('Ann acquires Circle Rune.');
    expect(scene.of('firsts')).toBe('-');
  });
});

describe('QS-25 QS-26 first of type', () => {
  const acquiring = (bobs: string) =>
    play(
      table(
        'hand yorick minor-mistral golden-thorn',
        `hand ember-jar, items ${bobs}`,
        'torch: iron-spear \n actions: 4 \n > Ann yorick \n > Ann golden-thorn',
      ),
    );

  test('QS-25 the first item of a type among all players is turned sideways', () => {
    const scene = acquiring('-');
    expect(scene.of('firsts')).toBe('artifact=Ann');
    expect(scene.events).toContain('QS-25 first');
  });

  test('QS-25 the second is not', () => {
    const scene = acquiring('cracked-hourglass');
    expect(scene.of('firsts')).toBe('artifact=Bob');
    expect(scene.events).not.toContain('QS-25 first');
  });

  /** Bob uses up the first fire of four players. */
  const discarding = (items: Record<string, string>) => {
    const own = (name: string) => `${name}: items ${items[name] ?? '-'}`;
    return play(`
      players: Ann Bob Cid Dan
      turn: Bob
      ${['Ann', 'Cid', 'Dan'].map(own).join('\n')}
      Bob: character lapsed-scholar, ability haggler, items flame-of-gorrung
      firsts: fire=Bob
      torch: iron-spear
      used: flame-of-gorrung
      at: drawPhase.discardPlayed`);
  };

  test('QS-26 discarded, it passes clockwise to the next who has one of the type', () => {
    const scene = discarding({ Ann: 'ember-jar', Dan: 'blazing-revelation' });
    expect(scene.log).toContain('The first fire passes from Bob to Dan.');
    expect(scene.of('firsts')).toBe('fire=Dan');
    const other = discarding({ Ann: 'ember-jar' });
    expect(other.of('firsts')).toBe('fire=Ann');
  });

  test('QS-26 if nobody has one the token is taken off', () => {
    const scene = discarding({ Cid: 'circle-rune' });
    expect(scene.log).toContain('The fire of Bob was the only one: its token is taken off the Staff.');
    expect(scene.of('firsts')).toBe('-');
  });

  test('QS-26 and the next to be acquired is first again', () => {
    const scene = play(
      table(
        'hand ember-jar minor-mistral golden-thorn',
        'hand glaciate',
        'torch: iron-spear \n actions: 4 \n discards: flame-of-gorrung \n > Ann ember-jar \n > Ann golden-thorn',
      ),
    );
    expect(scene.of('firsts')).toBe('fire=Ann');
  });

  test('QS-26 discarding one that is not the first changes nothing', () => {
    const scene = play(`
      turn: Bob
      Ann: items ember-jar
      Bob: character lapsed-scholar, ability haggler, items flame-of-gorrung
      firsts: fire=Ann
      torch: iron-spear
      used: flame-of-gorrung
      at: drawPhase.discardPlayed`);
    expect(scene.of('firsts')).toBe('fire=Ann');
  });
});
