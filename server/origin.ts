import type { IncomingHttpHeaders } from 'node:http';

/**
 * Whether a request comes from one of our own pages: browsers say where a page is from, and other programs need not. So that no
 * other site can act in the name of whoever visits it.
 */
export function isOwnOrigin({ origin, host }: IncomingHttpHeaders, own: string | null): boolean {
  if (origin === undefined) return true;
  if (own !== null) return origin === own;
  try {
    return new URL(origin).host === host;
  } catch {
    return false;
  }
}
