import * as Dialog from '@radix-ui/react-dialog';
import { type JSX, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { say } from '../say.ts';
import { useTable } from '../table/view.ts';
import { useHold } from './hold.ts';
import { Said } from './terms.tsx';
import '../look/enlarge.css';

/** Every card that lies open on the table. A card that is not known has no face in the page at all. */
const FACE_UP = '.card:not(.card--back)';
const openCards = (): HTMLElement[] =>
  [...document.querySelectorAll<HTMLElement>(`main ${FACE_UP}`)].filter((card) => card.checkVisibility());

/** What a card is called for those who hear it. */
const labelOf = (card: HTMLElement): string =>
  card.getAttribute('aria-label') ?? card.querySelector('.vh')?.textContent ?? card.textContent ?? '';

/** The card that somebody means: the one with the focus, or the one that is picked, or else the largest. */
function cardMeant(): HTMLElement | null {
  const at = document.activeElement;
  const focused =
    at?.closest<HTMLElement>(FACE_UP) ?? at?.querySelector<HTMLElement>(`:scope:is(button, li) ${FACE_UP}`);
  const picked = document.querySelector<HTMLElement>(`main .picked ${FACE_UP}`);
  const largest = openCards().sort((a, b) => b.offsetWidth - a.offsetWidth)[0];
  return focused ?? picked ?? largest ?? null;
}

/** A likeness of a card, as large as there is room for. */
function likeness(card: HTMLElement): HTMLElement {
  const copy = document.createElement('span');
  copy.className = [...card.classList].filter((name) => name.startsWith('card')).join(' ');
  Object.assign(copy.dataset, card.dataset);
  copy.append(
    ...[...card.children].filter((part) => !part.classList.contains('vh')).map((part) => part.cloneNode(true)),
  );
  for (const name of ['spot', 'digit', 'key'] as const) delete copy.dataset[name];
  copy.setAttribute('aria-hidden', 'true');
  return copy;
}

/** Any card, looked at closely: hold it for a moment, or press E; arrows go on to the next one, Escape closes. */
export const Enlarge = (): JSX.Element => {
  const { game } = useTable();
  const [card, setCard] = useState<HTMLElement | null>(null);
  const before = useRef<Element | null>(null);
  const close = useRef<HTMLButtonElement>(null);
  useHold(FACE_UP, setCard);

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
            {card ? <Likeness card={card} /> : null}
            {card ? <Said of={labelOf(card)} /> : null}
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

const Likeness = ({ card }: { card: HTMLElement }): JSX.Element => {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    place.current?.replaceChildren(likeness(card));
  }, [card]);
  return <div className="enlarged__card" ref={place} />;
};
