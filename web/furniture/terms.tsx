import { piecesOf } from '@gilt/engine/terms';
import type { Explained } from '@gilt/engine/words';
import { Fragment, type JSX, useId, useRef } from 'react';
import { useTable } from '../table/view.ts';

/** A text of the game in which every card, and whatever else has something printed on it, explains itself. */
export const Explaining = ({ text }: { text: string }): JSX.Element => {
  const { game } = useTable();
  return (
    <>
      {piecesOf(game, text).map(({ text: part, things }, i) =>
        // biome-ignore lint/suspicious/noArrayIndexKey: parts of one sentence
        things.length > 0 ? <Term key={i} name={part} things={things} /> : <Fragment key={i}>{part}</Fragment>,
      )}
    </>
  );
};

/** So long one points at a name before it is explained, in milliseconds. */
const POINTED = 400;

/** The name of a thing: point at it, or press it, and it says what it is. */
const Term = ({ name, things }: { name: string; things: readonly Explained[] }): JSX.Element => {
  const id = useId();
  const says = useRef<HTMLSpanElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const leave = (): void => {
    clearTimeout(timer.current);
    says.current?.hidePopover();
  };
  const point = (): void => {
    timer.current = setTimeout(() => says.current?.showPopover(), POINTED);
  };
  return (
    <>
      <button
        type="button"
        className="term"
        tabIndex={-1}
        popoverTarget={id}
        onPointerEnter={point}
        onPointerLeave={leave}
      >
        {name}
      </button>
      <span className="term__says" popover="auto" id={id} ref={says}>
        <Words of={things} />
      </span>
    </>
  );
};

/** What the things are that a label names. */
export const Said = ({ of }: { of: string }): JSX.Element | null => {
  const { game } = useTable();
  const things = piecesOf(game, of).flatMap((piece) => piece.things);
  return things.length > 0 ? (
    <p className="enlarged__says">
      <Words of={things} />
    </p>
  ) : null;
};

const Words = ({ of }: { of: readonly Explained[] }): JSX.Element => {
  const { speaker } = useTable();
  const texts = new Set(of.map(({ says }) => speaker.say(says)));
  return (
    <>
      {[...texts].map((text) => (
        <span key={text}>{text}</span>
      ))}
    </>
  );
};
