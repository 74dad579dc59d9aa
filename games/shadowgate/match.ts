import { jump } from '@gilt/engine/flow';
import { ask, NOT_ASKED, nobody, only, wordsOf } from '@gilt/engine/question';
import type { adventureWith } from './adventure.ts';
import type { Cards } from './cards.ts';
import { outcome, pointsOf, STAFF_REWARD, sum } from './scoring.ts';
import { LINES, NONE, procedure, type Shadowgate } from './state.ts';

/** QS-40 So many points end a match. */
const ENOUGH = 100;
const STAFF_LINE = LINES.indexOf('staff');
/** QS-41 */
const REWARDS = ['take', 'give'];
const TAKE = 0;

/** QS-40 One game, or several. */
export const matchWith = (cards: Cards, adventure: ReturnType<typeof adventureWith>) =>
  procedure('match').steps({
    playGame: () => adventure.call(),

    /** QS-29 The points of the game are counted. QS-40 They are added to those before. */
    count(game, _locals, _answers, tell) {
      const points = game.points.map((_, seat) => pointsOf(cards, game, seat));
      for (const [seat, lines] of points.entries()) {
        for (const [line, each] of lines.entries()) game.tally[seat]![line]! += each;
      }
      game.games++;
      tell?.({ type: 'scored', rule: 'QS-29', points: points.map(sum) });
    },

    /** QS-41 Whoever completed the Staff of Ages in a match takes points, or has the others lose some. */
    chooseReward: ask({
      rule: 'QS-41',
      seats: (game) => (game.match !== 'none' && game.staff !== NONE ? only(game.staff) : nobody),
      options: () => [0, 1],
      forced: 'openly',
      choices: wordsOf(REWARDS),
    }),

    reward(game, _, answers, tell) {
      if (answers.every((answer) => answer === NOT_ASKED)) return;
      const takes = answers[game.staff] === TAKE;
      game.tally.forEach((lines, seat) => {
        if (takes && seat === game.staff) lines[STAFF_LINE]! += STAFF_REWARD;
        if (!takes && seat !== game.staff) lines[STAFF_LINE]! -= STAFF_REWARD;
      });
      tell?.({ type: 'reward', rule: 'QS-41', seat: game.staff, takes });
    },

    untilItIsDecided(game, _locals, _answers, tell) {
      if (game.match !== 'none') tell?.({ type: 'running', rule: 'QS-40', totals: game.tally.map(sum) });
      if (game.late) tell?.({ type: 'timeIsUp', rule: 'QS-40' });
      return isDecided(game) ? undefined : jump('playGame');
    },

    /** QS-27 QS-28 QS-30 QS-40 */
    announce(game, _locals, _answers, tell) {
      if (!tell) return;
      const { winners } = outcome(game);
      const single = game.staff !== NONE ? 'QS-27' : winners.length > 1 ? 'QS-30' : 'QS-28';
      tell({ type: 'won', rule: game.match === 'none' ? single : 'QS-40', seats: winners });
    },
  });

/** QS-40 Whether there is no further game. */
function isDecided(game: Shadowgate): boolean {
  switch (game.match) {
    case 'none':
      return true;
    case 'to-100':
      return game.tally.some((points) => sum(points) >= ENOUGH);
    case 'each-starts':
      return game.games === game.flow.players;
    case 'time':
      return game.late;
  }
}
