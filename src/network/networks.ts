import { BlockList, isIPv4 } from 'node:net';

import { readAddress, type Address } from './address.ts';

/** Addresses of one family with a common prefix. A single address is a network whose prefix has all bits. */
export interface Network extends Address {
  /** Length of the prefix in bits. */
  readonly prefix: number;
}

const BITS = { ipv4: 32, ipv6: 128 };
/** Bits before the IPv4 address in an IPv4-mapped IPv6 address. */
const MAPPED_BITS = 96;
const LENGTH = /^\d{1,3}$/;

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
