import type { Invitation } from '@gilt/protocol/lobby';
import type { Code } from '@gilt/protocol/words';
import { type JSX, useCallback, useEffect, useRef, useState } from 'react';
import { api, Trouble } from '../api.ts';
import { Crest } from '../furniture/crest.tsx';
import { Mark } from '../furniture/mark.tsx';
import { Notice } from '../furniture/notice.tsx';
import { gameInfo } from '../games.ts';
import { introduce } from '../introduce.ts';
import { BoxArt } from '../lobby/art.tsx';
import { Scenes } from '../look/scenes.tsx';
import { say, sayIfKnown } from '../say.ts';
import { CallMe } from './call-me.tsx';
import { Facts } from './facts.tsx';
import '../look/furniture.css';
import '../look/cards.css';
import '../look/room.css';
import '../look/invitation.css';

/** Who is there is looked up again after so many milliseconds. */
const FRESH = 2500;

/** What whoever opens a link sees before they sit down: the game, who is there, how long one may think, and one field for a name. */
export const InvitationPage = ({ code, enter }: { code: Code; enter: () => void }): JSX.Element => {
  const [invitation, setInvitation] = useState<Invitation | null>(null);
  const [gone, setGone] = useState<string | null>(null);
  const known = useRef(false);
  const look = useCallback(
    () =>
      api.invitation(code).then(
        (found) => {
          known.current = true;
          setInvitation(found);
        },
        (error: Error) => {
          if (error instanceof Trouble && error.reached) setGone(error.message);
          // Without a server the table says so itself, and comes back when it does.
          else if (!known.current) enter();
        },
      ),
    [code, enter],
  );
  useEffect(() => {
    void introduce()
      .catch(() => undefined)
      .then(look);
    const timer = setInterval(() => document.hidden || void look(), FRESH);
    return () => clearInterval(timer);
  }, [look]);
  const straightIn = invitation !== null && (invitation.mine || (invitation.watchable && invitation.status !== 'open'));
  useEffect(() => {
    if (straightIn) enter();
  }, [straightIn, enter]);

  if (gone !== null) return <Notice title={say('table.gone')} text={gone} />;
  if (!invitation || straightIn) return <Notice title={say('table.opening')} busy />;
  return <Invited invitation={invitation} look={look} enter={enter} />;
};

const Invited = ({
  invitation,
  look,
  enter,
}: {
  invitation: Invitation;
  look: () => Promise<void>;
  enter: () => void;
}): JSX.Element => {
  const { game, seats, status, watchable } = invitation;
  const info = gameInfo(game);
  const host = seats.find((seat) => seat?.host)?.name;
  const free = seats.indexOf(null);
  const closed = status !== 'open' ? say('join.begun') : free < 0 ? say('join.full') : null;
  return (
    <div className="frame" data-game={info?.id}>
      <Scenes />
      <main className="invitation">
        <header className="invitation__door">
          {info ? <BoxArt game={info} /> : null}
          <Mark />
          <div className="invitation__words">
            <p className="invitation__from">{host ? say('join.invites', { name: host }) : say('join.invited')}</p>
            <h1>{info?.name ?? game}</h1>
            {info?.box ? <p>{info.box.pitch}</p> : null}
          </div>
        </header>
        <section className="invitation__table" aria-label={say('players')}>
          <ol className="sitters" data-many={seats.length > MANY}>
            {seats.map((seat, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
              <li key={i}>
                {seat ? (
                  <Crest seat={i} name={seat.name} />
                ) : (
                  <span className="sitters__free">{i === free ? '?' : ''}</span>
                )}
                <b>
                  {seat
                    ? seat.bot
                      ? say('join.aBot')
                      : seat.name
                    : say(i === free ? 'seat.you' : 'seat.empty', { number: i + 1 })}
                </b>
                <i>
                  {seat?.bot
                    ? (sayIfKnown(`bot.${seat.name}`) ?? seat.name)
                    : say(seat?.host ? 'join.host' : seat ? 'join.there' : 'join.free')}
                </i>
              </li>
            ))}
          </ol>
          <Facts invitation={invitation} />
        </section>
        {closed === null ? (
          <CallMe invitation={invitation} look={look} enter={enter} />
        ) : (
          <section className="callme" role="status">
            <p className="callme__closed">{closed}</p>
            {watchable ? (
              <button type="button" className="btn btn--seal" onClick={enter}>
                {say('tables.watch')}
              </button>
            ) : (
              <p>{say('join.noWatching')}</p>
            )}
          </section>
        )}
      </main>
    </div>
  );
};

/** More than so many sit closer together. */
const MANY = 4;
