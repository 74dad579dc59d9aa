import type { GreedView } from '@gilt/games/greed/secrets';
import { FIRST_PLAY } from '@gilt/games/greed/state';
import type { JSX } from 'react';
import { CardBack } from '../../cards/card.tsx';
import { useGame, useTable } from '../../table/view.ts';
import { say } from '../../words.ts';
import { EMBLEM } from './cards.tsx';
import { forecastOf, ribbonOf } from './prospects.ts';
import { Portrait } from './seats.tsx';
import { Spread } from './spread.tsx';

/** GR-04 The pile that you have at hand: whom it comes from, what is in it, and to whom the rest goes. */
export const Pile = ({ seat }: { seat: number }): JSX.Element => {
  const { now, names, table } = useTable();
  const view = now!.view as unknown as GreedView;
  const { game } = view;
  const pile = game.piles[seat] as readonly number[];
  const from = (seat - 1 + table.players) % table.players;
  const to = (seat + 1) % table.players;
  return (
    <section className="pile-at-hand" aria-label={say('gr.pile')}>
      <h2>
        {say('gr.pile')}
        <span className="pile-way">
          {game.round > 1 ? (
            <>
              <Portrait seat={from} size="xs" /> {say('gr.pile.from', { from: names[from]! })}
            </>
          ) : (
            say('gr.pile.first')
          )}
          <i aria-hidden="true">→</i>
          <Portrait seat={to} size="xs" /> {say('gr.pile.to', { to: names[to]! })}
        </span>
        {game.round < FIRST_PLAY ? <span className="pile-note">{say('gr.noPlay')}</span> : null}
      </h2>
      <Spread
        label={say('gr.pile')}
        open={now!.asked !== null}
        cards={pile.map((card) => {
          const forecast = forecastOf(view, seat, card);
          return { card, choice: String(card), terms: forecast.terms, ribbon: ribbonOf(forecast, seat, card) };
        })}
      />
    </section>
  );
};

/** For those who watch: how many cards go round, and how many lie still. */
export const ClosedPiles = (): JSX.Element => {
  const game = useGame<GreedView>();
  const count = game.piles[0];
  return (
    <section className="closed-piles" aria-label={say('gr.pile')}>
      <CardBack world="city" emblem={EMBLEM} width="6rem" />
      <p>{say('gr.pile.others', { count: typeof count === 'number' ? count : (count?.length ?? 0) })}</p>
      <p>{say('gr.pile.drawPile', { count: game.drawPile })}</p>
    </section>
  );
};
