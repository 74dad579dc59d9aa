import type { JSX } from 'react';
import { QrCode } from '../furniture/invite.tsx';
import { Play, Stage } from '../furniture/regions.tsx';
import { Badges } from '../furniture/seat.tsx';
import { gameInfo } from '../games.ts';
import { BoxArt } from '../lobby/art.tsx';
import { useReach } from '../reach.ts';
import { say } from '../say.ts';
import { isLong } from '../table/question-text.ts';
import { useTable } from '../table/view.ts';

/** Before the game: its box, who is here, and the code by which phones come as hands. */
export const Lounge = (): JSX.Element => {
  const { table, names, board, game, known } = useTable();
  const reach = useReach();
  const { code, seats } = table;
  const info = gameInfo(game.id);
  const free = seats.filter(({ kind }) => kind === 'empty').length;
  return (
    <Play asks="none">
      <Stage className="lounge" label={say('players')}>
        <div className="lounge__box box__face">
          {info ? <BoxArt game={info} /> : null}
          <p>{game.name}</p>
        </div>
        <section className="lounge__seats">
          <h2>{say(free === 0 ? 'waiting.full' : 'waiting.title', { count: free })}</h2>
          <ol>
            {seats.map((seat, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
              <li key={i} data-kind={seat.kind}>
                {seat.kind === 'empty' ? <span className="free" aria-hidden="true" /> : <board.Portrait seat={i} />}
                <b data-long={isLong(names[i]!)}>{names[i]}</b> {seat.kind === 'bot' ? <Badges seat={i} /> : null}
                <em data-here={seat.kind === 'bot' || known.here?.seats[i] === true}>
                  {seat.kind === 'empty'
                    ? say('screen.open.seat')
                    : seat.kind === 'bot' || known.here?.seats[i]
                      ? `✓ ${say('screen.here.now')}`
                      : say('seat.offline')}
                </em>
              </li>
            ))}
          </ol>
        </section>
        <section className="lounge__ticket">
          <p>{say('screen.camera')}</p>
          {reach ? <QrCode text={`${reach.address}/hand/${code}`} /> : <span className="qr qr--coming" />}
          <b>
            {code.slice(0, 4)} {code.slice(4)}
          </b>
          {reach ? <p>{say('screen.or', { address: `${reach.address.replace(/^https?:\/\//, '')}` })}</p> : null}
        </section>
      </Stage>
    </Play>
  );
};
