import { CARDS } from '@gilt/games/greed/cards';
import { CASH, cardOrNo, NO } from '@gilt/games/greed/choices';
import { cashCost } from '@gilt/games/greed/costs';
import type { GreedView } from '@gilt/games/greed/secrets';
import type { Greed } from '@gilt/games/greed/state';
import type { JSX } from 'react';
import { QuestionBar } from '../../furniture/question-bar.tsx';
import { SealButton } from '../../furniture/seal-button.tsx';
import { type TableView, useTable } from '../../table/view.ts';
import { say } from '../../words.ts';
import type { Lying, Ribbon } from './cards.tsx';
import { ForecastWords, ProspectWords } from './outlook.tsx';
import { forecastOf, forecastOfChoice, prospectRibbon, ribbonOf } from './prospects.ts';
import { Spread } from './spread.tsx';
import { ONE_MORE } from './story.ts';
import { cashWords, nameOf } from './text.ts';

const ENCORE = 'encore.chooseCard';

/** Whether a choice is a card that would be played from hand, and has a story of its own. */
const isPlay = (where: string, choice: number): boolean => (where === ONE_MORE || where === ENCORE) && choice !== NO;

/** What you are asked while cards are carried out: the cards you may choose, and what follows from each. */
export const Choice = ({ seat }: { seat: number }): JSX.Element | null => {
  const view = useTable();
  const { now, picked } = view;
  const asked = now?.asked;
  if (!asked) return <QuestionBar />;
  const sight = now.view as unknown as GreedView;
  const { where } = asked;
  const numbers = asked.names.map((name) => cardOrNo.number(name));
  const cards = numbers.filter((each) => each !== NO && each !== CASH);
  const buttons = numbers.filter((each) => each === NO || each === CASH);
  return (
    <>
      <QuestionBar>
        {buttons.length > 0 && now.chosen === null ? (
          <span className="gem-choice">
            {buttons.map((each, i) => (
              <button
                key={each}
                type="button"
                className="btn btn--aim"
                data-pick
                aria-pressed={picked === cardOrNo.name(each)}
                onClick={() => view.pick(cardOrNo.name(each))}
                data-digit={cards.length + i < 9 ? cards.length + i + 1 : undefined}
              >
                {choiceWords(view, cardOrNo.name(each))}{' '}
                <Brings ribbon={prospectRibbon(forecastOfChoice(sight, seat, each), seat)} />
              </button>
            ))}
          </span>
        ) : null}
      </QuestionBar>
      <section className="you you--choice" aria-label={say('gr.choices')}>
        {cards.length === 0 ? null : (
          <Spread
            label={say('gr.choices')}
            cards={cards.map((card) => ({
              ...lyingAt(sight, seat, card),
              choice: String(card),
              ribbon: isPlay(where, card)
                ? ribbonOf(forecastOf(sight, seat, card), seat, card)
                : prospectRibbon(forecastOfChoice(sight, seat, card), seat),
              ...(isPlay(where, card) ? { terms: forecastOf(sight, seat, card).terms } : {}),
            }))}
          />
        )}
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: on a phone it scrolls, and what scrolls must be reachable by keyboard */}
        <div className="choice__words" tabIndex={0}>
          {picked === null ? null : isPlay(where, cardOrNo.number(picked)) ? (
            <ForecastWords forecast={forecastOf(sight, seat, cardOrNo.number(picked))} />
          ) : (
            <>
              <h3>{say('gr.outlook.choice')}</h3>
              <ProspectWords prospect={forecastOfChoice(sight, seat, cardOrNo.number(picked))[0]!} />
            </>
          )}
        </div>
        <SealButton
          label={(choice) => sealWords(view, choice)}
          {...(picked === null ? { hint: say('gr.seal.pickFirst') } : {})}
          {...(where !== ONE_MORE && picked !== null ? { hint: say('gr.seal.atOnce') } : {})}
        />
      </section>
    </>
  );
};

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
