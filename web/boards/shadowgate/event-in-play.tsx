import type { ShadowgateView } from '@gilt/games/shadowgate/secrets';
import { NONE } from '@gilt/games/shadowgate/state';
import type { JSX } from 'react';
import { Icon } from '../../furniture/icon.tsx';
import { useGame, useTable } from '../../table/view.ts';
import { say } from '../../words.ts';
import { pictureOf } from './art.ts';
import { effectTexts } from './effects.ts';
import { typeIcon } from './icons.ts';
import { useCards } from './set.ts';

/** QS-09 The event in play, what it does to whoever's turn it is, and how long it lasts. */
export const EventInPlay = (): JSX.Element => {
  const { names, you } = useTable();
  const { set } = useCards();
  const { event, eventBy } = useGame<ShadowgateView>();
  const data = event === NONE ? null : set.adventure[event]!;
  return (
    <section className="event" aria-label={say('qs.event.inPlay')} data-in={data !== null} data-spot="event">
      <Icon of={data ? pictureOf(data.name, typeIcon(-1)) : typeIcon(-1)} />
      {data?.kind === 'event' ? (
        <div>
          <h2>{data.name}</h2>
          <p>{effectTexts(data.effects).join('. ')}.</p>
          <p className="event__until">
            {eventBy === you ? say('qs.event.untilYou') : say('qs.event.until', { name: names[eventBy] ?? '' })}
          </p>
        </div>
      ) : (
        <div>
          <h2>{say('qs.event.none')}</h2>
        </div>
      )}
    </section>
  );
};
