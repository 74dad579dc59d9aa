import { openLine, type State } from '@gilt/engine/flow';
import { viewOf } from '@gilt/engine/view';
import type { JSX } from 'react';
import { writtenIn } from '../table/any-game.ts';
import { useTable } from '../table/view.ts';
import { type Stop, stateAt } from './places.ts';
import { say } from './say.ts';
import type { Tape } from './tape.ts';

/** What is written of one thing: its word, and what it is. */
interface Written {
  readonly word: string;
  readonly text: string;
}

/** All that somebody did not see, in the words in which positions are written. */
export const OpenCards = ({ tape, stop }: { tape: Tape; stop: Stop }): JSX.Element => {
  const { names, board } = useTable();
  const state = stateAt(tape.reel, stop);
  const hidden = hiddenIn(tape, state, names);
  const sealed = sealedAt(tape, stop);
  return (
    <section className="rail__part open-cards" aria-label={say('replay.open.title')}>
      <h2>{say('replay.open.title')}</h2>
      <div className="open-cards__list" data-scrolls>
        <dl>
          {names.map((name, seat) => (
            <div key={name}>
              <dt>
                <board.Portrait seat={seat} size="xs" />
                {name}
              </dt>
              {[...hidden.seats[seat]!, ...asWritten(sealed[seat]!)].map(({ word, text }) => (
                <dd key={word}>
                  <span>{word}</span> {text}
                </dd>
              ))}
            </div>
          ))}
          {hidden.table.length > 0 ? (
            <div>
              <dt>{say('replay.open.table')}</dt>
              {hidden.table.map(({ word, text }) => (
                <dd key={word}>
                  <span>{word}</span> {text}
                </dd>
              ))}
            </div>
          ) : null}
        </dl>
      </div>
    </section>
  );
};

const asWritten = (sealed: string | null): readonly Written[] =>
  sealed === null ? [] : [{ word: say('replay.open.sealed'), text: sealed }];

/** What of the table and of each seat not everybody sees. */
function hiddenIn(
  { reel: { game } }: Tape,
  state: State,
  names: readonly string[],
): { table: readonly Written[]; seats: readonly (readonly Written[])[] } {
  const fields = state as unknown as Readonly<Record<string, unknown>>;
  const seen = viewOf(game.secrets, state, null).game as Readonly<Record<string, unknown>>;
  const isHidden = (field: string): boolean => JSON.stringify(seen[field]) !== JSON.stringify(fields[field]);
  const { table, seat: own } = game.notation;
  const written = (word: string, as: Parameters<typeof writtenIn>[0], value: unknown): Written[] => {
    const text = value === undefined ? null : writtenIn(as, value, names);
    return text === null ? [] : [{ word, text: text === '-' ? say('replay.open.nothing') : text }];
  };
  return {
    table: Object.entries(table).flatMap(([word, { of, as }]) =>
      isHidden(String(of)) ? written(word, as, fields[String(of)]) : [],
    ),
    seats: names.map((_, seat) =>
      Object.entries(own).flatMap(([word, { of, as }]) =>
        isHidden(String(of)) ? written(word, as, (fields[String(of)] as readonly unknown[] | undefined)?.[seat]) : [],
      ),
    ),
  };
}

/** What each seat has chosen and nobody has turned up yet, by the name of the choice. */
export function sealedAt({ reel }: Tape, stop: Stop): readonly (string | null)[] {
  const state = stateAt(reel, stop);
  const line = state.flow.answers.some((answer) => answer >= 0) ? openLine(reel.game, state) : null;
  return state.flow.answers.map((answer) => (line && answer >= 0 ? line.question.choices.name(answer) : null));
}
