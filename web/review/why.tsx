import type { Why } from '@gilt/bots/review/why';
import type { JSX } from 'react';
import { useTable } from '../table/view.ts';
import { ClauseHere } from './clause-here.tsx';
import { choiceSaid } from './said.ts';
import { say } from './say.ts';

/** One sentence that says what would have happened, and the clause that made the difference. */
export const WhySentence = ({
  why,
  where,
  best,
  chosen,
}: {
  why: Why;
  where: string;
  best: string;
  chosen: string;
}): JSX.Element => {
  const view = useTable();
  return (
    <p className="why">
      <b>{say('why')}</b>{' '}
      {say('why.says', {
        better: why.better,
        times: why.chosen,
        worlds: why.worlds,
        best: choiceSaid(view, where, best),
        chosen: choiceSaid(view, where, chosen),
        event: view.speaker.say(why.says),
      })}{' '}
      <ClauseHere key={why.rule} game={view.game.id} clause={why.rule} />
    </p>
  );
};
