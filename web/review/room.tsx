import { usualBudget } from '@gilt/bots/review/budget';
import { type JSX, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { useRules } from '../furniture/rules-drawer.tsx';
import { placeAt } from '../replay/places.ts';
import { showingAgain } from '../replay/showing.ts';
import type { Watchable } from '../replay/source.ts';
import { replayStore } from '../replay/store.ts';
import { seenWith } from '../replay/tape.ts';
import { timelineOf } from '../replay/timeline.ts';
import { useTableView } from '../table/use-table-view.ts';
import { TableContext } from '../table/view.ts';
import { whereIn, withWhere } from './address.ts';
import { askedIn } from './asked.ts';
import { Chances } from './chances.tsx';
import { ChoiceDetail } from './choice.tsx';
import { courseKept } from './course.ts';
import { ReviewHead } from './head.tsx';
import { Moments } from './moments.tsx';
import { Parts } from './result-parts.tsx';
import { questionSaid } from './said.ts';
import { say } from './say.ts';
import { TryAgain } from './try-again.tsx';

/** Whoever looks longer looks at so many times as many games; the same seed gives the same review. */
const LONGER = 4;
const SEED = 1;

/** A review as it is being made: its course, the three questions that decided the game, and every choice. */
export const ReviewRoom = ({ watchable, code }: { watchable: Watchable; code: string }): JSX.Element | null => {
  const { game, board, tape, record } = watchable;
  const { players, you } = tape.table;
  const [from] = useState(() => whereIn(location.search, players));
  const [seat, setSeat] = useState(from.seat ?? you ?? 0);
  const [longer, setLonger] = useState(false);
  const [entry, setEntry] = useState(from.question);
  const [tries, setTries] = useState(false);
  const [openClause, rules] = useRules(game);
  const detail = useRef<HTMLHeadingElement>(null);

  const care = useMemo(() => ({ budget: usualBudget(game.id) * (longer ? LONGER : 1), seed: SEED }), [game, longer]);
  const course = useMemo(() => courseKept(record, seat, care), [record, seat, care]);
  const found = useSyncExternalStore(course.subscribe, course.found);
  useEffect(() => {
    // What somebody has stopped they begin again themselves.
    if (course.found().state === 'waits') course.begin();
  }, [course]);

  const seen = useMemo(() => seenWith(tape, seat), [tape, seat]);
  const showing = useMemo(() => showingAgain(board), [board]);
  const store = useMemo(() => replayStore(seen, board, game.cards?.other), [seen, board, game]);
  useEffect(() => store.close, [store]);
  const view = useTableView(store, game, board, tape.table.code === '', openClause, showing);
  const speaker = view?.speaker;
  const chapters = useMemo(
    () => (speaker ? timelineOf(tape, seen, { game, board, speaker }).chapters : []),
    [tape, seen, game, board, speaker],
  );

  const { choices, review } = found;
  const choice = choices.find((each) => each.entry === entry) ?? null;
  const at = choice?.entry ?? null;
  useEffect(() => {
    if (at !== null) store.player.moveTo(placeAt(store.player, seen.frames, { frame: at, step: 0 }));
  }, [store, seen, at]);
  useEffect(() => {
    history.replaceState(null, '', withWhere(location.search, seat, entry));
  }, [seat, entry]);
  // The first key moment in which there was something to choose is opened by itself.
  const opens = review?.moments.find((each) => choices.some((it) => it.entry === each)) ?? review?.choices[0]?.entry;
  useEffect(() => {
    if (opens !== undefined) setEntry((now) => now ?? opens);
  }, [opens]);

  const pick = (next: number): void => {
    setEntry(next);
    setTries(false);
    requestAnimationFrame(() => detail.current?.focus());
  };
  if (!view) return null;
  const own = seat === you;
  const question = choice && questionSaid(view, choice.where);
  const moments = (review?.moments ?? [])
    .toSorted((a, b) => a - b)
    .map((each) => ({ entry: each, cost: choices.find((it) => it.entry === each)?.verdict === 'cost' }));
  return (
    <TableContext value={question ? { ...view, told: question } : view}>
      <div className="page review" data-game={game.id}>
        <ReviewHead
          watchable={watchable}
          code={code}
          seat={seat}
          look={(next) => {
            setSeat(next);
            setEntry(null);
            setTries(false);
          }}
          longer={longer}
          setLonger={setLonger}
          found={found}
          course={course}
        />
        {found.state === 'failed' ? null : (
          <div className="review__body">
            {found.chances.length > 0 ? (
              <Chances
                chances={found.chances}
                of={found.of}
                names={view.names}
                seat={seat}
                own={own}
                chapters={chapters}
                moments={moments}
                at={at}
                done={review !== null}
              />
            ) : null}
            <Parts review={review} name={view.names[seat]!} own={own} />
            <Moments found={found} moments={moments} seat={seat} own={own} at={at} pick={pick} />
            {choice && tries ? (
              <TryAgain
                key={`${seat} ${choice.entry}`}
                tape={tape}
                seat={seat}
                choice={choice}
                care={care}
                leave={() => setTries(false)}
              />
            ) : (
              <ChoiceDetail
                choice={choice}
                heading={detail}
                tape={tape}
                seat={seat}
                own={own}
                number={moments.findIndex((each) => each.entry === at) + 1}
                coached={askedIn(tape.table.code).includes(at ?? 0)}
                steps={stepsAround(choices, at)}
                pick={pick}
                tryAgain={() => setTries(true)}
              />
            )}
            <details className="review__how">
              <summary>{say('how.title')}</summary>
              <p>{say('how.text', { budget: care.budget })}</p>
            </details>
          </div>
        )}
        {rules}
      </div>
    </TableContext>
  );
};

/** The choices before and after one. */
function stepsAround(choices: readonly { readonly entry: number }[], at: number | null) {
  const place = choices.findIndex(({ entry }) => entry === at);
  return { before: choices[place - 1]?.entry ?? null, after: place < 0 ? null : (choices[place + 1]?.entry ?? null) };
}
