import { personName } from '@gilt/protocol/words';
import { type FormEvent, type JSX, useState } from 'react';
import { api } from '../api.ts';
import { say } from '../say.ts';
import { set, settings } from '../settings.ts';

/** What others call you; it can be changed at any time, and every table hears of it. */
export const NameForm = (): JSX.Element => {
  const [name, setName] = useState(settings().name);
  const [news, setNews] = useState<string | null>(null);
  function rename(event: FormEvent): void {
    event.preventDefault();
    const read = personName.safeParse(name);
    if (!read.success) {
      setNews(say('me.wrong', { why: read.error.issues[0]!.message }));
      return;
    }
    set({ name: read.data, named: true });
    api.rename(read.data).then(
      () => setNews(say('me.renamed')),
      (error: Error) => setNews(error.message),
    );
  }
  return (
    <form onSubmit={rename}>
      <label className="field">
        <span>{say('me.name')}</span>
        <input value={name} maxLength={24} autoComplete="nickname" onChange={({ target }) => setName(target.value)} />
      </label>
      <button type="submit" className="btn">
        {say('me.save')}
      </button>
      <p role="status">{news}</p>
    </form>
  );
};
