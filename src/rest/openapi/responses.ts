import type { Leads } from '../../endpoints/endpoint.ts';
import type { Route } from '../route.ts';
import { answerName, schemaReference, type JsonObject } from './components.ts';
import { errorsOf, EXAMPLE_REQUEST_ID, headers, headersOf } from './errors.ts';

/** All responses of a route, by status. */
export const responsesOf = (route: Route): JsonObject => ({
  ...(route.sendsFile ? fileResponses(route) : jsonResponse(route)),
  ...errorsOf(route),
});

function jsonResponse(route: Route): JsonObject {
  const example = exampleOf(route);
  const sent = {
    ...headersOf(route.status),
    ...(route.revalidates === true ? headers(['ETag']) : {}),
  };
  return {
    [route.status]: {
      description: route.returns,
      headers: sent,
      content: {
        'application/json': {
          schema: schemaReference(answerName(route)),
          ...(example === undefined ? {} : { example }),
        },
      },
      ...linksOf(route),
    },
    ...(route.revalidates === true
      ? { 304: { description: '`If-None-Match` names the current response.', headers: sent } }
      : {}),
  };
}

/** An example of a response, with the request id that the transport adds. */
export function exampleOf({ example }: Route): Readonly<Record<string, unknown>> | undefined {
  if (example === undefined) return undefined;
  const meta = 'meta' in example ? example.meta : undefined;
  return { ...example, meta: { ...(meta as object), requestId: EXAMPLE_REQUEST_ID } };
}

/** The responses of a route that sends a file. */
function fileResponses(route: Route): JsonObject {
  const limits = headersOf(route.status);
  const validators = headers(['ETag', 'Last-Modified']);
  const content = { 'application/gzip': { schema: { type: 'string', format: 'binary' } } };
  const shared = { headers: { ...limits, ...validators }, content };
  return {
    [route.status]: { description: 'The whole file.', ...shared },
    206: {
      description: 'The part that the header `Range` names.',
      content,
      headers: { ...limits, ...validators, ...headers(['Content-Range']) },
    },
    304: { description: '`If-None-Match` names this file.', headers: { ...limits, ...validators } },
  };
}

/** The links of a successful response. Values are runtime expressions of OpenAPI. */
function linksOf({ leadsTo }: Route): JsonObject {
  if (leadsTo === undefined) return {};
  const links = Object.entries(leadsTo).map(([name, [operationId, parameter, pointer]]) => [
    name,
    {
      operationId,
      description: DESCRIPTIONS[name as keyof Leads],
      parameters: { [parameter]: `$response.body#/${pointer}` },
    },
  ]);
  return { links: Object.fromEntries(links) as JsonObject };
}

const DESCRIPTIONS: Readonly<Record<keyof Leads, string>> = {
  question: 'One of these questions.',
  details: 'The details of one of these entries.',
  draw: 'Random questions of one of these entries.',
  list: 'The questions of one of these entries.',
  download: 'One of these files.',
};
