import type { Listed } from './store/store.ts';

/** What is said of a table where its link is sent: no more than the page of the invitation shows. */
export interface Previewed {
  readonly table: Listed;
  /** What the game is called. */
  readonly name: string;
  /** The people who sit there. */
  readonly people: readonly string[];
  readonly address: string;
}

/** A title and what is said below it. */
export function headOf({ table, name, people, address }: Previewed): string {
  const { code, game, status, seats } = table;
  const free = seats.filter((seat) => seat === null).length;
  const title = status === 'open' && free > 0 ? `A seat for you: ${name}` : name;
  const at = people.length > 0 ? `At the table: ${people.join(', ')}.` : 'Nobody is at the table yet.';
  const says = [at, standing(status, free), clockOf(table)].filter((each) => each !== '').join(' ');
  const properties: readonly (readonly [string, string])[] = [
    ['og:type', 'website'],
    ['og:site_name', 'Gilt'],
    ['og:title', title],
    ['og:description', says],
    ['og:url', `${address}/t/${code}`],
    ['og:image', `${address}/preview/${game}.jpg`],
    ['og:image:width', '1200'],
    ['og:image:height', '630'],
    ['og:image:alt', name],
  ];
  return [
    `<title>${escaped(`${title} · Gilt`)}</title>`,
    `<meta name="description" content="${escaped(says)}" />`,
    '<meta name="robots" content="noindex" />',
    '<meta name="twitter:card" content="summary_large_image" />',
    ...properties.map(([property, content]) => `<meta property="${property}" content="${escaped(content)}" />`),
  ].join('\n    ');
}

function standing(status: Listed['status'], free: number): string {
  if (status === 'open')
    return free === 0 ? 'All seats are taken.' : free === 1 ? 'One seat is free.' : `${free} seats are free.`;
  return status === 'playing' ? 'The game has begun.' : 'The game is over.';
}

const DAY = 86_400;
function clockOf({ clock }: Listed): string {
  if (clock === null) return '';
  const [count, unit] = clock >= DAY ? [clock / DAY, 'day'] : clock >= 120 ? [clock / 60, 'minute'] : [clock, 'second'];
  const rounded = Math.round(count);
  return `${rounded} ${unit}${rounded === 1 ? '' : 's'} for each choice.`;
}

/** The page with this at its head, in place of what it says of itself everywhere else. */
export const withHead = (page: string, head: string): string =>
  page
    .replace(/\s*<meta name="description"[^>]*>/, '')
    // A function, for in a text `$&` would mean something.
    .replace(/<title>[^<]*<\/title>/, () => head);

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escaped = (text: string): string => text.replace(/[&<>"']/g, (each) => ENTITIES[each]!);
