import { useEffect, useRef } from 'react';
import { say } from '../say.ts';
import { settings } from '../settings.ts';
import { sound, vibrate } from '../sounds.ts';
import { useTurns } from '../turns.ts';
import type { TableView } from './view.ts';

/** Reaches people who look elsewhere: the title of the tab, a sound, and a notification if they allow it. */
export function useYourTurn(view: TableView | null): void {
  const game = view?.game.name ?? null;
  const latest = view?.known.latest?.now ?? null;
  const question = latest?.asked && latest.chosen === null ? latest.asked.number : null;
  const elsewhere = useTurns(view?.table.code).length > 0;
  const rematch = view?.known.latest?.table.rematch ?? null;
  const rung = useRef<number | null>(null);
  const title =
    rematch !== null
      ? 'title.rematch'
      : question !== null
        ? 'title.yourTurn'
        : elsewhere
          ? 'title.elsewhere'
          : 'title.table';
  useEffect(() => {
    document.title = game === null ? say('gilt') : say(title, { game });
    return () => {
      document.title = say('gilt');
    };
  }, [game, title]);
  useEffect(() => {
    if (rematch !== null) sound('yourTurn');
  }, [rematch]);
  useEffect(() => {
    if (question === null || question === rung.current) return;
    rung.current = question;
    // A phone that is a hand lies on the table: it calls for its owner.
    if (!document.hidden && !location.pathname.startsWith('/hand/')) return vibrate('yourTurn');
    sound('yourTurn');
    if (!document.hidden) return;
    if (settings().notify && 'Notification' in window && Notification.permission === 'granted')
      new Notification(say('notify.title'), { body: say('notify.text', { game: game ?? '' }), tag: 'gilt' });
  }, [question, game]);
}
