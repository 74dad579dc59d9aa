import type { AnyEvent } from '@gilt/engine/event';
import type { Event } from '@gilt/games/greed/events';
import type { GreedView } from '@gilt/games/greed/secrets';
import { type FocusEvent, type JSX, type PointerEvent, useMemo, useState } from 'react';
import { GoOn, useLinger } from '../../furniture/go-on.tsx';
import { Hand, type HandCard } from '../../furniture/hand.tsx';
import { usePhases } from '../../furniture/phases.ts';
import { QuestionBar } from '../../furniture/question-bar.tsx';
import { InHand, Play, Stage } from '../../furniture/regions.tsx';
import { SealButton } from '../../furniture/seal-button.tsx';
import { useTable } from '../../table/view.ts';
import { say } from '../../words.ts';
import type { Board } from '../board.ts';
import { Aftermath, stepsFor } from './aftermath.tsx';
import { cardData, cardLabel, GreedFace, type Lying } from './cards.tsx';
import { asksYou, Choice, choosesCards, followsOf, sealWords } from './choice.tsx';
import { AllDisplays, OwnDisplay, Shelf } from './displays.tsx';
import { isYours, Outlook } from './outlook.tsx';
import { ClosedPiles, Pile } from './pile.tsx';
import { Progress } from './progress.tsx';
import { forecastOf, ribbonOf } from './prospects.ts';
import { question } from './question.tsx';
import { ScoreSheet } from './score-sheet.tsx';
import { Opponents, OwnSeat, Portrait } from './seats.tsx';
import { isScene, lastTurn, newWave, PLAY, TAKE } from './story.ts';
import './palette.css';
import './cards.css';
import './stage.css';
import './seats.css';
import './turn.css';
import './sizes.css';

const Table = (): JSX.Element => {
  const view = useTable();
  const { past, scene, now, you } = view;
  const story = useMemo(() => lastTurn(past), [past]);
  const where = now?.view.flow.stack.at(-1);
  const at = where ? `${where.procedure}.${where.step}` : '';
  const wave = scene && story ? newWave(scene, story) : -1;
  const from = story ? (wave < 0 ? story.columns.length : story.columns.findIndex((each) => each.wave === wave)) : 0;
  const fresh = story ? story.columns.length - from : 0;
  const steps = useMemo(() => stepsFor(fresh), [fresh]);
  const [phase, finish] = usePhases(scene, steps, scene !== null && wave >= 0);
  const staying = scene !== null && phase >= steps.length;
  // While something is still to be chosen the picture stays as it is, so nothing has to be waited for.
  useLinger(staying, story?.closed ?? true);
  if (story && (scene || (at !== TAKE && at !== PLAY))) {
    const asked = you !== null && !scene && asksYou(view);
    return (
      <Play asks={asked && choosesCards(view) ? 'hand' : 'none'} skip={scene && !staying ? finish : undefined}>
        <Aftermath story={story} phase={phase} from={from} follows={asked ? followsOf(view, you) : undefined} />
        {asked ? (
          <Choice seat={you} />
        ) : (
          <>
            <QuestionBar {...(scene ? { title: sceneTitle(staying && story.closed ? story.round : null) } : {})} />
            <GoOn shown={staying && story.closed} />
          </>
        )}
        <OwnSeat />
      </Play>
    );
  }
  return <Round taking={at === TAKE} />;
};

/** What is said while a turn is shown, and when the round is over. */
const sceneTitle = (over: number | null): string =>
  over === null ? say('gr.turningUp') : say('gr.done', { round: over, next: over + 1 });

/** Between turns: the pile or your display, your hand, and the card you look at. */
const Round = ({ taking }: { taking: boolean }): JSX.Element => {
  const { you, now, picked } = useTable();
  const [looked, setLooked] = useState<Lying | null>(null);
  const look = (event: PointerEvent | FocusEvent): void => {
    // A finger does not hover: what it touches is picked.
    if ('pointerType' in event && event.pointerType !== 'mouse') return;
    const on = (event.target as Element).closest<HTMLElement>('[data-card]');
    const game = now!.view.game as unknown as GreedView['game'];
    setLooked(on ? lyingOf(game, Number(on.dataset.card)) : null);
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
function lyingOf({ displays }: GreedView['game'], card: number): Lying {
  const placed = displays.flat().find((each) => each.card === card);
  return placed ? { card, face: placed.face, markers: placed.markers } : { card };
}

/** The question with what the picked card would do, your hand if you play from it, and the seal. */
const Asked = ({ seat, taking }: { seat: number; taking: boolean }): JSX.Element => {
  const view = useTable();
  const { now, picked } = view;
  const sight = now!.view as unknown as GreedView;
  const ribbon =
    picked !== null && isYours(sight, seat, Number(picked))
      ? ribbonOf(forecastOf(sight, seat, Number(picked)), seat, Number(picked))
      : null;
  const hint = ribbon ? say('gr.now', { what: ribbon.text }) : undefined;
  return (
    <>
      <QuestionBar remark={hint} />
      {taking ? null : <OwnHand seat={seat} />}
      <SealButton label={(choice) => sealWords(view, choice)} hint={hint} />
    </>
  );
};

const OwnHand = ({ seat }: { seat: number }): JSX.Element => {
  const { now, picked, pick, seal } = useTable();
  const sight = now!.view as unknown as GreedView;
  const open = now!.asked?.where === PLAY;
  const hand = sight.game.hands[seat] as readonly number[];
  const cards: HandCard[] = hand.map((card, i) => {
    const forecast = forecastOf(sight, seat, card);
    const ribbon = ribbonOf(forecast, seat, card);
    const lying = { card, terms: forecast.terms, ribbon };
    return {
      key: String(card),
      choice: open ? String(card) : null,
      label: cardLabel(lying),
      note: ribbon.text,
      kind: 'greed',
      face: <GreedFace {...lying} />,
      data: { ...cardData(lying), ...(open && i < 9 ? { 'data-digit': String(i + 1) } : {}) },
    };
  });
  return (
    <InHand>
      <Hand
        cards={cards}
        pickedKey={picked}
        onPick={({ choice }) => choice !== null && pick(choice)}
        onPlay={({ choice }) => choice !== null && seal(choice)}
      />
    </InHand>
  );
};

/** Each round is a chapter of the tale. */
function heading(event: AnyEvent): string | null {
  return event.type === 'round' ? say('gr.progress', { round: (event as Event & { type: 'round' }).round }) : null;
}

export const board: Board = {
  Table,
  Progress,
  Portrait,
  ScoreSheet,
  isScene,
  question,
  heading,
};
