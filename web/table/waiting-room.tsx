import robot from 'icon:vintage-robot';
import type { Invitation } from '@gilt/protocol/lobby';
import { type JSX, useEffect, useState } from 'react';
import { api } from '../api.ts';
import { sitDown } from '../deal-number.ts';
import { BigScreen } from '../furniture/big-screen.tsx';
import { Drawer } from '../furniture/drawer.tsx';
import { Icon } from '../furniture/icon.tsx';
import { Invite } from '../furniture/invite.tsx';
import { OwnPlate } from '../furniture/own-plate.tsx';
import { Act, Play, Stage } from '../furniture/regions.tsx';
import { Badges } from '../furniture/seat.tsx';
import { Facts } from '../join/facts.tsx';
import { say } from '../say.ts';
import { useTable } from './view.ts';
import '../look/waiting.css';

/** The bot that takes a seat when somebody asks for one. */
const USUAL_BOT = 'normal';

/** Before the game: who is here, who is missing, and how they come. */
export const WaitingRoom = (): JSX.Element => {
  const { table, names, you, board, comeAgain } = useTable();
  const [trouble, setTrouble] = useState<string | null>(null);
  const [agreed, setAgreed] = useState<Invitation | null>(null);
  const { code, youHost } = table;
  const free = table.seats.findIndex(({ kind }) => kind === 'empty');
  useEffect(() => {
    void api.invitation(code).then(setAgreed, () => undefined);
  }, [code]);
  const act = (deed: () => Promise<unknown>) => (): void => {
    setTrouble(null);
    void deed().catch((error: Error) => setTrouble(error.message));
  };
  return (
    <Play asks="none">
      <Stage className="waiting" label={say('players')}>
        <div className="waiting__seats panel" data-scrolls>
          <ol>
            {table.seats.map((seat, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
              <li key={i} data-kind={seat.kind}>
                {seat.kind === 'empty' ? (
                  <span className="free" aria-hidden="true">
                    +
                  </span>
                ) : (
                  <board.Portrait seat={i} size="sm" />
                )}
                <span className="waiting__who">
                  <b>{names[i]}</b>{' '}
                  <Badges seat={i}>
                    {seat.kind === 'person' && seat.host && i !== you ? (
                      <span className="badge badge--leaf">{say('join.host')}</span>
                    ) : null}
                  </Badges>
                </span>
                {seat.kind === 'empty' && you === null ? (
                  <button type="button" className="btn btn--sm" onClick={act(() => sitDown(code, i).then(comeAgain))}>
                    {say('waiting.sit')}
                  </button>
                ) : null}
                {seat.kind === 'empty' && youHost ? (
                  <button type="button" className="btn btn--sm" onClick={act(() => api.bot(code, i, USUAL_BOT))}>
                    <Icon of={robot} /> {say('waiting.bot')}
                  </button>
                ) : null}
                {seat.kind === 'bot' && youHost ? (
                  <button type="button" className="btn btn--sm btn--quiet" onClick={act(() => api.bot(code, i, null))}>
                    {say('waiting.noBot')}
                  </button>
                ) : null}
                {seat.kind === 'person' && youHost && i !== you ? (
                  <button type="button" className="btn btn--sm btn--quiet" onClick={act(() => api.kick(code, i))}>
                    {say('waiting.kick')}
                  </button>
                ) : null}
              </li>
            ))}
          </ol>
          {agreed === null ? null : <Facts invitation={agreed} />}
        </div>
        <section className="waiting__invite panel" data-scrolls>
          <h2>{say('invite')}</h2>
          <Invite code={code}>
            {you === null ? null : (
              <Drawer
                title={say('screen.title')}
                trigger={
                  <button type="button" className="btn waiting__screen">
                    {say('screen.open')}
                  </button>
                }
              >
                <div className="menu">
                  <BigScreen code={code} seated titled />
                </div>
              </Drawer>
            )}
          </Invite>
        </section>
      </Stage>
      <section className="r-question" id="question" tabIndex={-1} aria-label={say('question')}>
        <div className="question">
          <h2>
            {say(free < 0 ? 'waiting.full' : 'waiting.title', {
              count: table.seats.filter(({ kind }) => kind === 'empty').length,
            })}
          </h2>
          <p className="sealed" role="status">
            {trouble ??
              say(
                youHost
                  ? free >= 0
                    ? 'waiting.fill'
                    : 'waiting.ready'
                  : you === null
                    ? 'waiting.sitFirst'
                    : 'waiting.host',
              )}
          </p>
        </div>
      </section>
      <OwnPlate score={say(youHost ? 'waiting.youHost' : 'waiting.youSit')} />
      <Act>
        {youHost ? (
          <button type="button" className="btn btn--seal" disabled={free >= 0} onClick={act(() => api.start(code))}>
            {say('waiting.start')}
          </button>
        ) : null}
      </Act>
    </Play>
  );
};
