import { CASH, cardOrNo, NO } from '@gilt/games/greed/choices';
import { cashPrice } from '@gilt/games/greed/costs';
import type { Prospect } from '@gilt/games/greed/forecast';
import type { GreedView } from '@gilt/games/greed/secrets';
import type { Terms } from '@gilt/games/greed/terms';
import type { JSX } from 'react';
import { Answer } from '../../furniture/answer.tsx';
import { Hand, type HandCard } from '../../furniture/hand.tsx';
import { QuestionBar } from '../../furniture/question-bar.tsx';
import { InHand } from '../../furniture/regions.tsx';
import { SealButton } from '../../furniture/seal-button.tsx';
import { type TableView, useTable } from '../../table/view.ts';
import { cardData, cardLabel, GreedFace, type Lying, type Ribbon } from './cards.tsx';
import { prospectLines } from './outlook.tsx';
import { forecastOf, forecastOfChoice, prospectRibbon, ribbonOf } from './prospects.ts';
import { say } from './say.ts';
import { ONE_MORE, PLAY } from './story.ts';
import { cashWords, nameOf } from './text.ts';

type View = Pick<TableView<GreedView>, 'now'>;

/** Where cards are played from hand: each has a story of its own. */
const PLAYS = [PLAY, ONE_MORE, 'encore.chooseCard'];

const isCard = (choice: number): boolean => choice !== NO && choice !== CASH;

/** What would come of a choice, and what it asks for if it is a card that would be played. */
function outlookFor(sight: GreedView, seat: number, where: string, choice: number): Following {
  if (!PLAYS.includes(where) || choice === NO) {
    const prospects = forecastOfChoice(sight, seat, choice);
    return { terms: null, ribbon: prospectRibbon(prospects, seat), best: prospects[0] };
  }
  const forecast = forecastOf(sight, seat, choice);
  return { terms: forecast.terms, ribbon: ribbonOf(forecast, seat, choice), best: forecast.prospects[0] };
}

interface Following {
  readonly terms: Terms | null;
  readonly ribbon: Ribbon | null;
  readonly best: Prospect | undefined;
}

/** What you are asked while cards are carried out: the cards you may choose in your hand's place, what is no card beside the question. */
export const Choice = ({ seat }: { seat: number }): JSX.Element => {
  const view = useTable<GreedView>();
  const { now, picked } = view;
  const asked = now?.asked;
  if (!asked) return <QuestionBar />;
  const { where } = asked;
  const outlook = (choice: number): Following => outlookFor(now.view, seat, where, choice);
  const numbers = asked.names.map((name) => cardOrNo.number(name));
  const cards = numbers.filter(isCard);
  const buttons = numbers.filter((each) => !isCard(each));
  const hint =
    picked === null
      ? undefined
      : say('gr.follows', { what: outlook(cardOrNo.number(picked)).ribbon?.text ?? say('gr.nothing') });
  return (
    <>
      <QuestionBar remark={hint}>
        {buttons.length > 0 && now.chosen === null ? (
          <span className="answers">
            {buttons.map((each, i) => (
              <Answer
                key={each}
                choice={cardOrNo.name(each)}
                digit={cards.length + i < 9 ? cards.length + i + 1 : undefined}
                picks
                look="btn--brings"
              >
                {choiceWords(view, cardOrNo.name(each))} <Brings ribbon={outlook(each).ribbon} />
              </Answer>
            ))}
          </span>
        ) : null}
      </QuestionBar>
      {cards.length > 0 ? (
        <InHand>
          <Hand cards={choosable(now.view, seat, where, cards)} />
        </InHand>
      ) : null}
      <SealButton label={(choice) => sealWords(view, choice)} hint={hint ?? say('gr.seal.pickFirst')} />
    </>
  );
};

/** Cards to choose one of, each with what would come of it; closed while nothing is asked. */
export const choosable = (
  sight: GreedView,
  seat: number,
  where: string,
  cards: readonly number[],
  open = true,
): HandCard[] =>
  cards.map((card, i) => {
    const { terms, ribbon } = outlookFor(sight, seat, where, card);
    // How it lies in your display; otherwise it is in your hand, or in the pile.
    const placed = sight.game.displays[seat]!.find((each) => each.card === card);
    const lying: Lying = { card, ...placed, ribbon, ...(terms ? { terms } : {}) };
    return {
      key: String(card),
      choice: open ? String(card) : null,
      label: cardLabel(lying),
      ...(ribbon ? { note: ribbon.text } : {}),
      kind: 'greed',
      face: <GreedFace {...lying} />,
      data: { ...cardData(lying), ...(open && i < 9 ? { 'data-digit': String(i + 1) } : {}) },
    };
  });

/** Whether you choose among cards. */
export const choosesCards = ({ now }: View): boolean =>
  now?.asked?.names.some((name) => isCard(cardOrNo.number(name))) ?? false;

/** What follows from the choice that is picked, in all words; undefined if none is. */
export function followsOf(view: TableView<GreedView>, seat: number): string | undefined {
  const { now, picked } = view;
  if (picked === null || !now?.asked) return undefined;
  const { where } = now.asked;
  const { terms, best } = outlookFor(now.view, seat, where, cardOrNo.number(picked));
  if (terms && !terms.met) return say('gr.outlook.discarded');
  const words = best ? Object.values(prospectLines(view, best)).flat() : [];
  return [...words, ...(where === ONE_MORE ? [] : [say('gr.seal.atOnce')])].join(' ');
}

/** What a choice comes to, where it comes to anything. */
const Brings = ({ ribbon }: { ribbon: Ribbon | null }): JSX.Element | null =>
  ribbon && <i data-kind={ribbon.kind}>{ribbon.text}</i>;

const isEncore = ({ now }: View): boolean => now!.view.flow.stack.at(-1)!.procedure === 'encore';

/** What a choice is called on the seal. */
export function sealWords(view: View, choice: string): string {
  if (cardOrNo.number(choice) !== NO) return choiceWords(view, choice);
  return say(isEncore(view) ? 'gr.seal.noMore' : 'gr.seal.notPay');
}

/** What a choice is called. */
function choiceWords(view: View, choice: string): string {
  const { flow, game } = view.now!.view;
  const number = cardOrNo.number(choice);
  if (number === NO) return say(isEncore(view) ? 'gr.choice.noMore' : 'gr.choice.notPay');
  if (number !== CASH) return nameOf(number);
  const { seat, card } = flow.stack.at(-1)!.locals as { seat: number; card: number };
  return say('gr.choice.cash', { cash: cashWords(cashPrice(game, seat, card)) });
}
