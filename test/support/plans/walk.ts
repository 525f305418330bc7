import type { Pool } from 'pg';
import { pino } from 'pino';
import { expect } from 'vitest';
import { z } from 'zod';

import { makeExports } from '../../../indexer/export/make-exports.ts';
import { openPostgres, REQUEST_TIMEOUT } from '../../../src/postgres.ts';
import { createMetrics } from '../../../src/http/metrics.ts';
import { hideQuestions } from '../../../cli/store/moderation.ts';
import { mergeQuestions } from '../../../cli/store/merge-questions.ts';
import { FILTER_EXAMPLES } from '../../../src/filters/search-filter.ts';
import { endGrantOf } from '../../../src/store/oauth/oauth-artifacts.ts';
import { removeClient } from '../../../src/store/oauth/oauth-grants.ts';
import { pruneChanges } from '../../../src/store/questions/question-changes.ts';
import type { Mail } from '../../../src/web/mail.ts';
import { aQuestion, questions } from '../a-question.ts';
import { anApi, type Api } from '../api.ts';
import type { TestEngines } from '../engines.ts';
import { load, makeSearchable, untilCounted } from '../load.ts';
import { oauthServiceOf } from '../oauth.ts';
import { STYLE_PATH } from '../../../src/http/pages/design-files.ts';
import type { Samples } from './inputs.ts';
import type { Walk } from './walk-parts.ts';
import { recordStatements, type SentStatement } from './record-statements.ts';
import { noteVisits, routesOf, type RouteName } from './routes-of.ts';
import { walkAccounts } from './walk-accounts.ts';
import { walkMcp } from './walk-mcp.ts';
import { walkOauth } from './walk-oauth.ts';
import { walkRest } from './walk-rest.ts';

/** A walk through the whole service. */
export interface Walked {
  readonly statements: readonly SentStatement[];
  /** Routes that no request has reached. */
  readonly unvisited: readonly RouteName[];
}

/** Documents without parameters. */
const DOCUMENTS = [
  '/health/live',
  '/health/ready',
  '/errors/question_not_found',
  '/docs',
  '/docs/',
  '/docs/openapi.json',
  '/docs/guides',
  '/docs/guides/',
  '/docs/guides/api',
  '/favicon.ico',
  '/favicon.svg',
  '/robots.txt',
  '/sitemap.xml',
  '/sitemap-1.xml',
  STYLE_PATH,
  '/api/v1',
  '/llms.txt',
  '/api/v1/openapi.json',
  '/api/auth/jwks',
  '/api/auth/.well-known/oauth-authorization-server',
  '/api/auth/.well-known/openid-configuration',
  '/.well-known/oauth-authorization-server',
  '/.well-known/oauth-authorization-server/api/auth',
  '/.well-known/openid-configuration',
  '/.well-known/openid-configuration/api/auth',
  '/.well-known/oauth-protected-resource',
  '/.well-known/oauth-protected-resource/mcp',
];
/** The pages for visitors, in English. */
const PAGES = [
  '/',
  '/explore',
  '/play',
  '/play/host',
  '/stats',
  '/topics/film-makers',
  '/tags/europe',
  '/categories/geography',
];
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
  await load(engines, [
    aQuestion({ language: 'pl', translationOf: original, rootQuestionId: original, translator: 'human' }),
  ]);
  const moderation = { moderator: 'ada', reason: 'because' };
  await hideQuestions(engines.pool, [hidden], { ...moderation, withTranslations: false });
  await mergeQuestions(engines.pool, merged, original, moderation);
  await makeSearchable(engines);
  return { ids, original, unservedIds: [hidden, merged] };
}

const samplesFor = (original: string, ids: readonly string[], exportName: string): Samples => ({
  id: original,
  questionId: original,
  questionText: 'Which capital is number one on the list?',
  questionUrl: 'https://quiz.example/1',
  comment: 'It is not.',
  reporterEmail: 'reader@example.org',
  ids: ids.slice(0, 3),
  exclude: [original],
  ...FILTER_EXAMPLES,
  topic: 'film-makers',
  slug: 'film-makers',
  tag: 'europe',
  category: 'geography',
  code: 'pl',
  subcategory: 'capitals',
  updated_since: '2020-01-01',
  since: '2020-01-01',
  order: 'shuffled',
  seed: 'monday',
  name: exportName,
});

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
  await pruneChanges(pool, { snapshot: '1:1:', table: 0 });
}

/** Uses every part of the service once, and records every statement that it sends to the database meanwhile. */
export async function walkService(engines: TestEngines): Promise<Walked> {
  const { ids, original, unservedIds } = await loadCatalogue(engines);
  const { mails, logger } = collectMails();
  const pool = openPostgres(engines.config, logger, { statementTimeout: REQUEST_TIMEOUT });
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
    samples: samplesFor(original, ids, exported?.name ?? ''),
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
  const pages = [...PAGES, `/questions/${original}`];
  for (const path of [...pages, ...pages.map((path) => (path === '/' ? '/pl' : `/pl${path}`))])
    expect((await api.app.inject({ url: path, remoteAddress: walk.address() })).statusCode, path).toBe(200);
  const { body } = await api.app.inject('/');
  scripts.push(/src="(\/assets\/[^"]+)"/.exec(body)?.[1] ?? '');
  for (const url of [...DOCUMENTS, ...scripts])
    expect((await api.app.inject(url)).statusCode, url).toBeLessThan(400);
  recorded.begin('metrics');
  await metrics.read();
  const unvisited = routesOf(api.app).filter((route) => !visited.has(route) && !REFUSED.has(route));
  recorded.begin('shutdown');
  await api.app.close();
  await pool.end();
  return { statements: recorded.all(), unvisited };
}
