import type { AnyEvent, Heard } from '@gilt/engine/event';
import { wordsFor } from '@gilt/engine/words';
import type { Happened } from '@gilt/protocol/sight';
import type { JSX } from 'react';
import type { TableView } from '../table/view.ts';
import { useTable } from '../table/view.ts';
import { whatHappened } from '../table/what-happened.ts';
import { say } from '../words.ts';
import { useFollow } from './follow.ts';

/** A line of the tale; its clause says why. */
export interface LogLine {
  readonly key: string;
  readonly n: number;
  readonly text: string;
  readonly rule: string | null;
  /** In place of the text, where it begins a new part of the tale. */
  readonly heading: string | null;
}

/** What happened after `since`, in the words of the game and of the table. */
export function linesOf(
  view: Pick<TableView, 'game' | 'speaker' | 'names' | 'board'>,
  past: readonly Happened[],
  since = 0,
): LogLine[] {
  const { game, speaker, names, board } = view;
  const seen: string[] = [];
  const answered: number[] = [];
  const counts = new Map<string, number>();
  const times = (type: string): number => counts.get(type) ?? 0;
  return past.flatMap(({ n, what, events = [] }) => {
    if (events.some(({ type }) => type === 'reveal')) answered.push(seen.length);
    const own = n > since && whatHappened(what, names);
    const lines: LogLine[] = own ? [{ key: `${n}`, n, text: own, rule: null, heading: null }] : [];
    events.forEach((event, i) => {
      // What was taken back does not count.
      if (event.type === 'undone')
        for (const type of seen.splice(answered.pop() ?? 0)) counts.set(type, times(type) - 1);
      else {
        seen.push(event.type);
        counts.set(event.type, times(event.type) + 1);
      }
      if (n <= since) return;
      const words = wordsFor(game.words, event as Heard<AnyEvent>);
      if (!words) return;
      const heading = board.heading(event, times(event.type));
      const line = { n, text: speaker.say(words), rule: event.rule };
      if (heading !== null && typeof heading === 'object') {
        lines.push({ key: `${n}.${i}.over`, n, text: heading.over, rule: null, heading: heading.over });
        lines.push({ key: `${n}.${i}`, ...line, heading: null });
      } else lines.push({ key: `${n}.${i}`, ...line, heading: heading === true ? line.text : heading });
    });
    return lines;
  });
}

/** The tag of a clause; it opens the rules there. */
export const ClauseTag = ({ clause }: { clause: string }): JSX.Element => {
  const { openClause } = useTable();
  return (
    <button
      type="button"
      className="clause"
      onClick={() => openClause(clause)}
      aria-label={say('log.clause', { clause })}
    >
      {clause}
    </button>
  );
};

export const Log = (): JSX.Element => {
  const view = useTable();
  const lines = linesOf(view, view.known.past);
  const list = useFollow<HTMLOListElement>(lines.length);
  const last = view.known.past.findLast(({ events }) => events)?.n;
  return (
    <section className="rail__part rail__log" aria-label={say('log')}>
      <h2>{say('log')}</h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <ol className="log" ref={list} tabIndex={0}>
        {lines.map(({ key, n, text, rule, heading }) => (
          <li key={key} className={`${heading ? 'log__head' : ''} ${n === last ? 'new' : ''}`}>
            {heading ?? text} {rule ? <ClauseTag clause={rule} /> : null}
          </li>
        ))}
      </ol>
    </section>
  );
};
