import { wordsFor } from '@gilt/engine/words';
import type { Event } from '@gilt/games/greed/events';
import type { Forecast, Prospect } from '@gilt/games/greed/forecast';
import type { GreedView } from '@gilt/games/greed/secrets';
import { FIRST_PLAY } from '@gilt/games/greed/state';
import type { JSX } from 'react';
import { type TableView, useTable } from '../../table/view.ts';
import { GreedCard, type Lying } from './cards.tsx';
import { forecastOf, headingOf } from './prospects.ts';
import { say } from './say.ts';
import { cashWords, needShort, numberAndName, priceWords, textsOf } from './text.ts';

/** That a card is carried out, joins or is discarded goes without saying; with which card from hand it would be paid is not known yet. */
const goesWithoutSaying = ({ type }: Event): boolean => ['turn', 'joined', 'paidFromHand', 'discarded'].includes(type);

/** The card that is looked at, large, and what it would do for you if you played it now. */
export const Outlook = ({ lying }: { lying: Lying | null }): JSX.Element => {
  const { now, you } = useTable<GreedView>();
  const { view } = now!;
  if (!lying)
    return (
      <aside className="outlook outlook--none" aria-label={say('gr.outlook')}>
        <p>{say(you === null ? 'gr.outlook.watching' : 'gr.outlook.none')}</p>
      </aside>
    );
  const mine = you !== null && isYours(view, you, lying.card);
  const forecast = mine ? forecastOf(view, you, lying.card) : null;
  return (
    <aside className="outlook" aria-label={say('gr.outlook')}>
      <GreedCard {...lying} {...(forecast ? { terms: forecast.terms } : {})} />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls where there is much of it, and what scrolls must be reachable by keyboard */}
      <div className="outlook__words" tabIndex={0} data-scrolls>
        <h3>{numberAndName(lying.card)}</h3>
        <p className="outlook__text">
          {Object.values(textsOf(lying.face ?? lying.card))
            .filter(Boolean)
            .join('; ')}
        </p>
        {forecast ? <ForecastWords forecast={forecast} /> : null}
      </div>
    </aside>
  );
};

/** In your hand, or in the pile that you have at hand. */
export function isYours({ game }: GreedView, seat: number, card: number): boolean {
  const hand = game.hands[seat];
  const pile = game.piles[seat];
  return (Array.isArray(hand) && hand.includes(card)) || (Array.isArray(pile) && pile.includes(card));
}

/** What it asks for, and what comes of it. */
const ForecastWords = ({ forecast: { terms, prospects } }: { forecast: Forecast }): JSX.Element => {
  const { now } = useTable<GreedView>();
  const [best] = prospects;
  const differ = prospects.some(({ cash, markers }) => `${cash} ${markers}` !== `${best?.cash} ${best?.markers}`);
  return (
    <>
      {terms.needs.length + terms.costs.length > 0 ? (
        <ul className="terms">
          {terms.needs.map(({ condition, met, waived }) => (
            <Term key={needShort(condition)} words={needShort(condition)} met={met} waived={waived} />
          ))}
          {terms.costs.map(({ price, cash, met, waived }) => (
            <Term
              key={priceWords(price)}
              words={say('gr.pays', { price: typeof price === 'number' ? cashWords(cash) : priceWords(price) })}
              met={met}
              waived={waived}
            />
          ))}
        </ul>
      ) : null}
      <p className="outlook__when">{say(headingOf(now!.view, differ), { first: FIRST_PLAY })}</p>
      {terms.met ? <ProspectWords prospect={best!} /> : <p>{say('gr.outlook.discarded')}</p>}
      <p className="outlook__order">{say('gr.outlook.order')}</p>
    </>
  );
};

const Term = ({ words, met, waived }: { words: string; met: boolean; waived: boolean }): JSX.Element => (
  <li data-met={met || waived}>
    <i aria-hidden="true">{met || waived ? '✓' : '✕'}</i>
    <span>
      {words} <b>{say(waived ? 'gr.waived' : met ? 'gr.met' : 'gr.missing')}</b>
    </span>
  </li>
);

/** What would happen, in the words of the game: now, and what comes of it later. */
export function prospectLines(
  { game, speaker }: Pick<TableView, 'game' | 'speaker'>,
  prospect: Prospect,
): { now: string[]; later: string[] } {
  const lines = (events: readonly Event[]): string[] =>
    events.flatMap((event) => {
      const words = goesWithoutSaying(event) ? null : wordsFor(game.words, event);
      return words ? [speaker.say(words)] : [];
    });
  const now = lines(prospect.events);
  const each = lines(prospect.eachTurn);
  const end = lines(prospect.endOfGame);
  if (now.length === 0 && !prospect.open) now.push(say('gr.outlook.nothing'));
  if (prospect.open) now.push(say('gr.outlook.then'));
  return {
    now,
    later: [
      ...(each.length > 0 ? [`${say('gr.outlook.each')} ${each.join(' ')}`] : []),
      ...(end.length > 0 ? [`${say('gr.outlook.end')} ${end.join(' ')}`] : []),
    ],
  };
}

const ProspectWords = ({ prospect }: { prospect: Prospect }): JSX.Element => {
  const { now, later } = prospectLines(useTable(), prospect);
  return (
    <ul className="would">
      {now.map((text) => (
        <li key={text}>{text}</li>
      ))}
      {later.map((text) => (
        <li key={text} className="would__later">
          {text}
        </li>
      ))}
    </ul>
  );
};
