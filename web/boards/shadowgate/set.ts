import type { Seat } from '@gilt/engine/seat';
import type { Cards } from '@gilt/games/shadowgate/cards';
import type { Castle } from '@gilt/games/shadowgate/castle';
import type { Event } from '@gilt/games/shadowgate/events';
import { cardsFor, houseCards } from '@gilt/games/shadowgate/house';
import type { ShadowgateView } from '@gilt/games/shadowgate/secrets';
import { NONE } from '@gilt/games/shadowgate/state';
import { useContext } from 'react';
import { TableContext, type TableView, useGame, useTable } from '../../table/view.ts';
import { GLANCE } from './story.ts';

/** The table around it. */
export type CastleTable = TableView<ShadowgateView, Event>;
export const useCastleTable = useTable<ShadowgateView, Event>;
export const useCastle = useGame<ShadowgateView>;

/** What is being shown instead of the table; what is only glanced at is seen on it. */
export function useScene(): CastleTable['scene'] {
  const { scene } = useCastleTable();
  return scene?.beat === GLANCE ? null : scene;
}

/** The cards of this table: the house set, or the set that came with the table. */
export const cardsAt = ({ game }: Pick<CastleTable, 'game'>): Cards => cardsFor(game.cards?.other ?? null);

/** The same inside a component; where there is no table around it, as in the rules, the house set. */
export function useCards(): Cards {
  const view = useContext(TableContext);
  return view ? cardsAt(view) : houseCards;
}

/** QS-07 Whether somebody has both a character and an ability by now. */
export const isReady = ({ characters, abilities }: Pick<Castle, 'characters' | 'abilities'>, seat: Seat): boolean =>
  characters[seat] !== NONE && abilities[seat] !== NONE;
