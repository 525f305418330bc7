import { hostTest, originTest, type HeaderTest } from '../network/header-patterns.ts';

/** Tests for the Host and Origin headers, which browsers set and web pages cannot change. */
export interface HeaderAllowlist {
  /** Whether this is one of the endpoint's hostnames. */
  readonly host: (header: string | undefined) => boolean;
  /** Whether web pages of this origin may call; `null` never. */
  readonly origin: (header: string) => boolean;
}

const some = (tests: readonly (HeaderTest | undefined)[], value: string): boolean =>
  tests.some((test) => test?.(value) === true);

/**
 * Builds the allowlist. The service's own hostname and origin are always allowed, the hostname with any port, because a
 * proxy may listen on another port.
 */
export function headerAllowlist(
  baseUrl: string,
  hosts: readonly string[],
  origins: readonly string[],
): HeaderAllowlist {
  const own = new URL(baseUrl);
  const hostTests = [own.hostname, ...hosts].map(hostTest);
  const originTests = [own.origin, ...origins].map(originTest);
  return {
    host: (header) => header !== undefined && some(hostTests, header),
    origin: (header) => some(originTests, header),
  };
}
