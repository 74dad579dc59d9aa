import {
  ATTACK,
  CARD_IDS,
  CARDS,
  CURSE,
  DOOR,
  EVEN,
  LOOT,
  MEEK,
  ODD,
  SEE_YA,
  SIGHTING,
  TRACKING,
  WILD,
} from '@gilt/games/greedquest/cards';
import { EFFECT_IDS, ROOMS } from '@gilt/games/greedquest/rooms';
import { INWARD, OUTWARD } from '@gilt/games/greedquest/state';
import type { JSX } from 'react';
import { Lit, Off, Sign, Together } from '../../furniture/pictured.tsx';
import type { Picture, Pictures } from '../../furniture/pictures.ts';
import { nameOfCard, QuestCard } from './cards.tsx';
import { Piece } from './piece.tsx';
import { kindOf } from './places.ts';
import { RoomFace } from './room.tsx';
import { say, type WordId } from './say.ts';
import { cardsOfStep, STEP_NUMBERS } from './steps.ts';
import '../../look/cards.css';
import './palette.css';
import './cards.css';
import './track.css';

const go = (value: number): number => CARD_IDS.indexOf(String(value));
const Ann = ({ out = false }: { out?: boolean }): JSX.Element => (
  <Piece seat={0} name="A" direction={out ? OUTWARD : INWARD} />
);
const Bob = ({ out = false }: { out?: boolean }): JSX.Element => (
  <Piece seat={1} name="B" direction={out ? OUTWARD : INWARD} />
);

/** A room as it lies on the track. */
const Room = ({ room }: { room: number }): JSX.Element => (
  <span className={`room room--picture room--${kindOf(room)}`}>
    <RoomFace room={room} effect={EFFECT_IDS.indexOf(ROOMS[room - 1]!.effect)} />
  </span>
);

const pictured = (id: string, art: JSX.Element | JSX.Element[]): Record<string, Picture> => ({
  [id]: { alt: say(`gq.pic.${id}` as WordId), art },
});
const ofCard = (id: string, card: number): Record<string, Picture> => ({
  [id]: { alt: say('gq.pic.card', { name: nameOfCard(card) }), art: <QuestCard card={card} /> },
});

/** GQ-30 … GQ-41 The clauses of the rooms are in the order of the rooms. */
const FIRST_CLAUSE = 30;
const rooms = Object.fromEntries(
  ROOMS.map(({ name }, i) => [
    `GQ-${FIRST_CLAUSE + i}`,
    { alt: say('gq.pic.room', { room: i + 1, name }), art: <Room room={i + 1} /> },
  ]),
);

/** What is drawn beside the rules of GreedQuest. */
export const pictures: Pictures = {
  ...pictured(
    'GQ-01',
    <>
      <Ann />
      <Bob out />
    </>,
  ),
  ...pictured(
    'GQ-02',
    CARDS.map(({ id }, card) => <QuestCard key={id} card={card} width="3.6rem" />),
  ),
  ...pictured(
    'GQ-05',
    STEP_NUMBERS.map((step) => (
      <Together key={step}>
        <Sign of={String(step)} />
        <QuestCard card={cardsOfStep(step).at(-1)!} width="3.6rem" />
      </Together>
    )),
  ),
  ...pictured(
    'GQ-09',
    <>
      <Ann />
      <Sign of="→" />
      <Room room={12} />
      <Sign of="→" />
      <Ann out />
    </>,
  ),
  ...ofCard('GQ-13', LOOT),
  ...ofCard('GQ-14', ATTACK),
  ...pictured(
    'GQ-15',
    <>
      <QuestCard card={MEEK} />
      <Sign of=":" />
      <Lit>
        <QuestCard card={go(3)} />
      </Lit>
      <Off>
        <QuestCard card={go(6)} />
      </Off>
    </>,
  ),
  ...pictured(
    'GQ-16',
    <>
      <QuestCard card={CURSE} />
      <Sign of=":" />
      <QuestCard card={go(5)} />
      <Sign of="←" />
      <Ann />
    </>,
  ),
  ...ofCard('GQ-17', SIGHTING),
  ...ofCard('GQ-18', DOOR),
  ...pictured(
    'GQ-19',
    <>
      <QuestCard card={SEE_YA} />
      <Sign of=":" />
      <QuestCard card={go(2)} />
      <QuestCard card={go(7)} />
      <Sign of="→ 2" />
    </>,
  ),
  ...pictured(
    'GQ-20',
    <>
      <Lit>
        <QuestCard card={go(8)} />
      </Lit>
      <Off>
        <QuestCard card={go(3)} />
      </Off>
      <Ann />
      <Sign of="→" />
    </>,
  ),
  ...ofCard('GQ-21', WILD),
  ...pictured(
    'GQ-22',
    <>
      <QuestCard card={EVEN} />
      <Sign of=":" />
      <QuestCard card={go(8)} />
      <Ann />
      <Sign of="⇄" />
      <Bob />
    </>,
  ),
  ...ofCard('GQ-23', ODD),
  ...ofCard('GQ-26', TRACKING),
  ...pictured(
    'GQ-27',
    <>
      <Together>
        <QuestCard card={go(7)} />
        <QuestCard card={go(7)} />
      </Together>
      <Sign of="→" />
      <Together>
        <Lit>
          <QuestCard card={go(3)} />
        </Lit>
        <Off>
          <QuestCard card={EVEN} />
        </Off>
      </Together>
    </>,
  ),
  ...rooms,
};
