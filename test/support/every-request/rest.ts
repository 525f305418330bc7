import { z } from 'zod';

import { API_PREFIX } from '../../../src/contract/service.ts';
import { type Route, ROUTES } from '../../../src/rest/route.ts';
import { inputsOf, type Input, type Samples } from './inputs.ts';

/** A request, and the status of its response while everything works. */
export interface HttpRequest {
  readonly path: string;
  readonly method?: 'GET' | 'POST';
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
  readonly status: number;
}

const schemaOf = (input: z.ZodObject): unknown => z.toJSONSchema(input, { io: 'input' });

/** The inputs of a route: each variation of its URL, or of its body. */
function routeInputs({ id, input, body }: Route, samples: Samples): Input[] {
  const inUrl = inputsOf(id, schemaOf(input), samples);
  if (body === undefined) return inUrl;
  return inputsOf(id, schemaOf(body), samples).map((inBody) => ({ ...inUrl[0], ...inBody }));
}

function requestOf({ method, path, pathNames, status }: Route, input: Input): HttpRequest {
  const filled = path.replaceAll(/:(\w+)/g, (_name, name: string) => encodeURIComponent(String(input[name])));
  const others = Object.entries(input).filter(([name]) => !pathNames.includes(name));
  if (method === 'POST')
    return {
      path: API_PREFIX + filled,
      method,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(Object.fromEntries(others)),
      status,
    };
  const query = new URLSearchParams(others.map(([name, value]) => [name, String(value)])).toString();
  return { path: `${API_PREFIX}${filled}${query === '' ? '' : `?${query}`}`, method, status };
}

/**
 * Every route of the REST API and its requests: the first has only what it requires, each other one a value of one
 * parameter.
 */
export const restRequests = (samples: Samples) =>
  ROUTES.map((route) => ({
    route,
    requests: routeInputs(route, samples).map((input) => requestOf(route, input)),
  }));
