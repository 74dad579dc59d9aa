import type { AnyGame } from '@gilt/engine/game';
import { message, speaker } from '@gilt/engine/words';
import { type JSX, useMemo } from 'react';
import { z } from 'zod';
import { fieldOf, type SchemaField } from '../furniture/schema-field.ts';
import { say } from '../say.ts';
import { EachField } from './each-field.tsx';

/** So few numbers can be picked from a list. */
const FEW = 20;

type Values = Readonly<Record<string, unknown>>;

/** The variants of a game, each explained; made from the game's own list of options. */
export const OptionFields = ({
  game,
  values,
  change,
}: {
  game: AnyGame;
  values: Values;
  change: (values: Record<string, unknown>) => void;
}): JSX.Element | null => {
  const schema = useMemo(
    () =>
      z.toJSONSchema(game.options, { io: 'input', unrepresentable: 'any' }) as {
        properties?: Record<string, { default?: unknown }>;
      },
    [game],
  );
  const voice = useMemo(() => speaker(game.words.english, []), [game]);
  const called = (id: string, otherwise: string): string => (voice.knows(id) ? voice.say(message(id)) : otherwise);
  const properties = Object.entries(schema.properties ?? {});
  if (properties.length === 0) return null;
  return (
    <fieldset>
      <legend>{say('newTable.variants')}</legend>
      {properties.map(([key, property]) => (
        <OptionField
          key={key}
          name={key}
          field={fieldOf(property)}
          label={called(`option.${key}`, key)}
          explain={(value) => called(`option.${key}.${value}`, value)}
          nameOf={(each) => called(`each.${key}.${each}`, each)}
          usualOf={(each) => called(`usual.${key}.${each}`, '')}
          value={values[key] ?? property.default}
          change={(value) => change({ ...values, [key]: value })}
        />
      ))}
    </fieldset>
  );
};

const numbersOf = ({ least, most }: { least: number; most: number }): number[] =>
  Array.from({ length: most - least + 1 }, (_, i) => least + i);

const OptionField = ({
  name,
  field,
  label,
  explain,
  nameOf,
  usualOf,
  value,
  change,
}: {
  name: string;
  field: SchemaField;
  label: string;
  explain: (value: string) => string;
  /** What one of the things is called for each of which something can be said. */
  nameOf: (each: string) => string;
  /** The value it has if nothing is said of it. */
  usualOf: (each: string) => string;
  value: unknown;
  change: (value: unknown) => void;
}): JSX.Element => {
  switch (field.type) {
    case 'choice':
      return (
        <div className="option-group" role="radiogroup" aria-label={label}>
          <p>{label}</p>
          {field.values.map((each) => (
            <label key={each} className="radio">
              <input type="radio" name={name} checked={value === each} onChange={() => change(each)} />
              <span>{explain(String(each))}</span>
            </label>
          ))}
        </div>
      );
    case 'switch':
      return (
        <label className="switch">
          <input type="checkbox" checked={value === true} onChange={({ target }) => change(target.checked)} />
          <span>{label}</span>
        </label>
      );
    case 'number':
      return (
        <label className="field">
          <span>{label}</span>
          <input
            type="number"
            min={field.least}
            max={field.most}
            value={String(value ?? '')}
            onChange={({ target }) => change(Number(target.value))}
          />
        </label>
      );
    case 'wordOrNumber':
      return field.most - field.least < FEW ? (
        <label className="field">
          <span>{label}</span>
          <select
            value={String(value ?? field.word)}
            onChange={({ target }) => change(target.value === field.word ? field.word : Number(target.value))}
          >
            <option>{field.word}</option>
            {numbersOf(field).map((number) => (
              <option key={number}>{number}</option>
            ))}
          </select>
        </label>
      ) : (
        <label className="field">
          <span>{label}</span>
          <input
            value={String(value ?? field.word)}
            onChange={({ target }) =>
              change(/^\d+$/.test(target.value) ? Number(target.value) : target.value.trim().toLowerCase())
            }
          />
        </label>
      );
    case 'each':
      return (
        <EachField
          field={field}
          label={label}
          explain={explain}
          nameOf={nameOf}
          usualOf={usualOf}
          value={(value ?? {}) as Values}
          change={change}
        />
      );
    case 'text':
      return (
        <label className="field">
          <span>{label}</span>
          <input
            value={typeof value === 'string' ? value : ''}
            onChange={({ target }) => change(target.value.trim() === '' ? undefined : target.value)}
          />
        </label>
      );
  }
};
