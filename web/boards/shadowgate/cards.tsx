import emblem from 'icon:skull-staff';
import type { Cards } from '@gilt/games/shadowgate/cards';
import { CLASSES, classOf, LEVELS, POINTS, TYPES, WILD } from '@gilt/games/shadowgate/item-types';
import type { Rung } from '@gilt/games/shadowgate/levels';
import type { ComponentProps, JSX, ReactNode } from 'react';
import { Art } from '../../cards/art.tsx';
import { Card } from '../../cards/card.tsx';
import { Icon, Relief } from '../../furniture/icon.tsx';
import { pictureOf, SOME_ABILITY, SOMEBODY } from './art.ts';
import { effectTexts } from './effects.ts';
import { needIcon, typeIcon } from './icons.ts';
import { Places } from './places.tsx';
import { say } from './say.ts';
import { useCards } from './set.ts';

export const EMBLEM = emblem;

/** What a card is: class and type, wild, or an event. */
function kindWords({ adventure }: Cards, card: number): string {
  const type = adventure.type[card]!;
  const free = adventure.actions[card] === 0 ? ` · ${say('qs.free')}` : '';
  if (type < 0) return say('qs.event') + free;
  if (type === WILD) return say('qs.wild') + free;
  return `${say(`qs.class.${CLASSES[classOf(type)]!}`)} · ${say(`qs.type.${TYPES[type]!}`)}${free}`;
}

const InCastle = (spot: ComponentProps<typeof Relief>): JSX.Element => (
  <Art scene="castle">
    <Relief {...spot} />
  </Art>
);

/** An adventure card: torch, resources, what it is, and its cost. `short`: places of the cost that are out of reach. */
export const AdventureFace = ({
  card,
  short,
  ribbon,
}: {
  card: number;
  short?: readonly boolean[];
  /** What is about to become of it. */
  ribbon?: string;
}): JSX.Element => {
  const cards = useCards();
  const data = cards.set.adventure[card]!;
  const type = cards.adventure.type[card]!;
  return (
    <>
      <InCastle of={pictureOf(data.name, typeIcon(type))} x={78} y={96} size={118} />
      <span className="torch">
        <b>{data.torch}</b>
      </span>
      <Places of={data.resources} look="side" />
      <span className="sign">
        <Icon of={typeIcon(type)} />
      </span>
      {ribbon ? <span className="ribbon">{ribbon}</span> : null}
      <span className="body">
        <span className="kind">{kindWords(cards, card)}</span>
        <span className="name">{data.name}</span>
        {data.kind === 'event' ? (
          <span className="text">{effectTexts(data.effects).join('. ')}</span>
        ) : (
          <span className="need">
            <i>{say('qs.cost')}</i>
            <Places of={data.cost} {...(short ? { short } : {})} />
          </span>
        )}
      </span>
    </>
  );
};

/** A quest: its cost, and the four levels with what they ask for. Where it is known how somebody stands, levels in reach are lit. */
export const QuestFace = ({
  side,
  short,
  rungs,
}: {
  side: number;
  short?: readonly boolean[];
  rungs?: readonly Rung[] | undefined;
}): JSX.Element => {
  const { quests } = useCards();
  return (
    <>
      <InCastle of={pictureOf(quests.names[side]!, needIcon(quests.needs[side]![1]![0]!))} x={72} y={46} size={106} />
      <span className="body">
        <span className="name">{quests.names[side]}</span>
        <span className="need">
          <i>{say('qs.cost')}</i>
          <Places of={quests.cost[side]!} {...(short ? { short } : {})} />
        </span>
        <span className="levels">
          {LEVELS.map((level, i) => (
            <span key={level} className={rungs && rungs[i]!.ways.length > 0 ? 'in-reach' : ''}>
              <i>{say(`qs.level.${level}`)}</i>
              <span className="levels__needs">
                {newNeeds(quests.needs[side]!, i).map((need, k) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: a need is its place
                  <Icon key={k} of={needIcon(need)} />
                ))}
              </span>
              <b>{rungs ? rungs[i]!.points : POINTS[i]}</b>
            </span>
          ))}
        </span>
      </span>
    </>
  );
};

/** The type is named once, with major; above it only what comes on top. */
const newNeeds = (needs: readonly (readonly number[])[], level: number): readonly number[] =>
  level > 1 ? needs[level]!.slice(1) : needs[level]!;

/** A character: three stats, three base types. */
const CharacterFace = ({ side }: { side: number }): JSX.Element => {
  const { name, stats, types, star } = useCards().set.characters.flat()[side]!;
  return (
    <>
      <InCastle of={pictureOf(name, SOMEBODY)} x={66} y={70} size={118} />
      <span className="body">
        <Tag star={star}>{say('qs.character')}</Tag>
        <span className="name">{name}</span>
        <span className="need">
          <i>{say('qs.stats')}</i>
          <Places of={stats} />
        </span>
        <span className="bases">
          {types.map((type) => (
            <span key={type}>
              <Icon of={typeIcon(TYPES.indexOf(type))} />
              <i>{say(`qs.type.${type}`)}</i>
            </span>
          ))}
        </span>
      </span>
    </>
  );
};

/** An ability: what it does in each of its owner's turns. */
const AbilityFace = ({ side }: { side: number }): JSX.Element => {
  const { name, effects, star } = useCards().set.abilities.flat()[side]!;
  return (
    <>
      <InCastle of={pictureOf(name, SOME_ABILITY)} x={66} y={70} size={118} />
      <span className="body">
        <Tag star={star}>{say('qs.ability')}</Tag>
        <span className="name">{name}</span>
        {effectTexts(effects).map((text) => (
          <span key={text} className="text">
            {text}
          </span>
        ))}
      </span>
    </>
  );
};

const Tag = ({ star, children }: { star: boolean; children: ReactNode }): JSX.Element => (
  <span className="kind kind--top">
    {children}
    {star ? ' ★' : ''}
  </span>
);

/** QS-07 What one is made of: a character and an ability. */
export const WHO = ['characters', 'abilities'] as const;
export type Who = (typeof WHO)[number];

export const WhoFace = ({ kind, side }: { kind: Who; side: number }): JSX.Element =>
  kind === 'characters' ? <CharacterFace side={side} /> : <AbilityFace side={side} />;

export const WhoCard = ({ kind, side, width }: { kind: Who; side: number; width?: string }): JSX.Element => (
  <Card kind="shadow" className="card--who" label={whoWords(useCards(), kind, side)} {...(width ? { width } : {})}>
    <WhoFace kind={kind} side={side} />
  </Card>
);

export const AdventureCard = ({ card, width }: { card: number; width?: string }): JSX.Element => {
  const cards = useCards();
  return (
    <Card kind="shadow" label={adventureWords(cards, card)} {...(width ? { width } : {})}>
      <AdventureFace card={card} />
    </Card>
  );
};

export const QuestCard = ({ side, width }: { side: number; width?: string }): JSX.Element => {
  const cards = useCards();
  return (
    <Card kind="shadow" className="card--sq" label={questWords(cards, side)} {...(width ? { width } : {})}>
      <QuestFace side={side} />
    </Card>
  );
};

/** A card, or a side of one, by its id. */
export const Face = ({ name }: { name: string }): JSX.Element | null => {
  const { adventure, quests, characters, abilities } = useCards();
  const card = adventure.ids.indexOf(name);
  if (card >= 0) return <AdventureCard card={card} />;
  const quest = quests.ids.indexOf(name);
  if (quest >= 0) return <QuestCard side={quest} />;
  const character = characters.ids.indexOf(name);
  const ability = abilities.ids.indexOf(name);
  if (character < 0 && ability < 0) return null;
  return (
    <Card kind="shadow" className="card--who">
      {character >= 0 ? <CharacterFace side={character} /> : <AbilityFace side={ability} />}
    </Card>
  );
};

/** An adventure card for those who hear it. */
export function adventureWords(cards: Cards, card: number): string {
  const data = cards.set.adventure[card]!;
  const rest =
    data.kind === 'event' ? effectTexts(data.effects).join(', ') : say('qs.words.cost', { cost: placesOf(data.cost) });
  return say('qs.words.card', {
    name: data.name,
    kind: kindWords(cards, card),
    torch: data.torch,
    resources: placesOf(data.resources),
    rest,
  });
}

const placesOf = (numbers: readonly number[]): string => numbers.join('-');

/** What a level asks for, in words. */
export const needWords = (need: number): string =>
  need < TYPES.length ? say(`qs.type.${TYPES[need]!}`) : say(`qs.class.${CLASSES[need - TYPES.length]!}`).toLowerCase();

export function questWords({ quests }: Cards, side: number): string {
  const levels = quests.needs[side]!.map((needs, level) =>
    say('qs.words.level', {
      level: say(`qs.level.${LEVELS[level]!}`),
      points: POINTS[level]!,
      needs: needs.map(needWords),
    }),
  );
  return say('qs.words.quest', {
    name: quests.names[side]!,
    cost: placesOf(quests.cost[side]!),
    minor: POINTS[0]!,
    others: levels.slice(1).join('. '),
  });
}

/** A character or an ability for those who hear it. */
export function whoWords({ set }: Cards, kind: Who, side: number): string {
  if (kind === 'abilities') {
    const { name, effects } = set.abilities.flat()[side]!;
    return `${name}: ${effectTexts(effects).join(', ')}`;
  }
  const { name, stats, types } = set.characters.flat()[side]!;
  return say('qs.words.character', {
    name,
    stats: placesOf(stats),
    types: types.map((type) => say(`qs.type.${type}`)),
  });
}
