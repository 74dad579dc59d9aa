import cards from 'icon:card-play';
import bubble from 'icon:chat-bubble';
import quill from 'icon:scroll-quill';
import { type JSX, useEffect, useState } from 'react';
import { Icon } from '../furniture/icon.tsx';
import { linesOf } from '../furniture/log.tsx';
import { say } from '../say.ts';
import { useTable } from './view.ts';

const TABS = ['table', 'talk', 'log'] as const;
export type Tab = (typeof TABS)[number];
const ICONS: Readonly<Record<Tab, string>> = { table: cards, talk: bubble, log: quill };

/** Where there is no room for the rail: the newest line, and one thing at a time. */
export const Tabs = ({ tab, setTab }: { tab: Tab; setTab: (tab: Tab) => void }): JSX.Element => {
  const view = useTable();
  const { known } = view;
  const said = known.past.filter(({ what }) => what.type === 'said' || what.type === 'promised').length;
  const [read, setRead] = useState(said);
  useEffect(() => {
    if (tab === 'talk') setRead(said);
  }, [tab, said]);
  // What is said comes at once, what happened when it has been shown.
  const talk = known.past.findLast(({ what }) => what.type === 'said');
  const told = view.past.findLast(({ events = [] }) => events.length > 0);
  const newest = talk && talk.n > (told?.n ?? 0) ? talk : told;
  const line = newest?.what.type === 'said' ? newest.what.text : newest && linesOf(view, [newest]).at(-1)?.text;
  return (
    <>
      <p className="r-peek" aria-hidden="true">
        {newest?.what.type === 'said' ? <b>{newest.what.name}</b> : null} <span>{line}</span>
      </p>
      <nav className="r-tabs" aria-label={say('tabs')}>
        {TABS.map((each) => (
          <button
            key={each}
            type="button"
            data-tab={each}
            aria-label={each === 'talk' && said > read ? say('tab.unread', { count: said - read }) : say(`tab.${each}`)}
            aria-current={each === tab ? 'page' : undefined}
            onClick={() => setTab(each)}
          >
            <Icon of={ICONS[each]} />
            <span>{say(`tab.${each}`)}</span>
            {each === 'talk' && said > read ? <b>{said - read}</b> : null}
          </button>
        ))}
      </nav>
    </>
  );
};
