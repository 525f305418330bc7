import { issuerOf, resourceOf, SCOPES } from '../contract/oauth.ts';

/** What a client reads first: who issues tokens for the tools (RFC 9728). */
export const resourceMetadata = (baseUrl: string): Readonly<Record<string, unknown>> => ({
  resource: resourceOf(baseUrl),
  authorization_servers: [issuerOf(baseUrl)],
  scopes_supported: SCOPES,
  bearer_methods_supported: ['header'],
  resource_name: 'Trivia Question Service',
  resource_documentation: `${baseUrl}/docs/`,
});
