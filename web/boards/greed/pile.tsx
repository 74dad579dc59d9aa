import type { GreedView } from '@gilt/games/greed/secrets';
import { FIRST_PLAY } from '@gilt/games/greed/state';
import type { JSX } from 'react';
import { CardBack } from '../../cards/card.tsx';
import { CrestPortrait } from '../../furniture/crest.tsx';
import { Hand } from '../../furniture/hand.tsx';
import { howMany } from '../../furniture/how-many.ts';
import { useGame, useTable } from '../../table/view.ts';
import { EMBLEM } from './cards.tsx';
import { choosable } from './choice.tsx';
import { Forces } from './forces.tsx';
import { Laid } from './laid.tsx';
import { say } from './say.ts';
import { PLAY } from './story.ts';

/** GR-04 The pile that you have at hand: whom it comes from, what is in it, and to whom the rest goes. */
export const Pile = ({ seat }: { seat: number }): JSX.Element => {
  const { now, names, table } = useTable<GreedView>();
  const { view } = now!;
  const { game } = view;
  const pile = game.piles[seat] as readonly number[];
  const from = (seat - 1 + table.players) % table.players;
  const to = (seat + 1) % table.players;
  return (
    <Laid
      className="pile-at-hand"
      title={say('gr.pile')}
      count={pile.length}
      note={
        <>
          {game.round > 1 ? (
            <span className="way way--from">
              <CrestPortrait seat={from} size="xs" /> <span>{say('gr.pile.from', { from: names[from]! })}</span>
            </span>
          ) : (
            <span className="way">{say('gr.pile.first')}</span>
          )}
          <span className="way way--to">
            <CrestPortrait seat={to} size="xs" /> <span>{say('gr.pile.to', { to: names[to]! })}</span>
          </span>
          {game.round < FIRST_PLAY ? (
            <span className="way way--no-play">{say('gr.noPlay', { first: FIRST_PLAY })}</span>
          ) : null}
        </>
      }
    >
      <Hand spread={say('gr.pile')} cards={choosable(view, seat, PLAY, pile, now!.asked !== null)} />
    </Laid>
  );
};

/** For those who watch: how many cards go round, how many lie still, and what is in force. */
export const ClosedPiles = (): JSX.Element => {
  const game = useGame<GreedView>();
  const count = howMany(game.piles[0] ?? 0);
  return (
    <header className="laid__head">
      <CardBack emblem={EMBLEM} />
      <p className="remark">
        {count > 0 ? say('gr.pile.others', { count }) : null} {say('gr.pile.drawPile', { count: game.drawPile })}
      </p>
      <Forces />
    </header>
  );
};
