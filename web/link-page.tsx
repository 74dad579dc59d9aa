import { type JSX, useEffect, useState } from 'react';
import { goTo } from './address.ts';
import { api } from './api.ts';
import { Notice } from './furniture/notice.tsx';
import { say } from './words.ts';

/** Whoever opens a personal link is from now on the same person in this browser too. */
export const LinkPage = ({ token }: { token: string }): JSX.Element => {
  const [trouble, setTrouble] = useState<string | null>(null);
  useEffect(() => {
    api.openLink(token).then(
      () => goTo('/', true),
      (error: Error) => setTrouble(error.message),
    );
  }, [token]);
  return trouble ? <Notice title={say('link.trouble')} text={trouble} /> : <Notice title={say('link.working')} busy />;
};
