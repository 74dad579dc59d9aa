import { describe, expect, test } from 'vitest';
import { choicesIn, play, table } from './scenes.ts';

describe('QS-09 QS-10 events', () => {
  const eventPhase = (rest: string) =>
    table(
      'hand courtyard-market yorick glaciate',
      'hand ember-jar tower-gale',
      `turn: Ann \n at: eventPhase.comeHome (lose 0) \n ${rest}`,
    );

  test('QS-09 one may be played, or none', () => {
    expect(choicesIn(play(eventPhase('')))).toEqual(['courtyard-market', 'pass']);
    expect(play(eventPhase('> Ann pass')).asks).toBe('Ann: turn.lightTorch');
  });

  test('QS-09 without an event in hand there is nothing to ask', () => {
    const scene = play(table('hand yorick', 'hand ember-jar', 'at: eventPhase.comeHome (lose 0)'));
    expect(scene.asks).not.toBe('Ann: eventPhase.playEvent');
  });

  test('QS-09 a card is taken in its place, from the deck or the pool', () => {
    const played = 'pool: iron-spear lantern-orb \n deck: scattered-coins crooked-stave \n > Ann courtyard-market';
    expect(choicesIn(play(eventPhase(played)))).toEqual(['iron-spear', 'lantern-orb', 'deck']);
    expect(play(eventPhase(`${played} \n > Ann lantern-orb`)).of('Ann', 'hand')).toBe('glaciate yorick lantern-orb');
    expect(play(eventPhase(`${played} \n > Ann deck`)).of('Ann', 'hand')).toBe('glaciate yorick crooked-stave');
  });

  test('QS-09 an event gives way to another, whoever played it', () => {
    const scene = play(
      eventPhase(
        'event: tournament-day \n event-by: Bob \n deck: iron-spear lantern-orb \n > Ann courtyard-market \n > Ann deck',
      ),
    );
    expect(scene.log.slice(0, 2)).toEqual([
      'Bob’s Tournament Day gives way and is discarded.',
      'Ann plays the event Courtyard Market.',
    ]);
    expect(scene.of('event')).toBe('courtyard-market');
    expect(scene.of('event-by')).toBe('Ann');
    expect(scene.of('discards')).toContain('tournament-day');
  });

  test('QS-09 an event that nobody replaced comes home and is discarded, before another may be played', () => {
    const scene = play(eventPhase('event: tournament-day \n event-by: Ann'));
    expect(scene.log[0]).toBe('Tournament Day has come home to Ann and is discarded.');
    expect(scene.of('event')).toBe('-');
    expect(scene.of('discards')).toContain('tournament-day');
    expect(scene.asks).toBe('Ann: eventPhase.playEvent');
  });

  test('QS-10 it works on whoever plays it, then on the others in their turns, until it comes home', () => {
    const scene = play(`
      Ann: character gatekeepers-daughter, ability haggler, hand full-moon-over-the-keep yorick glaciate clouded-orb
      Bob: character lapsed-scholar, ability caretaker, hand ember-jar tower-gale signet-of-nobody
      pool: iron-spear lantern-orb
      at: eventPhase.comeHome (lose 0)
      deck: crooked-stave scattered-coins ashwood-stave mirror-that-lies
      > Ann full-moon-over-the-keep
      > Ann deck
      > Ann yorick
      > Ann done
      > Ann deck
      > Ann stop
      > Bob ember-jar
      > Bob done
      > Bob deck
      > Bob stop`);
    const told = scene.log.filter((line) => /Full Moon|burns/.test(line));
    expect(told).toEqual([
      'Ann plays the event Full Moon over the Keep.',
      'Full Moon over the Keep works on Ann: a torch counts at least 6.',
      'Ann burns Yorick: 6 actions.',
      'Full Moon over the Keep moves on to Bob.',
      'Full Moon over the Keep works on Bob: a torch counts at least 6.',
      'Bob burns Ember Jar: 6 actions.',
      'Full Moon over the Keep moves on to Ann.',
      'Full Moon over the Keep has come home to Ann and is discarded.',
    ]);
  });

  test('QS-09 QS-10 an event of another player works on me', () => {
    const scene = play(eventPhase('event: full-moon-over-the-keep \n event-by: Bob \n > Ann pass \n > Ann yorick'));
    expect(scene.log).toContain('Full Moon over the Keep works on Ann: a torch counts at least 6.');
    expect(scene.of('actions')).toBe('6');
  });

  test('QS-17 at the end of the turn the event moves on to the left', () => {
    const scene = play(
      table(
        'hand yorick glaciate ember-jar',
        'hand clouded-orb',
        'event: tournament-day \n event-by: Bob \n at: turn.fillUp \n players: Ann Bob',
      ),
    );
    expect(scene.log).toContain('Tournament Day moves on to Bob.');
    expect(scene.log).toContain('Tournament Day has come home to Bob and is discarded.');
  });
});

describe('QS-11 the torch', () => {
  test('QS-11 its torch value is the number of actions, and it leaves the hand', () => {
    const scene = play(table('hand iron-spear yorick', 'hand ember-jar', 'at: turn.lightTorch \n > Ann iron-spear'));
    expect(scene.of('actions')).toBe('4');
    expect(scene.of('torch')).toBe('iron-spear');
    expect(scene.of('Ann', 'hand')).toBe('yorick');
  });

  test('QS-11 events can burn too (QS-21)', () => {
    const scene = play(
      table('hand long-night-watch yorick', 'hand ember-jar', 'at: turn.lightTorch \n > Ann long-night-watch'),
    );
    expect(scene.of('actions')).toBe('6');
  });

  test('QS-11 the torch can be used for nothing else', () => {
    const scene = play(table('hand glaciate', '', 'torch: minor-mistral \n actions: 2'));
    expect(choicesIn(scene)).not.toContain('minor-mistral');
  });

  test('QS-11 without a card there is no light', () => {
    const scene = play(table('hand -', 'hand ember-jar yorick', 'at: turn.lightTorch'));
    expect(scene.log[0]).toBe('Ann has no card to burn, and sits in the dark.');
    expect(scene.asks).toBe('Ann: draw.chooseCard');
  });
});

describe('QS-12 cycling', () => {
  const cycling = (rest: string) =>
    play(
      table(
        'hand yorick',
        'hand ember-jar',
        `torch: iron-spear \n actions: 2 \n pool: lantern-orb \n deck: glaciate crooked-stave clouded-orb \n ${rest} \n > Ann cycle`,
      ),
    );

  test('QS-12 all available quests and the pool go, and there are four quests and two pool cards again', () => {
    const scene = cycling(
      'quests: the-silent-guard the-empty-throne \n quest-top: the-weathercock \n quest-deck: the-library-burns the-bridge-keeper the-overgrown-maze the-eye-in-the-fountain the-well-that-answers',
    );
    expect(scene.of('quests')).toBe('the-well-that-answers the-eye-in-the-fountain the-overgrown-maze');
    expect(scene.of('quest-top')).toBe('the-bridge-keeper');
    expect(scene.of('pool')).toBe('clouded-orb crooked-stave');
    expect(scene.of('discards')).toContain('lantern-orb');
    expect(scene.of('quest-discards')).toContain('the-silent-guard the-empty-throne the-weathercock');
    expect(scene.of('actions')).toBe('1');
  });

  test('QS-12 QS-17 what came to light in this turn was not available, so it stays and is dealt', () => {
    const scene = cycling(
      'quests: the-silent-guard \n quest-top: the-weathercock \n quest-top-new: yes \n quest-deck: the-library-burns the-bridge-keeper the-overgrown-maze the-eye-in-the-fountain',
    );
    expect(scene.of('quests')).toBe('the-weathercock the-eye-in-the-fountain the-overgrown-maze');
    expect(scene.of('quest-top-new')).toBe('no');
    expect(scene.of('quest-discards')).not.toContain('the-weathercock');
  });

  test('QS-12 without an action left it is not offered', () => {
    const scene = play(table('hand kings-crown', 'hand ember-jar', 'torch: iron-spear \n actions: 0'));
    expect(scene.asks).not.toBe('Ann: actionPhase.act');
  });
});

describe('QS-13 QS-14 drawing', () => {
  const drawing = (rest: string, actions = 2) =>
    table(
      'hand yorick',
      'hand ember-jar',
      `torch: iron-spear \n actions: ${actions} \n pool: lantern-orb tower-shield \n deck: glaciate crooked-stave clouded-orb \n ${rest}`,
    );

  test('QS-14 one card must be drawn; QS-13 those for unused actions may', () => {
    expect(choicesIn(play(drawing('> Ann done')))).toEqual(['lantern-orb', 'tower-shield', 'deck']);
    expect(choicesIn(play(drawing('> Ann done \n > Ann deck')))).toEqual([
      'lantern-orb',
      'tower-shield',
      'deck',
      'stop',
    ]);
  });

  test('QS-13 as many as there are unused actions, and no more', () => {
    const scene = play(drawing('> Ann done \n > Ann deck \n > Ann deck \n > Ann deck'));
    expect(scene.of('Ann', 'hand')).toBe('glaciate yorick clouded-orb crooked-stave');
    expect(scene.of('turn')).toBe('Bob');
  });

  test('QS-13 they may be left', () => {
    const scene = play(drawing('> Ann done \n > Ann deck \n > Ann stop'));
    expect(scene.events.filter((event) => event === 'QS-14 drew')).toHaveLength(1);
  });

  test('QS-14 a card from the pool is seen by all, one from the deck by its owner only', () => {
    const scene = play(drawing('> Ann done \n > Ann tower-shield \n > Ann deck'));
    expect(scene.heard(1).slice(0, 2)).toEqual(['Ann takes Tower Shield from the pool.', 'Ann draws from the deck.']);
    expect(scene.heard(0).slice(0, 2)).toEqual([
      'Ann takes Tower Shield from the pool.',
      'Ann draws Clouded Orb from the deck.',
    ]);
    expect(scene.of('Ann', 'shown')).toBe('tower-shield');
  });

  test('QS-14 the pool is not filled up until the turn ends (QS-17)', () => {
    const scene = play(drawing('> Ann done \n > Ann tower-shield'));
    expect(choicesIn(scene)).toEqual(['lantern-orb', 'deck', 'stop']);
    const end = play(drawing('> Ann done \n > Ann tower-shield \n > Ann lantern-orb \n > Ann stop'));
    expect(end.of('pool')).toBe('clouded-orb crooked-stave');
    expect(end.log).toContain('Into the pool: Clouded Orb and Crooked Stave.');
  });

  test('QS-14 an empty deck is made anew from the discards', () => {
    const scene = play(
      table(
        'hand yorick',
        'hand ember-jar',
        'torch: iron-spear \n actions: 0 \n pool: lantern-orb tower-shield \n deck: - \n > Ann deck',
      ),
    );
    expect(scene.log[0]).toMatch(/^The deck is empty; \d+ discards are shuffled to make a new one\.$/);
    expect(scene.of('Ann', 'hand').split(' ').length).toBeGreaterThan(1);
  });

  test('QS-14 then everybody knows which cards are in the hands', () => {
    const scene = play(
      table(
        'hand yorick glaciate',
        'hand ember-jar clouded-orb, shown clouded-orb',
        'torch: iron-spear \n actions: 0 \n pool: lantern-orb tower-shield \n deck: - \n > Ann deck',
      ),
    );
    expect(scene.of('older')).toBe('ember-jar glaciate yorick');
  });

  test('QS-14 where deck, discards and pool are all empty nothing can be drawn', () => {
    const all = play('players: 2');
    const ids = [...all.of('deck').split(' '), ...all.of('pool').split(' '), all.of('torch')];
    const hands = ['Ann', 'Bob'].flatMap((name) => all.of(name, 'hand').split(' '));
    const cards = [...ids, ...hands];
    const scene = play(
      table(
        `hand ${cards.slice(6).join(' ')}`,
        `hand ${cards.slice(0, 6).join(' ')}`,
        'deck: - \n discards: - \n pool: - \n torch: - \n actions: 0 \n at: drawPhase.drawCards',
      ),
    );
    expect(scene.log[0]).toBe('There is no card left for Ann to draw.');
    expect(scene.asks).toBe('Ann: drawPhase.discardDown');
  });
});

describe('QS-15 QS-16 discarding', () => {
  const discarding = (ann: string, rest: string) =>
    play(table(ann, 'hand ember-jar', `${rest} \n at: drawPhase.discardPlayed`));

  test('QS-15 the torch, resources, quests and used items go to the discards', () => {
    const scene = discarding(
      'hand yorick glaciate clouded-orb, items flame-of-gorrung elven-longbow',
      'torch: iron-spear \n resources: golden-thorn scattered-coins \n completed: the-silent-guard \n used: flame-of-gorrung',
    );
    expect(scene.log[0]).toBe(
      'Ann discards Iron Spear, Golden Thorn, Scattered Coins, and The Silent Guard, and Flame of Gorrung, used up.',
    );
    for (const card of ['iron-spear', 'golden-thorn', 'scattered-coins', 'flame-of-gorrung'])
      expect(scene.of('discards')).toContain(card);
    expect(scene.of('quest-discards')).toContain('the-silent-guard');
    expect(scene.of('Ann', 'items')).toBe('elven-longbow');
  });

  test('QS-16 fewer than three cards: draw up to three', () => {
    const scene = discarding(
      'hand yorick',
      'torch: iron-spear \n pool: lantern-orb tower-shield \n deck: glaciate crooked-stave clouded-orb',
    );
    expect(scene.asks).toBe('Ann: draw.chooseCard');
    expect(choicesIn(scene)).toEqual(['lantern-orb', 'tower-shield', 'deck']);
  });

  test('QS-16 exactly two are drawn then', () => {
    const scene = play(
      table(
        'hand yorick',
        'hand ember-jar tower-gale rusty-falchion',
        'torch: iron-spear \n pool: lantern-orb tower-shield \n deck: glaciate crooked-stave clouded-orb \n at: drawPhase.discardPlayed \n > Ann deck \n > Ann deck',
      ),
    );
    expect(scene.of('Ann', 'hand').split(' ')).toHaveLength(3);
    expect(scene.of('turn')).toBe('Bob');
  });

  test('QS-16 more than six: discard down to six, of one’s own choice', () => {
    const seven = 'hand yorick glaciate clouded-orb tower-gale rusty-falchion tower-shield bent-bucket-helm';
    const scene = discarding(seven, 'torch: iron-spear');
    expect(scene.asks).toBe('Ann: drawPhase.discardDown');
    const next = play(
      table(
        seven,
        'hand ember-jar lantern-orb kings-crown',
        'torch: iron-spear \n at: drawPhase.discardPlayed \n > Ann clouded-orb',
      ),
    );
    expect(next.of('Ann', 'hand').split(' ')).toHaveLength(6);
    expect(next.of('discards')).toContain('clouded-orb');
    expect(next.of('turn')).toBe('Bob');
  });

  test('QS-16 six may be kept', () => {
    const scene = discarding(
      'hand yorick glaciate clouded-orb tower-gale rusty-falchion tower-shield',
      'torch: iron-spear',
    );
    expect(scene.of('turn')).toBe('Bob');
  });
});

describe('QS-17 the end of a turn', () => {
  const ending = (rest: string) =>
    play(table('hand yorick glaciate clouded-orb', 'hand ember-jar', `at: turn.fillUp \n ${rest}`));

  test('QS-17 the column is filled from the top of the quest deck, and the next one opens', () => {
    const scene = ending(
      'quests: the-silent-guard the-empty-throne \n quest-top: the-weathercock \n quest-deck: the-library-burns the-bridge-keeper',
    );
    expect(scene.of('quests')).toBe('the-silent-guard the-empty-throne the-weathercock');
    expect(scene.of('quest-top')).toBe('the-bridge-keeper');
    expect(scene.of('quest-deck')).toBe('the-library-burns');
    expect(scene.log).toContain('A new quest: The Bridge Keeper.');
  });

  test('QS-17 when the quest deck runs out its discards are turned to their other sides', () => {
    const scene = ending('quests: the-silent-guard the-empty-throne \n quest-top: the-weathercock \n quest-deck: -');
    expect(scene.log).toContain('The quest deck has run out; its discards are turned over and shuffled.');
    const backs = [
      'bats-in-the-belfry',
      'the-door-without-a-key',
      'the-drowned-cellar',
      'nine-locks',
      'moonlight-flit',
      'the-haunted-wine-list',
      'snow-in-august',
      'grave-robbing-for-beginners',
    ];
    expect([scene.of('quest-top'), ...scene.of('quest-deck').split(' ')].sort()).toEqual(backs.sort());
    expect(scene.of('quest-discards')).toBe('-');
  });

  test('QS-17 a quest that came to light on top of the deck can be taken on from now on', () => {
    const scene = ending('quest-top: the-weathercock \n quest-top-new: yes');
    expect(scene.of('quest-top')).toBe('the-weathercock');
    expect(scene.of('quest-top-new')).toBe('no');
    expect(scene.log).toContain('A new quest: The Weathercock.');
  });

  test('QS-17 but not before', () => {
    const position = (isNew: string) =>
      table(
        'hand circle-rune minor-mistral kings-crown magnus-bounty',
        'hand ember-jar',
        `torch: blazing-revelation \n actions: 5 \n quest-top: the-weathercock \n quest-top-new: ${isNew}`,
      );
    expect(choicesIn(play(position('no')))).toContain('the-weathercock');
    expect(choicesIn(play(position('yes')))).not.toContain('the-weathercock');
  });

  test('QS-12 QS-17 taking on the top of the quest deck brings the next one to light', () => {
    const scene = play(
      table(
        'hand circle-rune minor-mistral kings-crown magnus-bounty',
        'hand ember-jar',
        'torch: blazing-revelation \n actions: 5 \n quest-top: the-weathercock \n quest-deck: the-library-burns the-bridge-keeper \n quests: the-silent-guard \n > Ann the-weathercock',
      ),
    );
    expect(scene.of('quest-top')).toBe('the-bridge-keeper');
    expect(scene.of('quest-top-new')).toBe('yes');
  });

  test('QS-17 then it is the next player’s turn', () => {
    expect(ending('').of('turn')).toBe('Bob');
  });
});
