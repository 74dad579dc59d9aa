import type { Eyes } from '@gilt/engine/eyes';
import { type CSSProperties, type JSX, memo, type ReactNode } from 'react';
import { EyesChoice } from './eyes.tsx';
import type { Stop } from './places.ts';
import { say } from './say.ts';
import { SPEEDS, type Speed, type Steering } from './steering.ts';
import { useDrag } from './swipe.ts';
import type { Timeline } from './timeline.ts';
import type { Turn } from './turns.ts';

/** The course of the game, and the way to and fro along it. */
export const Dock = ({
  timeline,
  turns,
  stop,
  steering,
  names,
  eyes,
  look,
  tab,
  setTab,
  acts,
}: {
  timeline: Timeline;
  turns: readonly Turn[];
  stop: Stop;
  steering: Steering;
  names: readonly string[];
  eyes: Eyes;
  look: (eyes: Eyes) => void;
  tab: 'table' | 'log';
  setTab: (tab: 'table' | 'log') => void;
  /** What can be done from here. */
  acts: ReactNode;
}): JSX.Element => {
  const { last } = timeline;
  const at = Math.min(stop.frame, last + 1);
  return (
    <section className="dock" aria-label={say('replay.timeline')}>
      <Line timeline={timeline} turns={turns} at={at} goTo={steering.goTo} names={names} />
      <div className="dock__row">
        <Transport steering={steering} />
        <p className="dock__at">{at > last ? say('replay.end') : say('replay.question', { at, last })}</p>
        <Keys />
        <EyesChoice eyes={eyes} look={look} />
      </div>
      <div className="dock__acts">
        <button type="button" className="btn btn--sm" onClick={() => setTab(tab === 'log' ? 'table' : 'log')}>
          {say(tab === 'log' ? 'replay.table' : 'replay.log')}
        </button>
        {acts}
      </div>
    </section>
  );
};

/** To and fro, and how fast. */
const Transport = memo(({ steering }: { steering: Steering }): JSX.Element => {
  const { playing, speed, setSpeed, toggle, step, question, goTo, end } = steering;
  return (
    <>
      <div className="transport" role="toolbar" aria-label={say('replay.transport')}>
        <Move far label={say('replay.start')} onClick={() => goTo(1)} d="M6 5h3v14H6zM20 5v14L10 12z" />
        <Move label={say('replay.questionBack')} onClick={() => question(-1)} d="M12 5v14L3 12zM21 5v14l-9-7z" />
        <Move label={say('replay.back')} onClick={() => step(-1)} d="M17 5v14L7 12z" />
        <button
          type="button"
          className="transport__play"
          onClick={toggle}
          aria-label={say(playing ? 'replay.pause' : 'replay.play')}
        >
          <Glyph d={playing ? 'M6 5h4v14H6zM14 5h4v14h-4z' : 'M8 4v16l12-8z'} />
        </button>
        <Move label={say('replay.forth')} onClick={() => step(1)} d="M7 5v14l10-7z" />
        <Move label={say('replay.questionForth')} onClick={() => question(1)} d="M12 5v14l9-7zM3 5v14l9-7z" />
        <Move far label={say('replay.toEnd')} onClick={end} d="M15 5h3v14h-3zM4 5v14l10-7z" />
        {/* where there is no room for all speeds, each press is the next */}
        <button
          type="button"
          className="transport__speed"
          onClick={() => setSpeed(SPEEDS[(SPEEDS.indexOf(speed) + 1) % SPEEDS.length]!)}
          aria-label={`${say('replay.speed')}: ${written(speed)}`}
        >
          {written(speed)}
        </button>
      </div>
      <div className="speeds" role="toolbar" aria-label={say('replay.speed')}>
        {SPEEDS.map((each) => (
          <button key={each} type="button" aria-pressed={each === speed} onClick={() => setSpeed(each)}>
            {written(each)}
          </button>
        ))}
      </div>
    </>
  );
});

const written = (speed: Speed): string => `${speed === 0.5 ? '½' : speed}×`;

/** Rounds as chapters, reveals as ticks, turning points as numbered diamonds, and the playhead, which can be dragged. */
const Line = memo(
  ({
    timeline: { last, chapters, reveals },
    turns,
    at,
    goTo,
    names,
  }: {
    timeline: Timeline;
    turns: readonly Turn[];
    at: number;
    goTo: (frame: number) => void;
    names: readonly string[];
  }): JSX.Element => {
    const fingers = useDrag(last, goTo);
    return (
      <div className="timeline" data-elsewhere {...fingers}>
        <ol className="timeline__turns">
          {turns.map(({ frame, leaders }, i) => {
            const label = say('replay.turn', {
              number: i + 1,
              names: leaders.map((seat) => names[seat]!),
              count: leaders.length,
            });
            return (
              <li key={frame} style={placeOn(last, frame)} data-past={frame < at}>
                {turns.length <= MOST_NUMBERED ? (
                  <button type="button" aria-label={label} title={label} onClick={() => goTo(frame)}>
                    <i>
                      <b>{i + 1}</b>
                    </i>
                  </button>
                ) : (
                  <span>
                    <span className="vh">{label}</span>
                    <i />
                  </span>
                )}
              </li>
            );
          })}
        </ol>
        <ol className="timeline__chapters" data-many={chapters.length > MOST_TITLED}>
          {chapters.map(({ title, from, to }) => (
            <li key={from} style={{ flexGrow: to - from }} data-here={from <= at && at < to} data-past={to <= at}>
              <button type="button" onClick={() => goTo(from)} title={title}>
                <span data-cut>{title}</span>
              </button>
            </li>
          ))}
        </ol>
        <Reveals frames={reveals} last={last} />
        <input
          className="timeline__head"
          type="range"
          min={1}
          max={last + 1}
          value={at}
          aria-label={say('replay.timeline')}
          aria-valuetext={at > last ? say('replay.end') : say('replay.question', { at, last })}
          onChange={({ target }) => goTo(Number(target.value))}
        />
      </div>
    );
  },
);

/** Where a frame lies on a line of so many. */
const placeOn = (last: number, frame: number): CSSProperties => ({
  insetInlineStart: `${(100 * (frame - 1)) / last}%`,
});

/** A long game has hundreds of these; they stay as they are. */
const Reveals = memo(({ frames, last }: { frames: readonly number[]; last: number }) => (
  <div className="timeline__reveals" aria-hidden="true">
    {frames.map((frame) => (
      <i key={frame} style={placeOn(last, frame)} />
    ))}
  </div>
));

/** More parts than these have no room for their titles; they are there to be pointed at. */
const MOST_TITLED = 24;
/** More turning points than these are not numbered, and lie too close to be pressed one by one. */
const MOST_NUMBERED = 9;

const Glyph = ({ d }: { d: string }): JSX.Element => (
  <svg viewBox="0 0 24 24" aria-hidden="true">
    <path d={d} />
  </svg>
);

const Move = ({
  label,
  onClick,
  d,
  far = false,
}: {
  label: string;
  onClick: () => void;
  d: string;
  /** All the way: left out where there is little room. */
  far?: boolean;
}): JSX.Element => (
  <button type="button" className={far ? 'transport__far' : ''} aria-label={label} title={label} onClick={onClick}>
    <Glyph d={d} />
  </button>
);

/** Which keys do it. */
const Keys = memo(() => {
  const key = (name: string, what: ReactNode): JSX.Element => (
    <span>
      <kbd>{name}</kbd> {what}
    </span>
  );
  return (
    <p className="dock__keys" aria-hidden="true">
      {key('Space', say('replay.key.space'))}
      {key('← →', say('replay.key.event'))}
      {key('Shift', say('replay.key.question'))}
      {key('Alt', say('replay.key.round'))}
      {key('E', say('replay.key.eyes'))}
    </p>
  );
});
