import type { Eyes } from '@gilt/engine/eyes';
import { positionAt } from '@gilt/engine/reel';
import { memo } from 'react';
import { goTo, sandboxAddress } from '../address.ts';
import { reviewAddress } from '../review/address.ts';
import { useTable } from '../table/view.ts';
import { withWhere } from './address.ts';
import type { Here } from './places.ts';
import { PlayOn, type PlayOnFrom } from './play-on.tsx';
import { say } from './say.ts';
import { Share } from './share.tsx';
import type { Tape } from './tape.ts';

/** What can be done from a moment of a game: play on, show it to others, try something out. Which moment it is is asked when it is done: a step changes nothing here. */
export const Acts = memo(({ tape, over, eyes, here }: { tape: Tape; over: boolean; eyes: Eyes; here: () => Here }) => {
  const { names } = useTable();
  const { reel, table } = tape;
  const from: PlayOnFrom = {
    game: reel.game,
    setup: reel.setup,
    names,
    seat: typeof eyes === 'number' ? eyes : (table.you ?? 0),
    over,
    position: (seat, fresh) => positionAt(reel, here().stop.frame, seat, fresh ? dealt() : null),
    back: () => location.pathname + withWhere(location.search, here().stop, eyes),
  };
  return (
    <>
      <PlayOn from={from} key={from.seat} />
      <Share tape={tape} here={here} eyes={eyes} />
      {tape.rest !== undefined || reel.frames.at(-1)!.after.flow.stack.length === 0 ? (
        <button type="button" className="btn" onClick={() => goTo(reviewAddress(table.code, from.seat, recordIn()))}>
          {say('replay.review')}
        </button>
      ) : null}
      {over ? null : (
        <button
          type="button"
          className="btn"
          onClick={() => goTo(sandboxAddress(positionAt(reel, here().stop.frame, 0, null)))}
        >
          {say('replay.sandbox')}
        </button>
      )}
    </>
  );
});

/** The record that the address names; null where it names none. */
const recordIn = (): string | null => new URLSearchParams(location.search).get('record');

const dealt = (): number => crypto.getRandomValues(new Uint32Array(1))[0]!;
