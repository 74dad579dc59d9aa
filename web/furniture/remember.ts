/** Keeps what has been worked out about something, such as a view: it is asked for again and again while nothing changes. */
export function remembering<T>(): <One extends T>(about: object, key: string, work: () => One) => One {
  const known = new WeakMap<object, Map<string, T>>();
  return <One extends T>(about: object, key: string, work: () => One): One => {
    const found = known.get(about) ?? new Map<string, T>();
    known.set(about, found);
    if (!found.has(key)) found.set(key, work());
    return found.get(key) as One;
  };
}
