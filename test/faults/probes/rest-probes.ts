import { z } from 'zod';

import { judgeRequest, send, type HttpRequest } from './http-request.ts';
import type { Probe } from './probe.ts';
import { sampleOf, type Samples } from './samples.ts';

const Operation = z.object({
  operationId: z.string(),
  parameters: z
    .array(
      z.object({
        name: z.string(),
        in: z.enum(['path', 'query', 'header']),
        required: z.boolean().optional(),
      }),
    )
    .default([]),
  requestBody: z.unknown().optional(),
  responses: z.record(z.string(), z.unknown()),
});
type Operation = z.infer<typeof Operation>;

const Document = z.object({ paths: z.record(z.string(), z.record(z.string(), Operation)) });

/** Requests beyond the smallest one of each operation, because they use the engines in other ways. */
const VARIATIONS = [
  '/questions?q=capital',
  '/questions?order=shuffled&seed=monday',
  '/questions?tags=europe&limit=0',
  '/questions?updated_since=2020-01-01',
  '/questions/random?amount=20&tags=europe',
  '/questions/random?seed=7',
  '/topics?q=film',
];

/** Fields of bodies that are needed; other operations accept an empty object. */
const BODIES: Readonly<Record<string, readonly string[]>> = { createReport: ['type', 'questionId'] };

/** The smallest request of an operation that the service accepts. */
function requestOf(method: string, path: string, operation: Operation, samples: Samples): HttpRequest {
  const { operationId, parameters, requestBody, responses } = operation;
  const required = parameters.filter((parameter) => parameter.in === 'path' || parameter.required === true);
  const value = (name: string): string => encodeURIComponent(String(sampleOf(name, samples)));
  const filled = path.replaceAll(/\{(\w+)\}/g, (_whole, name: string) => value(name));
  const query = required
    .filter((parameter) => parameter.in === 'query')
    .map(({ name }) => `${name}=${value(name)}`);
  const body = Object.fromEntries((BODIES[operationId] ?? []).map((name) => [name, sampleOf(name, samples)]));
  return {
    path: query.length === 0 ? filled : `${filled}?${query.join('&')}`,
    method: method.toUpperCase(),
    status: Number(Object.keys(responses).find((status) => status.startsWith('2'))),
    ...(requestBody === undefined
      ? {}
      : { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
  };
}

/** Every operation of the OpenAPI document. */
export async function restProbes(url: string, key: string, samples: Samples): Promise<Probe[]> {
  const document = await send(url, { path: '/api/v1/openapi.json', status: 200 });
  const { paths } = Document.parse(JSON.parse(document.text));
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => requestOf(method, path, operation, samples)),
  );
  const variations = VARIATIONS.map((path): HttpRequest => ({ path: `/api/v1${path}`, status: 200 }));
  return [...operations, ...variations].map((request) => {
    // An account may send a few reports a minute only, and each address, too: no key, so that each one counts for itself.
    const isReport = request.path.endsWith('/report');
    const keyed = isReport ? request : { ...request, headers: { ...request.headers, 'x-api-key': key } };
    const name = `${request.method ?? 'GET'} ${request.path}`;
    return { group: 'REST', name, run: () => judgeRequest(url, keyed) };
  });
}
