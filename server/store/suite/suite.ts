import { backupSuite } from './backup.ts';
import { logSuite } from './log.ts';
import { noticesSuite } from './notices.ts';
import type { Opening } from './opening.ts';
import { peopleSuite } from './people.ts';
import { putAwaySuite } from './put-away.ts';
import { tablesSuite } from './tables.ts';

/** Holds a store to what `store.ts` says. */
export function storeSuite(name: string, opening: Opening): void {
  putAwaySuite(name, opening);
  logSuite(name, opening);
  tablesSuite(name, opening);
  peopleSuite(name, opening);
  noticesSuite(name, opening);
  backupSuite(name, opening);
}
