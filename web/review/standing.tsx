import type { JSX } from 'react';
import { Enlarge } from '../furniture/enlarge.tsx';
import { Scenes } from '../look/scenes.tsx';
import { useTable } from '../table/view.ts';
import '../look/furniture.css';
import '../look/cards.css';
import '../look/room.css';
import '../look/table.css';
import '../look/sizes.css';
import '../look/seats.css';
import '../look/question.css';
import '../look/hand.css';
import '../look/rail.css';
import '../look/turned.css';
import '../look/drawer.css';

/** The board within a page: the table as it stands, without bar and rail. */
export const Standing = ({ label }: { label: string }): JSX.Element => {
  const { game, board } = useTable();
  return (
    <section className="standing table-room" data-game={game.id} aria-label={label}>
      <Scenes />
      <Enlarge />
      <div className="frame">
        <div className="table" data-tab="table">
          <board.Table />
        </div>
      </div>
    </section>
  );
};
