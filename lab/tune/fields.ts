import { Refusal } from '@gilt/engine/fault';
import type { FieldLine } from './plan.ts';

type Key = string | number;

/** A place in a set of cards that may be changed. */
export interface Field {
  readonly path: readonly Key[];
  readonly line: FieldLine;
  /** The names of the cards that it lies in, the outermost first. */
  readonly within: readonly string[];
}

/** A field with what should stand in it. */
export interface Move {
  readonly field: Field;
  readonly to: unknown;
}

/** All the places that the lines of a plan mean. A place that two of them mean belongs to the first. */
export function fieldsOf(set: unknown, lines: readonly FieldLine[], but: readonly string[]): Field[] {
  const left = new Set(but.flatMap((path) => placesOf(set, path).map((place) => textOf(place.path))));
  const all = new Map<string, Field>();
  for (const line of lines) {
    const places = placesOf(set, line.path);
    if (places.length === 0) throw new Refusal(`the plan: there is nothing at ${line.path} in this set`);
    for (const place of places) {
      const text = textOf(place.path);
      if (place.fixed || all.has(text) || [...left].some((path) => text === path || text.startsWith(`${path}/`)))
        continue;
      const wrong = wrongWith(valueAt(set, place.path), line);
      if (wrong) throw new Refusal(`the plan: ${text} ${wrong}`);
      all.set(text, { path: place.path, line, within: place.within });
    }
  }
  if (all.size === 0) throw new Refusal('the plan: everything that it names is fixed, or left alone');
  return [...all.values()];
}

export const textOf = (path: readonly Key[]): string => path.join('/');

interface Place {
  readonly path: readonly Key[];
  readonly within: readonly string[];
  readonly fixed: boolean;
}

/** A part of a path is a key, a number, the name of a card, or `*` for any: `quests/Nine Locks/cost`. */
function placesOf(set: unknown, path: string): Place[] {
  let places: { here: unknown; place: Place }[] = [{ here: set, place: { path: [], within: [], fixed: false } }];
  for (const part of path.split('/')) {
    places = places.flatMap(({ here, place }) =>
      keysOf(here, part).map((key) => {
        const next = (here as Record<Key, unknown>)[key];
        const name = nameOf(next);
        return {
          here: next,
          place: {
            path: [...place.path, key],
            within: name === null ? place.within : [...place.within, name],
            fixed: place.fixed || isFixed(here, key),
          },
        };
      }),
    );
  }
  return places.map(({ place }) => place);
}

function keysOf(here: unknown, part: string): Key[] {
  if (typeof here !== 'object' || here === null) return [];
  if (!Array.isArray(here)) return part === '*' ? Object.keys(here) : Object.hasOwn(here, part) ? [part] : [];
  return here.flatMap((each, i) => (part === '*' || part === String(i) || nameOf(each) === part ? [i] : []));
}

const nameOf = (part: unknown): string | null => {
  const name = typeof part === 'object' && part !== null && 'name' in part ? part.name : null;
  return typeof name === 'string' ? name : null;
};

/** A card says which of its fields are not to be changed: `cost`, or `epic: relic among them`. */
function isFixed(card: unknown, key: Key): boolean {
  const fixed = typeof card === 'object' && card !== null && 'fixed' in card ? card.fixed : null;
  return Array.isArray(fixed) && fixed.some((each) => String(each).split(':')[0] === key);
}

function wrongWith(value: unknown, line: FieldLine): string | null {
  if ('each' in line) return line.each.some((each) => same(each, value)) ? null : 'is none of the values for it';
  if (line.keep) return Array.isArray(value) && value.every(Number.isFinite) ? null : 'is no list of numbers';
  return Number.isFinite(value) ? null : 'is no number';
}

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

export function valueAt(set: unknown, path: readonly Key[]): unknown {
  let here = set;
  for (const key of path) here = (here as Record<Key, unknown>)[key];
  return here;
}

/** The same set with something else in one place. */
export function changed(set: unknown, { field: { path }, to }: Move): unknown {
  const copy = structuredClone(set);
  const card = valueAt(copy, path.slice(0, -1)) as Record<Key, unknown>;
  card[path.at(-1)!] = to;
  return copy;
}

/** All that a field could be changed to in one step. */
export function movesOf(set: unknown, field: Field): Move[] {
  const { line, path } = field;
  const value = valueAt(set, path);
  if ('each' in line) return line.each.filter((each) => !same(each, value)).map((to) => ({ field, to }));
  const fits = (number: number): boolean => number >= line.from && number <= line.to;
  if (!line.keep) {
    const number = value as number;
    return [number - line.step, number + line.step].filter(fits).map((to) => ({ field, to }));
  }
  const numbers = value as number[];
  return numbers.flatMap((_, i) =>
    numbers.flatMap((__, k) => {
      const to = numbers.map((each, at) => each + line.step * (Number(at === k) - Number(at === i)));
      return i !== k && fits(to[i]!) && fits(to[k]!) ? [{ field, to }] : [];
    }),
  );
}
