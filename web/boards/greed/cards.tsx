import money from 'icon:money-stack';
import { CARDS } from '@gilt/games/greed/cards';
import type { Cost, Need, Terms } from '@gilt/games/greed/terms';
import { type JSX, memo } from 'react';
import { Art } from '../../cards/art.tsx';
import { Card } from '../../cards/card.tsx';
import { drawingOf } from './drawings.ts';
import { Mark, Marks } from './icons.tsx';
import { say } from './say.ts';
import { cashWords, isIcon, nameOf, needShort, priceWords, textsOf, wholeText } from './text.ts';

export const EMBLEM = money;

/** How a card lies there. */
export interface Lying {
  readonly card: number;
  /** GR-30 The card it counts as. */
  readonly face?: number;
  readonly markers?: number;
  /** What it asks for, and whether that is there; without it, what is printed. */
  readonly terms?: Terms;
  /** What it would do for you, in two or three words. */
  readonly ribbon?: Ribbon | null;
}

export interface Ribbon {
  readonly text: string;
  readonly kind: 'good' | 'bad' | 'quiet' | 'missing';
}

/** Everything on a card in words, for those who hear it. */
export const cardLabel = ({ card, face = card, markers = 0 }: Lying): string =>
  [
    face === card ? wholeText(card) : `${say('gr.as', { number: card, name: wholeText(face) })}`,
    ...(markers > 0 ? [say('gr.markers', { markers })] : []),
  ].join(', ');

/** A long text is set smaller. */
const sizeOf = (text: string): string => (text.length > 95 ? 'xs' : text.length > 58 ? 's' : 'm');

/** The face of a card: order of play, type, name, what it does, what it asks for, and its icons. */
export const GreedFace = memo(({ card, face = card, markers = 0, terms, ribbon }: Lying): JSX.Element => {
  const { type, icons } = CARDS[face]!;
  const { once, fleeting, lasting } = textsOf(face);
  const size = sizeOf(`${once}${fleeting}${lasting}`);
  return (
    <>
      <Art scene="city">
        <path className="cut--edge" d={drawingOf(face)} transform="translate(62 84) scale(.25)" />
        <path className="cut" d={drawingOf(face)} transform="translate(66 87) scale(.25)" />
      </Art>
      <span className="no">{card}</span>
      <span className="type">{say(`gr.type.${type}`)}</span>
      <span className="body" data-size={size}>
        <span className="name">{nameOf(face)}</span>
        {once ? <span className="text">{once}</span> : null}
        {fleeting ? <span className="text text--fleeting">{fleeting}</span> : null}
        {lasting ? <span className="text text--lasting">{lasting}</span> : null}
        <span className="row">
          <Asks card={face} {...(terms ? { terms } : {})} />
          <Marks icons={icons} />
        </span>
      </span>
      {markers > 0 ? <span className="coin">{markers}</span> : null}
      {ribbon ? (
        <span className="ribbon" data-kind={ribbon.kind}>
          {ribbon.text}
        </span>
      ) : null}
    </>
  );
});

/** What a card asks for: a black price is paid, an outlined need is shown. What is missing turns bole, with a cross. */
const Asks = ({ card, terms }: { card: number; terms?: Terms }): JSX.Element | null => {
  const { cost, need } = CARDS[card]!;
  const costs: readonly Partial<Cost>[] = terms?.costs ?? cost.map((price) => ({ price }));
  const needs: readonly Partial<Need>[] = terms?.needs ?? need.map((condition) => ({ condition }));
  const unpayable = terms && costs.length > 0 && costs.every(({ met, waived }) => !met && !waived);
  return (
    <>
      {costs.length > 0 ? (
        <span className={`price ${unpayable ? 'price--short' : ''}`}>
          {say('gr.pay')} {costs.map(costWords).join(` ${say('gr.or')} `)}
          {terms ? <Tick met={!unpayable} /> : null}
        </span>
      ) : null}
      {needs.length > 0 ? (
        <span className={`price price--need ${needs.some(isShort) ? 'price--short' : ''}`}>
          {say('gr.need')}
          {needs.map((each, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: as printed
            <span key={i} className="need">
              <Needed need={each} />
              {terms ? <Tick met={!isShort(each)} /> : null}
            </span>
          ))}
        </span>
      ) : null}
    </>
  );
};

const isShort = ({ met, waived }: Partial<Need>): boolean => met === false && !waived;

const costWords = ({ price, cash, waived }: Partial<Cost>): string => {
  if (waived) return '$0';
  return typeof price === 'number' ? cashWords(cash ?? price) : priceWords(price!);
};

const Needed = ({ need: { condition } }: { need: Partial<Need> }): JSX.Element => {
  const { is, count, limit } = condition!;
  if (is === 'atLeast' && isIcon(count))
    return (
      <>
        {Array.from({ length: limit }, (_, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: icons of a kind are alike
          <Mark key={i} of={count} silent />
        ))}
      </>
    );
  return <span>{needShort(condition!)}</span>;
};

const Tick = ({ met }: { met: boolean }): JSX.Element => <i className="tick">{met ? '✓' : '✕'}</i>;

export const GreedCard = memo(({ width, className, ...lying }: Lying & { width?: string; className?: string }) => (
  <Card
    kind="greed"
    label={cardLabel(lying)}
    {...(width ? { width } : {})}
    {...(className ? { className } : {})}
    data={cardData(lying)}
  >
    <GreedFace {...lying} />
  </Card>
));

/** By its type a card is coloured; by its number it is found. */
export const cardData = ({ card, face = card, terms }: Lying): Record<`data-${string}`, string> => ({
  'data-type': CARDS[face]!.type,
  'data-card': String(card),
  ...(face === card ? {} : { 'data-face': String(face) }),
  ...(terms && !terms.met ? { 'data-short': 'true' } : {}),
});

/** The card that a choice stands for; null: it stands for none. */
export const chosenCard = (_: number, choice: string): JSX.Element | null =>
  /^\d+$/.test(choice) && CARDS[Number(choice)] ? <GreedCard card={Number(choice)} /> : null;

/** A card by its number. */
export const Face = ({ name }: { name: string }): JSX.Element => <GreedCard card={Number(name)} />;
