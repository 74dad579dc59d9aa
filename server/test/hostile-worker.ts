import { constants, setPriority } from 'node:os';
import { parentPort } from 'node:worker_threads';
import { hostile } from './hostile.ts';

/** What those who mean harm are told: where the server is, whose tables there are, when it is over. */
export interface News {
  readonly address?: string;
  readonly code?: string;
  readonly begin?: number;
  readonly over?: true;
}

// Enemies have computers of their own: where there are fewer processors than threads, theirs gives way to the server and to whoever measures.
if (process.platform === 'linux') setPriority(constants.priority.PRIORITY_BELOW_NORMAL);

/** They have a thread of their own: how long people wait must not depend on how busy their enemies are. */
const codes: string[] = [];
let address = '';
let over = false;
let all: Promise<number[]> = Promise.resolve([]);
parentPort!.on('message', async (news: News) => {
  address = news.address ?? address;
  if (news.code !== undefined) codes.push(news.code);
  if (news.begin !== undefined)
    all = Promise.all(
      Array.from({ length: news.begin }, (_, i) =>
        hostile({ address: () => address, codes: () => codes, isOver: () => over }, i),
      ),
    );
  if (news.over) {
    over = true;
    const tried = await all;
    parentPort!.postMessage(tried.reduce((sum, each) => sum + each, 0));
  }
});
