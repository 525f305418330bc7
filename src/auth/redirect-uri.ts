/** Characters of a URL that a client registers. */
export const LONGEST_URL = 2_000;
const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]']);
/** Schemes of programs with an MCP client that are not domain names, as RFC 8252 wants them. */
const CLIENT_SCHEMES = [
  'claude',
  'cursor',
  'kiro',
  'vscode',
  'vscode-insiders',
  'vscodium',
  'warp',
  'windsurf',
  'zed',
];
const KNOWN_SCHEMES = new Set(CLIENT_SCHEMES.map((scheme) => `${scheme}:`));
/**
 * A scheme for one application: a domain name in reverse (RFC 8252, 7.1). Other schemes may open a program of the
 * system with what follows them. Windows has some with dots as well.
 */
const REVERSE_DOMAIN = /^(?!(?:microsoft|windows)\.)(?:[a-z]{2,}|xn--[a-z0-9-]+)(?:\.[a-z0-9-]+)+:$/;
/** Characters that no URI contains (RFC 3986), and that other programs may display or parse differently. */
const NOT_IN_A_URI = /[^\x21-\x7e]|["<>\\^`{|}]/;
/** Without the slashes each browser completes a web address in its own way. */
const HTTP_WITH_SLASHES = /^https?:\/\//i;

/** Why a client may not have users redirected to a URI; undefined when it may. */
export function redirectUriError(uri: string): string | undefined {
  if (uri.length > LONGEST_URL) return `is longer than ${LONGEST_URL} characters`;
  if (NOT_IN_A_URI.test(uri)) return 'has characters that a URI cannot contain; percent-encode them';
  const url = URL.parse(uri);
  if (url === null) return 'is not an absolute URI';
  if (uri.includes('#')) return 'has a fragment; leave it out';
  if (url.username !== '' || url.password !== '') return 'has a user name or password; leave it out';
  if (uri.includes('*')) return 'has a wildcard; list every URI in full';
  if (/^https?:$/.test(url.protocol) && !HTTP_WITH_SLASHES.test(uri))
    return 'is missing the two slashes before its host';
  if (url.protocol === 'https:') return undefined;
  if (url.protocol === 'http:')
    return LOOPBACK.has(url.hostname) ? undefined : 'uses http on a host other than localhost; use https';
  return KNOWN_SCHEMES.has(url.protocol) || REVERSE_DOMAIN.test(url.protocol)
    ? undefined
    : `has the scheme ${url.protocol.slice(0, -1)}, which is not allowed; use https, a loopback address, or a scheme that is a domain name of yours in reverse, such as com.example.app`;
}
