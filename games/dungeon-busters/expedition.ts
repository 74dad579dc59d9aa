import { jump } from '@gilt/engine/flow';
import { below } from '@gilt/engine/random';
import { LAST_DUNGEON } from './cards.ts';
import { dungeon } from './dungeon.ts';
import { gemCount } from './gems.ts';
import { outcome } from './scoring.ts';
import { NONE, procedure } from './state.ts';

/** The whole game: a Leader is found, then three dungeons are explored. */
export const expedition = procedure('expedition').steps({
  /** DB-05 Battle cards and DB-06 gems are handed out. */
  handOut(game, _locals, _answers, tell) {
    tell?.({ type: 'hands', rule: 'DB-05', cards: game.hands[0]!.slice() });
    tell?.({ type: 'firstGems', rule: 'DB-06', bank: game.bank.slice() });
  },

  /** DB-07 One player is Leader for the whole game. */
  findLeader(game, _locals, _answers, tell) {
    const drawn = game.leader === NONE;
    if (drawn) game.leader = below(game.flow.random, game.flow.players);
    tell?.({ type: 'leader', rule: 'DB-07', seat: game.leader, drawn });
  },

  enterDungeon(game) {
    game.dungeon++;
    return dungeon.call();
  },

  untilTheLastDungeon: (game) => (game.dungeon < LAST_DUNGEON ? jump('enterDungeon') : undefined),

  /** DB-26 What is left on the Spoils is nobody's. DB-27 Points are counted. DB-28 The most points win. */
  score(game, _locals, _answers, tell) {
    if (!tell) return;
    const { scores, winners } = outcome(game);
    if (gemCount(game.spoils) > 0) tell({ type: 'spoilsLeft', rule: 'DB-26', gems: game.spoils.slice() });
    tell({ type: 'scored', rule: 'DB-27', totals: scores.map((score) => score.total) });
    const most = scores[winners[0]!]!.total;
    tell({ type: 'won', rule: 'DB-28', seats: winners, level: scores.filter(({ total }) => total === most).length });
  },
});
