import { message, speaker } from '@gilt/engine/words';
import { CARDS, NONE } from '@gilt/games/greedquest/cards';
import { english } from '@gilt/games/greedquest/english';
import { glossary } from '@gilt/games/greedquest/glossary';
import { EFFECTS, ROOMS, titleOf } from '@gilt/games/greedquest/rooms';
import type { GreedQuestView } from '@gilt/games/greedquest/secrets';
import { INWARD } from '@gilt/games/greedquest/state';
import { colours } from '../colours.ts';
import { table } from '../output.ts';
import { wrap } from '../wrap.ts';

const { say } = speaker(english, []);
const named = (cards: readonly number[]): string => cards.map((card) => CARDS[card]!.name).join(', ') || '–';

/** The track with everybody's piece and how it faces, what the rooms in use do, and the viewer's hand. */
export function greedQuestTable({ game, seat }: GreedQuestView, names: readonly string[]): string {
  const numbers = ROOMS.map((_, i) => String(i + 1).padStart(2)).join(' ');
  const rows = names.map((name, i) => [
    `${i === seat ? '▸' : ' '} ${name}`,
    ROOMS.map((_, room) =>
      game.rooms[i] === room + 1 ? piece(game.directions[i]!, i === seat) : colours.dim(' ·'),
    ).join(' '),
    count(game.hands[i]!),
    game.piles[i]!,
  ]);
  const about = names.flatMap((name, i) => [
    ...(i !== seat && game.known[i]!.length > 0
      ? [`Known to be in the hand of ${name}: ${named(game.known[i]!)}`]
      : []),
    ...(game.skips[i] === 1 ? [`${name} loses the coming turn`] : []),
  ]);
  const inPlay = game.inPlay.flatMap((card, i) => (card === NONE ? [] : [`${names[i]}: ${CARDS[card]!.name}`]));
  const occupied = [...new Set(game.rooms)].sort((a, b) => a - b);
  return [
    table([['  player', numbers, 'hand', 'pile'], ...rows]),
    colours.dim('→ faces inward, toward the Hoard in Room 12; ← outward, home to Room 1. ▸ is you.'),
    ...about,
    '',
    ...occupied.map((room) => describeRoom(game, room)),
    ...(inPlay.length > 0 ? ['', `In play: ${inPlay.join(', ')}`] : []),
    ...(seat === null ? [] : ['', ...ownCards(game, seat)]),
  ].join('\n');
}

/** `→` inward, `←` outward. */
const piece = (direction: number, own: boolean): string => {
  const arrow = direction === INWARD ? ' →' : ' ←';
  return own ? colours.bold(arrow) : arrow;
};

const count = (hand: readonly number[] | number): number => (typeof hand === 'number' ? hand : hand.length);

const describeRoom = (game: GreedQuestView['game'], room: number): string =>
  `${titleOf(room)}: ${say(message(`effect.${EFFECTS[game.effects[room]!]!.id}`))}`;

function ownCards(game: GreedQuestView['game'], seat: number): string[] {
  const first = game.first[seat];
  return [
    `Your hand${(game.hands[seat] as number[]).length === 0 ? ' is empty.' : ' (1st to 10th: when a card acts in the turn):'}`,
    ...[...new Set(game.hands[seat] as number[])].map((card) => `  ${wrap(say(glossary[card]!.says), 4)}`),
    ...(first === null || first === undefined || first === NONE ? [] : [`You have drawn: ${named([first])}`]),
    ...(game.dead[seat]!.length > 0 ? [`Your dead cards: ${named(game.dead[seat]!)}`] : []),
  ];
}
