import flame from 'icon:flame';
import { turnsLeft } from '@gilt/games/shadowgate/adventure';
import { type Castle, inTurnOf } from '@gilt/games/shadowgate/castle';
import { type Deed, underWay } from '@gilt/games/shadowgate/deeds';
import { NONE } from '@gilt/games/shadowgate/state';
import { actionsBy } from '@gilt/games/shadowgate/turn';
import type { JSX, ReactNode } from 'react';
import { Icon } from '../../furniture/icon.tsx';
import { useTable } from '../../table/view.ts';
import { Places } from './places.tsx';
import { Portrait } from './portrait.tsx';
import { useRecaps } from './recap.ts';
import { say } from './say.ts';
import { useCards, useCastle } from './set.ts';

/** Whose turn it is, the light that is left, and what they are at. */
export const TurnStrip = ({ children }: { children?: ReactNode }): JSX.Element | null => {
  const { names, you, now } = useTable();
  const cards = useCards();
  const game = useCastle();
  const recaps = useRecaps();
  if (game.active === NONE) return null;
  const { stack } = now!.view.flow;
  const begun = underWay(stack);
  const draws = stack.some(({ procedure }) => procedure === 'drawPhase');
  return (
    <div className="turn" data-yours={game.active === you}>
      <p className="turn__who">
        <Portrait seat={game.active} size="xs" />
        <b>{game.active === you ? say('qs.turn.yours') : say('qs.turn.of', { name: names[game.active]! })}</b>
      </p>
      {game.torch === NONE ? (
        <p className="turn__dark">{say(draws ? 'qs.turn.draws' : 'qs.turn.dark')}</p>
      ) : (
        <Actions left={game.actions} of={actionsBy(cards, inTurnOf(game, game.active), game.torch)} />
      )}
      <div className="turn__deed" data-spot="deed">
        {begun ? (
          <>
            <b data-cut>{deedName(cards, begun.deed)}</b>
            {begun.missing ? (
              <>
                <Places of={begun.missing} look="line" label={say('qs.missing')} />
                <i aria-hidden="true">{say('qs.missing')}</i>
              </>
            ) : null}
          </>
        ) : (
          <span className="turn__recap" data-cut>
            {(recaps[game.active]?.deeds ?? []).join(' · ')}
          </span>
        )}
      </div>
      <LastTurns game={game} />
      {children}
    </div>
  );
};

/** What something is called that is being done. */
export function deedName({ adventure, quests }: ReturnType<typeof useCards>, deed: Deed): string {
  switch (deed.type) {
    case 'quest':
      return quests.names[deed.side]!;
    case 'item':
    case 'theft':
      return adventure.names[deed.card]!;
    case 'staff':
    case 'cycle':
    case 'done':
      return say(`qs.deed.${deed.type}`);
  }
}

/** QS-11 The actions that are left, as flames. */
const Actions = ({ left, of }: { left: number; of: number }): JSX.Element => (
  <p className="turn__light" role="img" aria-label={say('qs.actions', { left })}>
    {Array.from({ length: Math.max(left, of) }, (_, i) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: a flame is its place
      <Icon key={i} of={flame} className={i < left ? '' : 'is-out'} />
    ))}
    <span aria-hidden="true">{say('qs.actions.short', { left })}</span>
  </p>
);

/** QS-28 Who still has a turn once the last round has begun. */
const LastTurns = ({ game }: { game: Castle }): JSX.Element | null => {
  const { names, you, table } = useTable();
  if (game.final === NONE) return null;
  const left = turnsLeft(game, table.players).map((seat) => (seat === you ? say('you') : names[seat]!));
  return (
    <p className="turn__last">
      <b>{say('qs.last')}</b> {say('qs.last.left', { names: left })}
    </p>
  );
};
