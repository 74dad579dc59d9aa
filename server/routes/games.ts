import { botsFor } from '@gilt/bots/all';
import type { AnyGame } from '@gilt/engine/game';
import type { GameSight } from '@gilt/protocol/lobby';
import { TIME_IS_UP } from '@gilt/table/follow-up';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Hall } from '../hall.ts';

/** What can be played. */
export function gameRoutes(site: FastifyInstance, { games }: Hall): void {
  const sights = games.map(gameSeen);
  site.get('/api/games', async () => ({ games: sights }));
}

const gameSeen = (game: AnyGame): GameSight => ({
  id: game.id,
  name: game.name,
  credits: game.credits,
  rules: game.version,
  seats: game.seats,
  options: z.toJSONSchema(game.options, { io: 'input' }) as Record<string, unknown>,
  bots: botsFor(game).map(({ name }) => name),
  promises: Object.keys(game.promises),
  timed: game.outside?.[TIME_IS_UP] !== undefined,
});
