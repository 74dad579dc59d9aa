import type { Event } from '@gilt/games/goofspiel/goofspiel';
import type { GoofspielView } from '@gilt/games/goofspiel/secrets';
import { type JSX, useEffect } from 'react';
import { Stage } from '../../furniture/regions.tsx';
import { Turned, TurnedRow } from '../../furniture/turned.tsx';
import { hasCome, type Scene } from '../../player/story.ts';
import { sound } from '../../sounds.ts';
import { useGame, useTable } from '../../table/view.ts';
import { BidCard, EMBLEM, PrizeCard } from './cards.tsx';
import { say } from './say.ts';
import { BEATS, equals, pointsOf, roundOf } from './story.ts';

/** More than so many bids lie in two rows. */
const ROW = 5;

/** The bids turned up, who takes the prize, and what everybody has now. */
export const Aftermath = ({ scene }: { scene: Scene<GoofspielView, Event> }): JSX.Element => {
  const { names } = useTable();
  const game = useGame<GoofspielView>();
  const round = roundOf(scene.events, game);
  const { prize, bids, taker } = round;
  const has = (beat: (typeof BEATS)[number]): boolean => hasCome(BEATS, scene, beat);
  const [open, over] = [has('turn'), has('prize')];
  const tied = over ? equals(round) : [];
  const double = bids.length > ROW;
  const cols = double ? Math.ceil(bids.length / 2) : bids.length;
  useEffect(() => {
    if (open && !over) sound('turn');
    if (over) sound(taker === null ? 'strike' : 'gems');
  }, [open, over, taker]);
  return (
    <Stage className={double ? 'bidding bidding--double' : 'bidding'} label={say('gs.turnedUp')} cols={cols}>
      <div className="verdict" data-won={taker !== null} data-shown={over}>
        <h2 className="foil-text">
          {taker === null ? say('gs.nobody') : <span className="taker">{names[taker]}</span>}
        </h2>
        <p className="verdict__text">{say(taker === null ? 'gs.discarded' : 'gs.takes', { prize })}</p>
      </div>
      <div className="lot" data-spot="prize" data-gone={over && taker === null}>
        <PrizeCard prize={prize} />
        {over && taker === null ? <span className="strike">{say('gs.gone')}</span> : null}
      </div>
      <TurnedRow rows={double ? 2 : 1}>
        {bids.map((bid, seat) => (
          <Turned
            // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
            key={`${prize} ${seat}`}
            seat={seat}
            state={!over ? 'closed' : seat === taker ? 'counts' : tied.includes(seat) ? 'cancelled' : 'low'}
            open={open && bid !== null}
            emblem={EMBLEM}
            card={bid === null ? null : <BidCard seat={seat} bid={bid} />}
            mark={
              tied.includes(seat) ? (
                <span className="strike">{say('gs.equal')}</span>
              ) : open && bid === null ? (
                <span className="vh">{say('gs.unseen')}</span>
              ) : null
            }
          >
            <p className="points">
              {say('points', { points: pointsOf(game, seat) })}
              {seat === taker ? <i className="gain"> +{prize}</i> : null}
            </p>
          </Turned>
        ))}
      </TurnedRow>
    </Stage>
  );
};
