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
