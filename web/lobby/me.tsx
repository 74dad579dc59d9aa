import { type JSX, useState } from 'react';
import { api } from '../api.ts';
import { Drawer } from '../furniture/drawer.tsx';
import { QrCode } from '../furniture/invite.tsx';
import { NameForm } from '../furniture/name-form.tsx';
import { SettingsPanel } from '../furniture/settings-panel.tsx';
import { say } from '../say.ts';
import '../look/drawer.css';

/** What you are called, how you go on elsewhere, and how to be forgotten. */
export const MeDrawer = ({ close }: { close: () => void }): JSX.Element => {
  const [link, setLink] = useState<string | null>(null);
  const [news, setNews] = useState<string | null>(null);
  const [sure, setSure] = useState(false);
  const tell = (error: Error): void => setNews(error.message);

  const makeLink = (): Promise<void> =>
    api.personalLink().then(({ token }) => setLink(`${location.origin}/link#${token}`), tell);
  const forget = (): Promise<void> => api.forget().then(() => setNews(say('me.forgotten')), tell);

  return (
    <Drawer title={say('me')} open onOpenChange={(open) => !open && close()}>
      <div className="menu">
        <NameForm />
        <p role="status">{news}</p>
        <SettingsPanel />
        <section>
          <h3>{say('me.elsewhere')}</h3>
          <p>{say('me.elsewhere.text')}</p>
          {link ? (
            <div className="invite">
              <QrCode text={link} />
              <p className="invite__link">{link}</p>
            </div>
          ) : (
            <button type="button" className="btn" onClick={() => void makeLink()}>
              {say('me.link')}
            </button>
          )}
        </section>
        <section>
          <h3>{say('me.data')}</h3>
          <a className="btn" href="/api/me/export" download="gilt.json">
            {say('me.export')}
          </a>
          <button type="button" className="btn btn--quiet" onClick={() => (sure ? void forget() : setSure(true))}>
            {say(sure ? 'me.forget.sure' : 'me.forget')}
          </button>
        </section>
      </div>
    </Drawer>
  );
};
