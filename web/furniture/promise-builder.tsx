import type { Param } from '@gilt/engine/words';
import { message } from '@gilt/engine/words';
import { type FormEvent, type JSX, useState } from 'react';
import { z } from 'zod';
import { say } from '../say.ts';
import { type TableView, useTable } from '../table/view.ts';
import { Drawer } from './drawer.tsx';
import { fieldOf, type SchemaField } from './schema-field.ts';

type Blanks = Readonly<Record<string, string | number>>;

/** What a promise says, in the words of the game. */
export function promiseText(
  { speaker }: Pick<TableView, 'speaker'>,
  kind: string,
  terms: Readonly<Record<string, unknown>>,
): string {
  const params: Record<string, Param> = {};
  for (const [key, value] of Object.entries(terms))
    params[key] = key === 'seat' && typeof value === 'number' ? { seat: value } : (value as string | number);
  const id = `promise.${kind}`;
  return speaker.knows(id) ? speaker.say(message(id, params)) : kind;
}

/** Puts a promise together in the terms of the game. */
export const PromiseBuilder = (): JSX.Element => {
  const [open, setOpen] = useState(false);
  return (
    <Drawer
      open={open}
      onOpenChange={setOpen}
      title={say('promise.title')}
      trigger={
        <button type="button" className="btn btn--quiet">
          {say('promise.open')}
        </button>
      }
    >
      <PromiseForm done={() => setOpen(false)} />
    </Drawer>
  );
};

const PromiseForm = ({ done }: { done: () => void }): JSX.Element => {
  const view = useTable();
  const { game, table, you, names, send } = view;
  const [kind, setKind] = useState(Object.keys(game.promises)[0] ?? '');
  const [said, setSaid] = useState<Blanks>({});
  const [to, setTo] = useState('everyone');
  const fields = termsOf(view, kind);
  const terms = Object.fromEntries(
    Object.entries(fields).map(([key, field]) => [key, said[key] ?? firstOf(field, key, view)]),
  );

  function promise(event: FormEvent): void {
    event.preventDefault();
    send({ type: 'promise', kind, terms, to: to === 'everyone' ? null : [Number(to)] });
    done();
  }

  return (
    <form className="promise-form" onSubmit={promise}>
      <p>{say('promise.explained')}</p>
      <fieldset>
        <legend>{say('promise.what')}</legend>
        {Object.keys(game.promises).map((each) => (
          <label key={each} className="radio">
            <input type="radio" name="kind" checked={each === kind} onChange={() => setKind(each)} />
            <span>{promiseText(view, each, each === kind ? terms : sample(view, each))}</span>
          </label>
        ))}
      </fieldset>
      {Object.entries(fields).map(([key, field]) => (
        <label key={key} className="field">
          <span>{say(key === 'seat' ? 'promise.who' : 'promise.number')}</span>
          <select
            value={String(terms[key])}
            onChange={({ target }) =>
              setSaid({ ...said, [key]: typeof terms[key] === 'number' ? Number(target.value) : target.value })
            }
          >
            {valuesOf(field).map((value) => (
              <option key={value} value={value}>
                {key === 'seat' ? names[Number(value)] : value}
              </option>
            ))}
          </select>
        </label>
      ))}
      <label className="field">
        <span>{say('promise.to')}</span>
        <select value={to} onChange={({ target }) => setTo(target.value)}>
          <option value="everyone">{say('promise.everyone')}</option>
          {table.seats.map((_, seat) =>
            seat === you ? null : (
              // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
              <option key={seat} value={seat}>
                {names[seat]}
              </option>
            ),
          )}
        </select>
      </label>
      <button type="submit" className="btn btn--go">
        {say('promise.make')}
      </button>
    </form>
  );
};

function termsOf({ game, table }: TableView, kind: string): Readonly<Record<string, SchemaField>> {
  const setup = { players: table.players, options: table.options };
  const schema = z.toJSONSchema(game.promises[kind]!.terms(setup), { io: 'input' }) as {
    properties?: Record<string, unknown>;
  };
  return Object.fromEntries(Object.entries(schema.properties ?? {}).map(([key, each]) => [key, fieldOf(each)]));
}

const valuesOf = (field: SchemaField): readonly (string | number)[] => {
  if (field.type === 'choice') return field.values;
  if (field.type !== 'number') return [];
  return Array.from({ length: Math.min(100, field.most - field.least + 1) }, (_, i) => field.least + i);
};

const firstOf = (field: SchemaField, key: string, { you }: TableView): string | number =>
  valuesOf(field).find((value) => key !== 'seat' || value !== you) ?? '';

const sample = (view: TableView, kind: string): Blanks =>
  Object.fromEntries(Object.entries(termsOf(view, kind)).map(([key, field]) => [key, firstOf(field, key, view)]));
