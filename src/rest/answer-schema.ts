import { isDeepStrictEqual } from 'node:util';
import { z } from 'zod';

import type { Route } from './route.ts';

const Links = z
  .object({ next: z.url().optional(), prev: z.url().optional() })
  .describe('URLs of the neighbouring pages; absent where there is none.');

const RequestId = z.uuid().describe('The same value as in the `X-Request-Id` header.');

/** The schema of a route's response: the operation's output in its envelope. */
export function answerSchema(route: Route): z.ZodObject {
  const { page, meta, ...body } = route.output.shape;
  if (!(meta instanceof z.ZodObject)) throw new Error(`the output of ${route.id} has no object meta`);
  return z.object({
    ...body,
    meta: meta.extend({ requestId: RequestId }),
    ...(page === undefined ? {} : { _links: Links }),
  });
}

/** Validates responses in tests: throws when a body does not match its schema or has extra members. */
export function answerCheck(route: Route): (answer: object) => void {
  const schema = answerSchema(route);
  return (answer) => {
    const parsed = schema.parse(answer);
    if (!isDeepStrictEqual(parsed, answer))
      throw new Error(`a response of ${route.id} has members that its schema lacks`);
  };
}
