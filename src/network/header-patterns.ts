/** The loopback names. The entry `localhost` matches all of them. */
const LOOPBACK: readonly string[] = ['localhost', '127.0.0.1', '[::1]'];

const HOST = /^(\*\.)?([a-z0-9](?:[a-z0-9.-]*[a-z0-9])?|\[[0-9a-f:.]+\])(?::(\d{1,5}))?$/;
const ORIGIN = /^([a-z][a-z0-9+.-]*:\/\/)([a-z0-9.-]+|\[[0-9a-f:.]+\])(?::(\d{1,5}|\*))?$/;

/** Returns whether a header value matches. */
export type HeaderTest = (value: string) => boolean;

interface WrittenHost {
  readonly subdomains: boolean;
  readonly name: string;
  readonly port: string | undefined;
}

function readHost(text: string): WrittenHost | undefined {
  const [, wildcard, name, port] = HOST.exec(text.toLowerCase()) ?? [];
  return name === undefined ? undefined : { subdomains: wildcard !== undefined, name, port };
}

/** Creates a test for one entry such as `localhost`, `trivia.example`, `trivia.example:8443` or `*.preview.example`. */
export function hostTest(entry: string): HeaderTest | undefined {
  const wanted = readHost(entry);
  if (wanted === undefined) return undefined;
  const names = wanted.name === 'localhost' ? LOOPBACK : [wanted.name];
  return (value) => {
    const given = readHost(value);
    if (given === undefined || given.subdomains) return false;
    const named = wanted.subdomains ? given.name.endsWith(`.${wanted.name}`) : names.includes(given.name);
    return named && (wanted.port === undefined || wanted.port === given.port);
  };
}

/**
 * Creates a test for one entry such as `https://claude.ai`, `http://dev.example:*` or `localhost`, which matches any
 * scheme and port.
 */
export function originTest(entry: string): HeaderTest | undefined {
  if (entry.toLowerCase() === 'localhost')
    return (value) => {
      const [, scheme, name = ''] = ORIGIN.exec(value) ?? [];
      return (scheme === 'http://' || scheme === 'https://') && LOOPBACK.includes(name);
    };
  const [, scheme, name, port] = ORIGIN.exec(entry.toLowerCase()) ?? [];
  if (scheme === undefined) return undefined;
  return (value) => {
    const given = ORIGIN.exec(value) ?? [];
    return given[1] === scheme && given[2] === name && (port === '*' || given[3] === port);
  };
}

/** Tests for the Host and Origin headers, which browsers set and web pages cannot change. */
interface HeaderAllowlist {
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
