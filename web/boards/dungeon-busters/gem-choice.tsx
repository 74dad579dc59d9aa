import { PENDING } from '@gilt/engine/question';
import { COLOURS } from '@gilt/games/dungeon-busters/gems';
import type { DungeonBustersView } from '@gilt/games/dungeon-busters/secrets';
import type { JSX } from 'react';
import { Answer } from '../../furniture/answer.tsx';
import { asking } from '../../furniture/asking.tsx';
import { GEMS, Gem } from '../../furniture/gem.tsx';
import { QuestionBar } from '../../furniture/question-bar.tsx';
import { useGame, useTable } from '../../table/view.ts';
import { say } from './say.ts';

/** Who takes from the Spoils in turn, or who loses a colour; yours is a choice of gems. */
export const GemChoice = (): JSX.Element => {
  const { now, names, you } = useTable<DungeonBustersView>();
  const game = useGame<DungeonBustersView>();
  if (!now) return <QuestionBar />;
  const frame = now.view.flow.stack.at(-1);
  const what = frame?.procedure === 'spoils' ? 'spoils' : 'lose';
  const seat = now.view.flow.answers.findIndex((answer) => answer === PENDING || answer >= 0);
  const who = seat === you ? say('you') : (names[seat] ?? '');
  const mine = seat === you && now.asked !== null;
  return (
    <QuestionBar title={asking(say(`db.${what}.ask`), say(`db.${what}.${mine ? 'you' : 'other'}`, { who }))}>
      {mine ? (
        <span className="answers">
          {now.asked!.names.map((colour, i) => {
            const at = COLOURS.indexOf(colour as (typeof COLOURS)[number]);
            return (
              <Answer key={colour} choice={colour} digit={i + 1}>
                <Gem kind={GEMS[at]!} silent />
                <span>{say('db.gems', { count: what === 'spoils' ? 1 : game.loot[seat]![at]!, colour })}</span>
              </Answer>
            );
          })}
        </span>
      ) : null}
    </QuestionBar>
  );
};
