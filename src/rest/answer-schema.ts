import { isDeepStrictEqual } from 'node:util';
import { z } from 'zod';

import { PreparedPart, PartialQuestion } from '../contract/question.ts';
import { Cursor } from '../contract/inputs.ts';
import type { EndpointResult } from '../endpoints/endpoint.ts';
import type { Route } from './route.ts';

export const Links = z
  .object({ next: z.url().optional(), prev: z.url().optional() })
  .describe('URLs of the neighbouring pages; absent where there is none.');

const RequestId = z.uuid().describe('The same value as in the `X-Request-Id` header.');

/** What a paged response to a body has instead of links: a link would be as long as the body. */
const Cursors = {
  nextCursor: Cursor.nullable().describe(
    'Send it as `cursor`, with the other fields unchanged, for the next page. Null on the last page.',
  ),
  prevCursor: Cursor.nullable().describe('The same for the previous page. Null on the first page.'),
};

const withIds = new WeakMap<z.ZodObject, z.ZodObject>();

/** Adds the request id. Responses with the same `meta` still share it, so that it needs one name. */
function withRequestId(meta: z.ZodObject): z.ZodObject {
  const known = withIds.get(meta);
  if (known !== undefined) return known;
  const extended = meta.extend({ requestId: RequestId });
  withIds.set(meta, extended);
  return extended;
}

/** The schema of a route's response: the endpoint's output in its envelope. */
function answerSchema(route: Route): z.ZodObject {
  const { page, meta, ...body } = route.output.shape;
  if (!(meta instanceof z.ZodObject)) throw new Error(`the output of ${route.id} has no object meta`);
  const hasBody = route.body !== undefined;
  return z.object({
    ...body,
    meta: withRequestId(page !== undefined && hasBody ? meta.extend(Cursors) : meta),
    ...(page !== undefined && !hasBody ? { _links: Links } : {}),
  });
}

/** The schema of responses whose questions have the requested fields only. */
function partialAnswer(schema: z.ZodObject): z.ZodObject {
  const { data } = schema.shape;
  return schema.extend({ data: data instanceof z.ZodArray ? z.array(PartialQuestion) : PartialQuestion });
}

/** The schema that holds for the response to every request, with any `fields`. */
export function publishedAnswer(route: Route): z.ZodObject {
  const schema = answerSchema(route);
  return 'fields' in (route.body ?? route.input).shape ? partialAnswer(schema) : schema;
}

/** Whether the questions of a response have the requested fields only. */
const hasParts = ({ data }: Pick<EndpointResult, 'data'>): boolean =>
  data instanceof PreparedPart || (Array.isArray(data) && data[0] instanceof PreparedPart);

/** Validates responses in tests: throws when a body does not match its schema or has extra members. */
export function answerCheck(route: Route): (answer: object, result: Pick<EndpointResult, 'data'>) => void {
  const schema = answerSchema(route);
  const parts = partialAnswer(schema);
  return (answer, result) => {
    const parsed = (hasParts(result) ? parts : schema).parse(answer);
    if (!isDeepStrictEqual(parsed, answer))
      throw new Error(`a response of ${route.id} has members that its schema lacks`);
  };
}
