import { seatChoices } from '@gilt/engine/question';
import type { GreedQuestView } from '@gilt/games/greedquest/secrets';
import type { JSX } from 'react';
import { areLong } from '../../table/question-text.ts';
import { answering } from '../../table/seat-state.ts';
import { type TableView, useGame, useTable } from '../../table/view.ts';
import { say, sayIfKnown } from '../../words.ts';
import { nameOfCard } from './cards.tsx';
import { Portrait } from './seats.tsx';

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
export const asksAtEnd = ({ now }: Pick<TableView, 'now'>): boolean =>
  now?.asked?.where.startsWith('endOfTurn.') ?? false;

/** Where the game stands: the question that is open, whoever is asked. */
export function whereOf({ now }: Pick<TableView, 'now'>): string {
  const frame = now?.view.flow.stack.at(-1);
  return frame ? `${frame.procedure}.${frame.step}` : '';
}

/** What is asked of whom, verb first, with what it is about in bole. */
export function title(view: TableView, duel: string | null): JSX.Element | null {
  const { now, names, table } = view;
  if (!now || now.asleep || table.status !== 'playing') return null;
  const where = whereOf(view);
  const mine = now.asked !== null && now.chosen === null;
  const { asked, chosen } = answering(view);
  const waited = asked.filter((seat) => !chosen.includes(seat)).map((seat) => names[seat]!);
  const game = now.view.game as unknown as GreedQuestView['game'];
  if (where === 'turn.playCards' && !mine) return null;
  const what = sayIfKnown(where === 'duel.playCards' ? `gq.ask.duel.${duel}` : `gq.ask.${where}`);
  if (!what) return null;
  const first = game.first[view.you ?? -1];
  return (
    <>
      {what}{' '}
      <b>
        {mine
          ? say(`gq.ask.you.${where}` as 'gq.ask.you.turn.playCards', {
              room: game.rooms[view.you!]!,
              card: typeof first === 'number' && first >= 0 ? nameOfCard(first) : '',
            })
          : say(areLong(waited) ? 'gq.ask.many' : 'gq.ask.others', { who: waited, count: waited.length })}
      </b>
    </>
  );
}

/** Buttons for what is answered in the bar: a number, a player, yes or no. */
export const Answers = (): JSX.Element | null => {
  const { now, names, you, seal, takeBack } = useTable();
  const game = useGame<GreedQuestView>();
  if (!now?.asked || !IN_BAR.includes(now.asked.where)) return null;
  const { where, names: choices } = now.asked;
  return (
    <fieldset className="answers" aria-label={say('plain.options')} data-numbers={where === 'turn.nameWild'}>
      {choices.map((choice, i) => {
        const seat = seatChoices.number(choice);
        return (
          <button
            key={choice}
            type="button"
            className="btn"
            aria-pressed={now.chosen === choice}
            onClick={() => (now.chosen === choice ? takeBack() : seal(choice))}
            data-at-once={now.chosen === null || undefined}
            data-digit={where === 'turn.nameWild' ? choice : i + 1}
          >
            {seat >= 0 ? <Portrait seat={seat} size="xs" /> : null}
            <span>
              {seat < 0
                ? (sayIfKnown(`gq.answer.${where}.${choice}`) ?? choice)
                : say('gq.answer.seat', { name: seat === you ? say('you') : names[seat]!, room: game.rooms[seat]! })}
            </span>
          </button>
        );
      })}
    </fieldset>
  );
};
