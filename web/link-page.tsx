import { type JSX, useEffect, useState } from 'react';
import { goTo } from './address.ts';
import { api } from './api.ts';
import { Notice } from './furniture/notice.tsx';
import { say } from './say.ts';

/** Whoever opens a personal link is, if they say so, from now on the same person in this browser too. */
export const LinkPage = ({ token }: { token: string }): JSX.Element => {
  const [trouble, setTrouble] = useState<string | null>(null);
  const [owner, setOwner] = useState<{ name: string; you: string | null } | null>(null);
  const tell = (error: Error) => setTrouble(error.message);
  useEffect(() => {
    api.lookAtLink(token).then(setOwner, (error: Error) => setTrouble(error.message));
  }, [token]);
  if (trouble) return <Notice title={say('link.trouble')} text={trouble} />;
  if (!owner) return <Notice title={say('link.working')} busy />;
  const follow = () => void api.openLink(token).then(() => goTo('/', true), tell);
  return (
    <Notice title={say('link.ask', { name: owner.name })} text={say('link.instead', { you: owner.you ?? '–' })}>
      <button type="button" className="btn btn--go" onClick={follow}>
        {say('link.follow', { name: owner.name })}
      </button>
    </Notice>
  );
};
