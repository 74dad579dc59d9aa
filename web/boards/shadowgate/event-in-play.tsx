import { NONE } from '@gilt/games/shadowgate/state';
import type { JSX } from 'react';
import { Drawer } from '../../furniture/drawer.tsx';
import { Icon } from '../../furniture/icon.tsx';
import { useTable } from '../../table/view.ts';
import { pictureOf } from './art.ts';
import { effectTexts } from './effects.ts';
import { typeIcon } from './icons.ts';
import { say } from './say.ts';
import { useCards, useCastle } from './set.ts';

/** QS-09 The event in play, what it does to whoever's turn it is, and how long it lasts. */
export const EventInPlay = (): JSX.Element => {
  const { names, you } = useTable();
  const { set } = useCards();
  const { event, eventBy } = useCastle();
  const data = event === NONE ? null : set.adventure[event]!;
  const text = data?.kind === 'event' ? `${effectTexts(data.effects).join('. ')}.` : null;
  const until = eventBy === you ? say('qs.event.untilYou') : say('qs.event.until', { name: names[eventBy] ?? '' });
  return (
    <section className="event" aria-label={say('qs.event.inPlay')} data-in={data !== null} data-spot="event">
      <Icon of={data ? pictureOf(data.name, typeIcon(-1)) : typeIcon(-1)} />
      <h2 className="label" data-cut>
        {data ? data.name : say('qs.event.none')}
      </h2>
      {text === null ? null : (
        <>
          <p className="event__text">{text}</p>
          <p className="event__until">{until}</p>
          <Drawer
            title={data!.name}
            trigger={<button type="button" className="opens" aria-label={`${say('qs.event.inPlay')}: ${data!.name}`} />}
          >
            <p>{text}</p>
            <p>{until}</p>
          </Drawer>
        </>
      )}
    </section>
  );
};
