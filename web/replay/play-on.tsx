import type { AnyGame, Setup } from '@gilt/engine/game';
import { type JSX, useState } from 'react';
import { goTo } from '../address.ts';
import { Drawer } from '../furniture/drawer.tsx';
import { branchFrom } from './branch.ts';
import { say } from './say.ts';

const BOTS = ['easy', 'normal', 'hard'] as const;

/** A game that somebody can take a seat in. */
export interface PlayOnFrom {
  readonly game: AnyGame;
  readonly setup: Setup;
  readonly names: readonly string[];
  /** Whose seat is offered first. */
  readonly seat: number;
  readonly over: boolean;
  /** The position to go on from; `fresh`: with what that seat does not know dealt afresh. */
  position(seat: number, fresh: boolean): string;
  /** The address to come back to. */
  back(): string;
}

/** Takes a seat as the game stands here, with bots in the others, at a table of this page. */
export const PlayOn = ({ from }: { from: PlayOnFrom }): JSX.Element => {
  const { names, over } = from;
  const [seat, setSeat] = useState(from.seat);
  const [fresh, setFresh] = useState(true);
  const [bot, setBot] = useState<string>('normal');
  const [trouble, setTrouble] = useState<string | null>(null);

  async function go(): Promise<void> {
    try {
      const { game, setup } = from;
      goTo(
        `/solo/${await branchFrom({ game, setup, position: from.position(seat, fresh), seat, bot, back: from.back() })}`,
      );
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
          {names.map((name, i) => (
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
