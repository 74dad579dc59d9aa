import { unseenOf } from '@gilt/engine/decks';
import { piecesOf } from '@gilt/engine/terms';
import type { Explained } from '@gilt/engine/words';
import { Fragment, type JSX } from 'react';
import { useTable } from '../table/view.ts';
import { ClauseTag } from './clause-tag.tsx';

/** A text of the game in which every card, and whatever else has something printed on it, explains itself (enlarge.tsx). */
export const Explaining = ({ text }: { text: string }): JSX.Element => {
  const { game } = useTable();
  return (
    <>
      {piecesOf(game, text).map(({ text: part, things }, i) =>
        things.length > 0 ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: parts of one sentence
          <button key={i} type="button" className="term" tabIndex={-1}>
            {part}
          </button>
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: parts of one sentence
          <Fragment key={i}>{part}</Fragment>
        ),
      )}
    </>
  );
};

/** The things that a label names. */
export function useThings(label: string): readonly Explained[] {
  const { game } = useTable();
  return piecesOf(game, label).flatMap((piece) => piece.things);
}

/** What things are, how many of them are left unseen, and where the rules say more. Found when somebody looks. */
export const Things = ({ of }: { of: readonly Explained[] }): JSX.Element | null => {
  const { game, speaker, now } = useTable();
  if (of.length === 0) return null;
  const texts = of.map((thing) => {
    const unseen = now && unseenOf(game, now.view, thing);
    return [thing.says, ...(unseen ? [unseen] : [])].map((each) => speaker.say(each)).join(' ');
  });
  const clauses = new Set(of.flatMap((thing) => thing.clauses));
  return (
    <div className="things">
      {[...new Set(texts)].map((text) => (
        <p key={text}>{text}</p>
      ))}
      <p className="things__clauses">
        {[...clauses].map((clause) => (
          <ClauseTag key={clause} clause={clause} />
        ))}
      </p>
    </div>
  );
};
