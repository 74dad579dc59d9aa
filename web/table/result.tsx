import { type JSX, useState } from 'react';
import { goTo } from '../address.ts';
import { api } from '../api.ts';
import { keepNumber, newNumber, sitDown } from '../deal-number.ts';
import { Drawer } from '../furniture/drawer.tsx';
import { Log } from '../furniture/log.tsx';
import { PlainScores } from '../furniture/plain-scores.tsx';
import { keptTable } from '../link/local-keep.ts';
import { reviewAddress } from '../review/address.ts';
import { askedIn } from '../review/asked.ts';
import { say } from '../say.ts';
import { Verify } from './fair-deal.tsx';
import { PromiseTally } from './promise-tally.tsx';
import { besides, JoinRematch, PlayAgain } from './rematch.tsx';
import { type TableView, useTable } from './view.ts';
import '../look/result.css';

/** A longer name is set smaller. */
const LONG = 12;

/** How it came out, and what made it so. */
export const Result = (): JSX.Element => {
  const { table, board } = useTable();
  if (!table.outcome)
    return (
      <main className="final">
        <h2>{say(`status.${table.status}`)}</h2>
        <p>{table.why}</p>
        {table.rematch ? <JoinRematch code={table.rematch} /> : null}
        <After />
      </main>
    );
  return (
    <main className="final">
      <Winners />
      {table.rematch ? <JoinRematch code={table.rematch} /> : null}
      {board.ScoreSheet ? <board.ScoreSheet /> : <PlainScores />}
      <After />
    </main>
  );
};

/** Who has won, and by what. */
export const Winners = (): JSX.Element => {
  const view = useTable();
  const { table, names, board } = view;
  const { winners, scores } = table.outcome!;
  const best = scores[winners[0]!]!.total;
  const byTie = scores.filter(({ total }) => total === best).length > winners.length;
  return (
    <header className="final__head" id="question" tabIndex={-1}>
      <board.Portrait seat={winners[0]!} size="xl" />
      <div>
        <p className="kicker">{kicker(view, byTie)}</p>
        <h2 className="foil-text" data-long={winners.some((seat) => names[seat]!.length > LONG)}>
          {say('result.wins', { names: winners.map((seat) => names[seat]!), count: winners.length })}
        </h2>
      </div>
    </header>
  );
};

function kicker({ table, you }: TableView, byTie: boolean): string {
  const { winners } = table.outcome!;
  if (byTie) return say('result.byTie');
  if (winners.length > 1) return say('result.shared');
  return say(you !== null && winners.includes(you) ? 'result.you' : 'result.over');
}

/** Promises, the deal, the record, and what next. */
const After = (): JSX.Element => {
  const view = useTable();
  const { table } = view;
  const asked = askedIn(table.code).length;
  return (
    <>
      <div className="after">
        <PromiseTally />
        {table.dealing.secret ? (
          <section className="note">
            <h3>{say('fair.was')}</h3>
            <p>{say('fair.wasExplained')}</p>
            <Verify />
          </section>
        ) : null}
        <section className="note">
          <h3>{say('record')}</h3>
          <p>{say('record.explained')}</p>
          {asked > 0 ? <p>{say('coach.asked', { count: asked })}</p> : null}
          <p className="note__row">
            <button
              type="button"
              className="btn btn--sm"
              onClick={() => void import('./record.ts').then(({ download }) => download(view))}
            >
              {say('record.download')}
            </button>
            <Drawer
              title={say('log')}
              wide
              trigger={
                <button type="button" className="btn btn--sm">
                  {say('record.log')}
                </button>
              }
            >
              <Log />
            </Drawer>
          </p>
        </section>
      </div>
      <Actions />
    </>
  );
};

const Actions = (): JSX.Element => {
  const view = useTable();
  const { table, you } = view;
  const [trouble, setTrouble] = useState<string | null>(null);
  return (
    <div className="final__act">
      {table.rematch || (you === null && !view.passing) ? null : (
        <PlayAgain play={(game) => void again(view, game).catch((error: Error) => setTrouble(error.message))} />
      )}
      {table.outcome ? (
        <button type="button" className="btn" onClick={() => goTo(`/replay/${table.code}`)}>
          {say('result.watch')}
        </button>
      ) : null}
      {table.outcome && you !== null ? (
        <button type="button" className="btn" onClick={() => goTo(reviewAddress(table.code, you))}>
          {say('result.review')}
        </button>
      ) : null}
      <button type="button" className="btn" onClick={() => goTo('/')}>
        {say('toLobby')}
      </button>
      {trouble ? <p role="alert">{trouble}</p> : null}
    </div>
  );
};

/** The same people once more, at this game or another. */
async function again({ local, table, you }: TableView, game: string): Promise<void> {
  if (!local) {
    const number = newNumber();
    const code = await api.rematch(table.code, number, game);
    // Somebody else may have been first: then theirs is joined.
    const { mine } = await api.invitation(code);
    if (mine) keepNumber(code, number);
    else await sitDown(code);
    // Nobody has to be waited for at a table with bots alone.
    const alone = table.seats.every(({ kind }, seat) => kind === 'bot' || seat === you);
    if (alone) await api.start(code).catch(() => undefined);
    goTo(besides(code));
    return;
  }
  const before = keptTable(table.code);
  const kept = before?.lines[0]?.happening;
  if (kept?.type !== 'created') return;
  const { newLocalTable } = await import('../link/local-new.ts');
  const number = newNumber();
  const { options, clock, minutes, standIn } = kept.terms;
  const seats = kept.bots.map((bot) => bot ?? 'me');
  const code = await newLocalTable(
    { game: table.game, options: options as Record<string, unknown>, seats, clock, minutes, standIn },
    number,
    before?.names ? { names: Object.values(before.names) } : {},
  );
  keepNumber(code, number);
  goTo(`/solo/${code}`);
}
