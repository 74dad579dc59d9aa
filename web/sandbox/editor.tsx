import { waitingFor } from '@gilt/engine/answer';
import type { Example } from '@gilt/engine/example';
import type { AnyGame } from '@gilt/engine/game';
import { writePosition } from '@gilt/engine/position';
import type { WhatIf } from '@gilt/engine/what-if';
import { type JSX, useRef, useState } from 'react';
import { sandboxAddress } from '../address.ts';
import { SHELF } from '../games.ts';
import { PlayOn } from '../replay/play-on.tsx';
import type { Tried } from './position.ts';
import { say } from './say.ts';

/** The position as text, with the lines counted and the culprit marked. */
export const Editor = ({
  game,
  examples,
  text,
  setText,
  trouble,
  good,
}: {
  game: AnyGame;
  examples: readonly Example[];
  text: string;
  setText: (text: string) => void;
  trouble: Tried['trouble'];
  good: WhatIf | null;
}): JSX.Element => {
  const [copied, setCopied] = useState<string | null>(null);
  const numbers = useRef<HTMLOListElement>(null);
  const { table, seat } = game.notation;
  const lines = text.split('\n');

  async function copy(): Promise<void> {
    await navigator.clipboard.writeText(location.origin + sandboxAddress(text));
    setCopied(text);
  }

  return (
    <section className="sandbox__text" data-scrolls aria-label={say('sandbox.position')}>
      <label className="field">
        <span>{say('sandbox.game')}</span>
        <select value={game.id} onChange={({ target }) => setText(`game: ${target.value}\nplayers: 4\n`)}>
          {SHELF.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <h2>{say('sandbox.try')}</h2>
      <ul className="examples" data-scrolls="across">
        {examples.map(({ title, clause, text: position }) => (
          <li key={title}>
            <button type="button" aria-pressed={position === text} onClick={() => setText(position)}>
              {title} <i className="clause">{clause}</i>
            </button>
          </li>
        ))}
      </ul>
      <div className="editor">
        <ol ref={numbers} aria-hidden="true">
          {lines.map((_, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a line is its number
            <li key={i} data-bad={trouble?.line === i + 1}>
              {i + 1}
            </li>
          ))}
        </ol>
        <textarea
          aria-label={say('sandbox.position')}
          aria-invalid={trouble !== null}
          aria-describedby="sandbox-status"
          spellCheck={false}
          autoCapitalize="off"
          autoComplete="off"
          wrap="off"
          maxLength={LONGEST}
          value={text}
          onChange={({ target }) => setText(target.value)}
          onScroll={({ currentTarget }) => {
            if (numbers.current) numbers.current.scrollTop = currentTarget.scrollTop;
          }}
        />
      </div>
      <p id="sandbox-status" className="sandbox__status" data-bad={trouble !== null} role="status">
        {trouble ? `✕ ${trouble.text}` : `✓ ${say('sandbox.fine')}`}
      </p>
      <details>
        <summary>{say('sandbox.words', { game: game.name })}</summary>
        <p>{say('sandbox.words.table', { words: Object.keys(table).join(', ') })}</p>
        <p>{say('sandbox.words.seat', { words: Object.keys(seat).join(', ') })}</p>
      </details>
      <p className="note__row">
        <button type="button" className="btn" onClick={() => void copy()}>
          {say(copied === text ? 'sandbox.copied' : 'sandbox.copy')}
        </button>
        {good ? (
          <PlayOn
            key={text}
            from={{
              game: good.game,
              setup: good.setup,
              names: good.names,
              seat: waitingFor(good.state)[0] ?? 0,
              over: waitingFor(good.state).length === 0,
              position: () => writePosition(good),
              back: () => sandboxAddress(text),
            }}
          />
        ) : null}
      </p>
    </section>
  );
};

/** Longer than this no position is. */
const LONGEST = 20_000;
