import type { JSX } from 'react';
import type { SchemaField } from '../furniture/schema-field.ts';
import { say } from '../say.ts';

/** A list for each thing of which something can be said; unfolded, for there may be many. */
export const EachField = ({
  field,
  label,
  explain,
  nameOf,
  usualOf,
  value,
  change,
}: {
  field: SchemaField & { type: 'each' };
  label: string;
  explain: (value: string) => string;
  nameOf: (each: string) => string;
  usualOf: (each: string) => string;
  value: Readonly<Record<string, unknown>>;
  change: (value: unknown) => void;
}): JSX.Element => {
  const said = Object.keys(value).length;
  function choose(key: string, chosen: string): void {
    const { [key]: _, ...others } = value;
    change(chosen === usualOf(key) || chosen === '' ? others : { ...others, [key]: chosen });
  }
  return (
    <details className="each-field">
      <summary>
        {label}: <b>{say('newTable.changed', { count: said })}</b>
      </summary>
      {field.keys.map((key) => (
        <label key={key} className="field" data-changed={key in value}>
          <span>{nameOf(key)}</span>
          <select value={String(value[key] ?? usualOf(key))} onChange={({ target }) => choose(key, target.value)}>
            {usualOf(key) === '' ? <option value="">{say('none')}</option> : null}
            {field.values.map((each) => (
              <option key={each} value={each}>
                {String(each) === usualOf(key)
                  ? say('newTable.usual', { what: explain(String(each)) })
                  : explain(String(each))}
              </option>
            ))}
          </select>
        </label>
      ))}
    </details>
  );
};
