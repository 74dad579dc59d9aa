import cardsIcon from 'icon:card-play';
import { FULL_HAND } from '@gilt/games/greedquest/cards';
import type { GreedQuestView } from '@gilt/games/greedquest/secrets';
import { OUTWARD } from '@gilt/games/greedquest/state';
import type { JSX } from 'react';
import { howMany } from '../../furniture/how-many.ts';
import { Icon } from '../../furniture/icon.tsx';
import { openHand } from '../../furniture/open-hand.tsx';
import { Opponents as Others, OwnSeat as Own } from '../../furniture/opponents.tsx';
import { useGame } from '../../table/view.ts';
import { QuestCard } from './cards.tsx';
import { PilesOf } from './piles.tsx';
import { EMBLEM } from './places.ts';
import { say } from './say.ts';
import type { Standing } from './story.ts';

const whereabouts = ({ rooms, directions }: Standing, seat: number): string =>
  say(directions[seat] === OUTWARD ? 'gq.at.out' : 'gq.at.in', { room: rooms[seat]! });

/** GQ-12 Whoever loses the coming turn, and whoever fights a duel just now. */
const Marks = ({ seat, duellists }: { seat: number; duellists: readonly number[] }): JSX.Element => {
  const { skips } = useGame<GreedQuestView>();
  return (
    <>
      {skips[seat] === 1 ? <span className="badge badge--bole">{say('gq.skips')}</span> : null}
      {duellists.includes(seat) ? <span className="badge badge--leaf">{say('gq.duels')}</span> : null}
    </>
  );
};

/** The others: where they are is seen on the track too, so it may go; what lies before them is a tap away. */
export const Opponents = ({ duellists }: { duellists: readonly number[] }): JSX.Element => (
  <Others<GreedQuestView>>
    {(seat, game) => ({
      emblem: EMBLEM,
      badges: <Marks seat={seat} duellists={duellists} />,
      notes: (
        <>
          {whereabouts(game, seat)}
          {howMany(game.hands[seat]!) === FULL_HAND ? null : (
            <span className="held">
              <Icon of={cardsIcon} label={say('gq.inHand')} /> {howMany(game.hands[seat]!)}
            </span>
          )}
        </>
      ),
      hand: openHand(game.hands[seat], (card) => <QuestCard card={card} />),
      sheet: (
        <>
          <p>{whereabouts(game, seat)}</p>
          <PilesOf seat={seat} />
        </>
      ),
    })}
  </Others>
);

/** Your own: the room you are in is all the score there is. */
export const OwnSeat = ({ at, notes }: { at: Standing; notes?: JSX.Element }): JSX.Element => (
  <Own>{(you) => ({ score: whereabouts(at, you), badges: <Marks seat={you} duellists={[]} />, notes })}</Own>
);
