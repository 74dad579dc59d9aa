import { optionsOf } from '@gilt/engine/answer';
import { openLine } from '@gilt/engine/flow';
import { PENDING } from '@gilt/engine/question';
import { readRecord } from '@gilt/engine/record';
import { reelOf } from '@gilt/engine/reel';
import { viewOf } from '@gilt/engine/view';
import { whatIf } from '@gilt/engine/what-if';
import { games } from '@gilt/games/all';
import { expect, test } from 'vitest';
import { recordByChance } from '../tests/records.ts';
import { afresh } from './afresh.ts';
import { answered, asked } from './riddle-text.ts';

test.each(games.map((game) => [game.id, game] as const))(
  'a choice is a puzzle: the seat sees what it saw then, and any of its options can be tried: %s',
  (id, rules) => {
    const { record, game, setup } = readRecord(recordByChance(rules, Math.max(3, rules.seats.least), 4), games);
    const { frames } = reelOf(game, setup, record);
    const seat = 1;
    const choices = frames.slice(0, -1).filter(({ after }) => {
      return after.flow.answers[seat] === PENDING && optionsOf(game, after, seat).length > 1;
    });
    const step = Math.max(1, Math.floor(choices.length / 6));
    for (let i = 0; i < choices.length; i += step) {
      const real = choices[i]!.after;
      const view = viewOf(game.secrets, real, seat);
      const text = afresh({ game: id, options: setup.options, view }, i);
      const at = whatIf(asked(text), [game]);
      const question = openLine(game, at.state)!;
      expect(question.where).toBe(openLine(game, real)!.where);
      expect(optionsOf(game, at.state, seat)).toEqual(optionsOf(game, real, seat));
      expect(viewOf(game.secrets, at.state, seat).game).toEqual(view.game);
      for (const option of optionsOf(game, real, seat).slice(0, 3)) {
        const { tellings } = answered(text, game, seat, question.question.choices.name(option));
        expect(tellings.length).toBe(2);
      }
    }
  },
);
