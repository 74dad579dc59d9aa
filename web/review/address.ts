/** The address of a review: of a table's game, or of the record that was given; seats are counted from 1, choices by their question. */
export function reviewAddress(code: string, seat: number, record: string | null = null): string {
  const said = new URLSearchParams({ seat: String(seat + 1) });
  if (record !== null) said.set('record', record);
  return `/review${code === '' ? '' : `/${code}`}?${said}`;
}

/** What an address of a review says. What makes no sense is passed over. */
export interface Where {
  readonly seat: number | null;
  readonly question: number | null;
}

export function whereIn(search: string, players: number): Where {
  const said = new URLSearchParams(search);
  const seat = numberIn(said.get('seat'));
  return { seat: seat !== null && seat <= players ? seat - 1 : null, question: numberIn(said.get('at')) };
}

const numberIn = (text: string | null): number | null => (/^[1-9]\d{0,5}$/.test(text ?? '') ? Number(text) : null);

/** The address with that choice in it; whatever else it says stays. */
export function withWhere(search: string, seat: number, question: number | null): string {
  const said = new URLSearchParams(search);
  said.set('seat', String(seat + 1));
  if (question === null) said.delete('at');
  else said.set('at', String(question));
  return `?${said}`;
}
