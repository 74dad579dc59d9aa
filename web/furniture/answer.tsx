import type { JSX, ReactNode } from 'react';
import { useTable } from '../table/view.ts';

/** An answer that is a button in the question: it is sealed at once, and taken back by pressing it again; or it is picked first. */
export const Answer = ({
  choice,
  digit,
  picks = false,
  look = '',
  children,
}: {
  choice: string;
  /** The key that presses it. */
  digit?: number | string | undefined;
  picks?: boolean;
  look?: string;
  children: ReactNode;
}): JSX.Element => {
  const { now, picked, pick, seal, takeBack } = useTable();
  const pressed = choice === (picks ? picked : now?.chosen);
  return (
    <button
      type="button"
      className={`btn ${look}`}
      aria-pressed={pressed}
      onClick={() => (picks ? pick(pressed ? null : choice) : pressed ? takeBack() : seal(choice))}
      data-pick={picks ? choice : undefined}
      data-at-once={!picks && now?.chosen === null ? choice : undefined}
      data-digit={digit}
    >
      {children}
    </button>
  );
};
