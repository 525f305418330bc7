import { isIP, isIPv4, SocketAddress, BlockList } from 'node:net';

/** One IP address, in one spelling. */
export interface Address {
  readonly family: 'ipv4' | 'ipv6';
  readonly address: string;
}

/**
 * The block of addresses that counts as one caller: an IPv4 address (also if mapped to IPv6), or the /64 of an IPv6
 * address. Any other text is returned unchanged.
 */
export function addressBlock(address: string): string {
  const read = readWithPort(address);
  return read === undefined ? address : networkOf(read, CALLER_BITS[read.family]);
}

/** Bits of the block that counts as one caller. One subscriber may choose the others freely. */
const CALLER_BITS = { ipv6: 64, ipv4: 32 };

/** Bits of a prefix, and how often a limit for one caller fits into what the network may use. */
interface NetworkSize {
  readonly prefix: number;
  readonly times: number;
}

/**
 * The networks of these sizes that an address belongs to, because one caller may have all of their addresses. Any text
 * that is not an address is a separate one.
 */
export function networksOf(
  address: string,
  sizes: Readonly<Record<Address['family'], readonly NetworkSize[]>>,
): readonly { readonly network: string; readonly times: number }[] {
  const read = readWithPort(address);
  if (read === undefined) return [{ network: address, times: 1 }];
  return sizes[read.family].map(({ prefix, times }) => ({ network: networkOf(read, prefix), times }));
}

/** Reads an address with or without a port, which differs for each connection. */
function readWithPort(address: string): Address | undefined {
  const [, ipv4, ipv6] = WITH_PORT.exec(address) ?? [];
  return readAddress(ipv4 ?? ipv6 ?? address);
}

/** An IPv4 address with a port, or an IPv6 address in brackets: some proxies write client addresses this way. */
const WITH_PORT = /^(\d+\.\d+\.\d+\.\d+):\d+$|^\[(.+)\](?::\d+)?$/;

/** The network of an address whose prefix has this many bits: whole octets for IPv4. */
function networkOf({ family, address }: Address, bits: number): string {
  if (family === 'ipv4') {
    if (bits === CALLER_BITS.ipv4) return address;
    return `${address.split('.', bits / OCTET_BITS).join('.')}/${bits}`;
  }
  const groups = groupsOf(address).slice(0, Math.ceil(bits / GROUP_BITS));
  const spare = groups.length * GROUP_BITS - bits;
  const last = Number.parseInt(groups.pop() ?? '0', HEX);
  return `${[...groups, ((last >> spare) << spare).toString(HEX)].join(':')}::/${bits}`;
}

const GROUP_BITS = 16;

const OCTET_BITS = 8;

const HEX = 16;

/** The eight groups of an IPv6 address. A dotted end is read as zeros because those groups are never used. */
function groupsOf(address: string): string[] {
  const [front = [], back = []] = address
    .replace(DOTTED_END, '0:0')
    .split('::')
    .map((half) => half.split(':').filter((group) => group !== ''));
  return [...front, ...Array.from({ length: GROUPS - front.length - back.length }, () => '0'), ...back];
}

const GROUPS = 8;

const DOTTED_END = /\d+\.\d+\.\d+\.\d+$/;

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

/** Node normalizes an IPv4-mapped IPv6 address to this prefix and a dotted IPv4 address. */
const MAPPED = '::ffff:';

/** Addresses of one family with a common prefix. A single address is a network whose prefix has all bits. */
export interface Network extends Address {
  /** Length of the prefix in bits. */
  readonly prefix: number;
}

/**
 * Reads `192.0.2.7`, `192.0.2.0/24`, `2001:db8::/32` and the like; returns undefined for anything else, such as an
 * address with a zone or a netmask.
 */
export function readNetwork(text: string): Network | undefined {
  const [start = '', length, ...more] = text.split('/');
  const read = start.includes('%') ? undefined : readAddress(start);
  if (read === undefined || more.length > 0) return undefined;
  // The prefix of an IPv4-mapped address counts from the start of the IPv6 address.
  const skipped = read.family === 'ipv4' && !isIPv4(start) ? MAPPED_BITS : 0;
  const prefix =
    length === undefined ? BITS[read.family] : LENGTH.test(length) ? Number(length) - skipped : -1;
  return prefix >= 0 && prefix <= BITS[read.family] ? { ...read, prefix } : undefined;
}

const BITS = { ipv4: 32, ipv6: 128 };

/** Bits before the IPv4 address in an IPv4-mapped IPv6 address. */
const MAPPED_BITS = 96;

const LENGTH = /^\d{1,3}$/;

/**
 * Creates a test for whether an address is in one of the networks. Entries that are not networks are skipped. A network
 * of one family never contains an address of the other.
 */
export function createNetworkTest(networks: readonly string[]): (address: string) => boolean {
  // One list for both families would let `::/0` match IPv4 addresses as well.
  const lists = { ipv4: new BlockList(), ipv6: new BlockList() };
  for (const network of networks.map(readNetwork))
    if (network !== undefined)
      lists[network.family].addSubnet(network.address, network.prefix, network.family);
  return (text) => {
    const read = readAddress(text);
    return read !== undefined && lists[read.family].check(read.address, read.family);
  };
}

/** Names for ranges of addresses that lists of proxies may use, as Fastify defines them. */
const RANGES: Readonly<Record<string, readonly string[]>> = {
  loopback: ['127.0.0.0/8', '::1/128'],
  linklocal: ['169.254.0.0/16', 'fe80::/10'],
  uniquelocal: ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', 'fc00::/7'],
};

export const isRangeName = (text: string): boolean => Object.hasOwn(RANGES, text);

/** The same list with the ranges instead of their names. */
export const withoutRangeNames = (networks: readonly string[]): readonly string[] =>
  networks.flatMap((network) => (isRangeName(network) ? (RANGES[network] ?? []) : [network]));
