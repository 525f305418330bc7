import { z } from 'zod';

import { allowNulls } from '../null-fields.ts';
import type { Route } from '../route.ts';
import type { JsonObject } from './components.ts';

/** One example body per operation, by operation id. */
export const EXAMPLE_BODIES: Readonly<Record<string, object>> = {
  createReport: {
    type: 'factual',
    questionId: '019bd4c8-1a2b-7c3d-8e4f-5a6b7c8d9e0f',
    comment: 'The Vistula flows through Warsaw, but so does the Wilanówka.',
  },
};

/** The request body of a route; nothing when it has none. Unlike a response, it allows no additional members. */
export function requestBodyOf(route: Route): JsonObject {
  if (route.body === undefined) return {};
  const { $schema: _dialect, ...schema } = allowNulls(z.toJSONSchema(route.body, { io: 'input' }));
  const example = EXAMPLE_BODIES[route.id];
  return {
    requestBody: {
      required: true,
      content: { 'application/json': { schema, ...(example === undefined ? {} : { example }) } },
    },
  };
}
