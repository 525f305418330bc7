import { hostTest, originTest, type HeaderTest } from '../network/header-patterns.ts';

/** Who may call by the headers that a browser sets and a page cannot change. */
export interface AllowedCallers {
  /** Whether the endpoint goes by this name. */
  readonly host: (header: string | undefined) => boolean;
  /** Whether pages of this origin may call; `null` never. */
  readonly origin: (header: string) => boolean;
}

const some = (tests: readonly (HeaderTest | undefined)[], value: string): boolean =>
  tests.some((test) => test?.(value) === true);

/**
 * The names by which the endpoint is called and the origins of pages that may. The service's own name and origin always pass, the
 * name with any port, since a proxy may stand before it.
 */
export function allowedCallers(
  baseUrl: string,
  hosts: readonly string[],
  origins: readonly string[],
): AllowedCallers {
  const own = new URL(baseUrl);
  const hostTests = [own.hostname, ...hosts].map(hostTest);
  const originTests = [own.origin, ...origins].map(originTest);
  return {
    host: (header) => header !== undefined && some(hostTests, header),
    origin: (header) => some(originTests, header),
  };
}
