/** The service-specific prefix of key prefixes, tool names, resource URIs, scopes and the own source slug. */
export const SERVICE_PREFIX = 'svc';

/** The path under which every REST endpoint of this major version lives. */
export const API_PREFIX = '/api/v1';
