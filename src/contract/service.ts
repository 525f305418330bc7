/** The prefix of keys, tool names, resource URIs and scopes, and the slug of the service's own source. */
export const SERVICE_PREFIX = 'svc';

/** Version of the REST and MCP interfaces. Its major version is part of the path. */
export const INTERFACE_VERSION = '1.0.0';

/** The page that explains limits; `upgradeUrl` of a 429 leads there. */
export const TIERS_PATH = '/tiers';

/** Where people create their API keys. */
export const KEYS_PATH = '/account/keys';

/** The path prefix of all REST endpoints of this major version. */
export const API_PREFIX = '/api/v1';
