import * as Dialog from '@radix-ui/react-dialog';
import { type JSX, type KeyboardEvent, useCallback, useEffect, useRef, useState } from 'react';
import { say } from '../say.ts';
import { TableContext, useTable } from '../table/view.ts';
import { Glance } from './glance.tsx';
import { useHold } from './hold.ts';
import { Likeness } from './likeness.tsx';
import { FACE_UP, labelOf, TERM } from './looking.ts';
import { Things, useThings } from './terms.tsx';
import '../look/enlarge.css';

const openCards = (): HTMLElement[] =>
  [...document.querySelectorAll<HTMLElement>(`main ${FACE_UP}`)].filter((card) => card.checkVisibility());

/** The card that somebody means: the one with the focus, or the one that is picked, or else the largest. */
function cardMeant(): HTMLElement | null {
  const at = document.activeElement;
  const focused =
    at?.closest<HTMLElement>(FACE_UP) ?? at?.querySelector<HTMLElement>(`:scope:is(button, li) ${FACE_UP}`);
  const picked = document.querySelector<HTMLElement>(`main .picked ${FACE_UP}`);
  const largest = openCards().sort((a, b) => b.offsetWidth - a.offsetWidth)[0];
  return focused ?? picked ?? largest ?? null;
}

/**
 * Any card, looked at closely: hold it for a moment, or press E, or press its name; arrows go on to the next card, Escape closes. What one
 * only points at is explained beside it.
 */
export const Enlarge = (): JSX.Element => {
  const view = useTable();
  const { game, openClause } = view;
  const [card, setCard] = useState<HTMLElement | null>(null);
  const before = useRef<Element | null>(null);
  const close = useRef<HTMLButtonElement>(null);
  useHold(FACE_UP, setCard);
  usePress(TERM, setCard);
  /** Where the rules are opened there is nothing to come back to. */
  const toClause = useCallback(
    (clause: string) => {
      before.current = null;
      setCard(null);
      openClause(clause);
    },
    [openClause],
  );

  function step(by: number): void {
    const cards = openCards();
    if (cards.length > 0) setCard(cards[(cards.indexOf(card!) + by + cards.length) % cards.length]!);
  }
  function onKey({ key }: KeyboardEvent): void {
    if (key === 'ArrowRight' || key === 'ArrowDown') step(1);
    if (key === 'ArrowLeft' || key === 'ArrowUp') step(-1);
    if (key === 'e') setCard(null);
  }

  return (
    <>
      <button type="button" className="skip" data-key="enlarge" onClick={() => setCard(cardMeant())}>
        {say('enlarge')}
      </button>
      {card ? null : <Glance />}
      <Dialog.Root open={card !== null} onOpenChange={(open) => open || setCard(null)}>
        <Dialog.Portal>
          <Dialog.Overlay className="veil" />
          <Dialog.Content
            className="enlarged"
            data-game={game.id}
            aria-describedby={undefined}
            onKeyDown={onKey}
            onOpenAutoFocus={(event) => {
              before.current = document.activeElement;
              event.preventDefault();
              close.current?.focus();
            }}
            onCloseAutoFocus={(event) => {
              event.preventDefault();
              if (before.current instanceof HTMLElement) before.current.focus();
            }}
          >
            <Dialog.Title className="vh">{card ? labelOf(card) : ''}</Dialog.Title>
            {card ? (
              <TableContext value={{ ...view, openClause: toClause }}>
                <Likeness of={card} />
                <Told of={card} />
              </TableContext>
            ) : null}
            <div className="enlarged__tools">
              <button type="button" className="btn" onClick={() => step(-1)} aria-label={say('enlarge.before')}>
                ‹
              </button>
              <Dialog.Close className="btn btn--go" ref={close}>
                {say('close')}
              </Dialog.Close>
              <button type="button" className="btn" onClick={() => step(1)} aria-label={say('enlarge.next')}>
                ›
              </button>
            </div>
          </Dialog.Content>
        </Dialog.Portal>
      </Dialog.Root>
    </>
  );
};

const Told = ({ of }: { of: HTMLElement }): JSX.Element => <Things of={useThings(labelOf(of))} />;

/** Calls when something that fits the selector is pressed. */
function usePress(selector: string, pressed: (element: HTMLElement) => void): void {
  useEffect(() => {
    function onClick({ target }: MouseEvent): void {
      const element = target instanceof Element ? target.closest<HTMLElement>(selector) : null;
      if (element) pressed(element);
    }
    addEventListener('click', onClick);
    return () => removeEventListener('click', onClick);
  }, [selector, pressed]);
}
