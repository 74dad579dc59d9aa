import { lookup } from 'node:dns';
import { BlockList, isIP, type LookupFunction } from 'node:net';
import { Refusal } from '@gilt/engine/fault';

/** What is not the open internet: this machine, its networks, and what has no business outside of them. */
const CLOSED = new BlockList();
for (const [network, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const)
  CLOSED.addSubnet(network, bits, 'ipv4');

/** Of IPv6 what is given out to the internet, without the parts of it by which one gets to IPv4 or is shown in books. */
const OPEN_6 = new BlockList();
OPEN_6.addSubnet('2000::', 3, 'ipv6');
const CLOSED_6 = new BlockList();
for (const [network, bits] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const)
  CLOSED_6.addSubnet(network, bits, 'ipv6');

/** Whether an address is one of the open internet. */
export function isOpen(address: string): boolean {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped) return isOpen(mapped);
  if (isIP(address) === 4) return !CLOSED.check(address, 'ipv4');
  return isIP(address) === 6 && OPEN_6.check(address, 'ipv6') && !CLOSED_6.check(address, 'ipv6');
}

const LONGEST = 1000;

/**
 * The address of a mailbox as somebody has sent it to us. It is a stranger's, and the server is going to speak to it: so it must be a name
 * on the open internet, by HTTPS, at the port of HTTPS. `loopback`: receivers of tests, on this machine, will do.
 */
export function mailboxAddress(text: string, loopback: boolean): URL {
  if (text.length > LONGEST) throw new Refusal(`endpoint: should have at most ${LONGEST} letters`);
  const url = URL.canParse(text) ? new URL(text) : null;
  if (!url) throw new Refusal('endpoint: should be an address');
  if (url.username !== '' || url.password !== '') throw new Refusal('endpoint: should name nobody');
  if (loopback && url.hostname === '127.0.0.1') return url;
  if (url.protocol !== 'https:') throw new Refusal('endpoint: should begin with https://');
  if (url.port !== '') throw new Refusal('endpoint: should have no port of its own');
  if (isIP(url.hostname.replace(/^\[|\]$/g, '')) !== 0 || !url.hostname.includes('.'))
    throw new Refusal('endpoint: should have a name on the internet');
  return url;
}

/** Finds a name as the connection is made: one that leads into a network of ours, now or by and by, leads nowhere. */
export const openLookup: LookupFunction = (hostname, options, found) => {
  lookup(hostname, { ...options, all: true }, (error, addresses) => {
    if (error) return found(error, '', 0);
    const open = addresses.filter(({ address }) => isOpen(address));
    const [first] = open;
    if (!first) return found(new Error(`${hostname} is not on the open internet`), '', 0);
    return options.all ? found(null, open) : found(null, first.address, first.family);
  });
};
