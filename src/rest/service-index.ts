import { MCP_PATH } from '../contract/oauth.ts';
import { API_PREFIX, INTERFACE_VERSION, KEYS_PATH } from '../contract/service.ts';
import type { Route } from './route.ts';

export const OPENAPI_PATH = `${API_PREFIX}/openapi.json`;

/** The URL of an endpoint, with its parameters in braces. */
const urlOf = (route: Route, baseUrl: string): string =>
  baseUrl + API_PREFIX + route.path.replaceAll(/:(\w+)/g, '{$1}');

/** The endpoints and documents of the service, for clients. */
export const serviceIndex = (routes: readonly Route[], baseUrl: string): object => ({
  service: 'Trivia Question Service',
  version: INTERFACE_VERSION,
  documentation: `${baseUrl}/docs/`,
  openapi: baseUrl + OPENAPI_PATH,
  mcp: baseUrl + MCP_PATH,
  endpoints: routes.map((route) => ({
    method: route.method,
    url: urlOf(route, baseUrl),
    summary: route.summary,
    auth: route.auth,
  })),
});

/** The same for language models, in the form of llmstxt.org. */
export const llmsText = (routes: readonly Route[], baseUrl: string): string => `# Trivia Question Service

> A multilingual catalogue of trivia questions for quizzes: random draws, lists with filters, topics and counts, as a REST API and as MCP tools.

Send an API key in the header \`X-API-Key\`. Create one at ${baseUrl}${KEYS_PATH}. Show the \`attribution\` of a question wherever you show the question. Errors are problem documents (RFC 9457) that say what to correct.

## Endpoints

${routes.map((route) => `- \`${route.method} ${urlOf(route, baseUrl)}\`: ${route.summary}`).join('\n')}

## Documentation

- [OpenAPI document](${baseUrl}${OPENAPI_PATH}): every parameter and response
- [API reference](${baseUrl}/docs/): the same for people, with a form to try each endpoint
- [MCP endpoint](${baseUrl}${MCP_PATH}): the same as tools, for agents; sign in with OAuth or send an API key
`;
