import { CARDS } from '@gilt/games/greed/cards';
import { CASH, cardOrNo, NO } from '@gilt/games/greed/choices';
import { cashCost } from '@gilt/games/greed/costs';
import type { GreedView } from '@gilt/games/greed/secrets';
import type { Greed } from '@gilt/games/greed/state';
import type { JSX } from 'react';
import { Hand, type HandCard } from '../../furniture/hand.tsx';
import { QuestionBar } from '../../furniture/question-bar.tsx';
import { InHand } from '../../furniture/regions.tsx';
import { SealButton } from '../../furniture/seal-button.tsx';
import { type TableView, useTable } from '../../table/view.ts';
import { say } from '../../words.ts';
import { cardData, cardLabel, GreedFace, type Lying, type Ribbon } from './cards.tsx';
import { prospectLines } from './outlook.tsx';
import { forecastOf, forecastOfChoice, prospectRibbon, ribbonOf } from './prospects.ts';
import { ONE_MORE } from './story.ts';
import { cashWords, nameOf } from './text.ts';

const ENCORE = 'encore.chooseCard';

/** Whether a choice is a card that would be played from hand, and has a story of its own. */
const isPlay = (where: string, choice: number): boolean => (where === ONE_MORE || where === ENCORE) && choice !== NO;

/** What you are asked while cards are carried out: the cards you may choose in your hand's place, what is no card beside the question. */
export const Choice = ({ seat }: { seat: number }): JSX.Element => {
  const view = useTable();
  const { now, picked, pick, seal } = view;
  const asked = now?.asked;
  if (!asked) return <QuestionBar />;
  const sight = now.view as unknown as GreedView;
  const { where } = asked;
  const numbers = asked.names.map((name) => cardOrNo.number(name));
  const cards = numbers.filter(isCard);
  const buttons = numbers.filter((each) => !isCard(each));
  const hint = picked === null ? undefined : shortly(sight, seat, where, cardOrNo.number(picked));
  return (
    <>
      <QuestionBar remark={hint}>
        {buttons.length > 0 && now!.chosen === null ? (
          <span className="answers">
            {buttons.map((each, i) => (
              <button
                key={each}
                type="button"
                className="btn btn--brings"
                data-pick
                aria-pressed={picked === cardOrNo.name(each)}
                onClick={() => pick(cardOrNo.name(each))}
                data-digit={cards.length + i < 9 ? cards.length + i + 1 : undefined}
              >
                {choiceWords(view, cardOrNo.name(each))}{' '}
                <Brings ribbon={prospectRibbon(forecastOfChoice(sight, seat, each), seat)} />
              </button>
            ))}
          </span>
        ) : null}
      </QuestionBar>
      {cards.length > 0 ? (
        <InHand>
          <Hand
            cards={cards.map((card, i) => cardToChoose(sight, seat, where, card, i))}
            pickedKey={picked}
            onPick={({ choice }) => pick(choice)}
            onPlay={({ choice }) => choice !== null && seal(choice)}
          />
        </InHand>
      ) : null}
      <SealButton label={(choice) => sealWords(view, choice)} hint={hint ?? say('gr.seal.pickFirst')} />
    </>
  );
};

const isCard = (choice: number): boolean => choice !== NO && choice !== CASH;

/** Whether you choose now, and among cards. */
export const choosesCards = ({ now }: TableView): boolean =>
  asksYou({ now }) && now!.asked!.names.some((name) => isCard(cardOrNo.number(name)));
export const asksYou = ({ now }: Pick<TableView, 'now'>): boolean => now?.asked != null;

/** A card that may be chosen, with what would come of it. */
function cardToChoose(sight: GreedView, seat: number, where: string, card: number, i: number): HandCard {
  const forecast = isPlay(where, card) ? forecastOf(sight, seat, card) : null;
  const ribbon = forecast ? ribbonOf(forecast, seat, card) : prospectRibbon(forecastOfChoice(sight, seat, card), seat);
  const lying: Lying = { ...lyingAt(sight, seat, card), ribbon, ...(forecast ? { terms: forecast.terms } : {}) };
  return {
    key: String(card),
    choice: String(card),
    label: cardLabel(lying),
    ...(ribbon ? { note: ribbon.text } : {}),
    kind: 'greed',
    face: <GreedFace {...lying} />,
    data: { ...cardData(lying), ...(i < 9 ? { 'data-digit': String(i + 1) } : {}) },
  };
}

/** What follows from a choice, in a few words. */
function shortly(sight: GreedView, seat: number, where: string, choice: number): string {
  const ribbon = isPlay(where, choice)
    ? ribbonOf(forecastOf(sight, seat, choice), seat, choice)
    : prospectRibbon(forecastOfChoice(sight, seat, choice), seat);
  return say('gr.follows', { what: ribbon ? ribbon.text : say('gr.nothing') });
}

/** What follows from the choice that is picked, in all words; undefined if none is. */
export function followsOf(view: TableView, seat: number): string | undefined {
  const { now, picked } = view;
  if (picked === null || !asksYou(view)) return undefined;
  const sight = now!.view as unknown as GreedView;
  const { where } = now!.asked!;
  const choice = cardOrNo.number(picked);
  const forecast = isPlay(where, choice) ? forecastOf(sight, seat, choice) : null;
  if (forecast && !forecast.terms.met) return say('gr.outlook.discarded');
  const [best] = forecast ? forecast.prospects : forecastOfChoice(sight, seat, choice);
  const words = best ? Object.values(prospectLines(view, best)).flat() : [];
  return [...words, ...(where === ONE_MORE ? [] : [say('gr.seal.atOnce')])].join(' ');
}

/** What a choice comes to, where it comes to anything. */
const Brings = ({ ribbon }: { ribbon: Ribbon | null }): JSX.Element | null =>
  ribbon && <i data-kind={ribbon.kind}>{ribbon.text}</i>;

/** How a card lies in your display; otherwise it is in your hand. */
function lyingAt({ game }: GreedView, seat: number, card: number): Lying {
  const { face, markers } = game.displays[seat]!.find((placed) => placed.card === card) ?? { face: card, markers: 0 };
  return { card, face, markers };
}

const isEncore = ({ now }: TableView): boolean => now!.view.flow.stack.at(-1)!.procedure === 'encore';

/** What a choice is called on the seal. */
export function sealWords(view: TableView, choice: string): string {
  if (cardOrNo.number(choice) !== NO) return choiceWords(view, choice);
  return say(isEncore(view) ? 'gr.seal.noMore' : 'gr.seal.notPay');
}

/** What a choice is called. */
function choiceWords(view: TableView, choice: string): string {
  const { now } = view;
  const number = cardOrNo.number(choice);
  if (number === NO) return say(isEncore(view) ? 'gr.choice.noMore' : 'gr.choice.notPay');
  if (number !== CASH) return nameOf(number);
  const frame = now!.view.flow.stack.at(-1)!;
  const { seat, card } = frame.locals as { seat: number; card: number };
  const price = CARDS[card]!.cost.find((each) => typeof each === 'number')!;
  return say('gr.choice.cash', { cash: cashWords(cashCost(now!.view.game as unknown as Greed, seat, card, price)) });
}
