/** Characters of a URL that a client registers. */
export const LONGEST_URL = 2_000;

const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]']);
/**
 * Schemes that browsers execute, open files with, or connect to themselves: none of them belongs to an application of a
 * client.
 */
const RESERVED_SCHEMES = new Set([
  'about:',
  'android-app:',
  'blob:',
  'chrome:',
  'chrome-extension:',
  'data:',
  'feed:',
  'file:',
  'filesystem:',
  'ftp:',
  'intent:',
  'jar:',
  'javascript:',
  'ldap:',
  'ldaps:',
  'mailto:',
  'moz-extension:',
  'nfs:',
  'rdp:',
  'res:',
  'resource:',
  'search:',
  'search-ms:',
  'sftp:',
  'shell:',
  'smb:',
  'sms:',
  'ssh:',
  'tel:',
  'telnet:',
  'vbscript:',
  'view-source:',
  'vnc:',
  'ws:',
  'wss:',
]);
/** Drive letters, and schemes that run a part of Windows. */
const SYSTEM_SCHEME = /^(?:[a-z]|ms-.*):$/;
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
  return RESERVED_SCHEMES.has(url.protocol) || SYSTEM_SCHEME.test(url.protocol)
    ? `has the reserved scheme ${url.protocol.slice(0, -1)}; use https or your application's scheme`
    : undefined;
}
