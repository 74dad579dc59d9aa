import type { JSX } from 'react';
import { goTo } from '../address.ts';
import { PageBar } from '../furniture/page-bar.tsx';
import type { Watchable } from '../replay/source.ts';
import { useTable } from '../table/view.ts';
import type { Course, Found } from './course.ts';
import { say } from './say.ts';

/** Who won, whose choices are looked at and how closely, and how far it has come. */
export const ReviewHead = ({
  watchable: { game, tape },
  code,
  seat,
  look,
  longer,
  setLonger,
  found,
  course,
}: {
  watchable: Watchable;
  code: string;
  seat: number;
  look: (seat: number) => void;
  longer: boolean;
  setLonger: (longer: boolean) => void;
  found: Found;
  course: Course;
}): JSX.Element => {
  const { board, names } = useTable();
  const { table, reel } = tape;
  return (
    <>
      <PageBar title={say('review.title')} />
      <div className="review__head">
        <board.Portrait seat={seat} />
        <div>
          <h1>{headline(table.outcome?.winners ?? [], seat, seat === table.you, names)}</h1>
          <p>{say('review.what', { game: game.name, players: table.players, questions: reel.frames.length - 1 })}</p>
        </div>
        <button
          type="button"
          className="btn"
          onClick={() => goTo(`/replay${code === '' ? '' : `/${code}`}?eyes=${seat + 1}`)}
        >
          {say('review.replay')}
        </button>
        <div className="review__choices-of" role="toolbar" aria-label={say('review.whose')}>
          {names.map((name, each) => (
            <button
              key={name}
              type="button"
              aria-pressed={each === seat}
              aria-label={say('review.of', { name })}
              onClick={() => look(each)}
            >
              <board.Portrait seat={each} size="xs" />
              <span>{name}</span>
            </button>
          ))}
        </div>
        <div className="review__choices-of" role="toolbar" aria-label={say('review.budget')}>
          {[false, true].map((each) => (
            <button key={String(each)} type="button" aria-pressed={each === longer} onClick={() => setLonger(each)}>
              {say(each ? 'review.longer' : 'review.usual')}
            </button>
          ))}
        </div>
      </div>
      <ProgressLine found={found} course={course} />
    </>
  );
};

const ProgressLine = ({ found, course }: { found: Found; course: Course }): JSX.Element => {
  const { state, done, of, fault } = found;
  return (
    <div className="review__progress" role="status" aria-live="polite" hidden={state === 'done'}>
      {state === 'failed' ? <p>{say('review.failed', { why: fault ?? '' })}</p> : null}
      {state === 'works' || state === 'waits' ? (
        <>
          {/* Every question would be too much to hear: the figure is for those who see it. */}
          <p>
            {say('review.begins')}{' '}
            {of > 0 ? <span aria-hidden="true">{say('review.working', { done, of })}</span> : null}
          </p>
          <progress max={Math.max(1, of)} value={done} aria-label={say('review.begins')} />
          <button type="button" className="btn btn--sm" onClick={course.stop}>
            {say('review.stop')}
          </button>
        </>
      ) : null}
      {state === 'stopped' ? (
        <>
          <p>{say('review.stopped', { done, of })}</p>
          <button type="button" className="btn btn--sm" onClick={course.begin}>
            {say('review.goOn')}
          </button>
        </>
      ) : null}
    </div>
  );
};

/** How it came out for that seat, in a few words that one can take. */
function headline(winners: readonly number[], seat: number, own: boolean, names: readonly string[]): string {
  const name = names[seat]!;
  const you = own ? '.you' : '';
  if (!winners.includes(seat)) return say(`review.lost${you}`, { winners: winners.map((each) => names[each]!), name });
  return say(winners.length > 1 ? `review.shared${you}` : `review.won${you}`, { name });
}
