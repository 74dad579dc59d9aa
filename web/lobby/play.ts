import type { NewTable } from '@gilt/protocol/lobby';
import { goTo } from '../address.ts';
import type { GameInfo } from '../games.ts';
import { say } from '../say.ts';
import { cookiesRefused } from '../storage.ts';

/** Who plays against you if you do not say. */
export const USUAL_BOT = 'normal';

/** Sets a table, on the server if it is there and in this page if not, and goes to it. */
export async function setTable(wanted: NewTable): Promise<void> {
  const [{ api, Trouble }, { keepNumber, newNumber }] = await Promise.all([
    import('../api.ts'),
    import('../deal-number.ts'),
  ]);
  const number = newNumber();
  if (cookiesRefused && wanted.seats.includes('open')) throw new Trouble(say('cookies.friends'), false);
  try {
    // Whom the server cannot know again plays in this page.
    if (cookiesRefused) throw new Trouble(say('cookies.refused'), false);
    const code = await api.newTable({ ...wanted, number });
    keepNumber(code, number);
    goTo(`/t/${code}`);
  } catch (error) {
    if (!(error instanceof Trouble) || error.reached) throw error;
    if (wanted.seats.includes('open')) throw error;
    const { newLocalTable } = await import('../link/local-new.ts');
    const code = await newLocalTable(wanted, number);
    keepNumber(code, number);
    goTo(`/solo/${code}`);
  }
}

/** One click: you and as many bots as make the usual table. */
export const playNow = ({ id, usual }: GameInfo): Promise<void> =>
  setTable({
    game: id,
    seats: Array.from({ length: usual }, (_, seat) => (seat === 0 ? 'me' : USUAL_BOT)),
    start: true,
  });
