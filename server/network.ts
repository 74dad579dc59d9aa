import { createSocket } from 'node:dgram';
import { networkInterfaces } from 'node:os';

/** Networks that only this computer sees, or that lead elsewhere: of containers, of virtual machines, of tunnels. */
const NOT_THE_HOUSE = /^(docker|br-|veth|virbr|vmnet|vboxnet|podman|cni|flannel|tun|tap|utun|wg|zt|tailscale|ppp)/;
/** What homes and offices are usually numbered by, the likeliest first. */
const PRIVATE = [/^192\.168\./, /^10\./, /^172\.(1[6-9]|2\d|3[01])\./];
/** An address that belongs to nobody, beyond all local networks: nothing is sent to it. */
const FAR_AWAY = '198.51.100.1';

/** The addresses of this computer on its networks; the one that a telephone beside it would use comes first. */
export async function networkAddresses(): Promise<string[]> {
  const found = candidates();
  const routed = await routedAddress();
  return routed !== null && found.includes(routed) ? [routed, ...found.filter((each) => each !== routed)] : found;
}

function candidates(): string[] {
  const named = Object.entries(networkInterfaces()).flatMap(([name, each]) =>
    (each ?? [])
      .filter(({ family, internal }) => family === 'IPv4' && !internal)
      .map(({ address }) => ({ address, rank: rankOf(name, address) })),
  );
  return named.sort((a, b) => a.rank - b.rank).map(({ address }) => address);
}

function rankOf(name: string, address: string): number {
  const place = PRIVATE.findIndex((each) => each.test(address));
  return (NOT_THE_HOUSE.test(name) ? 10 : 0) + (place < 0 ? PRIVATE.length : place);
}

/** By which of its addresses this computer would reach the world: a socket is only pointed there. Null if it would not. */
const routedAddress = (): Promise<string | null> =>
  new Promise((resolve) => {
    const socket = createSocket('udp4');
    const done = (address: string | null): void => {
      socket.close();
      resolve(address);
    };
    socket.once('error', () => done(null));
    socket.connect(9, FAR_AWAY, () => done(socket.address().address));
  });
