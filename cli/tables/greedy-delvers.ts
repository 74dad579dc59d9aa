import { speaker } from '@gilt/engine/words';
import { CARDS } from '@gilt/games/greedy-delvers/cards';
import { english } from '@gilt/games/greedy-delvers/english';
import { glossary } from '@gilt/games/greedy-delvers/glossary';
import type { GreedyDelversView } from '@gilt/games/greedy-delvers/secrets';
import { BOTTOM } from '@gilt/games/greedy-delvers/state';
import { colours } from '../colours.ts';
import { table } from '../output.ts';
import { wrap } from '../wrap.ts';

const { say } = speaker(english, []);

const names = (cards: readonly number[]): string => cards.map((card) => CARDS[card]!.name).join(', ');

/** What somebody holds, as far as the viewer may know it. */
function handOf({ game }: GreedyDelversView, seat: number): string {
  const hand = game.hands[seat]!;
  const count = typeof hand === 'number' ? hand : hand.length;
  if (count === 0) return game.levels[seat] === BOTTOM ? 'safe' : '–';
  if (typeof hand !== 'number') return names(hand);
  const known = [
    ...(game.brutes[seat]! > game.savages[seat]! ? [`${game.brutes[seat]} or more of them Hitmen and Savages`] : []),
    ...(game.savages[seat]! > 0 ? [`${game.savages[seat]} or more of them Savages`] : []),
  ];
  return [`${hand} cards`, ...known].join(', ');
}

/** What each of the viewer's cards does. */
function ownCards({ game, seat }: GreedyDelversView): string[] {
  const hand = seat === null ? 0 : game.hands[seat]!;
  if (typeof hand === 'number' || hand.length === 0) return [];
  return ['', 'Your hand:', ...[...new Set(hand)].map((card) => `  ${wrap(say(glossary[card]!.says), 4)}`)];
}

/** `3 Exchange, 1 Rush`. */
const counted = (counts: readonly number[]): string =>
  counts.flatMap((count, card) => (count > 0 ? [`${count} ${CARDS[card]!.name}`] : [])).join(', ') || '–';

/** The ledgers of all four, what the viewer holds, and what has been played since the deck was shuffled. */
export function greedyDelversTable(view: GreedyDelversView, players: readonly string[]): string {
  const { game, seat } = view;
  const faceDown = game.buried.reduce<number>(
    (sum, cards) => sum + (typeof cards === 'number' ? cards : cards.length),
    0,
  );
  const hidden = faceDown > 0 ? `, and ${faceDown} face down` : '';
  const rows = players.map((name, i) => [
    `${i === seat ? '▸' : ' '} ${i + 1} ${name}`,
    game.levels[i]!,
    game.ore[i]!,
    game.gold[i]!,
    handOf(view, i),
  ]);
  return [
    `Deck ${colours.bold(String(game.deck))}   discards ${counted(game.discards)}${hidden}`,
    '',
    table([['  player', 'level', 'ore', 'gold', 'hand'], ...rows]),
    colours.dim(`▸ is you. At level ${BOTTOM} one is safe; then gold counts, and ore does not.`),
    ...ownCards(view),
  ].join('\n');
}
