import { BlockList, isIPv4 } from 'node:net';

import { readAddress, type Address } from './address.ts';

/** Addresses of one family that begin alike; a single address is the network of all its bits. */
export interface Network extends Address {
  /** Bits that count. */
  readonly prefix: number;
}

const BITS = { ipv4: 32, ipv6: 128 };
/** Bits of an IPv6 address before the IPv4 address that is mapped into it. */
const MAPPED_BITS = 96;
const LENGTH = /^\d{1,3}$/;

/** Reads `192.0.2.7`, `192.0.2.0/24`, `2001:db8::/32` and the like; undefined for anything else, such as a zone or a netmask. */
export function readNetwork(text: string): Network | undefined {
  const [start = '', length, ...more] = text.split('/');
  const read = start.includes('%') ? undefined : readAddress(start);
  if (read === undefined || more.length > 0) return undefined;
  // Who writes a mapped address counts its bits from the start of the long form.
  const skipped = read.family === 'ipv4' && !isIPv4(start) ? MAPPED_BITS : 0;
  const prefix =
    length === undefined ? BITS[read.family] : LENGTH.test(length) ? Number(length) - skipped : -1;
  return prefix >= 0 && prefix <= BITS[read.family] ? { ...read, prefix } : undefined;
}

/**
 * Makes the test whether an address lies in one of the networks. Texts that are no networks are passed over, so nothing lies in
 * them, and a network of one family never has an address of the other.
 */
export function createNetworkTest(networks: readonly string[]): (address: string) => boolean {
  // In one list for both, `::/0` would match IPv4 addresses as well.
  const lists = { ipv4: new BlockList(), ipv6: new BlockList() };
  for (const network of networks.map(readNetwork))
    if (network !== undefined)
      lists[network.family].addSubnet(network.address, network.prefix, network.family);
  return (text) => {
    const read = readAddress(text);
    return read !== undefined && lists[read.family].check(read.address, read.family);
  };
}
