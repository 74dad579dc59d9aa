import { type JSX, useEffect, useRef, useState } from 'react';
import { linesUntilNow } from '../furniture/log.tsx';
import { questionText } from './question-text.ts';
import { useTable } from './view.ts';

/** So much is kept of what was said: a screen reader reads only what is added. */
const KEPT = 12;

/** Says aloud, for those who do not see it, what happened and then what is asked: in that order, once. Something said is never put in the place
 * of something that may not have been read yet: it is added below. */
export const Announcer = (): JSX.Element => {
  const view = useTable();
  const { now, scene } = view;
  const heard = useRef<number | null>(null);
  const asked = useRef<string | null>(null);
  const [said, setSaid] = useState<readonly { readonly key: number; readonly text: string }[]>([]);
  useEffect(() => {
    // What was there when the page was opened has not just happened.
    const lines = linesUntilNow(view);
    const news = lines.slice(heard.current ?? lines.length).map((line) => line.text);
    heard.current = lines.length;
    const question = scene ? null : `${now?.asked?.number ?? ''} ${questionText(view)}`;
    const ask = question !== null && question !== asked.current && now?.asked && now.chosen === null;
    if (question !== null) asked.current = question;
    const words = [...news, ...(ask ? [questionText(view)] : [])];
    if (words.length === 0) return;
    setSaid((before) => [...before, { key: (before.at(-1)?.key ?? 0) + 1, text: words.join(' ') }].slice(-KEPT));
  }, [view, now, scene]);
  return (
    <div className="vh" role="log" aria-live="polite" aria-label="What happens at the table">
      {said.map(({ key, text }) => (
        <p key={key}>{text}</p>
      ))}
    </div>
  );
};
