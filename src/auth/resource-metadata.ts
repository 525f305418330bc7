import { issuerOf, resourceOf, SCOPES } from '../contract/oauth.ts';

/** The metadata that a client reads first: which server issues tokens for `/mcp` (RFC 9728). */
export const resourceMetadata = (baseUrl: string): Readonly<Record<string, unknown>> => ({
  resource: resourceOf(baseUrl),
  authorization_servers: [issuerOf(baseUrl)],
  scopes_supported: SCOPES,
  bearer_methods_supported: ['header'],
  resource_name: 'Trivia Question Service',
  resource_documentation: `${baseUrl}/docs/`,
});
