import { type JSX, useEffect, useId, useState } from 'react';
import { gameInfo } from '../games.ts';
import { say } from './say.ts';

/** A clause that opens in place. */
export const ClauseHere = ({ game, clause }: { game: string; clause: string }): JSX.Element => {
  const [open, setOpen] = useState(false);
  const [text, setText] = useState<string | null>(null);
  const id = useId();
  useEffect(() => {
    if (!open) return;
    let here = true;
    void gameInfo(game)!
      .rules()
      .then(({ parts }) => {
        const clauses = parts.flatMap((part) => (part.type === 'clauses' ? part.clauses : []));
        if (here) setText(clauses.find((each) => each.id === clause)?.text ?? '');
      });
    return () => {
      here = false;
    };
  }, [open, game, clause]);
  return (
    <>
      <button
        type="button"
        className="clause"
        aria-expanded={open}
        aria-controls={id}
        aria-label={say('why.clause', { clause })}
        onClick={() => setOpen(!open)}
      >
        {clause}
      </button>
      <span id={id} className="clause-here" hidden={!open || text === null}>
        {plain(text ?? '')}
      </span>
    </>
  );
};

/** The text of a clause without the marks it is written with. */
const plain = (text: string): string => text.replace(/\[([^\]]+)\]\([^)]*\)/g, '$1').replace(/[`_*]/g, '');
