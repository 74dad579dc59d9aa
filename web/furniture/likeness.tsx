import { type JSX, useEffect, useRef } from 'react';
import { useTable } from '../table/view.ts';
import { labelOf, TERM } from './looking.ts';
import { useThings } from './terms.tsx';

/** Something as large as there is room for: a card as it lies there, or the card that a name means. */
export const Likeness = ({ of }: { of: HTMLElement }): JSX.Element =>
  of.matches(TERM) ? <Named by={labelOf(of)} /> : <Copy of={of} />;

const Named = ({ by }: { by: string }): JSX.Element | null => {
  const { Face } = useTable().board;
  const [thing] = useThings(by);
  return Face && thing ? (
    <div className="enlarged__card">
      <Face name={thing.names[0]!} />
    </div>
  ) : null;
};

const Copy = ({ of }: { of: HTMLElement }): JSX.Element => {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    place.current?.replaceChildren(copied(of));
  }, [of]);
  return <div className="enlarged__card" ref={place} />;
};

function copied(card: HTMLElement): HTMLElement {
  const copy = document.createElement('span');
  copy.className = [...card.classList].filter((name) => name.startsWith('card')).join(' ');
  Object.assign(copy.dataset, card.dataset);
  copy.append(
    ...[...card.children].filter((part) => !part.classList.contains('vh')).map((part) => part.cloneNode(true)),
  );
  for (const name of ['spot', 'digit', 'key', 'pick'] as const) delete copy.dataset[name];
  copy.setAttribute('aria-hidden', 'true');
  return copy;
}
