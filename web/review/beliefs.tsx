import type { Weighed } from '@gilt/bots/review/advice';
import type { Belief } from '@gilt/bots/review/beliefs';
import type { CSSProperties, JSX } from 'react';
import { useTable } from '../table/view.ts';
import { hundredths } from './parts.ts';
import { choiceSaid, choiceShort } from './said.ts';
import { say } from './say.ts';

/** So many plays of one rival are shown, the likeliest; the rest is one bar. */
const MOST = 6;

/** What each of the others may play, as far as the seat could know; outlined what it was. */
export const Beliefs = ({
  weighed: { where, beliefs },
  real,
}: {
  weighed: Weighed;
  /** By seat: what was played; left out where nobody knows yet. */
  real?: readonly (string | null)[];
}): JSX.Element | null => {
  if (beliefs.length === 0) return null;
  return (
    <section className="beliefs">
      <h3>
        {say('beliefs.title')} <i>{say('beliefs.sub')}</i>
      </h3>
      <ol>
        {beliefs.map((belief) => (
          <OfSeat key={belief.seat} belief={belief} where={where} real={real?.[belief.seat - 1] ?? null} />
        ))}
      </ol>
      <p className="caption">{say(real ? 'beliefs.cap' : 'beliefs.cap.open')}</p>
    </section>
  );
};

const OfSeat = ({
  belief: { seat, plays },
  where,
  real,
}: {
  belief: Belief;
  where: string;
  real: string | null;
}): JSX.Element => {
  const view = useTable();
  const { board, names } = view;
  const shown = inOrder(plays.slice(0, plays.length > MOST ? MOST - 1 : MOST));
  const rest = 1 - shown.reduce((sum, { share }) => sum + share, 0);
  const restIsReal = real !== null && !shown.some(({ name }) => name === real);
  const bars = [
    ...shown.map(({ name, share }) => ({
      key: name,
      label: choiceShort(view, where, name),
      full: choiceSaid(view, where, name),
      share,
      real: name === real,
    })),
    ...(plays.length > shown.length || restIsReal
      ? [
          {
            key: 'else',
            label: restIsReal ? choiceShort(view, where, real) : say('beliefs.rest'),
            full: restIsReal ? choiceSaid(view, where, real) : say('beliefs.rest'),
            share: rest,
            real: restIsReal,
          },
        ]
      : []),
  ];
  return (
    <li>
      <p>
        <board.Portrait seat={seat - 1} size="xs" /> <b>{names[seat - 1]}</b>
      </p>
      <ol className="belief" style={{ '--n': MOST } as CSSProperties}>
        {bars.map(({ key, label, full, share, real: was }) => (
          <li key={key} data-real={was} title={full}>
            <em>{hundredths(share)}</em>
            <i style={{ '--v': share } as CSSProperties} aria-hidden="true" />
            <b>{label}</b>
          </li>
        ))}
      </ol>
    </li>
  );
};

/** Cards that are numbers stand in their order. */
const inOrder = (plays: Belief['plays']): Belief['plays'] =>
  plays.every(({ name }) => /^\d+$/.test(name)) ? plays.toSorted((a, b) => Number(a.name) - Number(b.name)) : plays;
