import { type FormEvent, type JSX, useState } from 'react';
import { say } from '../say.ts';
import { useTable } from '../table/view.ts';
import { useFollow } from './follow.ts';
import { PromiseBuilder } from './promise-builder.tsx';

/** What people say to each other. */
export const Talk = (): JSX.Element => {
  const { known, names, board, send, you, table } = useTable();
  const [text, setText] = useState('');
  const said = known.past.flatMap(({ n, what }) => (what.type === 'said' ? [{ n, ...what }] : []));
  const list = useFollow<HTMLUListElement>(said.length);

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (text.trim() === '') return;
    send({ type: 'say', text: text.trim() });
    setText('');
  }

  return (
    <section className="rail__part rail__talk" aria-label={say('talk')}>
      <h2>{say('talk')}</h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard */}
      <ul className="talk" ref={list} aria-live="polite" tabIndex={0}>
        {said.length === 0 ? <li className="talk__none">{say('talk.none')}</li> : null}
        {said.map(({ n, seat, name, text: words }) => (
          <li key={n} className="said">
            <board.Portrait seat={seat} size="xs" />
            <p>
              <b>{name || names[seat]}</b>
              {words ?? say('talk.deleted')}
            </p>
          </li>
        ))}
      </ul>
      {you === null ? null : (
        <form className="composer" onSubmit={submit}>
          <input
            aria-label={say('talk.say')}
            placeholder={say('talk.say')}
            maxLength={500}
            value={text}
            onChange={({ target }) => setText(target.value)}
            autoComplete="off"
          />
          {text.trim() !== '' ? (
            <button type="submit" className="btn">
              {say('talk.send')}
            </button>
          ) : table.status === 'playing' ? (
            <PromiseBuilder />
          ) : null}
        </form>
      )}
    </section>
  );
};
