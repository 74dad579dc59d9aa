import { seatChoices } from '@gilt/engine/question';
import type { Event } from '@gilt/games/greedquest/events';
import type { GreedQuestView } from '@gilt/games/greedquest/secrets';
import type { JSX } from 'react';
import { Answer } from '../../furniture/answer.tsx';
import { asking } from '../../furniture/asking.tsx';
import { CrestPortrait } from '../../furniture/crest.tsx';
import { taleOf } from '../../player/tale.ts';
import { areLong } from '../../table/question-text.ts';
import { answering } from '../../table/seat-state.ts';
import { type TableView, useGame, useTable } from '../../table/view.ts';
import { nameOfCard } from './cards.tsx';
import { say, sayIfKnown } from './say.ts';
import { placeOf } from './story.ts';

/** Questions that are answered in the question bar itself. */
const IN_BAR = [
  'turn.nameWild',
  'turn.chooseTrack',
  'swap.nameSwapper',
  'swap.nameSwapped',
  'endOfTurn.bringBack',
  'endOfTurn.keepFirst',
];

/** Whether you are asked at the end of a turn what becomes of cards; no card is chosen then. */
export const asksAtEnd = ({ now }: Pick<TableView<GreedQuestView>, 'now'>): boolean =>
  now?.asked?.where.startsWith('endOfTurn.') ?? false;

/** Where the game stands: the question that is open, whoever is asked. */
export const whereOf = ({ now }: Pick<TableView<GreedQuestView>, 'now'>): string => (now ? placeOf(now.view) : '');

/** What is asked of whom, verb first, with what it is about in bole. */
export function title(view: TableView<GreedQuestView, Event>): JSX.Element | null {
  const { now, names, table, past } = view;
  if (!now || now.asleep || table.status !== 'playing') return null;
  const where = whereOf(view);
  const mine = now.asked !== null && now.chosen === null;
  const { asked, chosen } = answering({ now });
  const waited = asked.filter((seat) => !chosen.includes(seat)).map((seat) => names[seat]!);
  const { game } = now.view;
  if (where === 'turn.playCards' && !mine) return null;
  // What a duel is about: the clause that has it fought.
  const duel = where === 'duel.playCards' ? taleOf(past).events.findLast(({ type }) => type === 'duel') : null;
  const what = sayIfKnown(duel ? `gq.ask.duel.${duel.rule}` : `gq.ask.${where}`);
  if (!what) return null;
  const first = game.first[view.you ?? -1];
  const about = mine
    ? say(`gq.ask.you.${where}` as 'gq.ask.you.turn.playCards', {
        room: game.rooms[view.you!]!,
        card: typeof first === 'number' && first >= 0 ? nameOfCard(first) : '',
      })
    : say(areLong(waited) ? 'gq.ask.many' : 'gq.ask.others', { who: waited, count: waited.length });
  return asking(what, about);
}

/** Buttons for what is answered in the bar: a number, a player, yes or no. */
export const Answers = (): JSX.Element | null => {
  const { now, names, you } = useTable();
  const game = useGame<GreedQuestView>();
  if (!now?.asked || !IN_BAR.includes(now.asked.where)) return null;
  const { where, names: choices } = now.asked;
  return (
    <fieldset className="answers" aria-label={say('plain.options')} data-numbers={where === 'turn.nameWild'}>
      {choices.map((choice, i) => {
        const seat = seatChoices.number(choice);
        return (
          <Answer key={choice} choice={choice} digit={where === 'turn.nameWild' ? choice : i + 1}>
            {seat >= 0 ? <CrestPortrait seat={seat} size="xs" /> : null}
            <span>
              {seat < 0
                ? (sayIfKnown(`gq.answer.${where}.${choice}`) ?? choice)
                : say('gq.answer.seat', { name: seat === you ? say('you') : names[seat]!, room: game.rooms[seat]! })}
            </span>
          </Answer>
        );
      })}
    </fieldset>
  );
};
