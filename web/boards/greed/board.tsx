import type { Event } from '@gilt/games/greed/events';
import type { GreedView } from '@gilt/games/greed/secrets';
import { LAST_ROUND } from '@gilt/games/greed/state';
import { type FocusEvent, type JSX, type PointerEvent, useState } from 'react';
import { CrestPortrait } from '../../furniture/crest.tsx';
import { GoOn } from '../../furniture/go-on.tsx';
import { Hand } from '../../furniture/hand.tsx';
import { QuestionBar } from '../../furniture/question-bar.tsx';
import { InHand, Play, Stage } from '../../furniture/regions.tsx';
import { SealButton } from '../../furniture/seal-button.tsx';
import type { Chapter } from '../../player/story.ts';
import { useChapter, useGame, useTable } from '../../table/view.ts';
import type { Board } from '../board.ts';
import { Aftermath } from './aftermath.tsx';
import { chosenCard, Face, type Lying } from './cards.tsx';
import { Choice, choosable, choosesCards, followsOf, sealWords } from './choice.tsx';
import { AllDisplays, OwnDisplay, Shelf } from './displays.tsx';
import { isYours, Outlook } from './outlook.tsx';
import { ClosedPiles, Pile } from './pile.tsx';
import { Progress } from './progress.tsx';
import { forecastOf, ribbonOf } from './prospects.ts';
import { question } from './question.tsx';
import { say } from './say.ts';
import { ScoreSheet } from './score-sheet.tsx';
import { Opponents, OwnSeat } from './seats.tsx';
import { isTurn, PLAY, plan, TAKE } from './story.ts';
import './palette.css';
import './cards.css';
import './stage.css';
import './seats.css';
import './turn.css';
import './sizes.css';

const Table = (): JSX.Element => {
  const { scene, now } = useTable<GreedView, Event>();
  const turn = useChapter<GreedView, Event>(isTurn);
  const where = now?.view.flow.stack.at(-1);
  const at = where ? `${where.procedure}.${where.step}` : '';
  if (turn && (scene || (at !== TAKE && at !== PLAY))) return <Turn turn={turn} />;
  return <Round taking={at === TAKE} />;
};

/** A turn that is shown, or in which somebody is asked: the picture stays where it is, and does not begin anew with each question. */
const Turn = ({ turn }: { turn: Chapter<GreedView, Event> }): JSX.Element => {
  const view = useTable<GreedView, Event>();
  const { round } = useGame<GreedView>();
  const { scene, now, you, finish } = view;
  const staying = scene?.staying ?? false;
  const asked = you !== null && !scene && now?.asked != null;
  const title = staying
    ? say('gr.done', { isLast: round === LAST_ROUND ? 'yes' : 'no', next: round + 1 })
    : say('turningUp');
  return (
    <Play asks={asked && choosesCards(view) ? 'hand' : 'none'} skip={scene && !staying ? finish : undefined}>
      <Aftermath turn={turn} follows={asked ? followsOf(view, you) : undefined} />
      {asked ? (
        <Choice seat={you} />
      ) : (
        <>
          <QuestionBar {...(scene ? { title } : {})} />
          <GoOn shown={staying} />
        </>
      )}
      <OwnSeat />
    </Play>
  );
};

/** Between turns: the pile or your display, your hand, and the card you look at. */
const Round = ({ taking }: { taking: boolean }): JSX.Element => {
  const { you, now, picked } = useTable<GreedView>();
  const [looked, setLooked] = useState<Lying | null>(null);
  const look = (event: PointerEvent | FocusEvent): void => {
    // A finger does not hover: what it touches is picked.
    if ('pointerType' in event && event.pointerType !== 'mouse') return;
    const on = (event.target as Element).closest<HTMLElement>('[data-card]');
    setLooked(on ? lyingOf(now!.view.game, Number(on.dataset.card)) : null);
  };
  const shown = looked ?? (picked === null ? null : { card: Number(picked) });
  if (you === null)
    return (
      <Play asks="watch" look={look}>
        <Opponents />
        <Stage className="before-you" label={say('gr.stage.watching')}>
          <section className="laid">
            <ClosedPiles />
            <AllDisplays />
          </section>
          <Outlook lying={looked} />
        </Stage>
        <QuestionBar />
      </Play>
    );
  return (
    <Play asks={taking ? 'stage' : 'hand'} look={look}>
      <Opponents />
      <Stage className="before-you" label={say(taking ? 'gr.pile' : 'gr.display.own')}>
        {taking ? <Pile seat={you} /> : <OwnDisplay seat={you} />}
        <Outlook lying={shown} />
      </Stage>
      {taking ? <Shelf seat={you} /> : null}
      <Asked seat={you} taking={taking} />
      <OwnSeat />
    </Play>
  );
};

/** How a card lies on the table, if it does. */
const lyingOf = ({ displays }: GreedView['game'], card: number): Lying =>
  displays.flat().find((placed) => placed.card === card) ?? { card };

/** The question with what the picked card would do, your hand if you play from it, and the seal. */
const Asked = ({ seat, taking }: { seat: number; taking: boolean }): JSX.Element => {
  const view = useTable<GreedView>();
  const { now, picked } = view;
  const sight = now!.view;
  const hand = sight.game.hands[seat];
  const card = Number(picked);
  const ribbon =
    picked !== null && isYours(sight, seat, card) ? ribbonOf(forecastOf(sight, seat, card), seat, card) : null;
  const hint = ribbon ? say('gr.now', { what: ribbon.text }) : undefined;
  return (
    <>
      <QuestionBar remark={hint} />
      {taking ? null : (
        <InHand>
          <Hand cards={choosable(sight, seat, PLAY, hand as readonly number[], now!.asked?.where === PLAY)} />
        </InHand>
      )}
      <SealButton label={(choice) => sealWords(view, choice)} hint={hint} />
    </>
  );
};

/** Each round is a chapter of the tale. */
const heading = (event: Event): string | null =>
  event.type === 'round' ? say('gr.progress', { round: event.round, last: LAST_ROUND }) : null;

export const board: Board<GreedView, Event> = {
  Table,
  Face,
  chosen: chosenCard,
  Progress,
  Portrait: CrestPortrait,
  ScoreSheet,
  plan,
  question,
  heading,
};
