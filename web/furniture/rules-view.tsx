import type { Example } from '@gilt/engine/example';
import type { Rules, RulesPart } from '@gilt/engine/rules-text';
import { type JSX, useEffect, useRef, useState } from 'react';
import { sandboxAddress } from '../address.ts';
import { gameInfo } from '../games.ts';
import { say } from '../say.ts';
import { InOneMinute } from './minute.tsx';
import { Drawing } from './pictured.tsx';
import type { Pictures } from './pictures.ts';
import '../look/rules-pictures.css';

/** The rules of a game, clause by clause; one of them may be asked for. */
export const RulesView = ({
  game,
  clause,
  heading,
}: {
  game: string;
  clause: string | null;
  heading: 'h2' | 'h3';
}): JSX.Element => {
  const [read, setRead] = useState<{ rules: Rules; pictures: Pictures; examples: readonly Example[] } | null>(null);
  const found = useRef<HTMLElement>(null);
  useEffect(() => {
    let here = true;
    const info = gameInfo(game);
    // Without its pictures the text is still worth reading.
    const pictures = info?.pictures?.().catch(() => ({})) ?? {};
    const examples = info?.examples().catch(() => []) ?? [];
    void Promise.all([info?.rules(), pictures, examples]).then(
      ([text, drawn, shown]) => here && text && setRead({ rules: text, pictures: drawn, examples: shown }),
    );
    return () => {
      here = false;
    };
  }, [game]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once the rules are there, or another clause is asked for
  useEffect(() => {
    found.current?.scrollIntoView({ block: 'center' });
    found.current?.focus({ preventScroll: true });
  }, [read, clause]);
  if (!read) return <p>{say('loading')}</p>;
  const { rules, ...beside } = read;
  return (
    <div className="rules" data-game={game}>
      <InOneMinute game={game} heading={heading} pictures={beside.pictures} />
      {rules.parts.map((part, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a printed text do not move
        <Part key={i} heading={heading} part={part} {...beside} clause={clause} found={found} />
      ))}
    </div>
  );
};

/** A piece of the rules: of each clause it is said where it comes from. */
export const Part = ({
  heading: Heading,
  part,
  pictures,
  examples = [],
  clause,
  found,
}: {
  heading: 'h2' | 'h3';
  part: RulesPart;
  pictures: Pictures;
  /** Positions that show what a clause says. */
  examples?: readonly Example[];
  clause: string | null;
  found: React.RefObject<HTMLElement | null>;
}): JSX.Element => {
  switch (part.type) {
    case 'heading':
      return <Heading>{part.text}</Heading>;
    case 'paragraph':
      return <p>{marked(part.text)}</p>;
    case 'clauses':
      return (
        <dl>
          {part.clauses.map(({ id, text, from }) => (
            <div
              key={id}
              id={id}
              className={id === clause ? 'rule rule--found' : 'rule'}
              {...(id === clause ? { ref: found as React.RefObject<HTMLDivElement>, tabIndex: -1 } : {})}
            >
              <dt>{id}</dt>
              <dd>
                {marked(text)} <small className="rule__from">{say('rules.from', { from })}</small>
                {examples
                  .filter((each) => each.clause === id)
                  .map((each) => (
                    <a key={each.title} className="rule__try" href={sandboxAddress(each.text)}>
                      {say('rules.try', { title: each.title })}
                    </a>
                  ))}
                {pictures[id] ? (
                  <span className="rule__picture" role="img" aria-label={pictures[id].alt}>
                    <Drawing of={pictures[id].art} />
                  </span>
                ) : null}
              </dd>
            </div>
          ))}
        </dl>
      );
    case 'table':
      return (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
        <div className="rules__table" tabIndex={0}>
          <table>
            <thead>
              <tr>
                {part.head.map((cell) => (
                  <th key={cell} scope="col">
                    {cell}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {part.rows.map((row) => (
                <tr key={row.join('|')}>
                  {row.map((cell, i) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: a column is its place
                    <td key={i}>{marked(cell)}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      );
  }
};

/** `code` and _emphasis_, as the rules use them; links by their names. */
const marked = (text: string): (string | JSX.Element)[] =>
  text
    .replace(/\[([^\]]+)\]\([^)]*\)/g, '$1')
    .split(/(`[^`]+`|_[^_]+_|\*\*[^*]+\*\*)/)
    .map((piece, i) => {
      // biome-ignore lint/suspicious/noArrayIndexKey: pieces of a fixed sentence
      if (piece.startsWith('`')) return <code key={i}>{piece.slice(1, -1)}</code>;
      // biome-ignore lint/suspicious/noArrayIndexKey: pieces of a fixed sentence
      if (piece.startsWith('_')) return <em key={i}>{piece.slice(1, -1)}</em>;
      // biome-ignore lint/suspicious/noArrayIndexKey: pieces of a fixed sentence
      if (piece.startsWith('**')) return <b key={i}>{piece.slice(2, -2)}</b>;
      return piece;
    });
