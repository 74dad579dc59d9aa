import sealIcon from 'icon:wax-seal';
import { LazyMotion } from 'motion/react';
import * as m from 'motion/react-m';
import { type CSSProperties, type JSX, type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import { say } from '../say.ts';
import { useTable } from '../table/view.ts';
import { useCalm } from './calm.ts';
import { Icon } from './icon.tsx';
import { numbersBelow } from './over.ts';

/** A card in hand and what it stands for. */
export interface HandCard {
  readonly key: string;
  /** The name of the choice; null: it cannot be chosen now. */
  readonly choice: string | null;
  readonly label: string;
  /** Why it cannot be chosen, or what it would do. */
  readonly note?: string;
  readonly kind: string;
  readonly face: ReactNode;
  readonly data?: Readonly<Record<`data-${string}`, string>>;
}

/** How cards are dragged is loaded when they lie there already. */
const dragging = () => import('./dragging.ts').then((it) => it.default);

/** Dragged so far up, a card is played. */
const FAR_ENOUGH = -110;

/** The hand: a fan of buttons. Arrows move, Enter picks, S seals; a card dragged onto the table is sealed. */
export const Hand = ({
  cards,
  spread,
  className = '',
  ...special
}: {
  cards: readonly HandCard[];
  /** What is called so lies spread out on the stage, and is not dragged. */
  spread?: string;
  /** The card that is picked, or several, where that is not the choice that is picked. */
  pickedKey?: string | readonly string[] | null;
  onPick?: (card: HandCard) => void;
  /** A card was dragged onto the table. */
  onPlay?: (card: HandCard) => void;
  className?: string;
}): JSX.Element => {
  const { now, picked: choicePicked, pick, seal } = useTable();
  const {
    pickedKey = choicePicked,
    onPick = ({ choice }) => choice !== null && pick(choice),
    onPlay = ({ choice }) => choice !== null && seal(choice),
  } = special;
  const list = useRef<HTMLOListElement>(null);
  const [focus, setFocus] = useState(0);
  const calm = useCalm();
  const current = Math.min(focus, Math.max(0, cards.length - 1));

  function move(event: KeyboardEvent): void {
    const buttons = [...(list.current?.querySelectorAll('button') ?? [])];
    const lineOf = (button: Element): number => (button.parentElement as HTMLElement).offsetTop;
    const across = buttons.filter((each) => lineOf(each) === lineOf(buttons[0]!)).length;
    const row = across < cards.length ? across : 0;
    const ends = { Home: -cards.length, End: cards.length };
    const step = { ArrowRight: 1, ArrowLeft: -1, ArrowDown: row, ArrowUp: -row, ...ends }[event.key];
    if (!step) return;
    event.preventDefault();
    const next = Math.max(0, Math.min(cards.length - 1, current + step));
    setFocus(next);
    buttons[next]?.focus();
  }

  // Of two cards that are alike one is sealed.
  const sealedAt = cards.findIndex(({ choice }) => choice !== null && choice === now?.chosen);
  return (
    <LazyMotion features={dragging}>
      <ol
        className={spread === undefined ? `hand ${className}` : 'spread'}
        aria-label={spread ?? say('hand')}
        ref={list}
        onKeyDown={move}
        data-asked={now?.asked !== null}
        data-over={numbersBelow(cards.length)}
        style={
          spread === undefined ? ({ '--n': cards.length, '--cols': Math.ceil(cards.length / 2) } as CSSProperties) : {}
        }
      >
        {cards.map((card, i) => {
          const picked = Array.isArray(pickedKey) ? pickedKey.includes(card.key) : card.key === pickedKey;
          const sealed = i === sealedAt;
          return (
            <li
              key={card.key}
              style={{ '--i': i } as CSSProperties}
              className={`${picked ? 'picked' : ''} ${sealed ? 'is-sealed' : ''}`}
            >
              <m.button
                type="button"
                className={`card card--${card.kind}`}
                {...card.data}
                tabIndex={i === current ? 0 : -1}
                aria-pressed={picked || sealed}
                aria-disabled={card.choice === null}
                data-pick={card.choice ?? undefined}
                onClick={() => onPick(card)}
                onFocus={() => setFocus(i)}
                {...(calm || card.choice === null || spread !== undefined
                  ? {}
                  : {
                      drag: true,
                      dragSnapToOrigin: true,
                      dragElastic: 0.6,
                      dragMomentum: false,
                      whileDrag: { scale: 1.06, zIndex: 5 },
                      onDragEnd: (_: unknown, { offset }: { offset: { y: number } }) => {
                        if (offset.y < FAR_ENOUGH) onPlay(card);
                      },
                    })}
              >
                <span className="vh">
                  {[card.label, sealed ? say('hand.sealed') : '', card.note ?? ''].filter(Boolean).join(', ')}
                </span>
                <span className="face" aria-hidden="true">
                  {card.face}
                </span>
                {sealed ? <Icon of={sealIcon} className="seal" /> : null}
              </m.button>
            </li>
          );
        })}
      </ol>
    </LazyMotion>
  );
};
