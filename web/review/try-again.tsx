import type { Advice } from '@gilt/bots/review/advice';
import type { Care, Choice } from '@gilt/bots/review/review';
import { viewOf } from '@gilt/engine/view';
import { type JSX, useEffect, useMemo, useState } from 'react';
import type { Tape } from '../replay/tape.ts';
import { useTable } from '../table/view.ts';
import type { Open } from './afresh.ts';
import { advice } from './coach.ts';
import { Riddle } from './riddle.tsx';
import { say } from './say.ts';

/** A choice of one's own as a puzzle: the position as one knew it. The coach weighs it again with the same luck, to say of each option why it is worse. */
export const TryAgain = ({
  tape: { reel },
  seat,
  choice,
  care,
  leave,
}: {
  tape: Tape;
  seat: number;
  choice: Choice;
  care: Care;
  leave: () => void;
}): JSX.Element => {
  const { game, board, names } = useTable();
  const open = useMemo((): Open => {
    const state = reel.frames[choice.entry - 1]!.after;
    const cards = reel.game.cards?.other;
    const view = viewOf(reel.game.secrets, state, seat);
    return { game: reel.game.id, options: reel.setup.options, ...(cards ? { cards } : {}), view };
  }, [reel, choice, seat]);
  const [weighed, setWeighed] = useState<Advice | null>(null);
  useEffect(() => {
    const controller = new AbortController();
    advice(open, care, choice.entry, controller.signal).then(setWeighed, console.error);
    return () => controller.abort();
  }, [open, care, choice]);
  return (
    <Riddle
      game={game}
      board={board}
      names={names}
      seat={seat}
      open={open}
      advice={weighed}
      title={say('try.title')}
      sub={say('try.sub')}
      leave={{ label: say('try.back'), act: leave }}
    />
  );
};
