import goalIcon from 'icon:bullseye';
import roundIcon from 'icon:cycle';
import endIcon from 'icon:hourglass';
import scoreIcon from 'icon:trophy';
import type { Minute } from '@gilt/engine/minute';
import { type JSX, useEffect, useState } from 'react';
import { gameInfo } from '../games.ts';
import { say } from '../say.ts';
import { Icon } from './icon.tsx';

/** The rules of a game in one minute; null until they are there, and where nobody has written them. */
export function useMinute(game: string): Minute | null {
  const [minute, setMinute] = useState<Minute | null>(null);
  useEffect(() => {
    let here = true;
    void gameInfo(game)
      ?.minute()
      .then((it) => here && setMinute(it));
    return () => {
      here = false;
    };
  }, [game]);
  return minute;
}

/** What one wants, in one line. */
export const Goal = ({ game }: { game: string }): JSX.Element | null => {
  const minute = useMinute(game);
  return minute ? (
    <p className="rail__goal">
      <b>{say('minute.goal')}</b> {minute.goal}
    </p>
  ) : null;
};

/** Goal, a round, the end and the score, before the clauses. */
export const InOneMinute = ({ game, heading: Heading }: { game: string; heading: 'h2' | 'h3' }): JSX.Element | null => {
  const minute = useMinute(game);
  if (!minute) return null;
  const { goal, round, end, score } = minute;
  return (
    <section className="minute">
      <Heading>{say('minute')}</Heading>
      <dl>
        <Part icon={goalIcon} title={say('minute.goal')} says={[goal]} />
        <Part icon={roundIcon} title={say('minute.round')} says={round} />
        <Part icon={endIcon} title={say('minute.end')} says={[end]} />
        <Part icon={scoreIcon} title={say('minute.score')} says={score} />
      </dl>
      <a className="btn btn--sm" href={`/learn/${game}`}>
        {say('learn')}
      </a>
    </section>
  );
};

const Part = ({ icon, title, says }: { icon: string; title: string; says: readonly string[] }): JSX.Element => (
  <div>
    <dt>
      <Icon of={icon} />
      {title}
    </dt>
    {says.map((text) => (
      <dd key={text}>{text}</dd>
    ))}
  </div>
);
