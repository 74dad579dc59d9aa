import { message } from '@gilt/engine/words';
import type { ShadowgateView } from '@gilt/games/shadowgate/secrets';
import { LINES } from '@gilt/games/shadowgate/state';
import type { JSX } from 'react';
import { Badges } from '../../furniture/seat.tsx';
import { ranking } from '../../table/ranking.ts';
import { useGame, useTable } from '../../table/view.ts';
import { say } from '../../words.ts';
import { Items } from './items.tsx';
import { Portrait } from './portrait.tsx';
import { written } from './written.ts';

/** The result: quests, what the items bring, and the items themselves. */
export const ScoreSheet = (): JSX.Element => {
  const { table, names, speaker } = useTable();
  const game = useGame<ShadowgateView>();
  const { scores, winners } = table.outcome!;
  const of = (seat: number, what: string): number =>
    scores[seat]!.lines.find((line) => line.what === what)?.points ?? 0;
  const lines = LINES.filter((line) => line === 'quests' || scores.some((_, seat) => of(seat, line) !== 0));
  return (
    <>
      {winners.length === 1 && table.options.match === 'none' && game.staff === winners[0] ? (
        <p className="final__why">{say('qs.result.staff')}</p>
      ) : null}
      <div className="scores-wrap">
        <table className="scores scores--castle">
          <thead>
            <tr>
              <th scope="col">{say('result.player')}</th>
              {lines.map((line) => (
                <th key={line} scope="col">
                  {speaker.say(message(`score.${line}`))}
                </th>
              ))}
              <th scope="col">{say('result.points')}</th>
            </tr>
          </thead>
          <tbody>
            {ranking(table.outcome!).map(({ seat, rank }) => (
              <tr key={seat} className={winners.includes(seat) ? 'win' : ''}>
                <th scope="row">
                  <span className="rank">{rank}</span>
                  <Portrait seat={seat} size="sm" />
                  <span className="who">{names[seat]}</span>
                  <Badges seat={seat} />
                  <Items seat={seat} />
                </th>
                {lines.map((line) => (
                  <td key={line} data-label={speaker.say(message(`score.${line}`))}>
                    {written(of(seat, line))}
                  </td>
                ))}
                <td className="total">
                  <b>{written(scores[seat]!.total)}</b>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
};
