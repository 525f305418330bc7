import { z } from 'zod';

/** What a client tells about itself, as far as it is kept (RFC 7591). */
type Metadata = Readonly<Record<string, unknown>>;

/** A registration, or why it is refused, in the words of RFC 7591. */
export type CheckedRegistration =
  | { readonly metadata: Metadata }
  | { readonly error: 'invalid_client_metadata' | 'invalid_redirect_uri'; readonly description: string };

/** Bounds that keep a registration small: anybody can send one. */
const LONGEST_ADDRESS = 2_000;
const LONGEST_NAME = 100;
const LONGEST_TEXT = 200;
const MOST_REDIRECTS = 10;
const MOST_CONTACTS = 5;

const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]']);
/** Schemes that browsers carry out, open files with, or connect to by themselves: no application of their own stands behind them. */
const NOT_PRIVATE = new Set([
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
/** Letters of drives, and what hands a command to a part of Windows. */
const OF_THE_SYSTEM = /^(?:[a-z]|ms-.*):$/;
/** Characters that have no place in an address (RFC 3986), and would be shown, or read by another program, otherwise than they are meant. */
const UNPRINTABLE = /[^\x21-\x7e]|["<>\\^`{|}]/;
/** Without its slashes an address of the web is completed by browsers, by each as it likes. */
const WHOLE_WEB = /^https?:\/\//i;
/**
 * Control characters, those that turn the direction of writing, with which a name could pretend to be another, and those that show nothing,
 * with which it could pretend to be none.
 */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800]/gu;

/** Why a client may not be answered at an address; undefined when it may. */
export function redirectFault(address: string): string | undefined {
  if (address.length > LONGEST_ADDRESS) return `is longer than ${LONGEST_ADDRESS} characters`;
  if (UNPRINTABLE.test(address)) return 'has characters that an address does not have';
  const url = URL.parse(address);
  if (url === null) return 'is no absolute address';
  if (address.includes('#')) return 'has a fragment';
  if (url.username !== '' || url.password !== '') return 'carries a user name';
  if (address.includes('*')) return 'has a wildcard';
  if (/^https?:$/.test(url.protocol) && !WHOLE_WEB.test(address)) return 'lacks the slashes before its host';
  if (url.protocol === 'https:') return undefined;
  if (url.protocol === 'http:')
    return LOOPBACK.has(url.hostname) ? undefined : 'is http on a host that is not this machine; use https';
  return NOT_PRIVATE.has(url.protocol) || OF_THE_SYSTEM.test(url.protocol)
    ? `has the scheme ${url.protocol.slice(0, -1)}`
    : undefined;
}

const Text = z.string().max(LONGEST_TEXT);
/** A page about the client, or its logo; what is no https address is left out. */
const PageAddress = z
  .url({ protocol: /^https$/ })
  .max(LONGEST_ADDRESS)
  .optional()
  .catch(undefined);

const Request = z.object({
  redirect_uris: z.array(z.string()).min(1).max(MOST_REDIRECTS),
  token_endpoint_auth_method: z.literal('none').default('none'),
  grant_types: z.array(z.enum(['authorization_code', 'refresh_token'])).optional(),
  response_types: z.array(z.literal('code')).optional(),
  client_name: z.string().optional(),
  client_uri: PageAddress,
  logo_uri: PageAddress,
  policy_uri: PageAddress,
  tos_uri: PageAddress,
  contacts: z.array(Text).max(MOST_CONTACTS).optional().catch(undefined),
});

/** Said of members whose faults need more than the parser's words. */
const FAULTS: Readonly<Record<string, string>> = {
  redirect_uris: `redirect_uris must list 1 to ${MOST_REDIRECTS} addresses`,
  token_endpoint_auth_method:
    'token_endpoint_auth_method must be none: only public clients, which prove themselves by PKCE, can register',
  grant_types: 'grant_types must be of authorization_code and refresh_token',
  response_types: 'response_types must be code',
};

/** A name as people will read it; undefined when nothing is left. */
function readableName(name: string): string | undefined {
  const clean = name.normalize('NFC').replaceAll(UNSEEN, ' ').replaceAll(/\s+/g, ' ').trim();
  return clean === '' ? undefined : Array.from(clean).slice(0, LONGEST_NAME).join('');
}

const isPublicWeb = (address: string): boolean => address.startsWith('https:');

/**
 * Checks what a client registers with, and takes only what is known here: nothing that the service would have to fetch, no secret. The
 * scopes that it names are not kept, since each is asked for and agreed to later.
 */
export function checkRegistration(body: unknown): CheckedRegistration {
  const parsed = Request.safeParse(body);
  if (!parsed.success) {
    const member = String(parsed.error.issues[0]?.path[0] ?? '');
    const error = member === 'redirect_uris' ? 'invalid_redirect_uri' : 'invalid_client_metadata';
    return { error, description: FAULTS[member] ?? 'send a JSON object with client metadata' };
  }
  const { client_name: name = '', redirect_uris: redirects, grant_types, ...rest } = parsed.data;
  for (const [at, address] of redirects.entries()) {
    const fault = redirectFault(address);
    if (fault !== undefined)
      return { error: 'invalid_redirect_uri', description: `redirect_uris[${at}] ${fault}` };
  }
  return {
    metadata: {
      ...rest,
      client_name: readableName(name),
      redirect_uris: [...new Set(redirects)],
      grant_types: [...new Set(['authorization_code', ...(grant_types ?? ['refresh_token'])])],
      // Lets the port of a loopback address be another one each time (RFC 8252), and takes schemes of applications.
      application_type: redirects.every(isPublicWeb) ? 'web' : 'native',
    },
  };
}
