import type { Example } from '@gilt/engine/example';
import type { AnyGame } from '@gilt/engine/game';
import type { WhatIf } from '@gilt/engine/what-if';
import { type JSX, useEffect, useMemo, useState } from 'react';
import { sandboxAddress } from '../address.ts';
import type { Board } from '../boards/board.ts';
import { Notice } from '../furniture/notice.tsx';
import { PageBar } from '../furniture/page-bar.tsx';
import { useRules } from '../furniture/rules-drawer.tsx';
import { boardOf, gameInfo, SHELF } from '../games.ts';
import { say as sayOf } from '../say.ts';
import { SandboxBoard } from './board.tsx';
import { Editor } from './editor.tsx';
import { Happens } from './happens.tsx';
import { gameIn, tried, withAnswer } from './position.ts';
import { say } from './say.ts';
import '../look/furniture.css';
import '../look/drawer.css';
import '../look/page.css';
import '../look/sandbox.css';

/** What is needed of a game to try something out. */
interface Loaded {
  readonly game: AnyGame;
  readonly board: Board;
  readonly examples: readonly Example[];
}

/** A position as text, the board beside it, and what happens by which clause. */
export const SandboxPage = ({ given }: { given: string }): JSX.Element => {
  const [text, setText] = useState(given);
  // Somebody may follow another link while the page is open.
  useEffect(() => setText((now) => (given === '' ? now : given)), [given]);
  const id = gameInfo(gameIn(text) ?? '')?.id ?? SHELF[0]!.id;
  const loaded = useLoaded(id);

  // An empty page begins with the first example.
  useEffect(() => {
    if (text === '' && loaded?.examples[0]) setText(loaded.examples[0].text);
  }, [text, loaded]);
  useEffect(() => {
    const timer = setTimeout(() => {
      if (text !== '') history.replaceState(null, '', sandboxAddress(text));
    }, SETTLED);
    return () => clearTimeout(timer);
  }, [text]);

  if (!loaded) return <Notice title={sayOf('loading')} busy />;
  return <Sandbox key={id} {...loaded} text={text} setText={setText} />;
};

/** The address is written so long after the last letter, in milliseconds. */
const SETTLED = 300;

function useLoaded(id: string): Loaded | null {
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  useEffect(() => {
    let here = true;
    const info = gameInfo(id)!;
    void Promise.all([info.load(), boardOf(info), info.examples()]).then(
      ([game, board, examples]) => here && setLoaded({ game, board, examples }),
    );
    return () => {
      here = false;
    };
  }, [id]);
  return loaded?.game.id === id ? loaded : null;
}

const Sandbox = ({
  game,
  board,
  examples,
  text,
  setText,
}: Loaded & { text: string; setText: (text: string) => void }): JSX.Element => {
  const [openClause, rules] = useRules(game);
  const { result, trouble } = useMemo(() => tried(text, game), [text, game]);
  const [good, setGood] = useState<WhatIf | null>(result);
  if (result && result !== good) setGood(result);
  return (
    <div className="page sandbox" data-game={game.id}>
      <PageBar title={say('sandbox.title')} />
      <div className="sandbox__parts">
        <h1 className="vh">{say('sandbox.title')}</h1>
        <Editor game={game} examples={examples} text={text} setText={setText} trouble={trouble} good={result} />
        {good ? (
          <SandboxBoard result={good} board={board} openClause={openClause} stale={trouble} />
        ) : (
          <main className="sandbox__board" />
        )}
        {good ? (
          <Happens
            result={good}
            openClause={openClause}
            answer={trouble ? null : (name, choice) => setText(withAnswer(text, name, choice))}
          />
        ) : null}
      </div>
      {rules}
    </div>
  );
};
