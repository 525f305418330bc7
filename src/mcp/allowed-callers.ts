/** The ways to write the machine itself; the word `localhost` in a list stands for all of them. */
const LOOPBACK: readonly string[] = ['localhost', '127.0.0.1', '[::1]'];

const HOST = /^(\*\.)?([a-z0-9](?:[a-z0-9.-]*[a-z0-9])?|\[[0-9a-f:.]+\])(?::(\d{1,5}))?$/;
const ORIGIN = /^([a-z][a-z0-9+.-]*:\/\/)([a-z0-9.-]+|\[[0-9a-f:.]+\])(?::(\d{1,5}|\*))?$/;

/** What a header is held against. */
type Test = (value: string) => boolean;

interface WrittenHost {
  readonly subdomains: boolean;
  readonly name: string;
  readonly port: string | undefined;
}

function readHost(text: string): WrittenHost | undefined {
  const [, wildcard, name, port] = HOST.exec(text.toLowerCase()) ?? [];
  return name === undefined ? undefined : { subdomains: wildcard !== undefined, name, port };
}

/** A test for one entry such as `localhost`, `trivia.example`, `trivia.example:8443` or `*.preview.example`. */
export function hostTest(entry: string): Test | undefined {
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

/** A test for one entry such as `https://claude.ai`, `http://dev.example:*` or `localhost`, of whatever scheme and port. */
export function originTest(entry: string): Test | undefined {
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

/** Who may call by the headers that a browser sets and a page cannot change. */
export interface AllowedCallers {
  /** Whether the endpoint goes by this name. */
  readonly host: (header: string | undefined) => boolean;
  /** Whether pages of this origin may call; `null` never. */
  readonly origin: (header: string) => boolean;
}

const some = (tests: readonly (Test | undefined)[], value: string): boolean =>
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
