import { type GoofspielView, valuesIn } from '@gilt/games/goofspiel/secrets';
import type { JSX } from 'react';
import { Icon } from '../../furniture/icon.tsx';
import { Stage } from '../../furniture/regions.tsx';
import { useGame, useTable } from '../../table/view.ts';
import { PrizeCard } from './cards.tsx';
import { say } from './say.ts';
import { livery, pictureOf } from './suits.tsx';

/** The prize that is bid for, and what has become of all the others. */
export const Auction = (): JSX.Element => {
  const { prize, order } = useGame<GoofspielView>();
  return (
    <Stage className="auction" label={say('gs.stage')}>
      <div className="auction__prize" data-spot="prize">
        {prize > 0 ? (
          <div key={prize} className="enters">
            <PrizeCard prize={prize} />
          </div>
        ) : null}
      </div>
      <div className="ladder">
        <h2 className="label">{say('gs.prizes')}</h2>
        <Prizes />
        <p className="remark">{say(`gs.order.${order}`)}</p>
      </div>
    </Stage>
  );
};

/** All prizes from the least to the best: who took which, which nobody got, and which are still to come. */
const Prizes = (): JSX.Element => {
  const game = useGame<GoofspielView>();
  const { names } = useTable();
  return (
    <ol className="prizes">
      {valuesIn(game).map((value) => {
        const taker = game.taken.findIndex((prizes) => prizes.includes(value));
        if (taker >= 0)
          return (
            <li key={value} data-state="taken" {...livery(taker)}>
              <b>{value}</b>
              <Icon of={pictureOf(taker)} label={names[taker]!} />
            </li>
          );
        const state = value === game.prize ? 'now' : game.discarded.includes(value) ? 'gone' : 'coming';
        return (
          <li key={value} data-state={state}>
            <b>{value}</b>
            <span className="vh">{say(`gs.state.${state}`)}</span>
          </li>
        );
      })}
    </ol>
  );
};
