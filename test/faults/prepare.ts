import { randomBytes } from 'node:crypto';
import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';

import { ownDatabase } from '../../bench/own-database.ts';
import { BUNDLED_TAXONOMY as TAXONOMY } from '../../cli/bundled-taxonomy.ts';
import { hideQuestions, restoreQuestions } from '../../cli/store/moderation.ts';
import { applyTaxonomy } from '../../cli/store/taxonomy.ts';
import { makeExports } from '../../indexer/export/make-exports.ts';
import { openElasticsearch } from '../../src/clients.ts';
import { readConfig } from '../../src/config.ts';
import { openPostgres } from '../../src/postgres.ts';
import type { EngineUrls } from '../../stack/engines.ts';
import { aCaller, someone } from '../support/clients/a-caller.ts';
import { aUser, sessionOf } from '../support/clients/a-user.ts';
import { aQuestion, questions } from '../support/data/a-question.ts';
import type { TestEngines } from '../support/engines.ts';
import { load } from '../support/load.ts';
import { openOneRedis } from '../support/one-redis.ts';
import type { CommandSamples } from './command-probes.ts';
import { send, type Target } from './probe.ts';
import { requestMail, type SignedInBrowser } from './request-probes.ts';
import type { RunningService } from './start-service.ts';

/** A database, an index prefix and a Redis prefix for one run; `end` closes the connections and deletes the database. */
export async function enginesForRun(
  urls: EngineUrls,
): Promise<{ readonly engines: TestEngines; readonly end: () => Promise<void> }> {
  const run = randomBytes(4).toString('hex');
  const database = await ownDatabase(urls.databaseUrl, 'faults');
  await applyTaxonomy(database.pool, TAXONOMY);
  const environment = {
    DATABASE_URL: database.url,
    ELASTICSEARCH_URL: urls.elasticsearchUrl,
    REDIS_URL: urls.redisUrl,
    TRIVIA_INDEX_PREFIX: `f-${run}`,
    TRIVIA_REDIS_PREFIX: `f-${run}:`,
    TRIVIA_WORKERS: '1',
    TRIVIA_EXPORT_FOLDER: join(tmpdir(), `trivia-faults-exports-${run}`),
  };
  const config = readConfig(environment);
  const logger = pino({ level: 'silent' });
  const pool = openPostgres(config, logger);
  const elasticsearch = openElasticsearch(config);
  const redis = openOneRedis(config, logger);
  return {
    engines: { pool, elasticsearch, redis, indexPrefix: config.indexPrefix, config, environment, logger },
    async end() {
      const indices = await elasticsearch.indices.get({ index: `${config.indexPrefix}-*` });
      await elasticsearch.indices.delete({ index: Object.keys(indices) });
      redis.disconnect();
      await elasticsearch.close();
      await pool.end();
      await database.drop();
    },
  };
}

/** A small catalogue and an account. */
export interface Prepared {
  /** A secret key without limits. */
  readonly key: string;
  /** The secret key of another account each time. */
  readonly newKey: () => Promise<string>;
  readonly questionIds: readonly string[];
  readonly exportName: string;
  readonly commands: CommandSamples;
}

/** Writes what the probes need, past the proxies. */
export async function prepare(engines: TestEngines): Promise<Prepared> {
  const questionIds = await load(engines, [...questions(40), aQuestion({ language: 'pl' })]);
  const [exported] = await makeExports(engines, engines.config.exportFolder);
  const newKey = async (): Promise<string> => (await aCaller(engines, { tier: 'pro', scope: 'sk' })).key;
  const other = await aCaller(engines, { scope: 'sk' });
  const folder = await mkdtemp(join(tmpdir(), 'trivia-faults-'));
  const records = join(folder, 'records.jsonl');
  await writeFile(records, `${JSON.stringify(aQuestion())}\n`);
  const [hidden = '', merged = '', canonical = ''] = questionIds.slice(10);
  return {
    key: await newKey(),
    newKey,
    questionIds,
    exportName: exported?.name ?? '',
    commands: { email: other.email, keyId: other.info.id, hidden, merged, canonical, records, folder },
  };
}

/** Signs in a new user, without the form. */
export async function signIn({ pool }: TestEngines, url: string): Promise<SignedInBrowser> {
  const cookie = await sessionOf(await aUser(pool), pool, url);
  const { text } = await send(url, { path: '/account/keys/new', headers: { cookie }, status: 200 });
  return { cookie, formToken: /name="form" value="([\w-]+)"/.exec(text)?.[1] ?? '' };
}

/** Hides and shows a question, past the proxies, so that the indexer has something to do; resolves to whether it has done it. */
async function beginEdit({ pool }: TestEngines, id: string): Promise<() => Promise<boolean>> {
  const because = { moderator: 'faults', reason: 'because', withTranslations: false };
  await hideQuestions(pool, [id], because).catch(() => undefined);
  await restoreQuestions(pool, [id], because).catch(() => undefined);
  return async () => {
    const { rows } = await pool.query<{ waiting: boolean }>(
      'select exists (select from index_queue) as waiting',
    );
    return rows[0]?.waiting === false;
  };
}

async function beginMail(service: RunningService, browser: SignedInBrowser): Promise<() => Promise<boolean>> {
  const address = someone();
  // Without it there is no mail, which is noticed later.
  await requestMail(service.url, browser, address).catch(() => undefined);
  return () => Promise.resolve(service.mailed.has(address));
}

/** Starts what a fault of this target delays. */
export const beginWork = (
  target: Target,
  parts: {
    readonly engines: TestEngines;
    readonly service: RunningService;
    readonly browser: SignedInBrowser;
    readonly questionId: string;
  },
): Promise<() => Promise<boolean>> =>
  target === 'SMTP' ? beginMail(parts.service, parts.browser) : beginEdit(parts.engines, parts.questionId);
