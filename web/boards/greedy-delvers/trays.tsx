import { CARDS, PLAYERS } from '@gilt/games/greedy-delvers/cards';
import type { GreedyDelversView } from '@gilt/games/greedy-delvers/secrets';
import type { JSX } from 'react';
import { CardBack } from '../../cards/card.tsx';
import { Drawer } from '../../furniture/drawer.tsx';
import { howMany } from '../../furniture/how-many.ts';
import { useGame } from '../../table/view.ts';
import { EMBLEM } from './cards.tsx';
import { say, type WordId } from './say.ts';

const COMPANY = Array.from({ length: PLAYERS }, (_, i) => i + 1);

/** GD-11 … GD-14 What an Exchange is worth, by how many there are: the heart of the game, always in sight. */
export const Rates = (): JSX.Element => (
  <section className="rates">
    <h2>{say('gd.rates')}</h2>
    <ol>
      {COMPANY.map((count) => (
        <li key={count} className={count === COMPANY.length ? 'rates__lost' : ''}>
          <b>{count}</b>
          <em>{say(`gd.rateShort.${count}` as WordId)}</em>
          <span>{say(`gd.rate.${count}` as WordId)}</span>
        </li>
      ))}
    </ol>
  </section>
);

/** What is still to be drawn, and what has been played since the deck was last shuffled; a tap tells what there is no room for. */
export const DeckTray = (): JSX.Element => {
  const { deck } = useGame<GreedyDelversView>();
  return (
    <section className="deck-tray" aria-label={say('gd.deck')}>
      <Drawer
        title={say('gd.deck')}
        trigger={
          <button type="button" className="deck" aria-label={say('gd.deck.open', { count: deck })}>
            <CardBack emblem={EMBLEM} />
            <span className="remark">
              <b>{deck}</b> {say('gd.deck.left')}
            </span>
          </button>
        }
      >
        <div className="seat-sheet">
          <Gone />
          <Rates />
        </div>
      </Drawer>
      <Gone />
    </section>
  );
};

const Gone = (): JSX.Element => {
  const game = useGame<GreedyDelversView>();
  const buried = game.buried.reduce<number>((sum, cards) => sum + howMany(cards), 0);
  return (
    <div className="gone">
      <h2 className="label">{say('gd.discards')}</h2>
      <ul>
        {CARDS.map(({ id, name, copies }, card) => (
          <li key={id}>
            <b>{game.discards[card]}</b> {name} {say('gd.of', { copies })}
          </li>
        ))}
        {buried > 0 ? (
          <li>
            <b>{buried}</b> {say('gd.faceDown')}
          </li>
        ) : null}
      </ul>
    </div>
  );
};
