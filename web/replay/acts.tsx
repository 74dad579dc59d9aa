import type { Eyes } from '@gilt/engine/eyes';
import { positionAt } from '@gilt/engine/reel';
import type { JSX } from 'react';
import { goTo, sandboxAddress } from '../address.ts';
import { reviewAddress } from '../review/address.ts';
import { useTable } from '../table/view.ts';
import { withWhere } from './address.ts';
import type { Stop } from './places.ts';
import { PlayOn, type PlayOnFrom } from './play-on.tsx';
import { say } from './say.ts';
import { Share } from './share.tsx';
import type { Tape } from './tape.ts';

/** What can be done from a moment of a game: play on, show it to others, try something out. */
export const Acts = ({ tape, stop, eyes }: { tape: Tape; stop: Stop; eyes: Eyes }): JSX.Element => {
  const { names } = useTable();
  const { reel, table } = tape;
  const over = stop.frame >= reel.frames.length;
  const from: PlayOnFrom = {
    game: reel.game,
    setup: reel.setup,
    names,
    seat: typeof eyes === 'number' ? eyes : (table.you ?? 0),
    over,
    position: (seat, fresh) => positionAt(reel, stop.frame, seat, fresh ? dealt() : null),
    back: () => location.pathname + withWhere(location.search, stop, eyes),
  };
  return (
    <>
      <PlayOn from={from} key={from.seat} />
      <Share tape={tape} stop={stop} eyes={eyes} />
      {reel.frames.at(-1)!.after.flow.stack.length === 0 ? (
        <button type="button" className="btn" onClick={() => goTo(reviewAddress(table.code, from.seat, recordIn()))}>
          {say('replay.review')}
        </button>
      ) : null}
      {over ? null : (
        <button
          type="button"
          className="btn"
          onClick={() => goTo(sandboxAddress(positionAt(reel, stop.frame, 0, null)))}
        >
          {say('replay.sandbox')}
        </button>
      )}
    </>
  );
};

/** The record that the address names; null where it names none. */
const recordIn = (): string | null => new URLSearchParams(location.search).get('record');

const dealt = (): number => crypto.getRandomValues(new Uint32Array(1))[0]!;
