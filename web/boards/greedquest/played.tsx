import { NONE } from '@gilt/games/greedquest/cards';
import { type ComponentProps, type JSX, type ReactNode, useEffect, useState } from 'react';
import { CardBack } from '../../cards/card.tsx';
import { FlyIn } from '../../furniture/fly-in.tsx';
import { TurnUp } from '../../furniture/turn-up.tsx';
import { TurnedPlace } from '../../furniture/turned.tsx';
import { type Sound, sound } from '../../sounds.ts';
import { QuestCard } from './cards.tsx';
import type { Duel, Fate, Lying } from './fates.ts';
import { EMBLEM } from './places.ts';
import { say } from './say.ts';

/** Cards on the table: whose they are, and what has become of them. */
export const Played = ({
  lying,
  actors = [],
  open = true,
}: {
  lying: readonly Lying[];
  actors?: readonly number[] | undefined;
  /** Whether they are turned up yet. */
  open?: boolean | undefined;
}): JSX.Element => {
  const turning = useTurning(open, 'turn');
  return (
    <ol className="turned-row" aria-label={say('turnedUp')}>
      {lying.map(({ card, fate, counts }, seat) => (
        <Place
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
          key={seat}
          seat={seat}
          state={open ? stateOf(fate, actors.includes(seat)) : 'closed'}
          below={open && counts !== null ? <p className="share">{say('gq.counts', { value: counts })}</p> : null}
        >
          {card === NONE ? (
            <span className="no-card">{say('gq.noCard')}</span>
          ) : turning ? (
            <FlyIn from={`slot-${seat}`} seconds={0.24}>
              <TurnUp open={open} emblem={EMBLEM}>
                {card === null ? null : <QuestCard card={card} />}
              </TurnUp>
            </FlyIn>
          ) : (
            <QuestCard card={card!} />
          )}
          {open && card !== NONE ? <FateMark fate={fate} /> : null}
        </Place>
      ))}
    </ol>
  );
};

/** Where somebody's card lies. */
const Place = ({
  children,
  below,
  ...of
}: Pick<ComponentProps<typeof TurnedPlace>, 'seat' | 'state'> & {
  children: ReactNode;
  below?: ReactNode;
}): JSX.Element => (
  <TurnedPlace {...of} size="xs" lies={<span className="turned__card">{children}</span>}>
    {below}
  </TurnedPlace>
);

/** Whether cards came here closed, to be turned up; that is heard. Others lie there since an earlier step of the turn. */
function useTurning(open: boolean, heard: Sound): boolean {
  const [turning] = useState(!open);
  useEffect(() => {
    if (open && turning) sound(heard);
  }, [open, turning, heard]);
  return turning;
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
export const DuelRow = ({ duel, open = true }: { duel: Duel; open?: boolean | undefined }): JSX.Element => {
  const { seats, cards, winner } = duel;
  useTurning(open, 'strike');
  return (
    <ol className="turned-row" aria-label={say('gq.duelRow')}>
      {seats.map((seat) => {
        const card = cards?.[seat] ?? NONE;
        return (
          <Place key={seat} seat={seat} state={winner === null ? 'open' : winner === seat ? 'counts' : 'vain'}>
            {open && card === NONE ? (
              <CardBack emblem={EMBLEM} />
            ) : (
              <TurnUp open={open} emblem={EMBLEM}>
                {card === NONE ? null : <QuestCard card={card} />}
              </TurnUp>
            )}
            {winner === seat ? <span className="strike strike--won">{say('gq.fate.won')}</span> : null}
          </Place>
        );
      })}
    </ol>
  );
};
