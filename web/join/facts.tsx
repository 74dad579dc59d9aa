import type { AnyGame } from '@gilt/engine/game';
import { message, speaker } from '@gilt/engine/words';
import type { Invitation } from '@gilt/protocol/lobby';
import { type JSX, useEffect, useState } from 'react';
import { gameInfo } from '../games.ts';
import { say } from '../say.ts';
import '../look/agreed.css';

/** How long one may think, how long it takes, and what is played otherwise than published. */
export const Facts = ({ invitation }: { invitation: Invitation }): JSX.Element => {
  const { clock, minutes, ownCards } = invitation;
  const info = gameInfo(invitation.game);
  const variants = useVariants(invitation);
  const takes = minutes ?? info?.box?.minutes ?? null;
  return (
    <dl className="agreed">
      <div>
        <dt>{say('join.clock')}</dt>
        <dd>{clock === null ? say('clock.none') : say('join.each', { time: timeOf(clock) })}</dd>
      </div>
      {takes === null ? null : (
        <div>
          <dt>{say(minutes === null ? 'join.takes' : 'join.ends')}</dt>
          <dd>{say('join.minutes', { minutes: takes })}</dd>
        </div>
      )}
      <div>
        <dt>{say('newTable.variants')}</dt>
        <dd>
          {variants === null
            ? '…'
            : [...(ownCards ? [say('join.ownCards')] : []), ...variants].join(' · ') || say('join.asPublished')}
        </dd>
      </div>
    </dl>
  );
};

const UNITS = [
  [86_400, 'day'],
  [3600, 'hour'],
  [60, 'minute'],
] as const;

/** So many seconds in words: in the largest of which they are a whole number. */
function timeOf(seconds: number): string {
  const [size, unit] = UNITS.find(([each]) => seconds % each === 0) ?? [1, 'second'];
  return new Intl.NumberFormat('en', { style: 'unit', unit, unitDisplay: 'long' }).format(seconds / size);
}

/** What is not as published, in the game's own words; null until these have come. */
function useVariants({ game: id, options }: Invitation): readonly string[] | null {
  const [game, setGame] = useState<AnyGame | null>(null);
  useEffect(() => {
    void gameInfo(id)
      ?.load()
      .then(setGame, () => undefined);
  }, [id]);
  if (!game) return null;
  const voice = speaker(game.words.english, []);
  const called = (word: string, otherwise: string): string =>
    voice.knows(word) ? voice.say(message(word)) : otherwise;
  const usual = game.options.safeParse({}).data as Record<string, unknown> | undefined;
  return Object.entries(options).flatMap(([key, value]) => {
    if (value === undefined || JSON.stringify(value) === JSON.stringify(usual?.[key])) return [];
    const label = called(`option.${key}`, key);
    if (typeof value === 'boolean') return [value ? label : `${label}: ${say('none')}`];
    if (typeof value === 'object') return [label];
    return [`${label}: ${called(`option.${key}.${String(value)}`, String(value))}`];
  });
}
