import { message } from '@gilt/engine/words';
import { LINES } from '@gilt/games/shadowgate/state';
import type { JSX } from 'react';
import { ScoreTable } from '../../furniture/score-table.tsx';
import { pointsFor } from '../../table/ranking.ts';
import { useTable } from '../../table/view.ts';
import { Items } from './items.tsx';
import { say } from './say.ts';
import { useCastle } from './set.ts';
import { written } from './written.ts';

/** The result: quests, what the items bring, and the items themselves. */
export const ScoreSheet = (): JSX.Element => {
  const { table, speaker } = useTable();
  const game = useCastle();
  const outcome = table.outcome!;
  const { scores, winners } = outcome;
  const lines = LINES.filter(
    (line) => line === 'quests' || scores.some((_, seat) => pointsFor(outcome, seat, line) !== 0),
  );
  return (
    <>
      {winners.length === 1 && table.options.match === 'none' && game.staff === winners[0] ? (
        <p className="final__why">{say('qs.result.staff')}</p>
      ) : null}
      <div className="scores-wrap">
        <ScoreTable
          written={written}
          columns={lines.map((line) => ({
            head: speaker.say(message(`score.${line}`)),
            cell: (seat) => <b>{written(pointsFor(outcome, seat, line))}</b>,
          }))}
          beside={(seat) => <Items seat={seat} />}
        />
      </div>
    </>
  );
};
