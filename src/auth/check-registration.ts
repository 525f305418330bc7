import { z } from 'zod';

import { LONGEST_URL, redirectUriError } from './redirect-uri.ts';

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
  token_endpoint_auth_method: z.literal('none').default('none'),
  grant_types: z.array(z.enum(['authorization_code', 'refresh_token'])).optional(),
  response_types: z.array(z.literal('code')).optional(),
  client_name: z.string().optional(),
  client_uri: PageUrl,
  logo_uri: PageUrl,
  policy_uri: PageUrl,
  tos_uri: PageUrl,
  contacts: z.array(z.string().max(LONGEST_CONTACT)).max(MOST_CONTACTS).optional().catch(undefined),
});

/** What is allowed in each member, for error descriptions. */
const ALLOWED: Readonly<Record<string, string>> = {
  redirect_uris: `redirect_uris must list 1 to ${MOST_REDIRECT_URIS} URIs`,
  token_endpoint_auth_method:
    'token_endpoint_auth_method must be none: only public clients, which prove themselves by PKCE, can register',
  grant_types: 'grant_types may list authorization_code and refresh_token only',
  response_types: 'response_types may list code only',
};

/** A name as users will see it; undefined when nothing visible is left. */
function readableName(name: string): string | undefined {
  const clean = name.normalize('NFC').replaceAll(INVISIBLE, ' ').replaceAll(/\s+/g, ' ').trim();
  return clean === '' ? undefined : Array.from(clean).slice(0, LONGEST_NAME).join('');
}

const isHttps = (uri: string): boolean => uri.startsWith('https:');

/**
 * Checks the registration of a client and keeps only known members: nothing that the service would have to fetch, and
 * no secret. Scopes are not kept, since each authorization request names its own.
 */
export function checkRegistration(body: unknown): CheckedRegistration {
  const parsed = Registration.safeParse(body);
  if (!parsed.success) {
    const member = String(parsed.error.issues[0]?.path[0] ?? '');
    const error = member === 'redirect_uris' ? 'invalid_redirect_uri' : 'invalid_client_metadata';
    return { error, description: ALLOWED[member] ?? 'send a JSON object with client metadata' };
  }
  const { client_name: name = '', redirect_uris: redirectUris, grant_types, ...rest } = parsed.data;
  for (const [index, uri] of redirectUris.entries()) {
    const error = redirectUriError(uri);
    if (error !== undefined)
      return { error: 'invalid_redirect_uri', description: `redirect_uris[${index}] ${error}` };
  }
  return {
    metadata: {
      ...rest,
      client_name: readableName(name),
      redirect_uris: [...new Set(redirectUris)],
      grant_types: [...new Set(['authorization_code', ...(grant_types ?? ['refresh_token'])])],
      // Native: the port of a loopback URI may differ each time (RFC 8252), and other schemes than http are allowed.
      application_type: redirectUris.every(isHttps) ? 'web' : 'native',
    },
  };
}
