import { CARDS } from '@gilt/games/greedquest/cards';
import type { GreedQuestView } from '@gilt/games/greedquest/secrets';
import type { JSX } from 'react';
import { Crest } from '../../furniture/crest.tsx';
import { Drawer } from '../../furniture/drawer.tsx';
import { howMany } from '../../furniture/how-many.ts';
import { useGame, useTable } from '../../table/view.ts';
import { CardChip } from './cards.tsx';
import { say } from './say.ts';

/** How many cards lie where; all that lies open can be looked through, of everybody. */
export const Piles = ({ seat }: { seat: number | null }): JSX.Element => {
  const { names } = useTable();
  const { piles, discards, dead } = useGame<GreedQuestView>();
  return (
    <Drawer
      title={say('gq.piles')}
      wide
      trigger={
        <button type="button" className="piles-open">
          {seat === null
            ? say('gq.piles')
            : say('gq.piles.own', {
                pile: piles[seat]!,
                discards: discards[seat]!.length,
                dead: dead[seat]!.length,
              })}
        </button>
      }
    >
      <div className="piles">
        <p>{say('gq.piles.why')}</p>
        {names.map((name, owner) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
          <section key={owner}>
            <h3>
              <Crest seat={owner} name={name} size="xs" /> <span>{name}</span>
            </h3>
            <PilesOf seat={owner} />
          </section>
        ))}
      </div>
    </Drawer>
  );
};

/** What lies before a player, and what everybody can work out. */
export const PilesOf = ({ seat }: { seat: number }): JSX.Element => {
  const { piles, hands, known, discards, dead } = useGame<GreedQuestView>();
  const hand = hands[seat]!;
  return (
    <>
      <p>{say('gq.piles.counts', { pile: piles[seat]!, hand: howMany(hand) })}</p>
      {typeof hand === 'number' ? null : <Chips title={say('gq.piles.hand')} cards={hand} />}
      <Chips title={say('gq.piles.known')} cards={known[seat]!} />
      <Chips title={say('gq.piles.discards')} cards={discards[seat]!} />
      <Chips title={say('gq.piles.dead')} cards={dead[seat]!} />
    </>
  );
};

/** Cards in the order in which they act, equal ones counted. */
export const Chips = ({ title, cards }: { title: string; cards: readonly number[] }): JSX.Element | null => {
  if (cards.length === 0) return null;
  return (
    <div className="chips">
      <b className="label">{title}</b>
      <ul>
        {CARDS.map(({ id }, card) => {
          const count = cards.filter((each) => each === card).length;
          return count === 0 ? null : (
            <li key={id}>
              <CardChip card={card} count={count} />
            </li>
          );
        })}
      </ul>
    </div>
  );
};
