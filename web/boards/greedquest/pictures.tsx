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
import { cardsOfStep, STEP_NUMBERS } from '@gilt/games/greedquest/steps';
import type { JSX } from 'react';
import { lit, off } from '../../furniture/pictured.tsx';
import type { Part, Picture, Pictures } from '../../furniture/pictures.ts';
import { nameOfCard, QuestCard } from './cards.tsx';
import { Piece } from './piece.tsx';
import { kindOf } from './places.ts';
import { RoomFace } from './room.tsx';
import { say, type WordId } from './say.ts';
import '../../look/cards.css';
import './palette.css';
import './cards.css';
import './track.css';

const card = (of: number, width?: string): JSX.Element => <QuestCard card={of} {...(width ? { width } : {})} />;
const go = (value: number): JSX.Element => card(CARD_IDS.indexOf(String(value)));
const SMALL = '3.6rem';
const ann = <Piece seat={0} name="A" direction={INWARD} />;
const bob = <Piece seat={1} name="B" direction={INWARD} />;
const annOut = <Piece seat={0} name="A" direction={OUTWARD} />;
const bobOut = <Piece seat={1} name="B" direction={OUTWARD} />;

/** A room as it lies on the track. */
const roomOf = (room: number): JSX.Element => (
  <span className={`room room--picture room--${kindOf(room)}`}>
    <RoomFace room={room} effect={EFFECT_IDS.indexOf(ROOMS[room - 1]!.effect)} />
  </span>
);

const pictured = (id: string, ...art: Part[]): Record<string, Picture> => ({
  [id]: { alt: say(`gq.pic.${id}` as WordId), art },
});
const ofCard = (id: string, of: number): Record<string, Picture> => ({
  [id]: { alt: say('gq.pic.card', { name: nameOfCard(of) }), art: [card(of)] },
});

/** GQ-30 … GQ-41 The clauses of the rooms are in the order of the rooms. */
const FIRST_CLAUSE = 30;
const rooms = Object.fromEntries(
  ROOMS.map(({ name }, i) => [
    `GQ-${FIRST_CLAUSE + i}`,
    { alt: say('gq.pic.room', { room: i + 1, name }), art: [roomOf(i + 1)] },
  ]),
);

/** What is drawn beside the rules of GreedQuest. */
export const pictures: Pictures = {
  ...pictured('GQ-01', ann, bobOut),
  ...pictured('GQ-02', ...CARDS.map((_, of) => card(of, SMALL))),
  ...pictured('GQ-05', ...STEP_NUMBERS.map((step) => [String(step), card(cardsOfStep(step).at(-1)!, SMALL)])),
  ...pictured('GQ-09', ann, '→', roomOf(12), '→', annOut),
  ...pictured('GQ-10', annOut, '→', roomOf(1)),
  ...ofCard('GQ-13', LOOT),
  ...ofCard('GQ-14', ATTACK),
  ...pictured('GQ-15', card(MEEK), ':', lit(go(3)), off(go(6))),
  ...pictured('GQ-16', card(CURSE), ':', go(5), '←', ann),
  ...ofCard('GQ-17', SIGHTING),
  ...ofCard('GQ-18', DOOR),
  ...pictured('GQ-19', card(SEE_YA), ':', go(2), go(7), '→ 2'),
  ...pictured('GQ-20', lit(go(8)), off(go(3)), ann, '→'),
  ...ofCard('GQ-21', WILD),
  ...pictured('GQ-22', card(EVEN), ':', go(8), ann, '⇄', bob),
  ...ofCard('GQ-23', ODD),
  ...ofCard('GQ-26', TRACKING),
  ...pictured('GQ-27', [go(7), go(7)], '→', [lit(go(3)), off(card(EVEN))]),
  ...rooms,
};
