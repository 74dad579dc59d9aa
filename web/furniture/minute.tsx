import goalIcon from 'icon:bullseye';
import roundIcon from 'icon:cycle';
import endIcon from 'icon:hourglass';
import scoreIcon from 'icon:trophy';
import type { Minute } from '@gilt/engine/minute';
import { type JSX, useEffect, useState } from 'react';
import { gameInfo } from '../games.ts';
import { say } from '../say.ts';
import { Icon } from './icon.tsx';
import { Drawing } from './pictured.tsx';
import type { Pictures } from './pictures.ts';

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
export const InOneMinute = ({
  game,
  heading: Heading,
  pictures,
}: {
  game: string;
  heading: 'h2' | 'h3';
  pictures: Pictures;
}): JSX.Element | null => {
  const minute = useMinute(game);
  if (!minute) return null;
  const { goal, round, end, score, shown } = minute;
  const scenes = (clauses: readonly string[]): JSX.Element => <Scenes of={clauses} pictures={pictures} />;
  return (
    <section className="minute">
      <Heading>{say('minute')}</Heading>
      <dl>
        <Part icon={goalIcon} title={say('minute.goal')} says={[goal]} scenes={scenes(shown.goal)} />
        <Part icon={roundIcon} title={say('minute.round')} says={round} scenes={scenes(shown.round)} />
        <Part icon={endIcon} title={say('minute.end')} says={[end]} scenes={scenes(shown.end)} />
        <Part icon={scoreIcon} title={say('minute.score')} says={score} scenes={scenes(shown.score)} />
      </dl>
      <a className="btn btn--sm" href={`/learn/${game}`}>
        {say('learn')}
      </a>
    </section>
  );
};

/** What is said, as small scenes with the game's own cards; the words beside them say the same. */
const Scenes = ({ of, pictures }: { of: readonly string[]; pictures: Pictures }): JSX.Element => (
  <dd className="minute__scenes">
    {of.map((clause) =>
      pictures[clause] ? (
        <span key={clause} className="rule__picture" role="img" aria-label={pictures[clause].alt}>
          <Drawing of={pictures[clause].art} />
        </span>
      ) : null,
    )}
  </dd>
);

const Part = ({
  icon,
  title,
  says,
  scenes,
}: {
  icon: string;
  title: string;
  says: readonly string[];
  scenes: JSX.Element;
}): JSX.Element => (
  <div>
    <dt>
      <Icon of={icon} />
      {title}
    </dt>
    {says.map((text) => (
      <dd key={text}>{text}</dd>
    ))}
    {scenes}
  </div>
);
