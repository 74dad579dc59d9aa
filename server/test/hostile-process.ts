import { hostile, type Tally } from './hostile.ts';

/** What those who mean harm are told: where the server is, whose tables there are, when it is over. */
export interface News {
  readonly address?: string;
  readonly code?: string;
  /** They begin: so many of them, and with which attacks, by name; none named: all. */
  readonly begin?: number;
  readonly only?: readonly string[];
  readonly over?: true;
}

/** They have a process of their own: how long people wait must not depend on how busy their enemies are. */
const codes: string[] = [];
const tally: Tally = {};
let address = '';
let over = false;
process.on('message', (news: News) => {
  address = news.address ?? address;
  if (news.code !== undefined) codes.push(news.code);
  if (news.begin !== undefined) {
    const field = { address: () => address, codes: () => codes, isOver: () => over, tally };
    for (let i = 0; i < news.begin; i++) void hostile(field, i, news.only);
  }
  if (news.over) {
    over = true;
    process.send!(tally, () => process.exit(0));
  }
});
// Whoever started them has gone.
process.on('disconnect', () => process.exit(0));
