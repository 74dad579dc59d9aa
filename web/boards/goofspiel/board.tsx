import type { Event } from '@gilt/games/goofspiel/goofspiel';
import { type GoofspielView, heldBy, valuesIn } from '@gilt/games/goofspiel/secrets';
import type { JSX } from 'react';
import { asking } from '../../furniture/asking.tsx';
import { Hand, type HandCard } from '../../furniture/hand.tsx';
import { QuestionBar } from '../../furniture/question-bar.tsx';
import { InHand, Play } from '../../furniture/regions.tsx';
import { SceneShell } from '../../furniture/scene-shell.tsx';
import { SealButton } from '../../furniture/seal-button.tsx';
import { type TableView, useGame, useTable } from '../../table/view.ts';
import type { Board } from '../board.ts';
import { Aftermath } from './aftermath.tsx';
import { BidCard, BidFace, Face } from './cards.tsx';
import { say } from './say.ts';
import { ScoreSheet } from './score-sheet.tsx';
import { Opponents, OwnSeat } from './seats.tsx';
import { Auction } from './stage.tsx';
import { plan } from './story.ts';
import { livery, Portrait } from './suits.tsx';
import './palette.css';
import './cards.css';
import './stage.css';
import './reveal.css';
import './sizes.css';

/** More cards than these lie in two rows. */
const FAN = 7;

const Table = (): JSX.Element => {
  const { scene, you } = useTable<GoofspielView, Event>();
  if (scene)
    return (
      <SceneShell title={(part) => say(`gs.${part}`)} meanwhile={say('gs.turningUp')} own={<OwnSeat />}>
        <Aftermath scene={scene} />
      </SceneShell>
    );
  return (
    <Play asks={you === null ? 'watch' : 'hand'}>
      <Opponents />
      <Auction />
      {you === null ? <QuestionBar /> : <OwnHand seat={you} />}
    </Play>
  );
};

const OwnHand = ({ seat }: { seat: number }): JSX.Element => {
  const { now, picked } = useTable();
  const game = useGame<GoofspielView>();
  const open = now?.asked != null;
  const cards: HandCard[] = (game.hands[seat] as readonly number[]).map((bid) => ({
    key: String(bid),
    choice: open ? String(bid) : null,
    label: say('gs.bidCard', { bid }),
    kind: 'bid',
    face: <BidFace seat={seat} bid={bid} />,
    data: livery(seat),
  }));
  const hint = picked === null ? undefined : rivals(game, seat, Number(picked));
  return (
    <>
      <QuestionBar remark={hint} />
      <InHand>
        <Hand cards={cards} className={cards.length > FAN ? 'hand--rack' : ''} />
      </InHand>
      <OwnSeat />
      <SealButton label={(choice) => choice} hint={hint} />
    </>
  );
};

/** Who could bid more, or as much, as far as everybody can know. */
function rivals(game: GoofspielView['game'], seat: number, bid: number): string {
  if (game.bids === 'hidden') return say('gs.hidden');
  const hands = game.hands.flatMap((_, other) => (other === seat ? [] : [heldBy(game, other)!]));
  const more = hands.filter((hand) => Math.max(...hand) > bid).length;
  const same = hands.filter((hand) => hand.includes(bid) && Math.max(...hand) === bid).length;
  return say(more > 0 ? 'gs.more' : same > 0 ? 'gs.same' : 'gs.sure', { count: more || same, others: hands.length });
}

/** Which prize is bid for. */
const Progress = (): JSX.Element | null => {
  const { now, table } = useTable<GoofspielView>();
  if (!now || table.outcome) return null;
  const { game } = now.view;
  const of = valuesIn(game).length;
  return (
    <p className="progress">
      <span>{say('gs.progress', { at: of - game.prizes })}</span> <span>{say('gs.progress.of', { of })}</span>
    </p>
  );
};

/** Verb first; the prize is the object. */
function question({ now }: TableView<GoofspielView>): JSX.Element | null {
  if (!now?.asked || now.chosen !== null || now.asked.names.length === 1) return null;
  return asking(say('gs.bid'), say('gs.bidFor', { prize: now.view.game.prize }));
}

/** Each prize is a chapter of the tale. */
const heading = (event: Event): string | null =>
  event.type === 'prize' ? say('gs.prizeCard', { prize: event.prize }) : null;

export const board: Board<GoofspielView, Event> = {
  Table,
  Face,
  chosen: (seat, choice) => <BidCard seat={seat} bid={Number(choice)} />,
  Progress,
  Portrait,
  ScoreSheet,
  plan,
  question,
  heading,
};
