import { type JSX, type ReactNode, useEffect, useRef, useState } from 'react';

/** So long it is held, in milliseconds: longer than a finger that only brushes past. */
const LONG = 600;

/** A button that is held, so that nobody presses it by mistake. Whoever has a keyboard, or has the page read to them, just presses it. */
export const HoldButton = ({
  held,
  children,
  className,
  ...how
}: {
  className: string;
  'data-long'?: boolean;
  held: () => void;
  children: ReactNode;
}): JSX.Element => {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [holding, setHolding] = useState(false);
  useEffect(() => () => clearTimeout(timer.current), []);
  function letGo(): void {
    clearTimeout(timer.current);
    setHolding(false);
  }
  return (
    <button
      {...how}
      type="button"
      className={`hold ${className}`}
      data-holding={holding}
      onPointerDown={({ isPrimary, button }) => {
        if (!isPrimary || button !== 0) return;
        setHolding(true);
        timer.current = setTimeout(held, LONG);
      }}
      onPointerUp={letGo}
      onPointerCancel={letGo}
      onPointerLeave={letGo}
      onContextMenu={(event) => event.preventDefault()}
      onClick={({ detail }) => {
        // No pointer was there: it was a key, or a voice.
        if (detail === 0) held();
      }}
    >
      {children}
    </button>
  );
};
