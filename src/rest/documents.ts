import type { FastifyInstance } from 'fastify';

import { MCP_PATH } from '../contract/oauth.ts';
import { API_PREFIX, INTERFACE_VERSION, KEYS_PATH } from '../contract/service.ts';
import { guideTitles } from '../http/pages/guides.ts';
import { createRepresentation, mountStatic, type Representation } from '../http/send.ts';
import { documentPath, openApiDocument } from './openapi/document.ts';
import type { Route } from './route.ts';

export const OPENAPI_PATH = `${API_PREFIX}/openapi.json`;

/** Serves overviews of the endpoints, for clients and for language models. */
export function mountIndex(app: FastifyInstance, routes: readonly Route[], baseUrl: () => string): void {
  mountDocument(app, API_PREFIX, 'application/json; charset=utf-8', () =>
    JSON.stringify(serviceIndex(routes, baseUrl())),
  );
  mountDocument(app, '/llms.txt', 'text/plain; charset=utf-8', () => llmsText(routes, baseUrl()));
}

/** Serves the OpenAPI document. */
export function mountOpenApi(app: FastifyInstance, routes: readonly Route[], baseUrl: () => string): void {
  mountDocument(app, OPENAPI_PATH, 'application/json; charset=utf-8', () =>
    JSON.stringify(openApiDocument(routes, baseUrl())),
  );
}

/**
 * Serves a document without a key. It is built on the first request, because the public URL may not be known earlier.
 */
export function mountDocument(
  app: FastifyInstance,
  path: string,
  contentType: string,
  render: () => string,
): void {
  let document: Representation | undefined;
  mountStatic(app, path, 'documents', () => (document ??= createRepresentation(contentType, render())));
}

/** The endpoints and documents of the service, for clients. */
const serviceIndex = (routes: readonly Route[], baseUrl: string): object => ({
  service: 'Trivia Question Service',
  version: INTERFACE_VERSION,
  documentation: `${baseUrl}/docs/`,
  guides: guideTitles().map(({ title, path }) => ({ title, url: baseUrl + path })),
  openapi: baseUrl + OPENAPI_PATH,
  mcp: baseUrl + MCP_PATH,
  endpoints: routes.map((route) => ({
    method: route.method,
    url: baseUrl + documentPath(route),
    summary: route.summary,
    auth: route.auth,
  })),
});

/** The same for language models, in the form of llmstxt.org. */
const llmsText = (routes: readonly Route[], baseUrl: string): string => `# Trivia Question Service

> A multilingual catalogue of trivia questions for quizzes: random draws, lists with filters, topics and counts, as a REST API and as MCP tools.

Send an API key in the header \`X-API-Key\`. Create one at ${baseUrl}${KEYS_PATH}. Show the \`attribution\` of a question wherever you show the question. Errors are problem documents (RFC 9457) that say what to correct.

## Endpoints

${routes.map((route) => `- \`${route.method} ${baseUrl + documentPath(route)}\`: ${route.summary}`).join('\n')}

## Documentation

- [OpenAPI document](${baseUrl}${OPENAPI_PATH}): every parameter and response
- [API reference](${baseUrl}/docs/): the same for people, with a form to try each endpoint
${guideTitles()
  .map(({ title, path }) => `- [${title}](${baseUrl}${path}): a guide`)
  .join('\n')}
- [MCP endpoint](${baseUrl}${MCP_PATH}): the same as tools, for agents; sign in with OAuth or send an API key
`;
