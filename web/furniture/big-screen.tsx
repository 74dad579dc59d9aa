import type { Code } from '@gilt/protocol/words';
import { type JSX, useEffect, useState } from 'react';
import { api } from '../api.ts';
import { useReach } from '../reach.ts';
import { say } from '../say.ts';

/** How this table is shown on a big screen: an address to open there. Where not everybody may watch it holds a word that lets it in. */
export const BigScreen = ({
  code,
  seated,
  titled = false,
}: {
  code: Code;
  seated: boolean;
  /** What stands around it says already what it is. */
  titled?: boolean;
}): JSX.Element => {
  const reach = useReach();
  const [pass, setPass] = useState<string | null | undefined>(seated ? undefined : null);
  const [trouble, setTrouble] = useState<string | null>(null);
  useEffect(() => {
    if (!seated) return;
    api.screen(code).then(
      (found) => setPass(found.pass),
      (error: Error) => setTrouble(error.message),
    );
  }, [code, seated]);
  const path = `/screen/${code}${pass ? `#${pass}` : ''}`;
  return (
    <section className="big-screen">
      {titled ? null : <h3>{say('screen.title')}</h3>}
      <p>{say('screen.text')}</p>
      {trouble ? <p role="alert">{trouble}</p> : null}
      {pass === undefined ? null : (
        <>
          <p>{say('screen.address')}</p>
          <p className="invite__link">
            {reach?.address ?? location.origin}
            {path}
          </p>
          {pass ? <p>{say('screen.letIn')}</p> : null}
          <a className="btn" href={path} target="_blank" rel="noreferrer">
            {say('screen.here')}
          </a>
        </>
      )}
    </section>
  );
};
