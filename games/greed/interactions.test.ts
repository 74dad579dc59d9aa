import { describe, expect, test } from 'vitest';
import { annPlays, annPlaysLast, play } from './scenes.ts';

describe('free cards', () => {
  test('GR-33 63 with 4: nothing is given up, and nothing gained for it', () => {
    const scene = annPlays(4, 'now 63, display 8+3');
    expect(scene.of('Ann', 'cash')).toBe('0k');
    expect(scene.of('Ann', 'display')).toBe('8+3');
  });

  test('GR-33 63 with 41: the holding stays, and only the two markers are left for next turn', () => {
    const scene = annPlays(41, 'now 63, display 8+3');
    expect(scene.of('Ann', 'display')).toBe('8+3');
    expect(scene.of('Ann', 'now')).toBe('41');
    expect(annPlays(46, 'out 41, now 41').of('Ann', 'display')).toBe('46+2');
  });

  test('GR-26 52 and 66 together take 10k off a holding, but never more than it costs', () => {
    expect(annPlays(11, 'display 52 66, cash 5k', 'cash 0k', 'Ann cash').of('Ann', 'cash')).toBe('5k'); // 5k paid, 5k from 52
    const free = annPlays(13, 'display 52 66');
    expect(free.of('Ann', 'display')).toBe('52 66 13+1');
    expect(free.events).not.toContain('GR-09 paid');
  });
});

describe('doubled gains', () => {
  test('GR-32 78 with 1: a doubled gain is copied doubled, and a copy is doubled for a copier with 78', () => {
    const bobDoubles = play('Ann: hand 1 \n Bob: hand 22, out 78, now 78');
    expect([bobDoubles.of('Ann', 'cash'), bobDoubles.of('Bob', 'cash')]).toEqual(['20k', '20k']);
    const annDoubles = play('Ann: hand 1, out 78, now 78 \n Bob: hand 22');
    expect([annDoubles.of('Ann', 'cash'), annDoubles.of('Bob', 'cash')]).toEqual(['20k', '10k']);
  });

  test('GR-32 78 with 34: what others give is doubled as well', () => {
    const scene = play('Ann: hand 76, out 78, now 78 \n Bob: hand 34');
    expect([scene.of('Ann', 'cash'), scene.of('Bob', 'cash')]).toEqual(['20k', '20k']);
  });

  test('GR-32 36 under 78: 30k, and only then is the money looked at', () => {
    expect(annPlays(36, 'out 78, now 78, cash 15k').of('Ann', 'hand')).toBe('36');
    const rich = annPlays(36, 'out 78, now 78, cash 20k');
    expect([rich.of('Ann', 'cash'), rich.of('Ann', 'hand')]).toEqual(['50k', '-']);
  });
});

describe('Rubberface', () => {
  test('GR-30 54 copying 24 gains 20k and owes another 25k at the end', () => {
    expect(annPlaysLast(54, 'display 24, cash 60k').of('Ann', 'cash')).toBe('30k');
  });

  test('GR-30 54 copying 72 gets a car now, and a gun and a key next turn', () => {
    const scene = annPlays(54, 'display 72');
    expect(scene.of('Ann', 'display')).toBe('72 54=72');
    expect(scene.of('Ann', 'now')).toBe('54=72');
    expect(annPlays(30, 'display 54=72, now 54=72').of('Ann', 'cash')).toBe('25k');
  });

  test('GR-30 54 copies printed icons only, not what 72 has for this turn', () => {
    const scene = play('Ann: hand 47 54, display 72, now 67 72 \n Bob: hand 79 \n > Ann 54');
    expect(scene.log).toContain('Ann has not got what it needs: 47 Krazy Kat Club is discarded.');
  });

  test('GR-30 54 copying 42 needs no two thugs; each of them brings a marker', () => {
    expect(annPlays(54, 'display 42').of('Ann', 'display')).toBe('42 54=42');
    expect(annPlays(46, 'display 42 54=42').of('Ann', 'display')).toBe('42 54=42 46+2');
  });

  test('GR-15 GR-30 among what waits for one moment 54 has the number of the thug that it copies', () => {
    const markersOn37 = (thug: string) =>
      play(`Ann: hand 37, display ${thug} 44 22 65 \n Bob: hand 79`).of('Ann', 'display').split(' ').at(-1);
    // 42 puts a marker on it before 44 takes one away; after 44, which finds none, there would be one more.
    expect(markersOn37('42')).toBe('37+2');
    expect(markersOn37('54=42')).toBe('37+2');
  });

  test('GR-30 54 as a copy of 62 pays when it is lost, and is 54 in the discards', () => {
    const scene = annPlays(35, 'display 62 54=62', 'cash 0k', 'Ann 54');
    expect(scene.of('Ann', 'cash')).toBe('45k');
    expect(scene.of('discards').split(' ')).toContain('54');
  });

  test('GR-24 GR-30 54 with nobody to copy stays what it is', () => {
    const scene = annPlays(54, 'now 64');
    expect(scene.of('Ann', 'display')).toBe('54');
    expect(scene.log).toContain('54 Ed "Rubberface" Teach finds no other thug of Ann to copy.');
  });

  test('GR-30 53 revealing 54: it is played without its need, and may copy 53 itself', () => {
    const scene = play('draw: 5 22 54 33 \n Ann: hand 53, display 62 \n Bob: hand 79 \n > Ann 53 \n > Ann 53');
    expect(scene.of('Ann', 'display')).toBe('62 53 54=53 22');
    expect(scene.of('Ann', 'cash')).toBe('10k');
    expect(scene.of('draw')).toBe('5');
  });
});

describe('Hideout', () => {
  test('GR-31 55 after 24: 20k again, but 25k are owed only once', () => {
    expect(annPlaysLast(55, 'display 24, cash 10k').of('Ann', 'cash')).toBe('5k');
  });

  test('GR-31 55 after 65: cards are drawn again', () => {
    const scene = play('draw: 5 33 77 \n Ann: hand 55, display 65 62 \n Bob: hand 79');
    expect(scene.of('Ann', 'hand')).toBe('33 77');
  });

  test('GR-31 55 after 53: another thug is revealed and played, and does not work twice', () => {
    const scene = play('draw: 33 22 \n Ann: hand 55, display 53 23 \n Bob: hand 79');
    expect(scene.of('Ann', 'display')).toBe('53 23 55 22');
    expect(scene.of('Ann', 'cash')).toBe('20k'); // 22 brings 10k, then 23 sees two guns
  });

  test('GR-31 55 leaves out the thugs of this turn', () => {
    const scene = play('Ann: hand 22 55, now 67 \n Bob: hand 79 \n > Ann 22');
    expect(scene.of('Ann', 'cash')).toBe('10k');
  });

  test('GR-31 55 has 54 repeat what it copied', () => {
    expect(annPlays(55, 'display 54=22').of('Ann', 'cash')).toBe('10k');
  });
});

describe('Insurance Office', () => {
  test('GR-18 45 with 58 and 59: its markers stay where they are', () => {
    expect(annPlays(58, 'display 44', 'display 45+2 8+1', 'Ann 44').of('Bob', 'display')).toBe('45+2 8');
    expect(annPlays(59, 'display 22', 'display 45+2 8').of('Bob', 'display')).toBe('45+2 8');
  });

  test('GR-19 45 with losses: another holding or a thug brings two markers, however it is lost', () => {
    const lost = (answer: string, bob: string) =>
      play(`Ann: hand 28, out 79, now 79 \n Bob: hand 59, display ${bob} \n > Bob ${answer}`).of('Bob', 'display');
    expect(lost('8', '45+1 8+4')).toBe('45+3');
    expect(lost('45', '45+1 8+4')).toBe('8+4');
    expect(annPlays(41, 'display 45 8+3', 'cash 0k', 'Ann 8').of('Ann', 'display')).toBe('45+2');
    expect(annPlays(35, 'display 45 22', 'cash 0k', 'Ann 22').of('Ann', 'display')).toBe('45+2');
  });
});

describe('cards on top', () => {
  const holding80 = 'Ann: hand 22 25 80, cash 0k';

  test('GR-36 80 playing 80: it lies out while it is carried out, so it cannot be the card that it lets one play', () => {
    expect(() => play(`${holding80} \n Bob: hand 79 \n > Ann 80 \n > Ann 80`)).toThrow(
      "'80' is not an option of Ann in encore.chooseCard (22, 25, no)",
    );
  });

  test('GR-25 68 returning 80: only when all it does is done, the card on top included', () => {
    const scene = play(`${holding80}, now 68 \n Bob: hand 79 \n > Ann 80 \n > Ann 22`);
    expect(scene.of('Ann', 'hand')).toBe('25 80');
    const at = (text: string) => scene.log.findIndex((line) => line.includes(text));
    expect(at('22 Dickie "Flush" Diamond joins')).toBeLessThan(at('80 Seance! returns'));
  });

  test('GR-36 67 and 80 in one round: 80 lets Ann play a card, 67 another, which may be 80 again if 68 returned it', () => {
    const scene = play(`${holding80}, now 67 68 \n Bob: hand 79 \n > Ann 80 \n > Ann 22 \n > Ann 80 \n > Ann 25`);
    expect(scene.of('Ann', 'display')).toBe('22 25');
    expect(scene.of('Ann', 'cash')).toBe('30k');
    expect(scene.of('Ann', 'hand')).toBe('80');
  });

  test('GR-36 67: cards on top are chosen at once and go by number', () => {
    const scene = play('Ann: hand 23 70, now 67 \n Bob: hand 22 62, now 54=67 \n > Ann 70, Bob 62');
    expect(scene.log).toContain(
      'Ann 23 Ed "Cheesecloth" McGinty and Bob 22 Dickie "Flush" Diamond are turned up on top.',
    );
    expect(scene.log.findIndex((line) => line.startsWith('22 Dickie "Flush" Diamond of Bob'))).toBeLessThan(
      scene.log.findIndex((line) => line.startsWith('23 Ed "Cheesecloth" McGinty of Ann')),
    );
  });

  test('GR-36 67 with an empty hand plays nothing', () => {
    expect(annPlays(22, 'now 67').of('Ann', 'display')).toBe('22');
  });
});

test('GR-34 GR-35 12 at the end: its markers are counted in the display as it is then, after 7 has paid', () => {
  const scene = annPlaysLast(9, 'display 12 7+1, cash 10k', 'cash 0k', 'Ann cash');
  expect(scene.of('Ann', 'display')).toBe('12+3 7+1 9+4');
  expect(scene.of('Ann', 'cash')).toBe('5k');
});

test('GR-21 GR-25 5, 40, 73 and 79 falling on the same turn: by number, each from the left of its player', () => {
  const scene = play(`
    Ann: hand 28, out 5 40, now 5 40, display 22 8
    Bob: hand 75, out 73 79, now 73 79, display 23 24 14 9
    > Bob 14
    > Bob 24`);
  expect(scene.log.filter((line) => /loses|to lose/.test(line) && !line.includes('$'))).toEqual([
    "Bob loses 14 Morticia's Absinthe Parlor (5 Insurance Scam!).",
    'Ann loses 8 Chinatown (5 Insurance Scam!).',
    'Bob loses 24 "Generous" Jenny Jones (40 Take Care of Business!).',
    'Ann loses 22 Dickie "Flush" Diamond (73 One Last Heist!).',
    'Bob loses 23 Ed "Cheesecloth" McGinty (73 One Last Heist!).',
    'Ann has no holding to lose (79 Vandalism!).',
  ]);
  expect(scene.of('discards').split(' ')).toEqual(expect.arrayContaining(['5', '40', '73', '79']));
});

describe('a draw pile that runs out', () => {
  test('GR-20 65 draws what there is, and discards are not shuffled', () => {
    const scene = play('draw: 5 \n Ann: hand 65, display 62 \n Bob: hand 79');
    expect(scene.of('Ann', 'hand')).toBe('5');
    expect(scene.of('draw')).toBe('-');
    expect(scene.events).toContain('GR-20 nothingDrawn');
  });

  test('GR-20 53 discards the rest of the pile if there is no thug in it', () => {
    const scene = play('draw: 5 8 \n Ann: hand 53 \n Bob: hand 79');
    expect(scene.of('Ann', 'display')).toBe('53');
    expect(scene.of('draw')).toBe('-');
  });

  test('GR-20 74 and 53 do nothing with an empty pile', () => {
    expect(play('draw: - \n Ann: hand 74, display 62 \n Bob: hand 79').of('Ann', 'hand')).toBe('-');
    expect(play('draw: - \n Ann: hand 53 \n Bob: hand 79').of('Ann', 'display')).toBe('53');
  });
});

describe('two at once', () => {
  test('GR-32 two 78s in force make four times the sum', () => {
    expect(annPlays(22, 'display 68, now 78 78').of('Ann', 'cash')).toBe('40k');
  });

  test('GR-36 two 67s of one player: the second card on top is chosen when the first has been carried out', () => {
    const scene = play('Ann: hand 22 23 25, now 67 54=67 \n Bob: hand 79 \n > Ann 25 \n > Ann 23');
    expect(scene.of('Ann', 'display')).toBe('25 23 22');
    const at = (text: string) => scene.log.findIndex((line) => line.includes(text));
    expect(at('23 Ed "Cheesecloth" McGinty joins')).toBeLessThan(at('22 Dickie "Flush" Diamond is turned up on top'));
  });
});

test('GR-07 cards on top do not change who begins with abilities', () => {
  const scene = play('Ann: hand 2 76, now 67, display 69 \n Bob: hand 75, display 16 \n > Ann 76');
  expect(scene.log.filter((line) => /gains.*(16|69)/.test(line))).toEqual([
    'Bob gains $5,000 (16 Poor House).',
    'Ann gains $5,000 (69 Natascha "The Squirrel" Rubin).',
  ]);
});

describe('what one card does is not what another does', () => {
  test('GR-26 52 makes holdings cheaper, not thugs', () => {
    expect(() => annPlays(21, 'display 52, cash 5k', 'cash 0k', 'Ann cash')).toThrow('(52, no)');
  });

  test('GR-10 63 lets Ann ignore costs, not needs', () => {
    expect(annPlays(30, 'now 63').of('Ann', 'cash')).toBe('0k');
  });

  test('GR-09 GR-10 GR-25 68 returns no action that was discarded for its cost or need', () => {
    expect(annPlays(30, 'now 68').of('Ann', 'hand')).toBe('-');
    expect(annPlays(35, 'now 68, display 22', 'cash 0k', 'Ann no').of('Ann', 'hand')).toBe('-');
  });

  test('GR-15 36 has been played even if it is back in hand', () => {
    const scene = annPlays(36, 'display 70');
    expect([scene.of('Ann', 'cash'), scene.of('Ann', 'hand')]).toEqual(['20k', '36']);
  });
});

describe('newcomers', () => {
  test('GR-31 a thug is new for one turn only: 55 has him work again the turn after', () => {
    const scene = play(`
      round: 11
      Ann: hand 22 55, pile 8
      Bob: hand 59 79, pile 9
      > Ann 22, Bob 79
      > Ann 55, Bob 59`);
    expect(scene.of('Ann', 'cash')).toBe('20k');
  });

  test('GR-19 GR-31 a thug who is lost in the turn he came is no newcomer any more', () => {
    const scene = play('Ann: hand 22 35, now 67 \n Bob: hand 79, display 6 69 \n > Ann 22 \n > Ann 22');
    expect(scene.asks).toBe('Bob: eachTurn.chooseAbility');
    expect(scene.of('newcomers')).toBe('-');
  });

  test('GR-30 GR-31 a 54 that found nobody to copy does so when 55 has it work again', () => {
    const scene = annPlays(55, 'display 54 22');
    expect(scene.of('Ann', 'display')).toBe('54=22 22 55');
    expect(scene.of('Ann', 'cash')).toBe('20k');
  });
});
