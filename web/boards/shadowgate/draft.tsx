import type { ShadowgateView } from '@gilt/games/shadowgate/secrets';
import type { JSX } from 'react';
import { useArrows } from '../../furniture/arrows.ts';
import { useGame, useTable } from '../../table/view.ts';
import { say } from '../../words.ts';
import { AbilityFace, abilityWords, CharacterFace, characterWords } from './cards.tsx';
import { Portrait } from './portrait.tsx';
import { useCards } from './set.ts';

const KINDS = ['characters', 'abilities'] as const;

/** QS-07 The two sides of each character card and each ability card; what is out is grey, what somebody has bears their portrait. */
export const Draft = (): JSX.Element => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and what scrolls must be reachable by keyboard
  <section className="draft" aria-label={say('qs.draft')} tabIndex={0}>
    {KINDS.map((kind) => (
      <Row key={kind} kind={kind} />
    ))}
  </section>
);

const Row = ({ kind }: { kind: (typeof KINDS)[number] }): JSX.Element => {
  const { now, names, picked, pick } = useTable();
  const cards = useCards();
  const game = useGame<ShadowgateView>();
  const { list, move } = useArrows<HTMLUListElement>();
  const { ids } = cards[kind];
  return (
    <section aria-label={say(`qs.draft.${kind}`)}>
      <h2>{say(`qs.draft.${kind}`)}</h2>
      <ul ref={list} onKeyDown={move}>
        {ids.map((id, side) => {
          const owner = game[kind].indexOf(side);
          const open = now?.asked?.names.includes(id) ?? false;
          const words = kind === 'characters' ? characterWords(cards, side) : abilityWords(cards, side);
          const out = owner < 0 && game[kind].includes(side ^ 1);
          return (
            <li key={id} data-owned={owner >= 0} data-gone={out}>
              <button
                type="button"
                className={`card card--shadow card--who ${open ? 'is-lit' : ''}`}
                aria-pressed={picked === id}
                title={say('qs.draft.side', { other: cards[kind].names[side ^ 1]! })}
                aria-disabled={!open}
                data-pick={open || undefined}
                onClick={() => open && pick(picked === id ? null : id)}
              >
                <span className="vh">
                  {[
                    words,
                    say('qs.draft.side', { other: cards[kind].names[side ^ 1]! }),
                    owner >= 0 ? say('qs.draft.of', { name: names[owner]! }) : out ? say('qs.draft.out') : '',
                  ]
                    .filter(Boolean)
                    .join('. ')}
                </span>
                <span className="face" aria-hidden="true">
                  {kind === 'characters' ? <CharacterFace side={side} /> : <AbilityFace side={side} />}
                </span>
              </button>
              {owner >= 0 ? (
                <p aria-hidden="true">
                  <Portrait seat={owner} size="xs" /> {names[owner]}
                </p>
              ) : null}
            </li>
          );
        })}
      </ul>
    </section>
  );
};
