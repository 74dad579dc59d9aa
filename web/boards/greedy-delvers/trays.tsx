import { CARDS } from '@gilt/games/greedy-delvers/cards';
import type { GreedyDelversView } from '@gilt/games/greedy-delvers/secrets';
import type { JSX } from 'react';
import { CardBack } from '../../cards/card.tsx';
import { useGame } from '../../table/view.ts';
import { say, type WordId } from '../../words.ts';
import { EMBLEM } from './cards.tsx';
import { handSize } from './shaft.tsx';

const COMPANY = [1, 2, 3, 4] as const;

/** GD-11 … GD-14 What an Exchange is worth, by how many there are: the heart of the game, always in sight. */
export const RateTray = (): JSX.Element => (
  <section className="rates" aria-labelledby="rates">
    <h2 id="rates">{say('gd.rates')}</h2>
    <ol>
      {COMPANY.map((count) => (
        <li key={count} className={count === 4 ? 'rates__lost' : count === 3 ? 'rates__best' : ''}>
          <b>{count}</b>
          <span>{say(`gd.rate.${count}` as WordId)}</span>
        </li>
      ))}
    </ol>
  </section>
);

/** What is still to be drawn, and what has been played since the deck was last shuffled. */
export const DeckTray = (): JSX.Element => {
  const game = useGame<GreedyDelversView>();
  const buried = game.buried.reduce<number>((sum, cards) => sum + handSize(cards), 0);
  return (
    <section className="tray tray--deck" aria-label={say('gd.deck')}>
      <h2>{say('gd.deck')}</h2>
      <div className="pile">
        <CardBack emblem={EMBLEM} width="3.6rem" />
        <p>
          <b>{game.deck}</b> {say('gd.deck.left')}
        </p>
      </div>
      <h2>{say('gd.discards')}</h2>
      <ul className="played-list">
        {CARDS.map(({ id, name, copies }, card) => (
          <li key={id}>
            <b>{game.discards[card]}</b> {name} <i>{say('gd.of', { copies })}</i>
          </li>
        ))}
        {buried > 0 ? (
          <li>
            <b>{buried}</b> {say('gd.faceDown')}
          </li>
        ) : null}
      </ul>
    </section>
  );
};
