import { botsFor } from '@gilt/bots/all';
import type { AnyGame } from '@gilt/engine/game';
import { personName } from '@gilt/protocol/words';
import { type FormEvent, type JSX, useEffect, useState } from 'react';
import { Drawer } from '../furniture/drawer.tsx';
import type { GameInfo } from '../games.ts';
import { say, sayIfKnown } from '../say.ts';
import { settings } from '../settings.ts';
import { OptionFields } from './option-fields.tsx';
import { namesOfLast, passAround } from './pass.ts';
import '../look/drawer.css';

/** A seat: a person who sits here, or a bot. */
interface Sitter {
  readonly name: string;
  readonly bot: string | null;
}

/** Sets a table for people who share one device: what each of them is called, bots in between, the variants. */
export const PassDrawer = ({ game: info, close }: { game: GameInfo; close: () => void }): JSX.Element => {
  const [game, setGame] = useState<AnyGame | null>(null);
  const { least, most } = info.seats;
  const [sitters, setSitters] = useState<readonly Sitter[]>(() => {
    const names = namesOfLast();
    const many = Math.max(least, Math.min(most, Math.max(names.length, 2)));
    return Array.from({ length: many }, (_, i) => sitter(i, names));
  });
  const [options, setOptions] = useState<Record<string, unknown>>({});
  const [trouble, setTrouble] = useState<string | null>(null);
  useEffect(() => {
    void info.load().then(setGame);
  }, [info]);

  const resize = (count: number): void =>
    setSitters(Array.from({ length: count }, (_, i) => sitters[i] ?? sitter(i, namesOfLast())));
  const alter = (seat: number, next: Partial<Sitter>): void =>
    setSitters(sitters.map((each, i) => (i === seat ? { ...each, ...next } : each)));

  function submit(event: FormEvent): void {
    event.preventDefault();
    const why = wrongWith(sitters);
    setTrouble(why);
    if (why === null)
      passAround(
        info.id,
        options,
        sitters.map(({ name, bot }) => bot ?? { name: name.trim() }),
      ).catch((error: Error) => setTrouble(error.message));
  }

  return (
    <Drawer
      title={say('pass.title', { game: info.name })}
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
          <button type="submit" form="pass" className="btn btn--seal">
            {say('newTable.deal')}
          </button>
        </>
      }
    >
      <form className="new-table" id="pass" onSubmit={submit}>
        <p>{say('pass.explained')}</p>
        <fieldset>
          <legend>{say('newTable.seats')}</legend>
          {least < most ? (
            <label className="field">
              <span>{say('newTable.players')}</span>
              <select value={sitters.length} onChange={({ target }) => resize(Number(target.value))}>
                {Array.from({ length: most - least + 1 }, (_, i) => least + i).map((count) => (
                  <option key={count} value={count}>
                    {count}
                  </option>
                ))}
              </select>
            </label>
          ) : null}
          <ol className="new-table__seats">
            {sitters.map(({ name, bot }, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
              <li key={i} className="field">
                {bot === null ? (
                  <input
                    aria-label={say('pass.name', { number: i + 1 })}
                    value={name}
                    maxLength={24}
                    autoComplete="off"
                    onChange={({ target }) => alter(i, { name: target.value })}
                  />
                ) : (
                  <span>{say('newTable.seat', { number: i + 1 })}</span>
                )}
                <select
                  aria-label={say('newTable.seat', { number: i + 1 })}
                  value={bot ?? ''}
                  onChange={({ target }) => alter(i, { bot: target.value || null })}
                >
                  <option value="">{say('pass.player')}</option>
                  {(game ? botsFor(game) : []).map((each) => (
                    <option key={each.name} value={each.name}>
                      {say('newTable.bot', { name: sayIfKnown(`bot.${each.name}`) ?? each.name })}
                    </option>
                  ))}
                </select>
              </li>
            ))}
          </ol>
        </fieldset>
        {game ? <OptionFields game={game} values={options} change={setOptions} /> : null}
      </form>
    </Drawer>
  );
};

/** Whoever sat there the last time sits there again; the first is whoever this browser is of. */
function sitter(seat: number, names: readonly string[]): Sitter {
  const usual = seat === 0 ? settings().name : say('seat.empty', { number: seat + 1 });
  return { name: names[seat] ?? usual, bot: null };
}

/** Why these people cannot sit down like that; null if they can. */
function wrongWith(sitters: readonly Sitter[]): string | null {
  const names = new Set<string>();
  for (const [i, { name, bot }] of sitters.entries()) {
    if (bot !== null) continue;
    const read = personName.safeParse(name);
    if (!read.success) return say('pass.wrong', { number: i + 1, why: read.error.issues[0]!.message });
    if (names.has(read.data)) return say('pass.twice', { name: read.data });
    names.add(read.data);
  }
  return names.size < 2 ? say('pass.few') : null;
}
