import { Provider, errors, interactionPolicy, type Configuration } from 'oidc-provider';

import { ACCESS_LIFETIME, issuerOf, resourceOf, SCOPES } from '../contract/oauth.ts';
import { Language } from '../contract/vocabulary.ts';
import type { Database } from '../store/database.ts';
import { findOauthAccount } from '../store/oauth/oauth-accounts.ts';
import { createAdapter } from './adapter.ts';
import type { SigningKeys } from './signing-keys.ts';

/** Seconds. */
const DAY = 86_400;
const LIFETIMES = {
  AccessToken: ACCESS_LIFETIME,
  IdToken: ACCESS_LIFETIME,
  AuthorizationCode: 60,
  RefreshToken: 90 * DAY,
  /** Refreshing does not make a grant last longer: after this the person is asked again. */
  Grant: 400 * DAY,
  Session: 14 * DAY,
  Interaction: 3_600,
};

/** Paths behind the issuer. */
export const PATHS = {
  authorization: '/oauth2/authorize',
  token: '/oauth2/token',
  registration: '/oauth2/register',
  revocation: '/oauth2/revoke',
  jwks: '/jwks',
  discovery: '/.well-known/openid-configuration',
} as const;

/** The one way in which a client is answered: as parameters of its own address. */
export const RESPONSE_MODES = ['query'];

const KNOWN_SCOPES = new Set<string>(SCOPES);

/** The provider's own checks, before them one that some scope is known at all, and one that the person is asked each time. */
function interactions(): interactionPolicy.DefaultPolicy {
  const policy = interactionPolicy.base();
  const check = new interactionPolicy.Check('scope_unknown', 'no scope is known', ({ oidc }) => {
    if ([...oidc.requestParamScopes].some((scope) => KNOWN_SCOPES.has(scope)))
      return interactionPolicy.Check.NO_NEED_TO_PROMPT;
    throw new errors.InvalidScope('none of the scopes is known', [...oidc.requestParamScopes].join(' '));
  });
  policy.get('login')?.checks.unshift(check);
  // The provider's own check of this kind is for applications only: a page that was agreed to once could come back unseen.
  const asked = new interactionPolicy.Check(
    'not_asked',
    'the person has to be asked',
    'interaction_required',
    ({ oidc }) => oidc.result?.consent === undefined,
  );
  policy.get('consent')?.checks.unshift(asked);
  return policy;
}

/** What belongs to the resource that tokens are for; there is one. */
function resourceIndicators(resource: string) {
  return {
    enabled: true,
    defaultResource: () => resource,
    useGrantedResource: () => true,
    getResourceServerInfo(_context: unknown, wanted: string) {
      if (wanted !== resource) throw new errors.InvalidTarget(`the only resource here is ${resource}`);
      return {
        scope: SCOPES.join(' '),
        audience: resource,
        accessTokenTTL: ACCESS_LIFETIME,
        accessTokenFormat: 'jwt' as const,
        jwt: { sign: { alg: 'EdDSA' as const } },
      };
    },
  };
}

interface ProviderParts {
  readonly database: Database;
  /** Public address without a slash at the end. */
  readonly baseUrl: string;
  readonly keys: SigningKeys;
  /** The page for an error that no client can be told. */
  readonly renderError: NonNullable<Configuration['renderError']>;
}

function configurationOf({ database, baseUrl, keys, renderError }: ProviderParts): Configuration {
  const isSecure = baseUrl.startsWith('https:');
  return {
    adapter: createAdapter(database),
    jwks: { keys: [...keys.own] },
    routes: PATHS,
    scopes: [...SCOPES],
    claims: { openid: ['sub'], email: ['email', 'email_verified'] },
    // There is no endpoint for user information, whose tokens would be for another resource: the identity token has it all.
    conformIdTokenClaims: false,
    responseTypes: ['code'],
    pkce: { required: () => true },
    clientAuthMethods: ['none'],
    clientDefaults: {
      grant_types: ['authorization_code', 'refresh_token'],
      response_types: ['code'],
      response_modes: RESPONSE_MODES,
      token_endpoint_auth_method: 'none',
      id_token_signed_response_alg: 'EdDSA',
    },
    enabledJWA: { idTokenSigningAlgValues: ['EdDSA'] },
    discovery: {
      revocation_endpoint_auth_methods_supported: ['none'],
      service_documentation: `${baseUrl}/docs/`,
      ui_locales_supported: Language.options,
    },
    ttl: LIFETIMES,
    rotateRefreshToken: true,
    issueRefreshToken: (_context, client) => client.grantTypeAllowed('refresh_token'),
    expiresWithSession: () => false,
    revokeGrantPolicy: () => true,
    clientBasedCORS: () => true,
    // The names of cookies are 128 random bits and more; a signature would add a secret to keep and nothing else.
    cookies: {
      names: {
        session: isSecure ? '__Host-trivia_oauth' : 'trivia_oauth',
        interaction: 'trivia_oauth_interaction',
        resume: 'trivia_oauth_resume',
      },
      long: { httpOnly: true, sameSite: 'lax', path: '/' },
      short: { httpOnly: true, sameSite: 'lax' },
    },
    features: {
      devInteractions: { enabled: false },
      registration: { enabled: true, initialAccessToken: false, issueRegistrationAccessToken: false },
      revocation: {
        enabled: true,
        allowedPolicy: (_context, client, token) => token.clientId === client.clientId,
      },
      userinfo: { enabled: false },
      rpInitiatedLogout: { enabled: false },
      pushedAuthorizationRequests: { enabled: false },
      dPoP: { enabled: false },
      resourceIndicators: resourceIndicators(resourceOf(baseUrl)),
    },
    formats: {
      customizers: {
        // With its grant a token ends, however long it would last by itself.
        jwt: (_context, token, parts) => {
          if ('grantId' in token) parts.payload.grant_id = token.grantId;
        },
      },
    },
    interactions: {
      policy: interactions(),
      // A page of ours asks the person.
      url: (_context, { uid }) => new URL(`${baseUrl}/oauth/interaction/${uid}`).pathname,
    },
    async findAccount(_context, id) {
      const account = await findOauthAccount(database, id);
      if (account === undefined) return undefined;
      const { email, emailVerified } = account;
      return { accountId: id, claims: () => ({ sub: id, email, email_verified: emailVerified }) };
    },
    renderError,
  };
}

/** Makes an authorization server for one address and one set of keys. It keeps nothing in memory that another would need. */
export function createProvider(parts: ProviderParts): Provider {
  const provider = new Provider(issuerOf(parts.baseUrl), configurationOf(parts));
  // Addresses in its answers are made of headers, which are set to the public address before it is asked.
  provider.proxy = true;
  return provider;
}
