import type { Puzzle, Puzzles } from '@gilt/bots/review/puzzle';
import type { AnyGame } from '@gilt/engine/game';
import { NAMES } from '@gilt/engine/position';
import { viewOf } from '@gilt/engine/view';
import { whatIf } from '@gilt/engine/what-if';
import { type JSX, useEffect, useMemo, useState } from 'react';
import type { Board } from '../boards/board.ts';
import { Notice } from '../furniture/notice.tsx';
import { PageBar } from '../furniture/page-bar.tsx';
import { boardOf, gameInfo } from '../games.ts';
import { say as sayOf } from '../say.ts';
import { settings } from '../settings.ts';
import type { Open } from './afresh.ts';
import { Riddle } from './riddle.tsx';
import { say } from './say.ts';
import { keepSolved, solvedIn } from './solved.ts';
import '../look/worths.css';
import '../look/review.css';

interface Loaded {
  readonly game: AnyGame;
  readonly board: Board;
  readonly puzzles: readonly Puzzle[];
}

/** The puzzles of a game. */
export const PuzzlesPage = ({ id }: { id: string }): JSX.Element => {
  const info = gameInfo(id);
  const [loaded, setLoaded] = useState<Loaded | 'none' | null>(null);
  useEffect(() => {
    if (!info) return;
    let here = true;
    void Promise.all([info.load(), boardOf(info), info.puzzles?.()]).then(([game, board, found]) => {
      if (here) setLoaded(found ? { game, board, puzzles: asWeighed(found, game) } : 'none');
    });
    return () => {
      here = false;
    };
  }, [info]);
  if (!info) return <Notice title={sayOf('nowhere')} text={sayOf('nowhere.text')} />;
  if (loaded === 'none') return <Notice title={say('puzzles.none')} />;
  if (!loaded) return <Notice title={sayOf('loading')} busy />;
  return <Room {...loaded} />;
};

/** Puzzles that were weighed by other rules are not posed. */
const asWeighed = ({ rules, puzzles }: Puzzles, game: AnyGame): readonly Puzzle[] =>
  rules === game.version ? puzzles : [];

const Room = ({ game, board, puzzles }: Loaded): JSX.Element => {
  const [solved, setSolved] = useState(() => solvedIn(game.id));
  const [place, setPlace] = useState(() => firstOf(puzzles, solvedIn(game.id)));
  const puzzle = puzzles[place];
  const count = puzzles.filter(({ id }) => solved.includes(id)).length;
  return (
    <div className="page review puzzles" data-game={game.id}>
      <PageBar title={say('puzzles.title')} />
      <div className="review__head">
        <div>
          <h1>{say('puzzles.of', { game: game.name })}</h1>
          <p>
            {say('puzzles.sub')} <b>{say('puzzles.solved', { solved: count, all: puzzles.length })}</b>
          </p>
        </div>
      </div>
      <div className="review__body">
        <nav aria-label={say('puzzles.list')}>
          <ol className="puzzles__list">
            {puzzles.map(({ id }, i) => {
              const isSolved = solved.includes(id);
              return (
                <li key={id}>
                  <button
                    type="button"
                    aria-current={i === place ? 'true' : undefined}
                    aria-label={say(isSolved ? 'puzzles.number.solved' : 'puzzles.number', { number: i + 1 })}
                    data-solved={isSolved}
                    onClick={() => setPlace(i)}
                  >
                    {i + 1}
                  </button>
                </li>
              );
            })}
          </ol>
        </nav>
        {puzzle ? (
          <Posed
            key={puzzle.id}
            game={game}
            board={board}
            puzzle={puzzle}
            number={place + 1}
            solved={() => setSolved(keepSolved(game.id, puzzle.id))}
            next={() => setPlace((place + 1) % puzzles.length)}
          />
        ) : (
          <p>{say('puzzles.none')}</p>
        )}
      </div>
    </div>
  );
};

const Posed = ({
  game,
  board,
  puzzle,
  number,
  solved,
  next,
}: {
  game: AnyGame;
  board: Board;
  puzzle: Puzzle;
  number: number;
  solved: () => void;
  next: () => void;
}): JSX.Element => {
  const seat = puzzle.seat - 1;
  const { open, names } = useMemo(() => posed(puzzle, game), [puzzle, game]);
  return (
    <Riddle
      game={game}
      board={board}
      names={names}
      seat={seat}
      open={open}
      advice={puzzle}
      title={say('puzzles.number', { number })}
      sub={say('try.sub')}
      solved={solved}
      next={{ label: say('puzzles.next'), act: next }}
    />
  );
};

/** What the seat of a puzzle knows, and what everybody is called: it is the reader's own seat. */
export function posed({ position, seat }: Puzzle, game: AnyGame): { open: Open; names: readonly string[] } {
  const { state, setup } = whatIf(position, [game]);
  const view = viewOf(game.secrets, state, seat - 1);
  const own = settings().name;
  const names = NAMES.slice(0, setup.players).map((name, each) =>
    each === seat - 1 ? own || sayOf('you') : name === own ? `${name} 2` : name,
  );
  return { open: { game: game.id, options: setup.options, view }, names };
}

/** The first that is not solved yet. */
const firstOf = (puzzles: readonly Puzzle[], solved: readonly string[]): number =>
  Math.max(
    0,
    puzzles.findIndex(({ id }) => !solved.includes(id)),
  );
