import { z } from 'zod';

import { DEFAULT_SCOPES, SCOPES } from '../contract/oauth.ts';

/** The stored part of what a client registers about itself (RFC 7591). */
type Metadata = Readonly<Record<string, unknown>>;

/** A valid registration, or the RFC 7591 error. */
export type CheckedRegistration =
  | { readonly metadata: Metadata }
  | { readonly error: 'invalid_client_metadata' | 'invalid_redirect_uri'; readonly description: string };

/** Limits that keep a registration small: sending one needs no account. */
const LONGEST_NAME = 100;
const LONGEST_CONTACT = 200;
const MOST_REDIRECT_URIS = 10;
const MOST_CONTACTS = 5;
const LONGEST_URL = 2_000;

/**
 * Control characters, characters that change the writing direction (with which a name could imitate another) and
 * invisible characters (with which it could seem empty).
 */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800]/gu;

/** A page about the client, or its logo; anything but an https URL is ignored. */
const PageUrl = z
  .url({ protocol: /^https$/ })
  .max(LONGEST_URL)
  .optional()
  .catch(undefined);

const Registration = z.object({
  redirect_uris: z.array(z.string()).min(1).max(MOST_REDIRECT_URIS),
  grant_types: z.array(z.string()).optional(),
  scope: z.string().optional().catch(undefined),
  client_name: z.string().optional(),
  client_uri: PageUrl,
  logo_uri: PageUrl,
  policy_uri: PageUrl,
  tos_uri: PageUrl,
  contacts: z.array(z.string().max(LONGEST_CONTACT)).max(MOST_CONTACTS).optional().catch(undefined),
});

/** What is allowed in each member, for error descriptions. */
const ALLOWED: Readonly<Record<string, string>> = {
  redirect_uris: `redirect_uris must list 1 to ${MOST_REDIRECT_URIS} URIs: the only way to get tokens is the authorization code flow, which redirects`,
  grant_types: 'grant_types must be a list of strings',
};

/**
 * Checks the registration of a client and keeps only known members: nothing that the service would have to fetch, and
 * no secret.
 *
 * The client gets what it can use instead of what it asked for (RFC 7591, 3.2.1): no authentication, the code flow, and
 * refresh tokens unless it lists the grant types that it uses, without this one.
 */
export function checkRegistration(body: unknown): CheckedRegistration {
  const parsed = Registration.safeParse(body);
  if (!parsed.success) {
    const member = String(parsed.error.issues[0]?.path[0] ?? '');
    const error = member === 'redirect_uris' ? 'invalid_redirect_uri' : 'invalid_client_metadata';
    return { error, description: ALLOWED[member] ?? 'send a JSON object with client metadata' };
  }
  const { client_name: name = '', redirect_uris: redirectUris, ...rest } = parsed.data;
  for (const [index, uri] of redirectUris.entries()) {
    const error = redirectUriError(uri);
    if (error !== undefined)
      return { error: 'invalid_redirect_uri', description: `redirect_uris[${index}] ${error}` };
  }
  const { grant_types: grantTypes = [], scope = '', ...pages } = rest;
  const canRefresh = grantTypes.includes('refresh_token') || !grantTypes.includes('authorization_code');
  return {
    metadata: {
      ...pages,
      client_name: readableName(name),
      redirect_uris: [...new Set(redirectUris)],
      token_endpoint_auth_method: 'none',
      grant_types: ['authorization_code', ...(canRefresh ? ['refresh_token'] : [])],
      response_types: ['code'],
      scope: registeredScopes(scope),
      // Native: the port of a loopback URI may differ each time (RFC 8252), and other schemes than http are allowed.
      application_type: redirectUris.every(isHttps) ? 'web' : 'native',
    },
  };
}

/** A name as users will see it; undefined when nothing visible is left. */
function readableName(name: string): string | undefined {
  // Normalizing a long text of combining marks takes seconds, and most of it is cut off.
  const start = name.slice(0, 4 * LONGEST_NAME);
  const clean = start.normalize('NFC').replaceAll(INVISIBLE, ' ').replaceAll(/\s+/g, ' ').trim();
  return clean === '' ? undefined : Array.from(clean).slice(0, LONGEST_NAME).join('');
}

const isHttps = (uri: string): boolean => uri.startsWith('https:');

/** The known ones of some scopes; if none is known, those of a client that names none. */
function registeredScopes(scope: string): string {
  const requested = new Set(scope.split(' '));
  return SCOPES.filter((known) => requested.has(known)).join(' ') || DEFAULT_SCOPES;
}

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

const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]']);

/** Schemes of programs with an MCP client that are not domain names, as RFC 8252 wants them. */
const KNOWN_SCHEMES = new Set([
  'claude:',
  'cursor:',
  'kiro:',
  'vscode:',
  'vscode-insiders:',
  'vscodium:',
  'warp:',
  'windsurf:',
  'zed:',
]);

/**
 * A scheme for one application: a domain name in reverse (RFC 8252, 7.1). Other schemes may open a program of the
 * system with what follows them. Windows has some with dots as well.
 */
const REVERSE_DOMAIN = /^(?!(?:microsoft|windows)\.)(?:[a-z]{2,}|xn--[a-z0-9-]+)(?:\.[a-z0-9-]+)+:$/;

/** Characters that no URI contains (RFC 3986), and that other programs may display or parse differently. */
const NOT_IN_A_URI = /[^\x21-\x7e]|["<>\\^`{|}]/;

/** Without the slashes each browser completes a web address in its own way. */
const HTTP_WITH_SLASHES = /^https?:\/\//i;
