import { useSyncExternalStore } from 'react';

/** Where in the house somebody is. */
export type Address =
  | { readonly page: 'lobby' }
  | { readonly page: 'table'; readonly code: string }
  /** The same table on a phone that holds your cards, while the board stands on a screen. */
  | { readonly page: 'hand'; readonly code: string }
  /** A table on a big screen, and what lets it in where not everybody may watch. */
  | { readonly page: 'screen'; readonly code: string; readonly pass: string | null }
  /** A table of this page, without a server. */
  | { readonly page: 'solo'; readonly code: string }
  | { readonly page: 'link'; readonly token: string }
  | { readonly page: 'rules'; readonly game: string; readonly clause: string | null }
  /** A game that is watched again; without a code one that is in a file. */
  | { readonly page: 'replay'; readonly code: string }
  /** What a game that is over is made of; without a code one that is in a file. */
  | { readonly page: 'review'; readonly code: string }
  /** Positions of a game in which one choice is worth more than another. */
  | { readonly page: 'puzzles'; readonly game: string }
  /** A position that somebody tries out. */
  | { readonly page: 'sandbox'; readonly position: string }
  /** A guided first game. */
  | { readonly page: 'learn'; readonly game: string }
  | { readonly page: 'credits' }
  | { readonly page: 'nowhere' };

export function addressOf({ pathname, hash }: { pathname: string; hash: string }): Address {
  const [page = '', what = ''] = pathname.split('/').filter(Boolean).map(decodeURIComponent);
  switch (page) {
    case '':
      return { page: 'lobby' };
    case 't':
      return { page: 'table', code: what };
    case 'hand':
      return { page: 'hand', code: what };
    case 'screen':
      return { page: 'screen', code: what, pass: hash.slice(1) || null };
    case 'solo':
      return { page: 'solo', code: what };
    case 'link':
      return { page: 'link', token: hash.slice(1) };
    case 'rules':
      return { page: 'rules', game: what, clause: hash.slice(1) || null };
    case 'replay':
      return { page: 'replay', code: what };
    case 'review':
      return { page: 'review', code: what };
    case 'puzzles':
      return { page: 'puzzles', game: what };
    case 'sandbox':
      return { page: 'sandbox', position: positionIn(hash) };
    case 'learn':
      return { page: 'learn', game: what };
    case 'credits':
      return { page: 'credits' };
    default:
      return { page: 'nowhere' };
  }
}

/** The address of a position: all of it is in there. */
export const sandboxAddress = (position: string): string => `/sandbox#${encodeURIComponent(position)}`;

/** The position in an address; none if it is damaged. */
function positionIn(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return '';
  }
}

const MOVED = 'gilt:moved';

/** Goes to an address of this house without loading the page again. */
export function goTo(path: string, replace = false): void {
  if (replace) history.replaceState(null, '', path);
  else history.pushState(null, '', path);
  dispatchEvent(new Event(MOVED));
  scrollTo(0, 0);
}

const watch = (changed: () => void): (() => void) => {
  addEventListener('popstate', changed);
  addEventListener(MOVED, changed);
  return () => {
    removeEventListener('popstate', changed);
    removeEventListener(MOVED, changed);
  };
};

export const useAddress = (): Address => {
  const path = useSyncExternalStore(watch, () => location.pathname + location.hash);
  const [pathname = '', hash = ''] = path.split(/(?=#)/);
  return addressOf({ pathname, hash });
};
