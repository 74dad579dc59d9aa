import { TYPES } from '@gilt/games/shadowgate/item-types';
import type { ShadowgateView } from '@gilt/games/shadowgate/secrets';
import { NONE } from '@gilt/games/shadowgate/state';
import { type JSX, useState } from 'react';
import { Card } from '../../cards/card.tsx';
import { useArrows } from '../../furniture/arrows.ts';
import { Icon } from '../../furniture/icon.tsx';
import { Stage } from '../../furniture/regions.tsx';
import { useGame, useTable } from '../../table/view.ts';
import { say } from '../../words.ts';
import { AbilityFace, abilityWords, CharacterFace, characterWords } from './cards.tsx';
import { effectTexts } from './effects.ts';
import { typeIcon } from './icons.ts';
import { typeWord } from './item.tsx';
import { Places } from './places.tsx';
import { Portrait } from './portrait.tsx';
import { useCards } from './set.ts';

const KINDS = ['characters', 'abilities'] as const;
type Kind = (typeof KINDS)[number];

/** QS-07 The two sides of each character card and each ability card. Where there is room for one kind only, a switch shows the other. */
export const Draft = (): JSX.Element => {
  const { now, picked } = useTable();
  const cards = useCards();
  const open = KINDS.find((kind) => cards[kind].ids.some((id) => now?.asked?.names.includes(id)));
  const [chosen, setShown] = useState<Kind | null>(null);
  const shown = chosen ?? open ?? 'characters';
  return (
    <Stage className="draft" label={say('qs.draft')}>
      <fieldset className="switch" aria-label={say('qs.draft')}>
        {KINDS.map((kind) => (
          <button key={kind} type="button" aria-pressed={kind === shown} onClick={() => setShown(kind)}>
            {say(`qs.draft.${kind}`)}
          </button>
        ))}
      </fieldset>
      {KINDS.map((kind) => (
        <Row key={kind} kind={kind} shown={kind === shown} />
      ))}
      <Looked id={picked} />
    </Stage>
  );
};

/** QS-07 What is out is grey, what somebody has bears their portrait. */
const Row = ({ kind, shown }: { kind: Kind; shown: boolean }): JSX.Element => {
  const { now, names, picked, pick } = useTable();
  const cards = useCards();
  const game = useGame<ShadowgateView>();
  const { list, move } = useArrows<HTMLUListElement>();
  const { ids } = cards[kind];
  return (
    <section className="draft__row" aria-label={say(`qs.draft.${kind}`)} data-shown={shown}>
      <h2 className="label">{say(`qs.draft.${kind}`)}</h2>
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
                <p className="badge" aria-hidden="true">
                  <Portrait seat={owner} size="xs" /> <span>{names[owner]}</span>
                </p>
              ) : null}
            </li>
          );
        })}
      </ul>
    </section>
  );
};

/** What you have picked already. */
export const OwnPicks = ({ seat }: { seat: number }): JSX.Element => {
  const cards = useCards();
  const game = useGame<ShadowgateView>();
  const [character, ability] = [game.characters[seat]!, game.abilities[seat]!];
  return (
    <div className="shelf">
      <section>
        <h2>{say('qs.draft')}</h2>
        {character === NONE ? (
          <span className="slot" />
        ) : (
          <Card kind="shadow" className="card--who" label={characterWords(cards, character)}>
            <CharacterFace side={character} />
          </Card>
        )}
        {ability === NONE ? (
          <span className="slot" />
        ) : (
          <Card kind="shadow" className="card--who" label={abilityWords(cards, ability)}>
            <AbilityFace side={ability} />
          </Card>
        )}
      </section>
    </div>
  );
};

/** What is picked, large enough to be read; before that, what picking means. */
const Looked = ({ id }: { id: string | null }): JSX.Element => {
  const { now } = useTable();
  const { set, characters, abilities } = useCards();
  const who = id === null ? undefined : set.characters.flat()[characters.ids.indexOf(id)];
  const what = id === null ? undefined : set.abilities.flat()[abilities.ids.indexOf(id)];
  return (
    <section className="looked" aria-hidden="true">
      {who ? (
        <>
          <h3>{who.name}</h3>
          <p>
            {say('qs.stats')} <Places of={who.stats} look="line" />
          </p>
          <ul className="looked__items">
            {who.types.map((type) => {
              const number = TYPES.indexOf(type);
              return (
                <li key={type}>
                  <Icon of={typeIcon(number)} /> {typeWord(number)} <i>{say('qs.item.stays')}</i>
                </li>
              );
            })}
          </ul>
        </>
      ) : what ? (
        <>
          <h3>{what.name}</h3>
          <p>{effectTexts(what.effects).join('. ')}.</p>
        </>
      ) : (
        <p>{now?.asked ? say('qs.hint.draft') : ''}</p>
      )}
    </section>
  );
};
