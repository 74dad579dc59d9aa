import cards from 'icon:card-play';
import { withNames } from '@gilt/engine/question';
import { type JSX, type KeyboardEvent, useRef } from 'react';
import { Crest } from '../../furniture/crest.tsx';
import { linesOf } from '../../furniture/log.tsx';
import { QuestionBar } from '../../furniture/question-bar.tsx';
import { SealButton } from '../../furniture/seal-button.tsx';
import { Badges, SeatPlate } from '../../furniture/seat.tsx';
import { type TableView, useTable } from '../../table/view.ts';
import { say } from '../../words.ts';
import type { Board } from '../board.ts';
import { SeatSheet, TableSheet } from './sheet.tsx';
import './plain.css';

/** So many lines of the tale stand on the table. */
const NEWEST = 5;

const Portrait = ({ seat, size = 'md' }: { seat: number; size?: 'xs' | 'sm' | 'md' | 'xl' }): JSX.Element => {
  const { names } = useTable();
  return <Crest seat={seat} name={names[seat] ?? ''} size={size} />;
};

/** What a choice is called, in the words of the game. */
function choiceText({ game, speaker, now, names }: TableView, choice: string): string {
  try {
    return speaker.say(game.words.choice(now!.asked!.where, choice));
  } catch {
    return withNames(choice, names);
  }
}

/** A table for any game: what is known, in words; choices are buttons. */
const Table = (): JSX.Element => {
  const view = useTable();
  const { table, you, names, past } = view;
  const tale = linesOf(view, past).slice(-NEWEST);
  return (
    <main className="board board--plain">
      <ul className="seats" aria-label={say('players')} data-count={table.players}>
        {table.seats.map((_, seat) =>
          seat === you ? null : (
            // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
            <SeatPlate key={seat} seat={seat} emblem={cards}>
              <SeatSheet seat={seat} />
            </SeatPlate>
          ),
        )}
      </ul>
      <section className="plain-stage" aria-label={say('plain.stage')}>
        <ol className="tale">
          {tale.map(({ key, text }) => (
            <li key={key}>{text}</li>
          ))}
        </ol>
        <TableSheet />
      </section>
      <QuestionBar />
      <section className="you you--plain" aria-label={say('yourSeat')}>
        {you === null ? (
          <p className="watching">{say('watching')}</p>
        ) : (
          <>
            <div className="you__seat">
              <Portrait seat={you} />
              <div>
                <h3>
                  {names[you]} <Badges seat={you} />
                </h3>
                <SeatSheet seat={you} />
              </div>
            </div>
            <Options />
            <SealButton label={(choice) => choiceText(view, choice)} />
          </>
        )}
      </section>
    </main>
  );
};

/** Every option is a button; arrows move between them. */
const Options = (): JSX.Element => {
  const view = useTable();
  const { now, picked, pick } = view;
  const list = useRef<HTMLUListElement>(null);
  function move(event: KeyboardEvent): void {
    const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
    if (!step) return;
    event.preventDefault();
    const buttons = [...(list.current?.querySelectorAll('button') ?? [])];
    const at = buttons.indexOf(document.activeElement as HTMLButtonElement);
    buttons[(at + step + buttons.length) % buttons.length]?.focus();
  }
  return (
    <ul className="options" aria-label={say('plain.options')} ref={list} onKeyDown={move}>
      {(now?.asked?.names ?? []).map((choice, i) => (
        <li key={choice}>
          <button
            type="button"
            className="option"
            data-pick
            aria-pressed={choice === picked || choice === now!.chosen}
            onClick={() => pick(choice)}
            data-digit={i < 9 ? i + 1 : undefined}
          >
            {choiceText(view, choice)}
          </button>
        </li>
      ))}
    </ul>
  );
};

export const board: Board = {
  Table,
  Portrait,
  isScene: () => false,
  question: () => null,
  heading: () => null,
};
