import { isIP, isIPv4, SocketAddress } from 'node:net';

/** One IP address, in one spelling. */
export interface Address {
  readonly family: 'ipv4' | 'ipv6';
  readonly address: string;
}

/** Node normalizes an IPv4-mapped IPv6 address to this prefix and a dotted IPv4 address. */
const MAPPED = '::ffff:';
/** 16-bit groups that identify a network. One subscriber may choose the others freely. */
const NETWORK_GROUPS = 4;
const GROUPS = 8;
const DOTTED_END = /\d+\.\d+\.\d+\.\d+$/;
/** An IPv4 address with a port, or an IPv6 address in brackets: some proxies write client addresses this way. */
const WITH_PORT = /^(\d+\.\d+\.\d+\.\d+):\d+$|^\[(.+)\](?::\d+)?$/;

/**
 * Normalizes an address: an IPv4-mapped IPv6 address becomes IPv4, and the zone of a link-local address, which has a
 * meaning on one machine only, is dropped. Returns undefined if the text is not an address.
 */
export function readAddress(text: string): Address | undefined {
  const family = isIP(text);
  if (family === 4) return { family: 'ipv4', address: text };
  if (family !== 6) return undefined;
  const { address } = new SocketAddress({ address: text, family: 'ipv6' });
  const mapped = address.startsWith(MAPPED) ? address.slice(MAPPED.length) : '';
  return isIPv4(mapped) ? { family: 'ipv4', address: mapped } : { family: 'ipv6', address };
}

/** The eight groups of an IPv6 address. A dotted end is read as zeros because those groups are never used. */
function groupsOf(address: string): string[] {
  const [front = [], back = []] = address
    .replace(DOTTED_END, '0:0')
    .split('::')
    .map((half) => half.split(':').filter((group) => group !== ''));
  return [...front, ...Array.from({ length: GROUPS - front.length - back.length }, () => '0'), ...back];
}

/**
 * The block of addresses that counts as one caller: an IPv4 address (also if mapped to IPv6), or the /64 of an IPv6
 * address. Ports are ignored because they differ for each connection. Any other text is returned unchanged.
 */
export function addressBlock(address: string): string {
  const [, ipv4, ipv6] = WITH_PORT.exec(address) ?? [];
  const read = readAddress(ipv4 ?? ipv6 ?? address);
  if (read?.family !== 'ipv6') return read?.address ?? address;
  return `${groupsOf(read.address).slice(0, NETWORK_GROUPS).join(':')}::/64`;
}
