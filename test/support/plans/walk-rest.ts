import { expect } from 'vitest';
import { z } from 'zod';

import { API_PREFIX } from '../../../src/contract/service.ts';
import { type Route, ROUTES } from '../../../src/rest/route.ts';
import { inputsOf, type Input } from './inputs.ts';
import type { Walk } from './walk-parts.ts';

const schemaOf = (input: z.ZodObject): unknown => z.toJSONSchema(input, { io: 'input' });

/** The inputs of a route: each variation of its URL, or of its body. */
function routeInputs({ id, input, body }: Route, { samples }: Walk): Input[] {
  const inUrl = inputsOf(id, schemaOf(input), samples);
  if (body === undefined) return inUrl;
  return inputsOf(id, schemaOf(body), samples).map((inBody) => ({ ...inUrl[0], ...inBody }));
}

/** Sends a request to a route, and returns the links to other pages. */
async function send(route: Route, input: Input, { app, key, address }: Walk): Promise<string[]> {
  const { method, path, pathNames } = route;
  const filled = path.replaceAll(/:(\w+)/g, (_name, name: string) => encodeURIComponent(String(input[name])));
  const others = Object.entries(input).filter(([name]) => !pathNames.includes(name));
  const query = new URLSearchParams(
    Object.fromEntries(others.map(([name, value]) => [name, String(value)])),
  ).toString();
  const response = await app.inject({
    method,
    url: `${API_PREFIX}${filled}${method === 'GET' ? `?${query}` : ''}`,
    headers: { 'x-api-key': key },
    remoteAddress: address(),
    ...(method === 'GET' ? {} : { payload: Object.fromEntries(others) }),
  });
  expect(response.statusCode, `${path} ${JSON.stringify(input)}: ${response.body}`).toBe(route.status);
  return route.sendsFile ? [] : linksIn(response.json());
}

const Linked = z.object({ _links: z.record(z.string(), z.string()).optional() });
const linksIn = (body: unknown): string[] => Object.values(Linked.parse(body)._links ?? {});

/** Follows a link, and the links there, so that both directions are walked. */
async function follow(link: string, walk: Walk, further: number): Promise<void> {
  const response = await walk.app.inject({ url: link, headers: { 'x-api-key': walk.key } });
  expect(response.statusCode, `${link}: ${response.body}`).toBe(200);
  for (const next of further > 0 ? linksIn(response.json()) : []) await follow(next, walk, further - 1);
}

/** Requests every route with each of its parameters, and the pages that responses link to. */
export async function walkRest(walk: Walk): Promise<void> {
  for (const route of ROUTES) {
    walk.begin(`${route.method} ${route.path}`);
    for (const input of routeInputs(route, walk))
      for (const link of await send(route, input, walk)) await follow(link, walk, 1);
  }
  walk.begin('GET /questions/:id of questions that are not served');
  for (const id of walk.unservedIds) {
    const response = await walk.app.inject({
      url: `${API_PREFIX}/questions/${id}`,
      headers: { 'x-api-key': walk.key },
    });
    expect(response.statusCode, response.body).toBe(404);
  }
}
