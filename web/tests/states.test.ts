import { games } from '@gilt/games/all';
import { rebuilt } from '@gilt/table/log';
import { describe, expect, test } from 'vitest';
import { GAMES, questionsOf, visitsOf } from './states.ts';

describe('the states that pages are looked at in', () => {
  test('are of every game there is', () => {
    expect([...GAMES].sort()).toEqual(games.map(({ id }) => id).sort());
  });

  for (const game of games)
    for (const company of ['few', 'many'] as const) {
      test(`${game.name}, ${company}: every question that can be asked is one of them, and every table is one by today's rules`, () => {
        const visits = visitsOf(game.id, [company]);
        const names = visits.flatMap(({ states }) => Object.values(states));
        const [main] = questionsOf(game).filter((where) => !names.includes(`${where.replace('.', '-')}-asked`));
        expect(names).toContain('asked');
        expect(
          questionsOf(game).filter((where) => where !== main && !names.includes(`${where.replace('.', '-')}-asked`)),
        ).toEqual([]);
        for (const state of ['waiting', 'picked', 'sealed', 'full', 'reveal', 'talk', 'watching', 'result'])
          expect(names).toContain(state);
        for (const { lines } of visits.slice(-3)) expect(rebuilt('TESTTEST', lines, games).status).not.toBe('frozen');
      });
    }
});
