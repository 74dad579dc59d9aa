import { type FormEvent, type JSX, lazy, Suspense, useEffect, useState } from 'react';
import { goTo } from '../address.ts';
import { Crest } from '../furniture/crest.tsx';
import { say } from '../say.ts';
import { useSettings } from '../settings.ts';

const MeDrawer = lazy(() => import('./me.tsx').then((it) => ({ default: it.MeDrawer })));

/** Mark, joining by code, and who you are. */
export const LobbyBar = (): JSX.Element => {
  const { name } = useSettings();
  const [typed, setTyped] = useState('');
  const [trouble, setTrouble] = useState<string | null>(null);
  const [me, setMe] = useState(false);
  useEffect(() => {
    void import('../introduce.ts').then(({ introduce }) => introduce()).catch(() => undefined);
  }, []);

  async function join(event: FormEvent): Promise<void> {
    event.preventDefault();
    const { code: letters, tidyCode } = await import('@gilt/protocol/words');
    const code = tidyCode(typed.split('/').at(-1) ?? '');
    if (letters.safeParse(code).success) goTo(`/t/${code}`);
    else setTrouble(say('join.wrong'));
  }

  return (
    <header className="bar bar--lobby">
      <span className="mark foil-text">{say('gilt')}</span>
      <nav className="bar__nav" aria-label={say('main')}>
        <a aria-current="page" href="/">
          {say('nav.tables')}
        </a>
        <a href="/rules/dungeon-busters">{say('rules')}</a>
      </nav>
      <form className="join" onSubmit={(event) => void join(event)}>
        <label htmlFor="code">{say('join')}</label>
        <input
          id="code"
          placeholder={say('join.code')}
          value={typed}
          onChange={({ target }) => {
            setTyped(target.value);
            setTrouble(null);
          }}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          aria-describedby={trouble ? 'join-trouble' : undefined}
          aria-invalid={trouble !== null}
        />
        <button type="submit" className="btn btn--sm">
          {say('join.sit')}
        </button>
        {trouble ? (
          <p id="join-trouble" className="join__trouble" role="alert">
            {trouble}
          </p>
        ) : null}
      </form>
      <button type="button" className="me" onClick={() => setMe(true)} aria-label={say('me.open', { name })}>
        <Crest seat={0} name={name} />
        <span>{name}</span>
      </button>
      {me ? (
        <Suspense fallback={null}>
          <MeDrawer close={() => setMe(false)} />
        </Suspense>
      ) : null}
    </header>
  );
};
