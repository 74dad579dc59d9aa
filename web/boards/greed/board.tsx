import type { AnyEvent } from '@gilt/engine/event';
import type { Event } from '@gilt/games/greed/events';
import type { GreedView } from '@gilt/games/greed/secrets';
import { type FocusEvent, type JSX, type PointerEvent, useMemo, useState } from 'react';
import { GoOn, useLinger } from '../../furniture/go-on.tsx';
import { Hand, type HandCard } from '../../furniture/hand.tsx';
import { usePhases } from '../../furniture/phases.ts';
import { QuestionBar } from '../../furniture/question-bar.tsx';
import { SealButton } from '../../furniture/seal-button.tsx';
import { useTable } from '../../table/view.ts';
import { say } from '../../words.ts';
import type { Board } from '../board.ts';
import { Aftermath, stepsFor } from './aftermath.tsx';
import { CityFace, cardData, cardLabel, type Lying } from './cards.tsx';
import { Choice, sealWords } from './choice.tsx';
import { Forces } from './forces.tsx';
import { isYours, Outlook } from './outlook.tsx';
import { ClosedPiles, Pile } from './pile.tsx';
import { Progress } from './progress.tsx';
import { forecastOf, ribbonOf } from './prospects.ts';
import { question } from './question.tsx';
import { ScoreSheet } from './score-sheet.tsx';
import { Opponents, OwnSeat, Portrait } from './seats.tsx';
import { isScene, lastTurn, newWave, PLAY, TAKE } from './story.ts';
import { OwnStreet } from './street.tsx';
import '../../look/city-cards.css';
import '../../look/reveal.css';
import '../../look/turned.css';
import '../../look/city.css';
import '../../look/city-stage.css';
import '../../look/city-turn.css';
import '../../look/city-narrow.css';

const Table = (): JSX.Element => {
  const { past, scene, now, you } = useTable();
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
  if (story && (scene || (at !== TAKE && at !== PLAY)))
    return (
      <main
        className="board board--reveal board--turn"
        onPointerDown={scene && !staying ? finish : undefined}
        data-playing={!staying && scene !== null}
      >
        <Aftermath story={story} phase={phase} from={from} />
        {scene && !staying ? (
          <QuestionBar title={say('gr.turningUp')} />
        ) : scene && story.closed ? (
          <QuestionBar title={say('gr.done', { round: story.round, next: story.round + 1 })}>
            <GoOn />
          </QuestionBar>
        ) : you === null ? (
          <QuestionBar />
        ) : (
          <Choice seat={you} />
        )}
      </main>
    );
  return <Round taking={at === TAKE} />;
};

/** Between turns: everybody's display, the pile, your hand, and the card you look at. */
const Round = ({ taking }: { taking: boolean }): JSX.Element => {
  const view = useTable();
  const { you, now, picked } = view;
  const [looked, setLooked] = useState<Lying | null>(null);
  const look = (event: PointerEvent | FocusEvent): void => {
    // A finger does not hover: what it touches is picked.
    if ('pointerType' in event && event.pointerType !== 'mouse') return;
    const on = (event.target as Element).closest<HTMLElement>('[data-card]');
    const game = now!.view.game as unknown as GreedView['game'];
    setLooked(on ? lyingOf(game, Number(on.dataset.card)) : null);
  };
  const shown = looked ?? (picked === null ? null : { card: Number(picked) });
  return (
    <main className="board board--city" data-taking={taking} onPointerOver={look} onFocus={look}>
      <h2 className="vh">{say('players')}</h2>
      <Opponents />
      <section className="city-stage">
        <div className="city-stage__left">
          <Forces />
          {you === null ? <ClosedPiles /> : taking ? <Pile seat={you} /> : null}
          {you === null ? null : <OwnStreet seat={you} withHand={taking} />}
        </div>
        <Outlook lying={shown} />
      </section>
      <QuestionBar />
      <section className="you" aria-label={say('yourSeat')}>
        {you === null ? <p className="watching">{say('watching')}</p> : <OwnHand seat={you} />}
      </section>
    </main>
  );
};

/** How a card lies on the table, if it does. */
function lyingOf({ displays }: GreedView['game'], card: number): Lying {
  const placed = displays.flat().find((each) => each.card === card);
  return placed ? { card, face: placed.face, markers: placed.markers } : { card };
}

const OwnHand = ({ seat }: { seat: number }): JSX.Element => {
  const view = useTable();
  const { now, picked, pick, seal } = view;
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
      face: <CityFace {...lying} />,
      data: { ...cardData(lying), ...(open && i < 9 ? { 'data-digit': String(i + 1) } : {}) },
    };
  });
  const hint =
    picked !== null && isYours(sight, seat, Number(picked))
      ? ribbonOf(forecastOf(sight, seat, Number(picked)), seat, Number(picked))
      : null;
  return (
    <>
      <OwnSeat seat={seat} />
      <Hand
        cards={cards}
        pickedKey={picked}
        onPick={({ choice }) => choice !== null && pick(choice)}
        onPlay={({ choice }) => choice !== null && seal(choice)}
      />
      <SealButton
        label={(choice) => sealWords(view, choice)}
        {...(hint && hint.kind !== 'quiet' ? { hint: hint.text } : {})}
      />
    </>
  );
};

/** Each round is a chapter of the tale. */
function heading(event: AnyEvent): string | null {
  return event.type === 'round' ? say('gr.progress', { round: (event as Event & { type: 'round' }).round }) : null;
}

export const board: Board = {
  world: 'city',
  Table,
  Progress,
  Portrait,
  ScoreSheet,
  isScene,
  question,
  heading,
};
