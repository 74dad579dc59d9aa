import type { Invitation } from '@gilt/protocol/lobby';
import { personName } from '@gilt/protocol/words';
import { type FormEvent, type JSX, useState } from 'react';
import { api } from '../api.ts';
import { sitDown } from '../deal-number.ts';
import { say } from '../say.ts';
import { set, settings } from '../settings.ts';
import { cookiesRefused } from '../storage.ts';

/** One field and one button: what you are called, and your seat. Whoever has said it before is not asked again. */
export const CallMe = ({
  invitation,
  look,
  enter,
}: {
  invitation: Invitation;
  look: () => Promise<void>;
  enter: () => void;
}): JSX.Element => {
  const { code, seats, watchable } = invitation;
  const [name, setName] = useState(() => (settings().named ? settings().name : ''));
  const [busy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState<string | null>(cookiesRefused ? say('cookies.refused') : null);
  const clash = seats.some((seat) => seat && !seat.bot && sameName(seat.name, name));

  async function sit(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (busy) return;
    const read = personName.safeParse(name);
    if (!read.success) {
      setTrouble(name.trim() === '' ? say('join.nameless') : say('me.wrong', { why: read.error.issues[0]!.message }));
      return;
    }
    setBusy(true);
    setTrouble(null);
    try {
      await api.rename(read.data);
      set({ name: read.data, named: true });
      await sitDown(code);
      enter();
    } catch (error) {
      // Somebody else may have been faster: then the page shows that.
      setTrouble((error as Error).message);
      await look();
      setBusy(false);
    }
  }

  return (
    <form className="callme" onSubmit={(event) => void sit(event)}>
      <label htmlFor="name">{say('join.name')}</label>
      <input
        id="name"
        autoComplete="nickname"
        enterKeyHint="go"
        maxLength={24}
        value={name}
        onChange={({ target }) => {
          setName(target.value);
          setTrouble(null);
        }}
        aria-describedby="name-says"
      />
      <button type="submit" className="btn btn--seal" disabled={busy}>
        {say('waiting.sit')}
      </button>
      <p className="callme__foot">
        <span id="name-says" role="status">
          {trouble ?? (clash ? say('join.clash', { name: name.trim() }) : say('join.free.text'))}
        </span>
        {watchable ? (
          <button type="button" className="callme__watch" onClick={enter}>
            {say('join.onlyWatch')}
          </button>
        ) : null}
      </p>
    </form>
  );
};

const sameName = (a: string, b: string): boolean =>
  a.trim().toLocaleLowerCase('en') === b.trim().toLocaleLowerCase('en');
