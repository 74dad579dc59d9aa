import { botsFor } from '@gilt/bots/all';
import type { AnyGame } from '@gilt/engine/game';
import { type FormEvent, type JSX, useEffect, useState } from 'react';
import { Drawer } from '../furniture/drawer.tsx';
import type { GameInfo } from '../games.ts';
import { say, sayIfKnown } from '../say.ts';
import { OptionFields } from './option-fields.tsx';
import { setTable, USUAL_BOT } from './play.ts';
import '../look/drawer.css';

/** Seconds for an answer that can be chosen; null: as long as you like. */
const CLOCKS = [null, 10, 20, 45, 90, 300, 1800, 10_800, 43_200, 86_400, 259_200, 604_800, 2_592_000] as const;
const SEATS_NOW = ['me', 'open'];

/** Sets a table: who sits there, how long they may think, by which rules. */
export const NewTableDrawer = ({ game: info, close }: { game: GameInfo; close: () => void }): JSX.Element => {
  const [game, setGame] = useState<AnyGame | null>(null);
  const [seats, setSeats] = useState<readonly string[]>(
    Array.from({ length: info.usual }, (_, i) => (i === 0 ? 'me' : i === 1 ? 'open' : USUAL_BOT)),
  );
  const [clock, setClock] = useState<number | null>(null);
  const [minutes, setMinutes] = useState<number | null>(null);
  const [options, setOptions] = useState<Record<string, unknown>>({});
  const [listed, setListed] = useState(false);
  const [watchable, setWatchable] = useState(true);
  const [trouble, setTrouble] = useState<string | null>(null);
  useEffect(() => {
    void info.load().then(setGame);
  }, [info]);

  const { least, most } = info.seats;
  const resize = (count: number): void => setSeats(Array.from({ length: count }, (_, i) => seats[i] ?? 'open'));
  function submit(event: FormEvent): void {
    event.preventDefault();
    setTrouble(null);
    const start = !seats.includes('open');
    setTable({ game: info.id, options, seats: [...seats], clock, minutes, listed, watchable, start }).catch(
      (error: Error) => setTrouble(error.message),
    );
  }

  return (
    <Drawer
      title={say('newTable.title', { game: info.name })}
      open
      onOpenChange={(open) => !open && close()}
      wide
      foot={
        <>
          {trouble ? (
            <p className="trouble" role="alert">
              {trouble}
            </p>
          ) : null}
          <button type="submit" form="new-table" className="btn btn--seal">
            {say(seats.includes('open') ? 'newTable.set' : 'newTable.deal')}
          </button>
        </>
      }
    >
      <form className="new-table" id="new-table" onSubmit={submit}>
        <fieldset>
          <legend>{say('newTable.seats')}</legend>
          {least < most ? (
            <label className="field">
              <span>{say('newTable.players')}</span>
              <select value={seats.length} onChange={({ target }) => resize(Number(target.value))}>
                {Array.from({ length: most - least + 1 }, (_, i) => least + i).map((count) => (
                  <option key={count} value={count}>
                    {count}
                  </option>
                ))}
              </select>
            </label>
          ) : null}
          <ol className="new-table__seats">
            {seats.map((who, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
              <li key={i}>
                <div className="field">
                  <span>{say('newTable.seat', { number: i + 1 })}</span>
                  {i === 0 ? (
                    <b>{say('seat.you')}</b>
                  ) : (
                    <select
                      aria-label={say('newTable.seat', { number: i + 1 })}
                      value={who}
                      onChange={({ target }) => setSeats(seats.map((each, j) => (j === i ? target.value : each)))}
                    >
                      <option value={SEATS_NOW[1]}>{say('newTable.open')}</option>
                      {(game ? botsFor(game) : []).map(({ name }) => (
                        <option key={name} value={name}>
                          {say('newTable.bot', { name: sayIfKnown(`bot.${name}`) ?? name })}
                        </option>
                      ))}
                    </select>
                  )}
                </div>
              </li>
            ))}
          </ol>
        </fieldset>
        <fieldset>
          <legend>{say('newTable.clock')}</legend>
          <label className="field">
            <span>{say('newTable.clock.each')}</span>
            <select
              value={String(clock)}
              onChange={({ target }) => setClock(target.value === 'null' ? null : Number(target.value))}
            >
              {CLOCKS.map((seconds) => (
                <option key={seconds} value={String(seconds)}>
                  {say(`clock.${seconds ?? 'none'}`)}
                </option>
              ))}
            </select>
          </label>
          {game?.outside ? (
            <label className="field">
              <span>{say('newTable.minutes')}</span>
              <input
                type="number"
                min={1}
                max={1440}
                value={minutes ?? ''}
                onChange={({ target }) => setMinutes(target.value === '' ? null : Number(target.value))}
              />
            </label>
          ) : null}
        </fieldset>
        {game ? <OptionFields game={game} values={options} change={setOptions} /> : null}
        <fieldset>
          <legend>{say('newTable.who')}</legend>
          <label className="switch">
            <input type="checkbox" checked={listed} onChange={({ target }) => setListed(target.checked)} />
            <span>{say('newTable.listed')}</span>
          </label>
          <label className="switch">
            <input type="checkbox" checked={watchable} onChange={({ target }) => setWatchable(target.checked)} />
            <span>{say('newTable.watchable')}</span>
          </label>
        </fieldset>
      </form>
    </Drawer>
  );
};
