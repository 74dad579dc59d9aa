import type { Advice } from '@gilt/bots/review/advice';
import { solves } from '@gilt/bots/review/puzzle';
import type { AnyGame } from '@gilt/engine/game';
import { whatIf } from '@gilt/engine/what-if';
import { type JSX, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { Board } from '../boards/board.ts';
import { useRules } from '../furniture/rules-drawer.tsx';
import { showingSlowly } from '../lesson/showing.ts';
import { lessonStore } from '../lesson/store.ts';
import { useKeys } from '../table/use-keys.ts';
import { useTableView } from '../table/use-table-view.ts';
import { TableContext, useTable } from '../table/view.ts';
import type { Open } from './afresh.ts';
import { Beliefs } from './beliefs.tsx';
import { drawnAfresh } from './coach.ts';
import { hundredths } from './parts.ts';
import { answered, asked } from './riddle-text.ts';
import { choiceSaid } from './said.ts';
import { say } from './say.ts';
import { Standing } from './standing.tsx';
import { WhySentence } from './why.tsx';
import { Worths } from './worths.tsx';

export interface RiddleProps {
  readonly game: AnyGame;
  readonly board: Board;
  readonly names: readonly string[];
  readonly seat: number;
  /** What the seat knows of the position. */
  readonly open: Open;
  /** What each option is worth; null as long as it is weighed. */
  readonly advice: Advice | null;
  readonly title: string;
  readonly sub: string;
  /** The way out, and the way on once it is solved. */
  readonly leave?: { readonly label: string; act(): void };
  readonly next?: { readonly label: string; act(): void };
  readonly solved?: () => void;
}

/** A position as a seat knew it: choose, then see what comes of it this once, and what the coach says. Each try meets others' cards that are drawn afresh. */
export const Riddle = (props: RiddleProps): JSX.Element => {
  const { open, title, sub } = props;
  const [tries, setTries] = useState(1);
  const [text, setText] = useState<string | null>(null);
  const [trouble, setTrouble] = useState<string | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    const controller = new AbortController();
    setText(null);
    drawnAfresh(open, tries, controller.signal).then(setText, (error: Error) => setTrouble(error.message));
    return () => controller.abort();
  }, [open, tries]);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section className="review__panel review__choice riddle" aria-labelledby="riddle">
      <header>
        <h2 id="riddle" ref={heading} tabIndex={-1}>
          {title}
        </h2>
        <p className="caption">
          {sub} {say('try.number', { count: tries })}
        </p>
      </header>
      {trouble ? <p role="alert">{say('try.failed', { why: trouble })}</p> : null}
      {text ? (
        <RiddleTable key={`${tries} ${text}`} {...props} text={text} again={() => setTries(tries + 1)} />
      ) : trouble ? null : (
        <p role="status">{say('try.dealing')}</p>
      )}
    </section>
  );
};

const RiddleTable = ({
  game,
  board,
  names,
  seat,
  advice,
  leave,
  next,
  solved,
  text,
  again,
}: RiddleProps & { text: string; again: () => void }): JSX.Element | null => {
  const [chosen, setChosen] = useState<string | null>(null);
  const [openClause, rules] = useRules(game);
  const showing = useMemo(() => showingSlowly(board), [board]);
  const store = useMemo(
    () =>
      lessonStore(
        whatIf(asked(text), [game]),
        board,
        names,
        (choice) => {
          setChosen(choice);
          return { result: answered(text, game, seat, choice), from: 1 };
        },
        seat,
      ),
    [text, game, board, names, seat],
  );
  useEffect(() => store.close, [store]);
  const view = useTableView(store, game, board, true, openClause, showing);
  useKeys(view, NO_LIST);
  const isSolved = chosen !== null && advice !== null && solves(advice, chosen);
  const tell = useRef(solved);
  tell.current = solved;
  useEffect(() => {
    if (isSolved) tell.current?.();
  }, [isSolved]);
  const verdict = useRef<HTMLHeadingElement>(null);
  const weighed = chosen !== null && advice !== null;
  const show = useCallback((element: HTMLHeadingElement | null) => {
    verdict.current = element;
    element?.scrollIntoView({ block: 'nearest' });
  }, []);
  if (!view) return null;
  return (
    <TableContext value={view}>
      <div className="review__weighed">
        <Standing label={say('try.title')} />
        {chosen === null ? null : weighed ? (
          <>
            <Told advice={advice} chosen={chosen} heading={show} />
            <Worths weighed={advice} chosen={chosen} own />
            <Beliefs weighed={advice} />
          </>
        ) : (
          <p role="status">{say('try.weighing')}</p>
        )}
      </div>
      {weighed || leave ? (
        <footer>
          {weighed ? (
            <button type="button" className={isSolved && next ? 'btn' : 'btn btn--go'} onClick={again}>
              {say('try.once')}
            </button>
          ) : null}
          {weighed && next ? (
            <button type="button" className={isSolved ? 'btn btn--go' : 'btn'} onClick={next.act}>
              {next.label}
            </button>
          ) : null}
          {leave ? (
            <button type="button" className="btn" onClick={leave.act}>
              {leave.label}
            </button>
          ) : null}
        </footer>
      ) : null}
      {rules}
    </TableContext>
  );
};

const NO_LIST = (): void => {};

/** The coach's view of what was chosen. */
const Told = ({
  advice,
  chosen,
  heading,
}: {
  advice: Advice;
  chosen: string;
  heading: (element: HTMLHeadingElement | null) => void;
}): JSX.Element => {
  const view = useTable();
  const option = advice.options.find(({ name }) => name === chosen);
  const best = advice.options.find(({ name }) => name === advice.best)!;
  if (!option) return <p>{chosen}</p>;
  const loss = Math.max(1, hundredths(best.worth.value - option.worth.value));
  const said = (name: string): string => choiceSaid(view, advice.where, name);
  return (
    <div className="riddle__told" data-verdict={option.verdict} role="status">
      <h3 ref={heading}>
        {option.verdict === 'cost'
          ? say('try.cost', { choice: said(chosen), loss })
          : say('try.solved', { choice: said(chosen) })}
      </h3>
      <p>
        {option.verdict === 'cost'
          ? say('try.cost.text', { best: said(advice.best), loss })
          : say(`try.solved.${option.verdict}`)}
      </p>
      {option.why ? <WhySentence why={option.why} where={advice.where} best={advice.best} chosen={chosen} /> : null}
    </div>
  );
};
