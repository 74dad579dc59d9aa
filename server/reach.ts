import type { Reach } from '@gilt/protocol/lobby';
import type { FastifyRequest } from 'fastify';
import { networkAddresses } from './network.ts';

/** How this server can be reached, as far as it was told or can find out. */
export interface Reachable {
  /** What the operator says: the address that invitations are to hold. */
  readonly told: string | null;
  /** The network address at which it listens. */
  readonly host: string;
  /** The port at which it listens there, once it does. */
  port(): number;
  /** Whether a proxy of our own stands in front of it: then the port by which somebody came is the proxy's. */
  readonly behindProxy: boolean;
  /** The addresses of this computer on its networks. */
  readonly networks?: () => Promise<string[]>;
}

const LOCAL = /^(localhost|.*\.localhost|127(\.\d+){3}|::1|0\.0\.0\.0|::)$/i;

/**
 * The address by which others reach this server. Whoever came by a name or an address that others have too came by it; who sits at the
 * computer itself (localhost) is told its address on the network.
 */
export async function reachOf(
  { told, host, port, behindProxy, networks = networkAddresses }: Reachable,
  { protocol, headers }: Pick<FastifyRequest, 'protocol' | 'headers'>,
): Promise<Reach> {
  if (told !== null) return { address: told, by: 'told' };
  const came = cameBy(protocol, headers.host);
  if (came && !LOCAL.test(bare(came.hostname))) return { address: came.origin, by: 'came' };
  const address = await onTheNetwork(host, networks);
  if (address === undefined) return { address: came?.origin ?? `http://localhost:${port()}`, by: 'here' };
  const asked = behindProxy && came ? came.port : String(port());
  const name = address.includes(':') ? `[${address}]` : address;
  return { address: new URL(`${protocol}://${name}${asked === '' ? '' : `:${asked}`}`).origin, by: 'network' };
}

/** Under which address a server is found that listens there; nothing if only this computer finds it. */
async function onTheNetwork(host: string, networks: () => Promise<string[]>): Promise<string | undefined> {
  if (host === '0.0.0.0' || host === '::') return (await networks())[0];
  return LOCAL.test(host) ? undefined : host;
}

/** A host is what somebody else wrote: it is read, and nothing but its name and port is kept. */
function cameBy(protocol: string, host: string | undefined): URL | null {
  if (host === undefined || !/^[\w.:[\]-]+$/.test(host)) return null;
  return URL.canParse(`${protocol}://${host}`) ? new URL(`${protocol}://${host}`) : null;
}

const bare = (hostname: string): string => hostname.replace(/^\[|\]$/g, '');
