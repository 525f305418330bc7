import { SERVICE_PREFIX } from './service.ts';

/** The scope that a token needs for everything. Keys need no scope. */
export const READ_SCOPE = `${SERVICE_PREFIX}:read`;

/** The scope for refresh tokens. */
export const STAY_SCOPE = 'offline_access';

/** All scopes that a client can request. There is no write scope. */
export const SCOPES = ['openid', 'profile', 'email', STAY_SCOPE, READ_SCOPE] as const;

/** The scopes of a client that requests none. */
export const DEFAULT_SCOPES = `${STAY_SCOPE} ${READ_SCOPE}`;

/** The MCP endpoint, which is the audience of tokens. */
export const MCP_PATH = '/mcp';

/** The path of the authorization server. The issuer is the base URL and this path. */
export const AUTH_PREFIX = '/api/auth';

/** The path of the protected-resource metadata (RFC 9728), which a 401 points clients to. */
export const RESOURCE_METADATA_PATH = `/.well-known/oauth-protected-resource${MCP_PATH}`;

/** The path of the user-info endpoint, relative to the issuer. */
export const USER_INFO_PATH = '/oauth2/userinfo';

/** Lifetime of an access token in seconds. */
export const ACCESS_LIFETIME = 3_600;

/**
 * The issuer of tokens.
 *
 * @param baseUrl - public URL of the service without a trailing slash
 */
export const issuerOf = (baseUrl: string): string => baseUrl + AUTH_PREFIX;

/**
 * The audience of tokens.
 *
 * @param baseUrl - public URL of the service without a trailing slash
 */
export const resourceOf = (baseUrl: string): string => baseUrl + MCP_PATH;
