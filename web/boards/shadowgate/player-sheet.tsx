import { message } from '@gilt/engine/words';
import { pointsOf, sum } from '@gilt/games/shadowgate/scoring';
import { LINES, NONE } from '@gilt/games/shadowgate/state';
import type { JSX } from 'react';
import { useTable } from '../../table/view.ts';
import { AdventureCard, WHO, WhoCard } from './cards.tsx';
import { standingOf } from './items.tsx';
import { useRecaps } from './recap.ts';
import { say } from './say.ts';
import { useCards, useCastle } from './set.ts';
import { written } from './written.ts';

/** Everything that may be known of a player: what a tap on a seat opens. */
export const PlayerSheet = ({ seat }: { seat: number }): JSX.Element => {
  const cards = useCards();
  const { you } = useTable();
  const game = useCastle();
  const known = seat === you ? [] : game.shown[seat]!;
  const deeds = useRecaps()[seat]?.deeds ?? [];
  return (
    <div className="player-sheet">
      <div className="player-sheet__list">
        {WHO.map((kind) => {
          const side = game[kind][seat]!;
          return side === NONE ? null : <WhoCard key={kind} kind={kind} side={side} />;
        })}
        <Points seat={seat} />
      </div>
      {deeds.length > 0 ? (
        <p>
          <b>{say('qs.recap')}</b> {deeds.join(' · ')}
        </p>
      ) : null}
      <h3>{say('qs.items')}</h3>
      {game.items[seat]!.length === 0 ? <p>{say('qs.items.none')}</p> : null}
      <ul className="player-sheet__list">
        {game.items[seat]!.map((card) => {
          const standing = standingOf(cards, game, seat, card);
          return (
            <li key={card}>
              <AdventureCard card={card} />
              <p>
                {[
                  standing.first ? say('qs.item.first') : '',
                  standing.used ? say('qs.item.used') : say(standing.stays ? 'qs.item.stays' : 'qs.item.goes'),
                ]
                  .filter(Boolean)
                  .join(', ')}
              </p>
            </li>
          );
        })}
      </ul>
      {known.length > 0 ? (
        <>
          <h3>{say('qs.sheet.known')}</h3>
          <ul className="player-sheet__list">
            {known.map((card) => (
              <li key={card}>
                <AdventureCard card={card} />
              </li>
            ))}
          </ul>
        </>
      ) : null}
    </div>
  );
};

/** QS-29 What somebody would have if the game ended now. */
const Points = ({ seat }: { seat: number }): JSX.Element => {
  const cards = useCards();
  const { speaker } = useTable();
  const game = useCastle();
  const points = pointsOf(cards, game, seat);
  return (
    <table className="sums">
      <caption>{say('qs.sheet.points')}</caption>
      <tbody>
        {LINES.map((line, i) =>
          points[i] === 0 && i > 0 ? null : (
            <tr key={line}>
              <th scope="row">{speaker.say(message(`score.${line}`))}</th>
              <td>{written(points[i]!)}</td>
            </tr>
          ),
        )}
        <tr>
          <th scope="row">{say('qs.sheet.all')}</th>
          <td>
            <b>{written(sum(points))}</b>
          </td>
        </tr>
      </tbody>
    </table>
  );
};
