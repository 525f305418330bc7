import type { Route } from '../route.ts';
import { answerName, schemaReference, type JsonObject } from './components.ts';
import { errorsOf } from './errors.ts';
import { EXAMPLE_ANSWERS } from './examples.ts';
import { headers, headersOf } from './headers.ts';
import { linksOf } from './links.ts';

function jsonResponse(route: Route): JsonObject {
  const example = EXAMPLE_ANSWERS[route.id];
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

/** All responses of a route, by status. */
export const responsesOf = (route: Route): JsonObject => ({
  ...(route.sendsFile ? fileResponses(route) : jsonResponse(route)),
  ...errorsOf(route),
});
