/** Paths of the provider's endpoints, relative to the issuer. */
export const PROVIDER_PATHS = {
  authorization: '/oauth2/authorize',
  token: '/oauth2/token',
  registration: '/oauth2/register',
  revocation: '/oauth2/revoke',
  jwks: '/jwks',
  discovery: '/.well-known/openid-configuration',
} as const;
