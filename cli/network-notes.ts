import { createNetworkTest, readNetwork } from '../src/network/address.ts';

/** A line for each range that is stored without the bits that it was given beyond its prefix. */
export function networkNotes(given: readonly string[], stored: readonly string[]): string[] {
  return given.flatMap((text) => {
    const network = readNetwork(text);
    if (network === undefined || stored.includes(`${network.address}/${network.prefix}`)) return [];
    const match = stored.find(
      (other) => readNetwork(other)?.prefix === network.prefix && createNetworkTest([other])(network.address),
    );
    return match === undefined ? [] : [`${text} is stored as ${match}.`];
  });
}
