import type { Eyes } from '@gilt/engine/eyes';
import { type JSX, useState } from 'react';
import { goTo } from '../address.ts';
import { Drawer } from '../furniture/drawer.tsx';
import { useTable } from '../table/view.ts';
import { withWhere } from './address.ts';
import { branchFrom } from './branch.ts';
import type { Stop } from './places.ts';
import { say } from './say.ts';
import type { Tape } from './tape.ts';

const BOTS = ['easy', 'normal', 'hard'] as const;

/** Takes a seat as the game stands here, with bots in the others, at a table of this page. */
export const PlayOn = ({ tape, stop, eyes }: { tape: Tape; stop: Stop; eyes: Eyes }): JSX.Element => {
  const { names, table } = useTable();
  const [seat, setSeat] = useState<number>(typeof eyes === 'number' ? eyes : (tape.table.you ?? 0));
  const [fresh, setFresh] = useState(true);
  const [bot, setBot] = useState<string>('normal');
  const [trouble, setTrouble] = useState<string | null>(null);
  const over = stop.frame >= tape.reel.frames.length;

  async function go(): Promise<void> {
    try {
      const back = location.pathname + withWhere(location.search, stop, eyes);
      goTo(`/solo/${await branchFrom({ reel: tape.reel, frame: stop.frame, seat, fresh, bot, back })}`);
    } catch (error) {
      setTrouble(error instanceof Error ? error.message : String(error));
    }
  }

  return (
    <Drawer
      title={say('replay.playOn')}
      trigger={
        <button type="button" className="btn btn--go">
          {say('replay.playOn')}
        </button>
      }
      foot={
        <button type="button" className="btn btn--seal" disabled={over} onClick={() => void go()}>
          {say('replay.playOn.go')}
        </button>
      }
    >
      <p>{say(over ? 'replay.playOn.atEnd' : 'replay.playOn.text')}</p>
      <label className="field">
        <span>{say('replay.playOn.seat')}</span>
        <select value={seat} onChange={({ target }) => setSeat(Number(target.value))}>
          {names.slice(0, table.players).map((name, i) => (
            <option key={name} value={i}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <label className="field">
        <span>{say('replay.playOn.hidden')}</span>
        <select value={String(fresh)} onChange={({ target }) => setFresh(target.value === 'true')}>
          <option value="true">{say('replay.playOn.fresh')}</option>
          <option value="false">{say('replay.playOn.asItWas')}</option>
        </select>
      </label>
      <label className="field">
        <span>{say('replay.playOn.bots')}</span>
        <select value={bot} onChange={({ target }) => setBot(target.value)}>
          {BOTS.map((each) => (
            <option key={each}>{each}</option>
          ))}
        </select>
      </label>
      {trouble ? <p role="alert">{trouble}</p> : null}
    </Drawer>
  );
};
