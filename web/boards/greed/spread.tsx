import sealIcon from 'icon:wax-seal';
import { type JSX, type KeyboardEvent, useRef, useState } from 'react';
import { Icon } from '../../furniture/icon.tsx';
import { useTable } from '../../table/view.ts';
import { cardData, cardLabel, GreedFace, type Lying } from './cards.tsx';
import { say } from './say.ts';

/** A card that can be chosen. */
export interface Choosable extends Lying {
  readonly choice: string;
  /** What follows, for those who hear it. */
  readonly note?: string;
}

/** Cards laid out to choose one of: arrows move, Enter picks, S seals. */
export const Spread = ({
  cards,
  label,
  open = true,
}: {
  cards: readonly Choosable[];
  label: string;
  open?: boolean;
}): JSX.Element => {
  const { now, picked, pick } = useTable();
  const list = useRef<HTMLOListElement>(null);
  const [focus, setFocus] = useState(0);
  const current = Math.min(focus, Math.max(0, cards.length - 1));

  function move(event: KeyboardEvent): void {
    const buttons = [...(list.current?.querySelectorAll('button') ?? [])];
    const line = (each?: Element): number | undefined => (each?.parentElement as HTMLElement | undefined)?.offsetTop;
    const perRow = Math.max(1, buttons.filter((each) => line(each) === line(buttons[0])).length);
    const steps = { ArrowRight: 1, ArrowLeft: -1, ArrowDown: perRow, ArrowUp: -perRow, Home: -99, End: 99 };
    const step = steps[event.key as keyof typeof steps];
    if (!step) return;
    event.preventDefault();
    const next = Math.max(0, Math.min(cards.length - 1, current + step));
    setFocus(next);
    buttons[next]?.focus();
  }

  return (
    <ol className="spread" aria-label={label} ref={list} onKeyDown={move}>
      {cards.map(({ choice, note, ...lying }, i) => {
        const sealed = now?.chosen === choice;
        return (
          <li key={choice} className={`${picked === choice ? 'picked' : ''} ${sealed ? 'is-sealed' : ''}`}>
            <button
              type="button"
              className="card card--greed"
              data-pick={open || undefined}
              {...cardData(lying)}
              data-digit={i < 9 ? i + 1 : undefined}
              tabIndex={i === current ? 0 : -1}
              aria-pressed={picked === choice || sealed}
              aria-disabled={!open}
              onClick={() => open && pick(choice)}
              onFocus={() => setFocus(i)}
            >
              <span className="vh">
                {[cardLabel(lying), sealed ? say('hand.sealed') : '', lying.ribbon?.text ?? '', note ?? '']
                  .filter(Boolean)
                  .join(', ')}
              </span>
              <span className="face" aria-hidden="true">
                <GreedFace {...lying} />
              </span>
              {sealed ? <Icon of={sealIcon} className="seal" /> : null}
            </button>
          </li>
        );
      })}
    </ol>
  );
};
