import cards from 'icon:card-play';
import { withNames } from '@gilt/engine/question';
import type { JSX } from 'react';
import { useArrows } from '../../furniture/arrows.ts';
import { CrestPortrait } from '../../furniture/crest.tsx';
import { Drawer } from '../../furniture/drawer.tsx';
import { linesOf } from '../../furniture/log.tsx';
import { OwnPlate } from '../../furniture/own-plate.tsx';
import { QuestionBar } from '../../furniture/question-bar.tsx';
import { InHand, Others, Play, Stage } from '../../furniture/regions.tsx';
import { SealButton } from '../../furniture/seal-button.tsx';
import { SeatPlate } from '../../furniture/seat.tsx';
import { say } from '../../say.ts';
import { type TableView, useTable } from '../../table/view.ts';
import type { Board } from '../board.ts';
import { pointsOf, SeatSheet, TableSheet } from './sheet.tsx';
import './plain.css';

/** So many lines of the tale stand on the table. */
const NEWEST = 5;

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
  const { you, past } = view;
  const tale = linesOf(view, past).slice(-NEWEST);
  return (
    <Play asks={you === null ? 'watch' : 'hand'}>
      <Others>
        {(seat) => (
          <SeatPlate key={seat} seat={seat} emblem={cards} sheet={<SeatSheet seat={seat} />}>
            <Points seat={seat} />
          </SeatPlate>
        )}
      </Others>
      <Stage className="plain" label={say('plain.stage')}>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
        <div className="plain__all" tabIndex={0}>
          <ol className="tale">
            {tale.map(({ key, text }) => (
              <li key={key}>{text}</li>
            ))}
          </ol>
          <TableSheet />
        </div>
      </Stage>
      <QuestionBar />
      {you === null ? null : (
        <>
          <InHand>
            <Options />
          </InHand>
          <OwnPlate score={<Points seat={you} />}>
            <Drawer
              title={say('plain.yours')}
              trigger={
                <button type="button" className="plain__open">
                  {say('plain.yours')}
                </button>
              }
            >
              <SeatSheet seat={you} />
            </Drawer>
          </OwnPlate>
          <SealButton label={(choice) => choiceText(view, choice)} />
        </>
      )}
    </Play>
  );
};

/** What somebody has so far, if the game can tell. */
const Points = ({ seat }: { seat: number }): JSX.Element | null => {
  const points = pointsOf(useTable(), seat);
  return points === null ? null : <span className="points">{say('points', { points })}</span>;
};

/** Every option is a button; arrows move between them. */
const Options = (): JSX.Element => {
  const view = useTable();
  const { now, picked, pick } = view;
  const { list, move } = useArrows<HTMLUListElement>();
  return (
    <ul className="options" aria-label={say('plain.options')} ref={list} onKeyDown={move}>
      {(now?.asked?.names ?? []).map((choice, i) => (
        <li key={choice}>
          <button
            type="button"
            className="option"
            data-pick={choice}
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
  Portrait: CrestPortrait,
  plan: () => null,
  question: () => null,
  heading: () => null,
};
