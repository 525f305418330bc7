import { errors, type Configuration, interactionPolicy } from 'oidc-provider';

import { ACCESS_LIFETIME, resourceOf, SCOPES } from '../contract/oauth.ts';
import type { Database } from '../store/database.ts';
import { findOauthAccount } from '../store/oauth/oauth-grants.ts';
import { createOidcAdapter } from './oidc-adapter.ts';
import type { SigningKeys } from './signing-keyring.ts';
import { CLAIMS_OF_SCOPES, userClaims } from './user-info.ts';

/** Paths of the provider's endpoints, relative to the issuer. */
export const PROVIDER_PATHS = {
  authorization: '/oauth2/authorize',
  token: '/oauth2/token',
  registration: '/oauth2/register',
  revocation: '/oauth2/revoke',
  jwks: '/jwks',
} as const;

/** Seconds. */
const DAY = 86_400;

const LIFETIMES = {
  AccessToken: ACCESS_LIFETIME,
  IdToken: ACCESS_LIFETIME,
  AuthorizationCode: 60,
  RefreshToken: 90 * DAY,
  /** Refreshing does not extend a grant: when it ends, the user is asked for consent again. */
  Grant: 400 * DAY,
  Session: 14 * DAY,
  Interaction: 3_600,
};

/** The only supported way to send the result to a client: as query parameters of its redirect URI. */
export const RESPONSE_MODES = ['query'];

export interface OidcConfigurationParts {
  readonly database: Database;
  /** Public address without a trailing slash. */
  readonly baseUrl: string;
  readonly keys: SigningKeys;
  /** Renders the page for an error that cannot be sent to a client. */
  readonly renderError: NonNullable<Configuration['renderError']>;
}

export function oidcConfiguration(parts: OidcConfigurationParts): Configuration {
  const { database, baseUrl, keys, renderError } = parts;
  return {
    adapter: createOidcAdapter(database),
    jwks: { keys: [...keys.privateKeys] },
    routes: PROVIDER_PATHS,
    scopes: [...SCOPES],
    claims: CLAIMS_OF_SCOPES,
    // Clients that read only the identity token find all claims there too.
    conformIdTokenClaims: false,
    responseTypes: ['code'],
    pkce: { required: () => true },
    clientAuthMethods: ['none'],
    clientDefaults: CLIENT_DEFAULTS,
    enabledJWA: { idTokenSigningAlgValues: ['EdDSA'] },
    ttl: LIFETIMES,
    rotateRefreshToken: true,
    issueRefreshToken: (_context, client) => client.grantTypeAllowed('refresh_token'),
    expiresWithSession: () => false,
    revokeGrantPolicy: () => true,
    clientBasedCORS: () => true,
    cookies: cookies(baseUrl.startsWith('https:')),
    features: features(resourceOf(baseUrl)),
    formats: {
      customizers: {
        // Lets a token be refused as soon as its grant is revoked, however long the token itself is valid.
        jwt: (_context, token, { payload }) => {
          if ('grantId' in token) payload.grant_id = token.grantId;
        },
      },
    },
    interactions: {
      policy: createInteractionPolicy(),
      // Our own pages ask the user.
      url: (_context, { uid }) => new URL(`${baseUrl}/oauth/interaction/${uid}`).pathname,
    },
    async findAccount(_context, id) {
      const account = await findOauthAccount(database, id);
      if (account === undefined) return undefined;
      return { accountId: id, claims: () => userClaims(account) };
    },
    renderError,
  };
}

type Features = NonNullable<Configuration['features']>;

const features = (resource: string): Features => ({
  devInteractions: { enabled: false },
  registration: { enabled: true, initialAccessToken: false, issueRegistrationAccessToken: false },
  revocation: {
    enabled: true,
    allowedPolicy: (_context, client, token) => token.clientId === client.clientId,
  },
  // It accepts no tokens with an audience: see `mountUserInfo`.
  userinfo: { enabled: false },
  rpInitiatedLogout: { enabled: false },
  pushedAuthorizationRequests: { enabled: false },
  dPoP: { enabled: false },
  resourceIndicators: resourceIndicators(resource),
});

/** There is one resource that tokens are for: `/mcp`. */
const resourceIndicators = (resource: string): NonNullable<Features['resourceIndicators']> => ({
  enabled: true,
  defaultResource: () => resource,
  useGrantedResource: () => true,
  getResourceServerInfo(_context, requested) {
    if (requested !== resource) throw new errors.InvalidTarget(`the only resource here is ${resource}`);
    return {
      scope: SCOPES.join(' '),
      audience: resource,
      accessTokenTTL: ACCESS_LIFETIME,
      accessTokenFormat: 'jwt',
      jwt: { sign: { alg: 'EdDSA' } },
    };
  },
});

/** Only public clients, which prove themselves by PKCE. */
const CLIENT_DEFAULTS: NonNullable<Configuration['clientDefaults']> = {
  grant_types: ['authorization_code', 'refresh_token'],
  response_types: ['code'],
  response_modes: RESPONSE_MODES,
  token_endpoint_auth_method: 'none',
  id_token_signed_response_alg: 'EdDSA',
};

// Cookie values are at least 128 random bits: signing them would add a secret to manage and no security.
const cookies = (isSecure: boolean): NonNullable<Configuration['cookies']> => ({
  names: {
    session: isSecure ? '__Host-trivia_oauth' : 'trivia_oauth',
    interaction: 'trivia_oauth_interaction',
    resume: 'trivia_oauth_resume',
  },
  long: { httpOnly: true, sameSite: 'lax', path: '/' },
  short: { httpOnly: true, sameSite: 'lax' },
});

/**
 * The provider's own checks, preceded by two of ours: at least one scope is known, and the user is asked for consent
 * every time.
 */
function createInteractionPolicy(): interactionPolicy.DefaultPolicy {
  const policy = interactionPolicy.base();
  const knowsScope = new interactionPolicy.Check('scope_unknown', 'no scope is known', ({ oidc }) => {
    if (SCOPES.some((scope) => oidc.requestParamScopes.has(scope)))
      return interactionPolicy.Check.NO_NEED_TO_PROMPT;
    throw new errors.InvalidScope('none of the scopes is known', [...oidc.requestParamScopes].join(' '));
  });
  policy.get('login')?.checks.unshift(knowsScope);
  // The provider has such a check for native applications only. Without ours, a web client that was granted access once
  // could obtain tokens again unnoticed.
  const hasConsented = new interactionPolicy.Check(
    'not_asked',
    'consent is required',
    'interaction_required',
    ({ oidc }) => oidc.result?.consent === undefined,
  );
  policy.get('consent')?.checks.unshift(hasConsented);
  return policy;
}
