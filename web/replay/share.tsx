import type { Eyes } from '@gilt/engine/eyes';
import { type JSX, useState } from 'react';
import { Drawer } from '../furniture/drawer.tsx';
import { linesOf } from '../furniture/log.tsx';
import { useTable } from '../table/view.ts';
import { withWhere } from './address.ts';
import { drawPicture, SIZES, type Size } from './picture.ts';
import { type Here, stateAt } from './places.ts';
import { say } from './say.ts';
import type { Tape } from './tape.ts';
import { totalsAt } from './turns.ts';

/** The address of this moment, and a picture of it. */
export const Share = ({ tape, here, eyes }: { tape: Tape; here: () => Here; eyes: Eyes }): JSX.Element => {
  const view = useTable();
  const [copied, setCopied] = useState(false);

  async function copy(): Promise<void> {
    const where = withWhere(location.search, here().stop, eyes);
    await navigator.clipboard.writeText(location.origin + location.pathname + where);
    setCopied(true);
  }

  async function save(size: Size): Promise<void> {
    const { stop, past } = here();
    const lines = linesOf(view, past);
    const blob = await drawPicture(size, {
      game: view.game.name,
      id: view.game.id,
      chapter: lines.findLast(({ heading }) => heading !== null)?.heading ?? '',
      line: lines.findLast(({ heading }) => heading === null)?.text ?? '',
      names: view.names,
      totals: totalsAt(tape.reel.game, stateAt(tape.reel, stop)),
      you: typeof eyes === 'number' ? eyes : null,
    });
    const link = document.createElement('a');
    link.href = URL.createObjectURL(blob);
    link.download = `gilt-${view.game.id}-${stop.frame}-${size}.png`;
    link.click();
    URL.revokeObjectURL(link.href);
  }

  return (
    <Drawer
      title={say('replay.share')}
      trigger={
        <button type="button" className="btn">
          {say('replay.share')}
        </button>
      }
    >
      <p>{say('replay.share.text')}</p>
      <p className="note__row">
        {tape.table.code === '' ? null : (
          <button type="button" className="btn btn--go" onClick={() => void copy()}>
            {say(copied ? 'replay.share.copied' : 'replay.share.copy')}
          </button>
        )}
        {SIZES.map((size) => (
          <button key={size} type="button" className="btn" onClick={() => void save(size)}>
            {say(`replay.share.${size}`)}
          </button>
        ))}
      </p>
    </Drawer>
  );
};
