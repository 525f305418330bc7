import { SERVICE_PREFIX } from './service.ts';

/** The scope without which a token opens nothing, and with which it opens everything; keys need none. */
export const READ_SCOPE = `${SERVICE_PREFIX}:read`;

/** The scope for staying connected without the person. */
export const STAY_SCOPE = 'offline_access';

/** Every scope that a client can ask for. There is none for writing. */
export const SCOPES = ['openid', 'profile', 'email', STAY_SCOPE, READ_SCOPE] as const;

/** What a client gets that names no scope. */
export const DEFAULT_SCOPES = `${STAY_SCOPE} ${READ_SCOPE}`;

/** The path of the tools, which tokens are for. */
export const MCP_PATH = '/mcp';

/** The path under which the authorization server lives; behind the base address it is the issuer. */
export const AUTH_PREFIX = '/api/auth';

/** Where the metadata of the protected resource stands (RFC 9728); a client that was refused is sent there. */
export const RESOURCE_METADATA_PATH = `/.well-known/oauth-protected-resource${MCP_PATH}`;

/** Seconds that an access token is good for. */
export const ACCESS_LIFETIME = 3_600;

/** Who issues tokens, by the public address of the service. */
export const issuerOf = (baseUrl: string): string => baseUrl + AUTH_PREFIX;

/** What tokens are for, by the public address of the service. */
export const resourceOf = (baseUrl: string): string => baseUrl + MCP_PATH;
