import type { GoofspielView } from '@gilt/games/goofspiel/secrets';
import { type JSX, useEffect } from 'react';
import { CardBack } from '../../cards/card.tsx';
import { FlyIn } from '../../furniture/fly-in.tsx';
import { Stage } from '../../furniture/regions.tsx';
import { TurnUp } from '../../furniture/turn-up.tsx';
import { sound } from '../../sounds.ts';
import { useGame, useTable } from '../../table/view.ts';
import { say } from '../../words.ts';
import { BidCard, EMBLEM, PrizeCard } from './cards.tsx';
import { equals, pointsAfter, type Round } from './story.ts';
import { Portrait } from './suits.tsx';

/** The steps of a round, in milliseconds: bids come together, turn, somebody takes the prize; and a while to read it if another follows. */
const STEPS = [240, 1000, 900] as const;
const READING = 2200;
const TURN = 1;
const PRIZE = 2;

/** The steps of so many rounds that are told at once. */
export const stepsOf = (rounds: number): number[] =>
  Array.from({ length: rounds }, (_, i) => (i < rounds - 1 ? [...STEPS, READING] : STEPS)).flat();

/** More than so many bids lie in two rows. */
const ROW = 5;

/** The bids turned up, who takes the prize, and what everybody has now. */
export const Aftermath = ({ rounds, phase: of }: { rounds: readonly Round[]; phase: number }): JSX.Element => {
  const { names } = useTable();
  const { taken } = useGame<GoofspielView>();
  const at = Math.min(rounds.length - 1, Math.floor(of / (STEPS.length + 1)));
  const phase = of - at * (STEPS.length + 1);
  const round = rounds[at]!;
  const points = pointsAfter(taken, rounds.slice(at + 1));
  const { prize, bids, taker } = round;
  const tied = equals(round);
  const cols = bids.length > ROW ? Math.ceil(bids.length / 2) : bids.length;
  useEffect(() => {
    if (phase === TURN) sound('turn');
    if (phase === PRIZE) sound(taker === null ? 'strike' : 'gems');
  }, [phase, taker]);
  return (
    <Stage className="bidding" label={say('gs.turnedUp')} cols={cols}>
      <div className="verdict" data-won={taker !== null} data-shown={phase >= PRIZE}>
        <h2 className="foil-text">
          {taker === null ? say('gs.nobody') : <span className="taker">{names[taker]}</span>}
        </h2>
        <p>{say(taker === null ? 'gs.discarded' : 'gs.takes', { prize })}</p>
      </div>
      <div className="lot" data-spot="prize" data-gone={phase >= PRIZE && taker === null}>
        <PrizeCard prize={prize} />
        {phase >= PRIZE && taker === null ? <span className="strike">{say('gs.gone')}</span> : null}
      </div>
      <ol className="turned-row" data-rows={bids.length > ROW ? 2 : 1}>
        {bids.map((bid, seat) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
            key={`${at} ${seat}`}
            className="turned"
            data-state={
              phase < PRIZE ? 'closed' : seat === taker ? 'counts' : tied.includes(seat) ? 'cancelled' : 'low'
            }
          >
            <h3>
              <Portrait seat={seat} size="sm" />
              <span>{names[seat]}</span>
            </h3>
            <div className="turned__card">
              <FlyIn from={`slot-${seat}`} seconds={0.24}>
                {bid === null ? (
                  <CardBack emblem={EMBLEM} label={say('gs.unseen')} />
                ) : (
                  <TurnUp open={phase >= TURN} emblem={EMBLEM}>
                    <BidCard seat={seat} bid={bid} />
                  </TurnUp>
                )}
              </FlyIn>
              {phase >= PRIZE && tied.includes(seat) ? <span className="strike">{say('gs.equal')}</span> : null}
            </div>
            <p className="points">
              {say('points', { points: points[seat]! - (phase < PRIZE && seat === taker ? prize : 0) })}
              {phase >= PRIZE && seat === taker ? <i className="gain"> +{prize}</i> : null}
            </p>
          </li>
        ))}
      </ol>
    </Stage>
  );
};
