import type { FastifyInstance } from 'fastify';
import type { Pool } from 'pg';
import { pino } from 'pino';
import { expect } from 'vitest';
import { z } from 'zod';

import { hideQuestions } from '../../../cli/store/moderation.ts';
import { mergeQuestions } from '../../../cli/store/merge-questions.ts';
import { makeExports } from '../../../indexer/export/make-exports.ts';
import { API_PREFIX } from '../../../src/contract/service.ts';
import { createMetrics } from '../../../src/http/metrics.ts';
import { REQUEST_TIMEOUT } from '../../../src/postgres.ts';
import { endGrantOf } from '../../../src/store/oauth/oauth-artifacts.ts';
import { removeClient } from '../../../src/store/oauth/oauth-grants.ts';
import { pruneChanges } from '../../../src/store/questions/question-changes.ts';
import type { Mail } from '../../../src/web/mail.ts';
import { aQuestion, questions, translating } from '../data/a-question.ts';
import { anApi, type Api } from '../api.ts';
import { openPatiently, type TestEngines } from '../engines.ts';
import { samplesOf } from '../every-request/inputs.ts';
import { mcpMessages, type McpMessage } from '../every-request/mcp.ts';
import { DOCUMENTS, explorerPages, OAUTH_DOCUMENTS } from '../every-request/pages.ts';
import { restRequests } from '../every-request/rest.ts';
import { load, makeSearchable, untilCounted } from '../load.ts';
import { aCaller } from '../clients/a-caller.ts';
import { post, request } from '../clients/mcp.ts';
import { oauthServiceOf } from '../clients/oauth.ts';
import { recordStatements } from './record-statements.ts';
import { walkAccounts, walkOauth, type Walk } from './walk-accounts.ts';

/** One route, as `GET /path/:parameter`. */
type RouteName = string;

/** A line of Fastify's route tree: the indentation, a part of the path, and the methods. */
const LINE = /^((?:│ {3}| {4})*)(?:├──|└──) (\S+)(?: \(([\w, -]+)\))?$/;
/** Characters of indentation for each level. */
const LEVEL = 4;

/** All routes of an application that is ready, without those that only accompany another: HEAD and OPTIONS. */
function routesOf(app: FastifyInstance): RouteName[] {
  const parts: string[] = [];
  return app
    .printRoutes({ commonPrefix: false })
    .split('\n')
    .flatMap((line) => {
      const [, indentation = '', part = '', methods = ''] = LINE.exec(line) ?? [];
      parts.splice(indentation.length / LEVEL, Infinity, part);
      return methods
        .split(', ')
        .filter((method) => !['', 'HEAD', 'OPTIONS'].includes(method))
        .map((method) => `${method} ${parts.join('')}`);
    });
}

/** Notes the routes that requests reach from now on, unless they are refused. */
function noteVisits(app: FastifyInstance): ReadonlySet<RouteName> {
  const visited = new Set<RouteName>();
  app.addHook('onResponse', (request, reply, done) => {
    if (reply.statusCode < 400) visited.add(`${request.method} ${request.routeOptions.url ?? ''}`);
    done();
  });
  return visited;
}

/** Methods that `/mcp` refuses for every caller. */
const REFUSED: ReadonlySet<RouteName> = new Set(
  ['GET', 'DELETE', 'PUT', 'PATCH'].flatMap((method) => [`${method} /mcp`, `${method} /mcp/`]),
);

/** More than the walk sends. */
const NO_LIMITS = { free: { burst: 100_000, perDay: null } };

const MailLine = z.object({ mail: z.object({ to: z.string(), subject: z.string(), text: z.string() }) });

/** A logger that only collects the mails, which are logged because no mail server is configured. */
function collectMails() {
  const mails: Mail[] = [];
  const write = (line: string): void => {
    const { success, data } = MailLine.safeParse(JSON.parse(line));
    if (success) mails.push(data.mail);
  };
  return { mails, logger: pino({ level: 'warn' }, { write }) };
}

/** Loads a small catalogue in which every filter has a match. */
async function loadCatalogue(engines: TestEngines) {
  const ids = await load(engines, [...questions(5), ...questions(2, { quality: 'standard' })]);
  const [original = '', hidden = '', merged = ''] = ids;
  await load(engines, [aQuestion(translating(original))]);
  const moderation = { moderator: 'ada', reason: 'because' };
  await hideQuestions(engines.pool, [hidden], { ...moderation, withTranslations: false });
  await mergeQuestions(engines.pool, merged, original, moderation);
  await makeSearchable(engines);
  return { ids, original, unservedIds: [hidden, merged] };
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
async function walkRest(walk: Walk): Promise<void> {
  const { app, key, samples, address } = walk;
  for (const { route, requests } of restRequests(samples)) {
    walk.begin(`${route.method} ${route.path}`);
    for (const { path, method = 'GET', headers, body, status } of requests) {
      const response = await app.inject({
        method,
        url: path,
        headers: { ...headers, 'x-api-key': key },
        remoteAddress: address(),
        ...(body === undefined ? {} : { payload: body }),
      });
      expect(response.statusCode, `${path} ${body}: ${response.body}`).toBe(status);
      if (!route.sendsFile) for (const link of linksIn(response.json())) await follow(link, walk, 1);
    }
  }
  walk.begin('GET /questions/:id of questions that are not served');
  for (const id of walk.unservedIds) {
    const url = `${API_PREFIX}/questions/${id}`;
    const response = await app.inject({ url, headers: { 'x-api-key': key } });
    expect(response.statusCode, response.body).toBe(404);
  }
}

const Answer = z.object({
  result: z.looseObject({
    isError: z.boolean().optional(),
    structuredContent: z
      .object({ meta: z.object({ nextCursor: z.string().nullish() }).optional() })
      .optional(),
  }),
});

/** Sends one message, which must succeed. Returns the cursor of the next page, if there is one. */
async function sendMessage(
  { app, address }: Walk,
  key: string,
  { method, params }: Pick<McpMessage, 'method' | 'params'>,
): Promise<string | undefined> {
  const response = await request(app, method, params, { authorization: `Bearer ${key}` }, address());
  const context = `${method} ${JSON.stringify(params)}: ${response.body}`;
  expect(response.statusCode, context).toBe(200);
  const { result } = Answer.parse(response.json());
  expect(result.isError, context).toBeUndefined();
  return result.structuredContent?.meta?.nextCursor ?? undefined;
}

/** Sends every message, and follows the cursors of tools. */
async function walkMcp(walk: Walk): Promise<void> {
  for (const message of mcpMessages(walk.samples)) {
    const { method, params, name } = message;
    walk.begin(`MCP ${method} ${name}`.trim());
    // One account may send only a few reports a minute.
    const { key } = method === 'tools/call' ? await aCaller(walk.engines, { scope: 'sk' }) : walk;
    const cursor = await sendMessage(walk, key, message);
    if (cursor === undefined || !('arguments' in params)) continue;
    const next = { ...params, arguments: { ...Object(params.arguments), cursor } as object };
    await sendMessage(walk, key, { method, params: next });
  }
  const ping = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'ping' });
  const { statusCode } = await post(walk.app, ping, {}, walk.address(), '/mcp/');
  expect(statusCode).toBe(200);
}

/** Follows a link to an earlier version of the counts after the catalogue has changed. */
async function walkEarlierCounts(walk: Walk, api: Api): Promise<void> {
  walk.begin('GET /regions of earlier counts');
  const { _links } = await api.regions({ limit: 1 });
  await load(walk.engines, questions(1));
  await untilCounted(walk.engines, api);
  await api.app.inject({ url: _links.next ?? '', headers: { 'x-api-key': walk.key } });
}

/** Sends what is sent only when two requests use the same code or token at the same time, every ten minutes, or not yet. */
async function sendRareStatements(pool: Pool): Promise<void> {
  await endGrantOf(pool, { kind: 'RefreshToken', hash: Buffer.alloc(32) });
  await removeClient(pool, 'unknown');
  await pruneChanges(pool, { snapshot: '1:1:' });
}

/**
 * Uses every part of the service once, and records every statement that it sends to the database meanwhile, and the
 * routes that no request has reached.
 */
export async function walkService(engines: TestEngines) {
  const { ids, original, unservedIds } = await loadCatalogue(engines);
  const { mails, logger } = collectMails();
  const pool = openPatiently(engines.config, logger, { statementTimeout: REQUEST_TIMEOUT });
  const recorded = recordStatements(pool);
  const config = { ...engines.config, baseUrl: 'http://127.0.0.1:0' };
  const metrics = createMetrics();
  const api = await anApi(
    { ...engines, config, logger },
    { clients: { postgres: pool }, rateLimits: true, tiers: NO_LIMITS, metrics },
  );
  const visited = noteVisits(api.app);
  const service = await oauthServiceOf({ ...engines, pool }, api.app);
  await untilCounted(engines, api);
  const [exported] = await makeExports(engines, engines.config.exportFolder);
  let addresses = 0;
  const walk: Walk = {
    app: api.app,
    key: api.key,
    baseUrl: service.baseUrl,
    engines,
    mails,
    samples: samplesOf(ids, exported?.name ?? ''),
    unservedIds,
    address: () => `198.51.${Math.floor((addresses += 1) / 256)}.${addresses % 256}`,
    begin: recorded.begin,
  };

  await walkRest(walk);
  await walkEarlierCounts(walk, api);
  await walkMcp(walk);
  await walkAccounts(walk);
  await walkOauth(walk, service);
  await sendRareStatements(pool);
  recorded.begin('documents');
  const page = await api.app.inject('/docs/');
  const scripts = Array.from(page.body.matchAll(/<script src="([^"]+)"/g), ([, src = '']) => src);
  const pages = Object.values(explorerPages(original));
  for (const path of [...pages, ...pages.map((path) => (path === '/' ? '/pl' : `/pl${path}`))])
    expect((await api.app.inject({ url: path, remoteAddress: walk.address() })).statusCode, path).toBe(200);
  const { body } = await api.app.inject('/');
  scripts.push(/src="(\/assets\/[^"]+)"/.exec(body)?.[1] ?? '');
  const more = ['/health/ready', '/docs', '/docs/guides', '/docs/guides/'];
  for (const url of [...more, ...DOCUMENTS, ...OAUTH_DOCUMENTS, ...scripts])
    expect((await api.app.inject(url)).statusCode, url).toBeLessThan(400);
  recorded.begin('metrics');
  await metrics.read();
  const unvisited = routesOf(api.app).filter((route) => !visited.has(route) && !REFUSED.has(route));
  recorded.begin('shutdown');
  await api.app.close();
  await pool.end();
  return { statements: recorded.all(), unvisited };
}
