import cardsIcon from 'icon:card-play';
import type { GreedyDelversView } from '@gilt/games/greedy-delvers/secrets';
import type { JSX } from 'react';
import { howMany } from '../../furniture/how-many.ts';
import { Icon } from '../../furniture/icon.tsx';
import { openHand } from '../../furniture/open-hand.tsx';
import { Opponents as Others, OwnSeat as Own } from '../../furniture/opponents.tsx';
import { useGame } from '../../table/view.ts';
import { DelverCard, EMBLEM } from './cards.tsx';
import { Ledger } from './ledger.tsx';
import { say } from './say.ts';

/** What everybody knows to be in a hand, since a dud said so. */
function known({ savages, brutes }: GreedyDelversView['game'], seat: number): string | null {
  if (savages[seat]! > 0) return say('gd.known.savages', { count: savages[seat]! });
  return brutes[seat]! > 0 ? say('gd.known.brutes', { count: brutes[seat]! }) : null;
}

/** How many cards somebody holds, and what is known of them. */
const Held = ({ seat }: { seat: number }): JSX.Element => {
  const game = useGame<GreedyDelversView>();
  return (
    <span className="held">
      <Icon of={cardsIcon} /> {say('gd.held', { count: howMany(game.hands[seat]!) })}
      {known(game, seat) ? <i> · {known(game, seat)}</i> : null}
    </span>
  );
};

export const Opponents = (): JSX.Element => (
  <Others<GreedyDelversView>>
    {(seat, game) => ({
      emblem: EMBLEM,
      notes: <Held seat={seat} />,
      hand: openHand(game.hands[seat], (card) => <DelverCard card={card} />),
      children: <Ledger game={game} seat={seat} />,
    })}
  </Others>
);

export const OwnSeat = (): JSX.Element => (
  <Own<GreedyDelversView>>
    {(you, game) => ({
      score: say('gd.ownGold', { gold: game.gold[you]! }),
      children: <Ledger game={game} seat={you} lines={['level', 'ore']} />,
    })}
  </Own>
);
