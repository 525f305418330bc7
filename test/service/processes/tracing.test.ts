import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { onTestFinished, describe, expect, test } from 'vitest';
import { z } from 'zod';

import { importRecords } from '../../../indexer/import/import-records.ts';
import { aCaller } from '../../support/clients/a-caller.ts';
import { questions } from '../../support/data/a-question.ts';
import { ownEngines } from '../../support/engines.ts';
import { load } from '../../support/load.ts';
import { baseUrlOf, start, type RunningProcess } from '../../support/processes.ts';
import { until } from '../../support/until.ts';

const Value = z.union([
  z.object({ stringValue: z.string() }).transform(({ stringValue }) => stringValue),
  z.object({ intValue: z.union([z.int(), z.string()]) }).transform(({ intValue }) => Number(intValue)),
  z.object({ doubleValue: z.number() }).transform(({ doubleValue }) => doubleValue),
  z.unknown(),
]);
const Attributes = z
  .array(z.object({ key: z.string(), value: Value }))
  .transform((all) => Object.fromEntries(all.map(({ key, value }) => [key, value])));

const Span = z.object({
  traceId: z.string(),
  spanId: z.string(),
  parentSpanId: z.string().optional(),
  name: z.string(),
  kind: z.int(),
  attributes: Attributes,
  status: z.object({ code: z.int().optional() }).default({}),
});

/** The body of an OTLP request (`ExportTraceServiceRequest` as JSON). */
const Traces = z.object({
  resourceSpans: z.array(
    z.object({
      resource: z.object({ attributes: Attributes }),
      scopeSpans: z.array(z.object({ spans: z.array(Span) })),
    }),
  ),
});

/** An OpenTelemetry collector that keeps the spans that it receives, with the names of their services. */
async function aCollector() {
  const spans: (z.infer<typeof Span> & { readonly service: unknown })[] = [];
  const server = createServer((request, response) => {
    void json(request).then((body) => {
      if (request.url !== '/v1/traces') return response.writeHead(404).end();
      for (const { resource, scopeSpans } of Traces.parse(body).resourceSpans)
        for (const span of scopeSpans.flatMap((scope) => scope.spans))
          spans.push({ ...span, service: resource.attributes['service.name'] });
      return response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    spans,
    spansOf: (trace: string) => spans.filter(({ traceId }) => traceId === trace),
  };
}

const engines = await ownEngines();
await load(engines, questions(20));
const { key } = await aCaller(engines, { tier: 'enterprise', scope: 'sk' });

/** Node calls this with every module that it loads. */
const PRINTS_TRACING_MODULES =
  'import { registerHooks } from "node:module"; registerHooks({ load(url, context, next) { if (url.includes("/@opentelemetry/")) console.error(url); return next(url, context); } });';

async function aService(settings: Readonly<Record<string, string>>) {
  const environment = {
    ...engines.environment,
    PORT: '0',
    TRIVIA_LOG_LEVEL: 'info',
    NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(PRINTS_TRACING_MODULES)}`,
    ...settings,
  };
  const running = start('src/main.ts', [], environment);
  const baseUrl = await baseUrlOf(running);
  /** Sends a request: a POST if it has a body. */
  const send = (path: string, traceparent?: string, body?: object): Promise<Response> =>
    fetch(baseUrl + path, {
      headers: {
        'x-api-key': key,
        ...(traceparent !== undefined && { traceparent }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { method: 'POST', body: JSON.stringify(body) }),
    });
  return { ...running, send };
}

/** Ends a service, which sends its last spans. */
async function end({ child, exit }: RunningProcess): Promise<void> {
  child.kill('SIGINT');
  expect(await exit).toBe(0);
}

/** A trace id, and the header with which a caller passes it on. */
function aTrace(isSampled = true): { id: string; span: string; header: string } {
  const id = randomBytes(16).toString('hex');
  const span = randomBytes(8).toString('hex');
  return { id, span, header: `00-${id}-${span}-${isSampled ? '01' : '00'}` };
}

const SERVER = 2;
const CLIENT = 3;
const FAILED = 2;

describe('a traced service', () => {
  test('sends a span for a request and for each call of an engine, as a part of the trace of the caller, and names failures', async () => {
    const collector = await aCollector();
    const service = await aService({ OTEL_EXPORTER_OTLP_ENDPOINT: collector.url });
    const traces = ['/api/v1/questions?category=geography', '/api/v1/questions/random?amount=3'].map(
      (path) => ({ ...aTrace(), path }),
    );
    for (const { path, header } of traces) expect((await service.send(path, header)).status).toBe(200);
    // More than run at the same time: the others wait, and are refused after a while on a busy machine.
    const simultaneous = await Promise.all(
      Array.from({ length: 150 }, async (_, index) => {
        const { id, header } = aTrace();
        const limit = 1 + (index % 100);
        const { status } = await (index % 3 === 0
          ? service.send(`/api/v1/questions?limit=${limit}`, header)
          : service.send('/api/v1/questions/search', header, { limit }));
        return { id, status };
      }),
    );
    await service.send('/health/ready');
    await end(service);

    for (const { id, span, path } of traces) {
      const spans = collector.spansOf(id);
      const [request, ...others] = spans.filter(({ kind }) => kind === SERVER);
      expect(others).toEqual([]);
      expect(request).toMatchObject({
        parentSpanId: span,
        service: 'trivia-api',
        name: `GET ${path.split('?')[0] ?? ''}`,
        attributes: { 'http.response.status_code': 200, 'trivia.request.id': expect.any(String) as string },
      });
      const calls = spans.filter(({ kind }) => kind === CLIENT);
      const systems = calls.map(({ attributes }) => attributes['db.system.name'] ?? attributes['db.system']);
      expect(new Set(systems)).toEqual(new Set(['postgresql', 'elasticsearch']));
      expect(spans.map(({ name }) => name)).toContain('redis limits');
      const ids = new Set(spans.map(({ spanId }) => spanId));
      for (const call of calls) expect(ids).toContain(call.parentSpanId);
    }
    for (const { id, status } of simultaneous) {
      const spans = collector.spansOf(id);
      const requests = spans.filter(({ kind }) => kind === SERVER);
      expect(requests).toHaveLength(1);
      expect(requests[0]?.attributes['http.response.status_code']).toBe(status);
      expect(requests[0]?.status.code === FAILED).toBe(status === 503);
      // The search of a request in the context of another one would be in the trace of that one.
      if (status === 200) expect(spans.map(({ name }) => name)).toContain('search');
    }
    // What callers write is in no span, and neither are calls that belong to no request, or health checks.
    const all = collector.spans;
    expect(JSON.stringify(all)).not.toContain(key);
    expect(all.filter(({ kind, parentSpanId }) => kind === CLIENT && !parentSpanId)).toEqual([]);
    expect(all.filter(({ name }) => name.includes('health'))).toEqual([]);
  });

  test('traces the given part of the requests, regardless of what callers want', async () => {
    const collector = await aCollector();
    const service = await aService({
      OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
      TRIVIA_TRACES_RATIO: '0.5',
    });
    const traces = Array.from({ length: 60 }, (_, index) => aTrace(index % 2 === 0));
    for (const { header } of traces) await service.send('/api/v1/me', header);
    await end(service);
    const traced = traces.filter(({ id }) => collector.spansOf(id).length > 0);
    // With a probability of less than one in a million, chance alone would give a number beyond these.
    expect(traced.length).toBeGreaterThan(10);
    expect(traced.length).toBeLessThan(50);
    const forced = (header: string): boolean => header.endsWith('01');
    expect(new Set(traced.map(({ header }) => forced(header)))).toEqual(new Set([true, false]));
  });

  test('answers at normal speed when the collector is gone', async () => {
    const service = await aService({ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:9' });
    expect((await service.send('/api/v1/questions')).status).toBe(200);
    await end(service);
  });
});

test('an indexer sends a span for each round with changes, and none for empty ones', async () => {
  const collector = await aCollector();
  const indexer = start('indexer/main.ts', [], {
    ...engines.environment,
    OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
  });
  await importRecords(engines.pool, questions(3));
  await until('the changes are written', async () => {
    const { rows } = await engines.pool.query<{ count: number }>(
      'select count(*)::int as count from index_queue',
    );
    return rows[0]?.count === 0;
  });
  indexer.child.kill('SIGTERM');
  expect(await indexer.exit).toBe(0);
  const rounds = collector.spans.filter(({ name }) => name === 'index changes');
  expect(rounds).toHaveLength(1);
  expect(rounds[0]).toMatchObject({ service: 'trivia-indexer', attributes: { changes: 3 } });
  const parts = collector.spans.filter(({ parentSpanId }) => parentSpanId === rounds[0]?.spanId);
  expect(parts.map(({ name }) => name)).toEqual(expect.arrayContaining(['bulk', 'postgresql with']));
  expect(collector.spans.filter(({ traceId }) => traceId !== rounds[0]?.traceId)).toEqual([]);
});

test('without a collector, nothing of the SDK is loaded', async () => {
  const service = await aService({});
  expect((await service.send('/api/v1/questions')).status).toBe(200);
  const packages = new Set(
    Array.from(service.stderr().matchAll(/@opentelemetry\/([a-z-]+)\//g), ([, name = '']) => name),
  );
  // The client of Elasticsearch loads these.
  expect(packages).toEqual(new Set(['api', 'core', 'semantic-conventions']));
});
