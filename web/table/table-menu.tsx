import { type JSX, useState } from 'react';
import { goTo } from '../address.ts';
import { api } from '../api.ts';
import { BigScreen } from '../furniture/big-screen.tsx';
import { Drawer } from '../furniture/drawer.tsx';
import { Invite } from '../furniture/invite.tsx';
import { NameForm } from '../furniture/name-form.tsx';
import { SettingsPanel } from '../furniture/settings-panel.tsx';
import { forget } from '../link/local-keep.ts';
import { say } from '../say.ts';
import { GoingAway } from './going-away.tsx';
import { useTable } from './view.ts';

const isHand = (): boolean => location.pathname.startsWith('/hand/');

/** Everything else: the seat, undo, the invitation, sound and light, and the way out. */
export const TableMenu = ({
  openFair,
  openRules,
}: {
  openFair: () => void;
  /** Where nothing else opens them. */
  openRules?: () => void;
}): JSX.Element => {
  const { table, you, now, local, passing, send } = useTable();
  const [open, setOpen] = useState(false);
  const [leaving, setLeaving] = useState(false);
  const me = you === null ? null : table.seats[you];
  const playing = table.status === 'playing' && you !== null;
  const away = me?.kind === 'person' && me.presence !== 'here';
  const question = now?.view.flow.asked;

  const act = (deed: () => void) => () => {
    deed();
    setOpen(false);
  };
  async function leave(): Promise<void> {
    if (local) forget(table.code);
    else if (you !== null) await api.leave(table.code).catch(() => undefined);
    goTo('/');
  }

  return (
    <Drawer
      title={say('menu')}
      open={open}
      onOpenChange={(next) => {
        setOpen(next);
        setLeaving(false);
      }}
      trigger={
        <button type="button" className="tool" aria-label={say('menu')}>
          <span className="burger" aria-hidden="true" />
          <span>{say('menu.short')}</span>
        </button>
      }
    >
      <div className="menu">
        {playing ? (
          <section>
            <h3>{say('menu.play')}</h3>
            {question !== undefined && now!.asked ? (
              <button
                type="button"
                className="btn"
                onClick={act(() => send({ type: 'askUndo', question: now!.asked!.number }))}
              >
                {say('menu.undo')}
              </button>
            ) : null}
            <p>{say(passing ? 'menu.undoAloud' : local ? 'menu.undoAlone' : 'menu.undoTogether')}</p>
          </section>
        ) : null}
        {playing && !local ? (
          <section>
            <h3>{say('menu.away')}</h3>
            {away ? (
              <button type="button" className="btn" onClick={act(() => send({ type: 'comeBack' }))}>
                {say('menu.comeBack')}
              </button>
            ) : (
              <GoingAway done={() => setOpen(false)} />
            )}
          </section>
        ) : null}
        {local || you === null ? null : (
          <section>
            <h3>{say('me')}</h3>
            <NameForm />
          </section>
        )}
        {local ? null : (
          <section>
            <h3>{say('invite')}</h3>
            <Invite code={table.code} />
          </section>
        )}
        {local || !(you !== null || table.watchable) ? null : <BigScreen code={table.code} seated={you !== null} />}
        {local || you === null ? null : (
          <section>
            <h3>{say('menu.place')}</h3>
            <button
              type="button"
              className="btn"
              onClick={() => goTo(`/${isHand() ? 't' : 'hand'}/${table.code}`, true)}
            >
              {say(isHand() ? 'menu.whole' : 'menu.hand')}
            </button>
          </section>
        )}
        <SettingsPanel />
        <section>
          {openRules ? (
            <button type="button" className="btn" onClick={act(openRules)}>
              {say('rules')}
            </button>
          ) : null}
          <button type="button" className="btn" onClick={act(openFair)}>
            {say('fair')}
          </button>
          <button type="button" className="btn" onClick={() => goTo('/')}>
            {say('menu.later')}
          </button>
          {leaving ? null : (
            <button
              type="button"
              className="btn btn--quiet"
              onClick={() => (playing ? setLeaving(true) : void leave())}
            >
              {say(local ? 'menu.giveUp' : 'menu.leave')}
            </button>
          )}
        </section>
        {leaving ? (
          <section role="alertdialog" aria-labelledby="leaving">
            <p id="leaving">{say(local ? 'menu.giveUp.sure' : 'menu.leave.sure')}</p>
            <button type="button" className="btn" onClick={() => setLeaving(false)} ref={(button) => button?.focus()}>
              {say('menu.stay')}
            </button>
            <button type="button" className="btn btn--go" onClick={() => void leave()}>
              {say(local ? 'menu.giveUp' : 'menu.leave')}
            </button>
          </section>
        ) : null}
      </div>
    </Drawer>
  );
};
