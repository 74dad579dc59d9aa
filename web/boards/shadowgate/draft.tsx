import turnOver from 'icon:card-exchange';
import { type Cards, otherSide } from '@gilt/games/shadowgate/cards';
import type { Castle } from '@gilt/games/shadowgate/castle';
import { isFree } from '@gilt/games/shadowgate/draft';
import { TYPES } from '@gilt/games/shadowgate/item-types';
import { NONE } from '@gilt/games/shadowgate/state';
import { type JSX, useState } from 'react';
import { useArrows } from '../../furniture/arrows.ts';
import { Icon } from '../../furniture/icon.tsx';
import { Stage } from '../../furniture/regions.tsx';
import { useTable } from '../../table/view.ts';
import { WHO, type Who, WhoCard, WhoFace, whoWords } from './cards.tsx';
import { effectTexts } from './effects.ts';
import { typeIcon } from './icons.ts';
import { typeWord } from './item.tsx';
import { Places } from './places.tsx';
import { Portrait } from './portrait.tsx';
import { say } from './say.ts';
import { draftHint } from './seal-words.ts';
import { useCards, useCastle } from './set.ts';

/** QS-07 The cards of a kind that nobody has a side of, each by its front. */
const freeCards = (game: Castle, { ids }: Cards[Who], kind: Who): number[] =>
  ids.flatMap((_, side) => (side < otherSide(side) && isFree(side, game[kind]) ? [side] : []));

/** QS-07 The cards that are left of either kind. Where there is room for one kind only, a switch shows the other. */
export const Draft = (): JSX.Element => {
  const { now, picked } = useTable();
  const cards = useCards();
  const game = useCastle();
  const open = WHO.find((kind) => cards[kind].ids.some((id) => now?.asked?.names.includes(id)));
  const [chosen, setShown] = useState<Who | null>(null);
  const shown = chosen ?? open ?? 'characters';
  const most = Math.max(1, ...WHO.map((kind) => freeCards(game, cards[kind], kind).length));
  return (
    <Stage className="draft" label={say('qs.draft')} cols={most}>
      <fieldset className="sides" aria-label={say('qs.draft')}>
        {WHO.map((kind) => (
          <button key={kind} type="button" aria-pressed={kind === shown} onClick={() => setShown(kind)}>
            {say(`qs.draft.${kind}`)}
          </button>
        ))}
      </fieldset>
      {WHO.map((kind) => (
        <Row key={kind} kind={kind} shown={kind === shown} />
      ))}
      <Looked id={picked} />
    </Stage>
  );
};

/** What is left of a kind, both sides of a card together; and who has what. */
const Row = ({ kind, shown }: { kind: Who; shown: boolean }): JSX.Element => {
  const { names } = useTable();
  const cards = useCards();
  const game = useCastle();
  const { list, move } = useArrows<HTMLUListElement>();
  const free = freeCards(game, cards[kind], kind);
  const called = (side: number): string => cards[kind].names[side]!;
  return (
    <section className="draft__row" aria-label={say(`qs.draft.${kind}`)} data-shown={shown}>
      <header>
        <h2 className="label">{say(`qs.draft.${kind}`)}</h2>
        {game[kind].map((side, seat) =>
          side === NONE ? null : (
            <p key={names[seat]} className="remark">
              <Portrait seat={seat} size="xs" />
              <span className="vh">{names[seat]}: </span>
              {called(side)}
            </p>
          ),
        )}
      </header>
      <ul ref={list} onKeyDown={move}>
        {free.map((front) => (
          <li key={front} aria-label={say('qs.draft.card', { one: called(front), other: called(otherSide(front)) })}>
            <Side kind={kind} side={front} />
            <Icon of={turnOver} />
            <Side kind={kind} side={otherSide(front)} />
          </li>
        ))}
      </ul>
    </section>
  );
};

const Side = ({ kind, side }: { kind: Who; side: number }): JSX.Element => {
  const { now, picked, pick } = useTable();
  const cards = useCards();
  const id = cards[kind].ids[side]!;
  const open = now?.asked?.names.includes(id) ?? false;
  const back = say('qs.draft.side', { other: cards[kind].names[otherSide(side)]! });
  return (
    <button
      type="button"
      className={`card card--shadow card--who ${open ? 'is-lit' : ''}`}
      aria-pressed={picked === id}
      title={back}
      aria-disabled={!open}
      data-pick={open ? id : undefined}
      onClick={() => open && pick(picked === id ? null : id)}
    >
      <span className="vh">
        {whoWords(cards, kind, side)}. {back}
      </span>
      <span className="face" aria-hidden="true">
        <WhoFace kind={kind} side={side} />
      </span>
    </button>
  );
};

/** What you have picked already. */
export const OwnPicks = ({ seat }: { seat: number }): JSX.Element => {
  const game = useCastle();
  return (
    <div className="shelf">
      <section>
        <h2>{say('qs.draft')}</h2>
        {WHO.map((kind) => {
          const side = game[kind][seat]!;
          return side === NONE ? <span key={kind} className="slot" /> : <WhoCard key={kind} kind={kind} side={side} />;
        })}
      </section>
    </div>
  );
};

/** What is picked, large enough to be read; before that, what picking means. */
const Looked = ({ id }: { id: string | null }): JSX.Element => {
  const { now, you } = useTable();
  const game = useCastle();
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
          <Back of={characters} id={id!} />
        </>
      ) : what ? (
        <>
          <h3>{what.name}</h3>
          <p>{effectTexts(what.effects).join('. ')}.</p>
          <Back of={abilities} id={id!} />
        </>
      ) : (
        <p>{now?.asked ? draftHint(game, you!) : ''}</p>
      )}
    </section>
  );
};

/** Which side goes with the one that is picked. */
const Back = ({ of: { ids, names }, id }: { of: Cards[Who]; id: string }): JSX.Element => (
  <p>{say('qs.draft.back', { other: names[otherSide(ids.indexOf(id))]! })}</p>
);
