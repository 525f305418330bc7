import { isIP, isIPv4, SocketAddress } from 'node:net';

/** One IP address, in one spelling. */
export interface Address {
  readonly family: 'ipv4' | 'ipv6';
  readonly address: string;
}

/** Begins the one way of writing in which Node gives back an IPv4 address inside an IPv6 one. */
const MAPPED = '::ffff:';
/** Groups of sixteen bits that tell networks apart: beyond them, one subscriber may choose at will. */
const NETWORK_GROUPS = 4;
const GROUPS = 8;
const DOTTED_END = /\d+\.\d+\.\d+\.\d+$/;
/** An address of version 4 with a port, or one of version 6 in brackets: some proxies name their callers so. */
const WITH_PORT = /^(\d+\.\d+\.\d+\.\d+):\d+$|^\[(.+)\](?::\d+)?$/;

/**
 * One way of writing for each address: an IPv4 address that is mapped into an IPv6 one counts as IPv4, and the zone of a local
 * address, which means something on one machine only, is left out. Undefined for what is no address.
 */
export function readAddress(text: string): Address | undefined {
  const family = isIP(text);
  if (family === 4) return { family: 'ipv4', address: text };
  if (family !== 6) return undefined;
  const { address } = new SocketAddress({ address: text, family: 'ipv6' });
  const mapped = address.startsWith(MAPPED) ? address.slice(MAPPED.length) : '';
  return isIPv4(mapped) ? { family: 'ipv4', address: mapped } : { family: 'ipv6', address };
}

/** The eight groups of an address of version 6; what an end with dots says is beyond those that count. */
function groupsOf(address: string): string[] {
  const [front = [], back = []] = address
    .replace(DOTTED_END, '0:0')
    .split('::')
    .map((half) => half.split(':').filter((group) => group !== ''));
  return [...front, ...Array.from({ length: GROUPS - front.length - back.length }, () => '0'), ...back];
}

/**
 * What counts as one caller: an address of version 4, also one that is mapped into version 6, or the /64 that an address of version 6
 * is in. A port does not count: a caller has another one with each connection. Anything else stands for itself.
 */
export function addressBlock(address: string): string {
  const [, ofFour, ofSix] = WITH_PORT.exec(address) ?? [];
  const read = readAddress(ofFour ?? ofSix ?? address);
  if (read?.family !== 'ipv6') return read?.address ?? address;
  return `${groupsOf(read.address).slice(0, NETWORK_GROUPS).join(':')}::/64`;
}
