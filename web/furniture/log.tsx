import type { AnyEvent, Heard } from '@gilt/engine/event';
import type { AnyGame } from '@gilt/engine/game';
import { type Speaker, wordsFor } from '@gilt/engine/words';
import type { Happened } from '@gilt/protocol/sight';
import { type JSX, type KeyboardEvent, memo, useMemo, useState } from 'react';
import { taleOf } from '../player/tale.ts';
import { say } from '../say.ts';
import { TableContext, type TableView, useTable } from '../table/view.ts';
import { whatHappened } from '../table/what-happened.ts';
import { ClauseTag } from './clause-tag.tsx';
import { useFollow } from './follow.ts';
import { Explaining } from './terms.tsx';

/** A line of the tale; its clause says why. */
export interface LogLine {
  readonly key: string;
  readonly n: number;
  readonly text: string;
  readonly rule: string | null;
  /** In place of the text, where it begins a new part of the tale. */
  readonly heading: string | null;
}

/** What has been put into words already: a long tale is told again with every step of it. */
const spoken = new WeakMap<Speaker, WeakMap<AnyEvent, string | null>>();

/** The words of an event; null if it has none. */
function textOf(game: AnyGame, speaker: Speaker, event: Heard<AnyEvent>): string | null {
  const known = spoken.get(speaker) ?? new WeakMap<AnyEvent, string | null>();
  spoken.set(speaker, known);
  let text = known.get(event);
  if (text === undefined) {
    const words = wordsFor(game.words, event);
    text = words ? speaker.say(words) : null;
    known.set(event, text);
  }
  return text;
}

/** All that has happened, as lines; who writes the log and who reads it aloud both want them. */
export function linesUntilNow(view: TableView): readonly LogLine[] {
  const { past, speaker } = view;
  const known = told.get(past);
  if (known?.speaker === speaker) return known.lines;
  const lines = linesOf(view, past);
  told.set(past, { speaker, lines });
  return lines;
}

const told = new WeakMap<TableView['past'], { readonly speaker: Speaker; readonly lines: readonly LogLine[] }>();

/** What happened after `since`, in the words of the game and of the table. */
export function linesOf(
  view: Pick<TableView, 'game' | 'speaker' | 'names' | 'board'>,
  past: readonly Happened[],
  since = 0,
): LogLine[] {
  const { game, speaker, names, board } = view;
  const lines: LogLine[] = [];
  let last = 0;
  /** What happened besides the game comes before what the game told of it. */
  function begin({ n, what }: Happened): void {
    const own = n > since && whatHappened(what, names);
    if (own) lines.push({ key: `${n}`, n, text: own, rule: null, heading: null });
  }
  const beginUpTo = (n: number): void => {
    for (; last < past.length && past[last]!.n <= n; last++) begin(past[last]!);
  };
  taleOf(past, (event, { n }, i, tale) => {
    beginUpTo(n);
    const text = n > since ? textOf(game, speaker, event as Heard<AnyEvent>) : null;
    if (text === null) return;
    const heading = board.heading(event, tale.times(event.type));
    const line = { n, text, rule: event.rule };
    if (heading !== null && typeof heading === 'object') {
      lines.push({ key: `${n}.${i}.over`, n, text: heading.over, rule: null, heading: heading.over });
      lines.push({ key: `${n}.${i}`, ...line, heading: null });
    } else lines.push({ key: `${n}.${i}`, ...line, heading: heading === true ? line.text : heading });
  });
  beginUpTo(Number.POSITIVE_INFINITY);
  return lines;
}

/** What is put over parts of the tale, with the number of the happening that begins each; of all else no words are made. */
export function headingsOf(
  { game, speaker, board }: Pick<TableView, 'game' | 'speaker' | 'board'>,
  past: readonly Happened[],
): { readonly n: number; readonly heading: string }[] {
  const headings: { n: number; heading: string }[] = [];
  taleOf(past, (event, { n }, _, tale) => {
    const heading = board.heading(event, tale.times(event.type));
    const text = heading === null ? null : textOf(game, speaker, event as Heard<AnyEvent>);
    if (heading === null || text === null) return;
    headings.push({ n, heading: heading === true ? text : typeof heading === 'object' ? heading.over : heading });
  });
  return headings;
}

/** So many lines are on the page at first: a long tale would make every step of it slow. */
const NEWEST = 300;

/** The tale is one stop of the Tab key: within it arrows walk from name to name and from clause to clause, from the newest line on. */
function walk(event: KeyboardEvent<HTMLElement>): void {
  const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
  const tale = event.currentTarget;
  if (event.key === 'Escape') tale.focus();
  if (!step) return;
  const stops = [...tale.querySelectorAll('button')];
  const at = stops.indexOf(document.activeElement as HTMLButtonElement);
  const newest = stops.findIndex((stop) => stop.closest('.new'));
  const next = at >= 0 ? at + step : step > 0 && newest >= 0 ? newest : stops.length - 1;
  event.preventDefault();
  stops[Math.max(0, Math.min(next, stops.length - 1))]?.focus();
}

export const Log = (): JSX.Element => {
  const view = useTable();
  const lines = linesUntilNow(view);
  const [most, setMost] = useState(NEWEST);
  const from = Math.max(0, lines.length - most);
  const list = useFollow<HTMLOListElement>(lines.length);
  const last = view.past.findLast(({ events }) => events)?.n;
  const { game, speaker, openClause } = view;
  // A line is what it is, wherever the game stands: of all that changes with every step it is told nothing.
  // biome-ignore lint/correctness/useExhaustiveDependencies: lines read nothing else of the table
  const lasting = useMemo(() => view, [game, speaker, openClause]);
  return (
    <section className="rail__part rail__log" aria-label={say('log')}>
      <h2>{say('log')}</h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <ol className="log" ref={list} tabIndex={0} onKeyDown={walk} aria-label={say('log.walk')}>
        {from > 0 ? (
          <li>
            <button type="button" className="btn btn--sm" onClick={() => setMost(most + 10 * NEWEST)}>
              {say('log.earlier')}
            </button>
          </li>
        ) : null}
        <TableContext value={lasting}>
          {lines.slice(from).map(({ key, n, text, rule, heading }) => (
            <Line key={key} text={heading ?? text} rule={rule} heads={heading !== null} isNew={n === last} />
          ))}
        </TableContext>
      </ol>
    </section>
  );
};

/** A long tale has hundreds of these; only those are drawn that are otherwise than before. */
const Line = memo(
  ({ text, rule, heads, isNew }: { text: string; rule: string | null; heads: boolean; isNew: boolean }) => (
    <li className={`${heads ? 'log__head' : ''} ${isNew ? 'new' : ''}`}>
      <Explaining text={text} /> {rule ? <ClauseTag clause={rule} tabIndex={-1} /> : null}
    </li>
  ),
);
