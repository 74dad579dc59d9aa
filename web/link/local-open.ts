import type { ToServer } from '@gilt/protocol/to-server';
import { gameInfo } from '../games.ts';
import { say } from '../say.ts';
import type { Link, OpenLink } from './link.ts';
import { keptTable } from './local-keep.ts';

/** The way to a table of this page. Rules and bots are loaded first. */
export const localTo =
  (code: string): OpenLink =>
  (listener) => {
    let link: Link | null = null;
    let closed = false;
    const early: ToServer[] = [];

    async function open(): Promise<void> {
      const kept = keptTable(code);
      const info = kept && gameInfo(kept.game);
      if (!kept || !info) {
        listener.gone(say('table.notHere'), false);
        return;
      }
      const [{ localLink }, game] = await Promise.all([import('./local.ts'), info.load()]);
      if (closed) return;
      link = localLink(kept, game, listener);
      for (const request of early) link.send(request);
    }

    void open();
    return {
      send(request) {
        if (link) link.send(request);
        else early.push(request);
      },
      hold: (seat) => link?.hold?.(seat),
      again: () => link?.again(),
      close() {
        closed = true;
        link?.close();
      },
    };
  };
