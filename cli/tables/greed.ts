import { speaker } from '@gilt/engine/words';
import { iconLetters, wholeCard } from '@gilt/games/greed/card-text';
import { CARDS } from '@gilt/games/greed/cards';
import { iconsOf } from '@gilt/games/greed/display';
import { english } from '@gilt/games/greed/english';
import { outcome } from '@gilt/games/greed/scoring';
import type { GreedView } from '@gilt/games/greed/secrets';
import { LAST_ROUND, NONE, type Passed, type Placed } from '@gilt/games/greed/state';
import { ICONS, LETTERS } from '@gilt/games/greed/vocabulary';
import { colours } from '../colours.ts';
import { table } from '../output.ts';
import { wrap } from '../wrap.ts';

const LEGEND = `Icons: ${ICONS.map((icon, i) => `${LETTERS[i]} ${icon}`).join(', ')}. ● is a marker, worth $10,000 at the end; ∞ lasts. ▸ is you.`;

const dollars = (amount: number): string => `$${amount.toLocaleString('en')}`;
const named = (card: number): string => `${card} ${CARDS[card]!.name}`;

/** `8 Chinatown B W ●●●`; Rubberface with the thug that he looks like. */
function inPlay({ card, face, markers }: Placed): string {
  const letters = iconLetters(CARDS[face]!);
  const looks = face === card ? '' : ` as ${named(face)}`;
  return `${named(card)}${looks}${letters && ` ${colours.cyan(letters)}`}${markers > 0 ? ` ${colours.yellow('●'.repeat(markers))}` : ''}`;
}

/** `2G 1K` */
const icons = (game: GreedView['game'], seat: number): string =>
  [...LETTERS]
    .map((letter, icon) => ({ letter, count: iconsOf(game, seat, icon) }))
    .filter(({ count }) => count > 0)
    .map(({ letter, count }) => `${count}${letter}`)
    .join(' ') || '–';

/** What a seat remembers of a pile: who has which of its cards, as far as that can be known. */
function memory({ round, cards, takers }: Passed, names: readonly string[]): string {
  const who = takers.map((taker) => names[taker]).join(' and ');
  const known =
    cards.length === 1 ? `${who} has it` : takers.length === 1 ? `${who} has one of them` : `${who} have one each`;
  return `round ${round}: ${cards.join(' ')} (${takers.length === 0 ? 'still in the pile' : known})`;
}

/** Everybody's money, icons and display, what is in force, and what the viewer has and remembers. */
export function greedTable(view: GreedView, names: readonly string[]): string {
  const { game, seat } = view;
  const { scores } = outcome(game);
  const width = Math.max(...names.map((name) => name.length)) + 3;
  const rows = names.map((name, i) => {
    const hand = game.hands[i]!;
    const [cash, markers] = scores[i]!.lines;
    return [
      `${i === seat ? '▸' : ' '} ${name}`,
      dollars(cash!.points),
      markers!.points / 10_000,
      dollars(scores[i]!.total),
      icons(game, i),
      typeof hand === 'number' ? hand : hand.length,
    ];
  });
  const lines = names.map((name, i) => line(name, game.displays[i]!.map(inPlay), width));
  const forces = (what: string, all: readonly (readonly Placed[])[]): string[] =>
    all.flatMap((own, i) => (own.length > 0 ? [`${what}, for ${names[i]}: ${own.map(inPlay).join(', ')}`] : []));
  const waiting = game.turnedUp.flatMap((card, i) => (card === NONE ? [] : [`${names[i]} ${named(card)}`]));
  const own = seat === null ? [] : ownLines(view, seat, names);
  return [
    `Round ${game.round} of ${LAST_ROUND}   ${game.drawPile} cards to draw   ${game.discards.length} discarded`,
    '',
    table([['  player', 'cash', 'markers', 'money', 'icons', 'hand'], ...rows]),
    colours.dim(LEGEND),
    '',
    ...lines,
    ...(waiting.length > 0 ? [`Still to be carried out: ${waiting.join(', ')}`] : []),
    ...forces('This turn', game.thisTurn),
    ...forces('Next turn', game.nextTurn),
    ...game.returned.flatMap((cards, i) =>
      i === seat || cards.length === 0
        ? []
        : [`Known to be in the hand of ${names[i]}: ${cards.map(named).join(', ')}`],
    ),
    ...own,
  ].join('\n');
}

const line = (name: string, things: readonly string[], width: number): string =>
  `  ${name.padEnd(width)}${wrap(things.join(', ') || '–', width + 2)}`;

/** The cards to choose from, with what they say, and what the viewer remembers. */
function ownLines({ game, flow }: GreedView, seat: number, names: readonly string[]): string[] {
  const { say } = speaker(english, names);
  const cards = (what: string, list: readonly number[] | number): string[] =>
    typeof list === 'number' || list.length === 0
      ? []
      : [what, ...list.map((card) => `  ${wrap(say(wholeCard(card)), 4)}`)];
  const drafting = flow.stack.at(-1)?.step === 'takeCard';
  const passed = game.passed[seat]!;
  return [
    ...cards('Your hand:', game.hands[seat]!),
    ...(drafting ? cards('The pile that you hold:', game.piles[seat]!) : []),
    ...(passed.length > 0 ? ['Passed on, and not seen since:', ...passed.map((it) => `  ${memory(it, names)}`)] : []),
  ];
}
