import { DECK } from '@gilt/games/shadowgate/card-set';
import type { Castle } from '@gilt/games/shadowgate/castle';
import { topAvailable } from '@gilt/games/shadowgate/quest-deck';
import { NONE } from '@gilt/games/shadowgate/state';
import { type JSX, useState } from 'react';
import { CardBack } from '../../cards/card.tsx';
import { useArrows } from '../../furniture/arrows.ts';
import { FlyIn } from '../../furniture/fly-in.tsx';
import { Stage } from '../../furniture/regions.tsx';
import { useTable } from '../../table/view.ts';
import { AdventureCard, AdventureFace, adventureWords, EMBLEM, QuestFace, questWords } from './cards.tsx';
import { EventInPlay } from './event-in-play.tsx';
import { ForYou, outlookOf } from './for-you.tsx';
import { LookedAt } from './looked-at.tsx';
import { ACT, DRAW, LEVEL, type Plan } from './plan.ts';
import { say } from './say.ts';
import { useCards, useCastle } from './set.ts';
import { StaffOfAges } from './staff.tsx';
import { Thefts, theftsIn } from './thefts.tsx';
import { TurnStrip } from './turn-strip.tsx';

/** QS-08 The available quests, the one on top of the deck last. */
const sidesOf = ({ quests, questTop }: Castle): number[] => [...quests, ...(questTop === NONE ? [] : [questTop])];

/** What lies on the table for everybody: quests, pool, the staff, the event, and what is going on. `plan`: what you are about to do, if you are asked. */
export const QuestStage = ({ plan = null }: { plan?: Plan | null }): JSX.Element => {
  const { now } = useTable();
  const cards = useCards();
  const game = useCastle();
  const thefts = theftsIn(cards, game, now?.asked ?? null);
  const [stealing, setStealing] = useState(false);
  const shown = stealing && thefts.length > 0;
  const where = now?.asked?.where;
  const aims = plan !== null && (where === LEVEL || plan.deed?.type === 'quest' || isRansom(plan));
  return (
    <Stage
      className={`shared ${where === DRAW ? 'is-drawing' : ''}`}
      label={say('qs.stage')}
      cols={sidesOf(game).length}
    >
      <TurnStrip>
        {thefts.length > 0 ? (
          <fieldset className="sides" aria-label={say('qs.switch')}>
            <button type="button" aria-pressed={!shown} onClick={() => setStealing(false)}>
              {say('qs.quests')}
            </button>
            <button type="button" aria-pressed={shown} onClick={() => setStealing(true)} data-key="steal">
              {say('qs.steal.count', { count: thefts.length })}
            </button>
          </fieldset>
        ) : null}
      </TurnStrip>
      {shown ? <Thefts choices={thefts} /> : <Quests />}
      <Pool />
      <div className="beside">
        {aims ? (
          <LookedAt plan={plan} />
        ) : (
          <>
            <StaffOfAges />
            <EventInPlay />
          </>
        )}
      </div>
    </Stage>
  );
};

const isRansom = ({ deed, purse }: Plan): boolean => deed?.type === 'theft' && purse === null;

/** QS-08 The available quests: what can be done now is lit. */
const Quests = (): JSX.Element => {
  const { now, you, picked, pick } = useTable();
  const cards = useCards();
  const game = useCastle();
  const { list, move } = useArrows<HTMLUListElement>();
  const acting = now?.asked?.where === ACT;
  return (
    <ul className="quests" aria-label={say('qs.quests')} ref={list} onKeyDown={move}>
      {sidesOf(game).map((side, i) => {
        const choice = cards.quests.ids[side]!;
        const lit = acting && now!.asked!.names.includes(choice);
        const late = side === game.questTop && !topAvailable(game);
        const outlook =
          you === null || late ? null : outlookOf(cards, game, you, { type: 'quest', side }, acting && !lit);
        return (
          <li key={side} className={late ? 'is-late' : ''} data-spot={`quest-${side}`}>
            <FlyIn from="quest-deck">
              <button
                type="button"
                className={`card card--shadow card--sq ${lit ? 'is-lit' : ''} ${acting && !lit ? 'is-dear' : ''}`}
                aria-pressed={picked === choice}
                aria-disabled={!lit}
                data-pick={lit ? choice : undefined}
                onClick={() => lit && pick(picked === choice ? null : choice)}
                data-digit={lit && picked === null ? i + 1 : undefined}
              >
                <span className="vh">{[questWords(cards, side), outlook?.words ?? ''].filter(Boolean).join('. ')}</span>
                <span className="face" aria-hidden="true">
                  <QuestFace side={side} {...(outlook ? { short: outlook.short } : {})} rungs={outlook?.rungs} />
                </span>
              </button>
            </FlyIn>
            {late ? <p className="for-you">{say('qs.quest.late')}</p> : outlook ? <ForYou outlook={outlook} /> : null}
          </li>
        );
      })}
      <li className="vh">{say('qs.quests.left', { count: game.questDeck })}</li>
    </ul>
  );
};

/** QS-08 The pool and the deck: what can be drawn from. */
const Pool = (): JSX.Element => {
  const { now, seal } = useTable();
  const cards = useCards();
  const game = useCastle();
  const { list, move } = useArrows<HTMLUListElement>();
  const drawing = now?.asked?.where === DRAW ? now.asked.names : [];
  return (
    <section className="pool" aria-label={say('qs.pool')}>
      <h2 className="label">{say('qs.pool')}</h2>
      <ul ref={list} onKeyDown={move}>
        {game.pool.map((card, i) => (
          <li key={card} data-spot={`card-${card}`}>
            {drawing.includes(cards.adventure.ids[card]!) ? (
              <button
                type="button"
                className="card card--shadow is-lit"
                data-at-once={cards.adventure.ids[card]}
                onClick={() => seal(cards.adventure.ids[card]!)}
                data-digit={i + 1}
              >
                <span className="vh">{say('qs.draw.take', { card: adventureWords(cards, card) })}</span>
                <span className="face" aria-hidden="true">
                  <AdventureFace card={card} />
                </span>
              </button>
            ) : (
              <FlyIn from="deck">
                <AdventureCard card={card} />
              </FlyIn>
            )}
          </li>
        ))}
        <li className="deck" data-spot="deck">
          {drawing.includes(DECK) ? (
            <button
              type="button"
              className="is-lit"
              data-at-once={DECK}
              onClick={() => seal(DECK)}
              data-digit={game.pool.length + 1}
              aria-label={say('qs.draw.deck', { count: game.deck })}
            >
              <CardBack emblem={EMBLEM} />
            </button>
          ) : (
            <CardBack emblem={EMBLEM} />
          )}
          <p>{say('qs.deck', { count: game.deck })}</p>
        </li>
      </ul>
    </section>
  );
};
