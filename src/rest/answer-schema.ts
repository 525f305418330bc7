import { isDeepStrictEqual } from 'node:util';
import { z } from 'zod';

import type { Route } from './route.ts';

const Links = z
  .object({ next: z.url().optional(), prev: z.url().optional() })
  .describe('Addresses of the neighbouring pages; absent where there is none.');

const RequestId = z.uuid().describe('The same as in the header `X-Request-Id`.');

/** The schema of what a route answers: the operation's output in its envelope. */
export function answerSchema(route: Route): z.ZodObject {
  const { page, meta, ...body } = route.output.shape;
  if (!(meta instanceof z.ZodObject)) throw new Error(`the output of ${route.id} has no object meta`);
  return z.object({
    ...body,
    meta: meta.extend({ requestId: RequestId }),
    ...(page === undefined ? {} : { _links: Links }),
  });
}

/** Checks of answers, for tests: throws when a body is not what its schema says, members that the schema lacks included. */
export function answerCheck(route: Route): (answer: object) => void {
  const schema = answerSchema(route);
  return (answer) => {
    const parsed = schema.parse(answer);
    if (!isDeepStrictEqual(parsed, answer))
      throw new Error(`an answer of ${route.id} has members of its own`);
  };
}
