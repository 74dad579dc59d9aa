import { message } from '@gilt/engine/words';
import type { JSX } from 'react';
import { say } from '../say.ts';
import { pointsFor } from '../table/ranking.ts';
import { useTable } from '../table/view.ts';
import { type ScoreColumn, ScoreTable } from './score-table.tsx';

/** The lines of the outcome as they are, for games without a sheet of their own. */
export const PlainScores = (): JSX.Element => {
  const { table, speaker } = useTable();
  const outcome = table.outcome!;
  const { lines = [], tieBreaks = [] } = outcome.scores[0] ?? {};
  const called = (what: string): string =>
    speaker.knows(`score.${what}`) ? speaker.say(message(`score.${what}`)) : what;
  const columns: ScoreColumn[] = [
    ...(lines.length > 1 ? lines : []).map(({ what }) => ({
      head: called(what),
      cell: (seat: number) => pointsFor(outcome, seat, what),
    })),
    ...tieBreaks.map(({ what }, i) => ({
      head: called(what),
      note: say('result.ties'),
      kind: 'tie' as const,
      cell: (seat: number) => outcome.scores[seat]!.tieBreaks[i]?.points ?? 0,
    })),
  ];
  return (
    <div className="scores-wrap">
      <ScoreTable look="plain" columns={columns} {...(lines.length === 1 ? { total: called(lines[0]!.what) } : {})} />
    </div>
  );
};
