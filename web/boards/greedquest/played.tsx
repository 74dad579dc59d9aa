import { isGo, NONE, printedValue, WILD } from '@gilt/games/greedquest/cards';
import { type JSX, useEffect, useState } from 'react';
import { CardBack } from '../../cards/card.tsx';
import { FlyIn } from '../../furniture/fly-in.tsx';
import { TurnUp } from '../../furniture/turn-up.tsx';
import { type Sound, sound } from '../../sounds.ts';
import { useTable } from '../../table/view.ts';
import { say } from '../../words.ts';
import { QuestCard } from './cards.tsx';
import { EMBLEM } from './places.ts';
import { Portrait } from './seats.tsx';
import type { Duel, Fate, Moment } from './story.ts';

/** Cards on the table: whose they are, and what has become of them. */
export const Played = ({
  moment,
  actors = [],
  open = true,
}: {
  moment: Moment;
  actors?: readonly number[];
  /** Whether they are turned up yet. */
  open?: boolean;
}): JSX.Element => {
  const { names } = useTable();
  const turning = useTurning(open, 'turn');
  return (
    <ol className="turned-row" aria-label={say('gq.turnedUp')}>
      {moment.cards.map((card, seat) => (
        <li
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
          key={`${moment.turn}-${seat}`}
          className="turned"
          data-state={open ? stateOf(moment.fates[seat]!, actors.includes(seat)) : 'closed'}
        >
          <Owner seat={seat} name={names[seat]!} />
          {card === NONE ? (
            <span className="turned__card">
              <span className="no-card">{say('gq.noCard')}</span>
            </span>
          ) : (
            <span className="turned__card">
              {turning ? (
                <FlyIn from={`slot-${seat}`} seconds={0.24}>
                  <TurnUp open={open} emblem={EMBLEM}>
                    <QuestCard card={card} />
                  </TurnUp>
                </FlyIn>
              ) : (
                <QuestCard card={card} />
              )}
              {open ? <FateMark fate={moment.fates[seat]!} /> : null}
            </span>
          )}
          {open && counts(moment, seat) !== null ? (
            <p className="share">{say('gq.counts', { value: counts(moment, seat)! })}</p>
          ) : null}
        </li>
      ))}
    </ol>
  );
};

/** Whether cards came here closed, to be turned up; that is heard. Others lie there since an earlier step of the turn. */
function useTurning(open: boolean, heard: Sound): boolean {
  const [turning] = useState(!open);
  useEffect(() => {
    if (open && turning) sound(heard);
  }, [open, turning, heard]);
  return turning;
}

const Owner = ({ seat, name }: { seat: number; name: string }): JSX.Element => (
  <h3>
    <Portrait seat={seat} size="xs" />
    <span>{name}</span>
  </h3>
);

/** GQ-21 GQ-34 What a Go! counts, where that is not what is printed on it. */
function counts({ cards, values }: Moment, seat: number): number | null {
  const card = cards[seat]!;
  const value = values[seat] ?? null;
  if (!isGo(card) || value === null) return null;
  return card !== WILD && printedValue(card) === value ? null : value;
}

/** How a card lies there: lit while it acts, grey if nothing comes of it. */
const stateOf = (fate: Fate, acting: boolean): string => {
  if (fate === 'off') return 'cancelled';
  if (acting) return 'counts';
  return fate === 'vain' || fate === 'outbid' ? 'vain' : 'open';
};

/** Why a card has done nothing: it was cancelled or discarded, or another Go! won, or there was nothing to do. */
const FateMark = ({ fate }: { fate: Fate }): JSX.Element | null => {
  if (fate !== 'off' && fate !== 'vain' && fate !== 'outbid') return null;
  return <span className="strike">{say(`gq.fate.${fate}`)}</span>;
};

/** The cards of a duel; those that are not laid down yet lie there closed. */
export const DuelRow = ({
  duel,
  laid,
  open = true,
}: {
  duel: Duel;
  laid: readonly number[];
  open?: boolean;
}): JSX.Element => {
  const { names } = useTable();
  useTurning(open, 'strike');
  const state = (seat: number): string => {
    if (!open || duel.winner === null) return 'open';
    return duel.winner === seat ? 'counts' : 'vain';
  };
  return (
    <ol className="turned-row" aria-label={say('gq.duelRow')}>
      {duel.seats.map((seat) => {
        const card = laid[seat]!;
        return (
          <li key={seat} className="turned" data-state={state(seat)}>
            <Owner seat={seat} name={names[seat]!} />
            <span className="turned__card">
              {card === NONE ? (
                <CardBack emblem={EMBLEM} />
              ) : (
                <TurnUp open={open} emblem={EMBLEM}>
                  <QuestCard card={card} />
                </TurnUp>
              )}
              {open && duel.winner === seat ? <span className="strike strike--won">{say('gq.fate.won')}</span> : null}
            </span>
          </li>
        );
      })}
    </ol>
  );
};
