import type { JSX, ReactNode } from 'react';
import { say } from '../say.ts';
import { isLong } from '../table/question-text.ts';
import { useTable } from '../table/view.ts';
import { Drawer } from './drawer.tsx';
import { Badges } from './seat.tsx';

/** Your own seat: name, points and holdings, never covered and never left out. */
export const OwnPlate = ({
  score,
  badges,
  notes,
  sheet,
  children,
}: {
  /** What you have so far, in a word or two. */
  score: ReactNode;
  badges?: ReactNode;
  /** What may go where there is no room for it. */
  notes?: ReactNode;
  /** What a tap on the seat shows, if there is more to know than what stands here. */
  sheet?: ReactNode;
  children?: ReactNode;
}): JSX.Element | null => {
  const { you, names, board } = useTable();
  if (you === null) return null;
  const long = isLong(names[you]!);
  return (
    <section className="r-own" aria-label={say('yourSeat')} data-spot={`seat-${you}`}>
      <div className="own">
        <board.Portrait seat={you} />
        <div className="own__body">
          <h3>
            {sheet ? (
              <Drawer
                title={names[you]!}
                trigger={
                  <button type="button" className="own__name own__open" data-long={long}>
                    {names[you]}
                  </button>
                }
              >
                {sheet}
              </Drawer>
            ) : (
              <span className="own__name" data-long={long}>
                {names[you]}
              </span>
            )}
            <Badges seat={you}>{badges}</Badges>
          </h3>
          <p className="own__score">{score}</p>
          {children ? <div className="own__holds">{children}</div> : null}
          {notes ? <div className="own__notes">{notes}</div> : null}
        </div>
      </div>
    </section>
  );
};
