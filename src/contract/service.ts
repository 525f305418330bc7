/** The service-specific prefix of key prefixes, tool names, resource URIs, scopes and the own source slug. */
export const SERVICE_PREFIX = 'svc';

/** Version of the interface, REST and MCP alike; the path prefix begins with its first number. */
export const INTERFACE_VERSION = '1.0.0';

/** The path under which every REST endpoint of this major version lives. */
export const API_PREFIX = '/api/v1';
