import type { JSX } from 'react';
import { say } from '../say.ts';
import { Gain } from './gain.tsx';

/** The colours of gems, as Dungeon Busters counts them: each has a shape of its own (a kite, a round, a square). */
export const GEMS = ['red', 'yellow', 'blue'] as const;
export type GemKind = (typeof GEMS)[number];

const shapes: Readonly<Record<GemKind, JSX.Element>> = {
  red: (
    <>
      <path d="M12 .8 21.4 9 12 23.2 2.6 9z" fill="var(--ruby-deep)" />
      <path d="M12 2.4 19.6 9 12 20.8 4.4 9z" fill="var(--ruby)" />
      <path d="M12 2.4 15.2 9H8.8zM4.4 9l4.4 0 3.2 11.8z" fill="var(--ruby-lit)" opacity=".75" />
      <path d="M12 2.4 19.6 9h-4.4z" fill="#fff" opacity=".35" />
      <path d="M8.8 9h6.4L12 20.8z" fill="var(--ruby)" />
    </>
  ),
  yellow: (
    <>
      <circle cx="12" cy="12" r="10.8" fill="var(--topaz-deep)" />
      <circle cx="12" cy="12" r="9.2" fill="var(--topaz)" />
      <path
        d="M12 2.8 15.6 8.4 21.2 12 15.6 15.6 12 21.2 8.4 15.6 2.8 12 8.4 8.4z"
        fill="var(--topaz-lit)"
        opacity=".6"
      />
      <path d="m9.4 8 5.2 0 2.6 4-2.6 4-5.2 0-2.6-4z" fill="var(--topaz)" />
      <path d="m9.4 8 5.2 0-1 2.4H8.2z" fill="#fff" opacity=".7" />
    </>
  ),
  blue: (
    <>
      <path d="M6 1.6h12L22.4 6v12L18 22.4H6L1.6 18V6z" fill="var(--sapphire-deep)" />
      <path d="M6.6 3.1h10.8l3.5 3.5v10.8l-3.5 3.5H6.6l-3.5-3.5V6.6z" fill="var(--sapphire)" />
      <path d="M6.6 3.1h10.8L15.5 7.3h-7L7.3 8.5v7L3.1 17.4V6.6z" fill="var(--sapphire-lit)" opacity=".65" />
      <path d="M8.5 7.3h7l1.2 1.2v7l-1.2 1.2h-7l-1.2-1.2v-7z" fill="var(--sapphire)" />
      <path d="m8.5 7.3 3.6 0-4.8 5.2v-4z" fill="#fff" opacity=".55" />
    </>
  ),
};

export const Gem = ({ kind, silent = false }: { kind: GemKind; silent?: boolean }): JSX.Element =>
  silent ? (
    <svg className="gem" viewBox="0 0 24 24" aria-hidden="true">
      {shapes[kind]}
    </svg>
  ) : (
    <svg className="gem" viewBox="0 0 24 24" role="img" aria-label={say(`gem.${kind}`)}>
      {shapes[kind]}
    </svg>
  );

/** How many gems somebody has, each colour with its count; what came in just now stands beside it. */
export const Purse = ({ gems, gains }: { gems: readonly number[]; gains?: readonly number[] }): JSX.Element => (
  <ul className="purse" aria-label={say('gems')}>
    {GEMS.map((kind, i) => (
      <li key={kind} className={gems[i] === 0 ? 'none' : ''}>
        <Gem kind={kind} />
        <b>{gems[i]}</b>
        <Gain by={gains?.[i] ?? 0} />
      </li>
    ))}
  </ul>
);

/** Gems lying there, one by one, sorted by colour. */
export const gemsIn = (gems: readonly number[]): GemKind[] =>
  gems.flatMap((count, i) => Array.from({ length: count }, () => GEMS[i]!));
