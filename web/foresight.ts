import { addressOf } from './address.ts';
import { boardOf, gameInfo } from './games.ts';

/** Whoever comes by the link of a table will need its game: it is fetched while the table itself is still being opened. */
export async function foresee(): Promise<void> {
  const address = addressOf(location);
  if (address.page !== 'table') return;
  void import('./table/page.tsx');
  const answer = await fetch(`/api/tables/${encodeURIComponent(address.code)}`).catch(() => null);
  const { game } = answer?.ok ? ((await answer.json()) as { game?: string }) : {};
  const info = gameInfo(game ?? '');
  await Promise.all([info?.load(), info && boardOf(info)]);
}
