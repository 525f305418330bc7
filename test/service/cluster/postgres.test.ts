import { setTimeout as sleep } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';

import { importRecords } from '../../../indexer/import/import-records.ts';
import { createKey } from '../../../src/access/api-keys.ts';
import { readConfig } from '../../../src/config.ts';
import { tryLock } from '../../../src/store/advisory-lock.ts';
import { promoteStandby, waitForStandby } from '../../../stack/standby.ts';
import { createPooler, preparesStatements } from '../../support/cluster/pooler.ts';
import { aQuestion, questions } from '../../support/data/a-question.ts';
import { fill, ownEngines, openPatiently } from '../../support/engines.ts';
import { pgbouncer } from '../../support/installed-programs.ts';
import { ownPostgres, ownStandby, severalHosts } from '../../support/own-engines.ts';
import { walkService } from '../../support/plans/walk.ts';
import { baseUrlOf, start } from '../../support/processes.ts';
import { sized } from '../../support/sized.ts';
import { until } from '../../support/until.ts';

const engines = await ownEngines();

/** Milliseconds within which writes succeed again after the standby was promoted. */
const WRITES_RESUME = 30_000;

/** A suspended server keeps its connections open and does not answer, as one whose machine is gone. */
const ENDS = sized({ short: ['killed'], long: ['killed', 'suspended'] } as const);

test.each(ENDS)(
  'when the primary is %s and its standby promoted, nothing acknowledged is lost and nothing is restarted',
  async (how) => {
    const primary = await ownPostgres();
    onTestFinished(() => primary.remove());
    await primary.start();
    await fill(primary.url);
    const standby = await ownStandby(primary);
    onTestFinished(() => standby.remove());
    await standby.start();
    await waitForStandby(primary.url);

    const environment = {
      ...engines.environment,
      DATABASE_URL: severalHosts(primary.url, standby.url),
      PORT: '0',
      TRIVIA_LOG_LEVEL: 'info',
      TRIVIA_RATE_LIMITS: 'off',
    };
    const pool = openPatiently(readConfig(environment), engines.logger);
    onTestFinished(() => pool.end());
    await importRecords(pool, questions(12));
    const { key } = await createKey(pool, { email: 'you@example.org', name: 'test', scope: 'sk' });
    const { rows } = await pool.query<{ id: string }>('select id from questions limit 1');
    const indexer = start('indexer/main.ts', [], environment);
    const api = start('src/main.ts', [], environment);
    const baseUrl = await baseUrlOf(api);
    const get = (path: string): Promise<Response> => fetch(baseUrl + path, { headers: { 'X-API-Key': key } });
    const readiness = async (): Promise<unknown> => {
      const response = await get('/health/ready');
      return [response.status, ((await response.json()) as { status: unknown }).status].join(' ');
    };
    const countOf = async (tag: string): Promise<number> => {
      const response = await get(`/api/v1/questions/random?amount=50&tags=${tag}`);
      return response.ok ? ((await response.json()) as { data: unknown[] }).data.length : 0;
    };

    // Requests and writes that do not stop for what happens below.
    const end = new AbortController();
    const statuses = new Set<number>();
    const asking = (async () => {
      while (!end.signal.aborted) {
        const answered = get(`/api/v1/questions/${rows[0]?.id ?? ''}`);
        statuses.add(
          await answered.then(
            ({ status }) => status,
            () => 0,
          ),
        );
        await sleep(20);
      }
    })();
    const acknowledged: string[] = [];
    let failures = 0;
    const writing = (async () => {
      for (let count = 0; !end.signal.aborted; count += 1) {
        const text = `Which river is number ${count}?`;
        await importRecords(pool, [aQuestion({ text, tags: ['written'] })]).then(
          () => acknowledged.push(text),
          () => (failures += 1),
        );
        await sleep(20);
      }
    })();
    await until('a question that was written is drawn', async () => (await countOf('written')) > 0);
    await until('the service is ready', async () => (await readiness()) === '200 ok');

    // By id, questions are found throughout.
    if (how === 'killed') await primary.end('SIGKILL');
    else primary.signal('SIGSTOP');
    await until('writes fail', () => failures > 0);
    await until('the service reads from the standby', async () => (await readiness()) === '200 degraded');
    statuses.clear();
    const before = acknowledged.length;
    await promoteStandby(standby.url);
    await until('writes succeed', () => acknowledged.length > before, WRITES_RESUME);
    await until('the service is ready', async () => (await readiness()) === '200 ok', WRITES_RESUME);
    await importRecords(pool, [aQuestion({ tags: ['afterwards'] })]);
    await until('a new question is drawn', async () => (await countOf('afterwards')) === 1);
    end.abort();
    await Promise.all([asking, writing]);

    const stored = await pool.query('select from questions where text = any ($1)', [acknowledged]);
    expect(stored.rowCount).toBe(acknowledged.length);
    expect([...statuses]).toEqual([200]);
    expect([api.child.exitCode, indexer.child.exitCode]).toEqual([null, null]);
  },
);

const program = await pgbouncer();
if (typeof program === 'string') console.warn(`PgBouncer is not tested: ${program}.`);
const path = typeof program === 'string' ? undefined : program.path;
const prepares = path !== undefined && (await preparesStatements(path));
if (path !== undefined && !prepares)
  console.warn(
    'The service is not tested behind PgBouncer, which keeps prepared statements since 1.21 only.',
  );

/** Starts PgBouncer in transaction mode before the engine, and returns a pool of connections to it. */
async function aPooler(preparedStatements?: number) {
  const { databaseUrl } = engines.config;
  const pooler = await createPooler(path ?? '', databaseUrl, 'transaction', preparedStatements);
  onTestFinished(pooler.remove);
  pooler.start();
  const config = { ...engines.config, databaseUrl: pooler.url };
  const pool = openPatiently(config, engines.logger);
  onTestFinished(() => pool.end());
  await until('PgBouncer is ready', () =>
    pool.query('select').then(
      () => true,
      () => false,
    ),
  );
  return { config, pool };
}

test.skipIf(!prepares)('every part of the service works behind PgBouncer in transaction mode', async () => {
  const { config } = await aPooler(200);
  const { unvisited } = await walkService({ ...engines, config });
  expect(unvisited).toEqual([]);
});

test.skipIf(path === undefined)(
  'behind PgBouncer in transaction mode, one holder has a lock at a time',
  async () => {
    const { pool } = await aPooler();
    const lock = await tryLock(pool, 'pooled');
    // The pooler gives a session to the next one that needs one.
    expect(await tryLock(pool, 'pooled')).toBeNull();
    expect(await tryLock(engines.pool, 'pooled')).toBeNull();
    await lock?.confirm();
    await lock?.release();
    const next = await tryLock(engines.pool, 'pooled');
    await next?.confirm();
    await next?.release();

    // Nothing of them stays in the sessions of the pooler.
    const { rows } = await pool.query<{ idle: string; locks: number }>(
      `select current_setting('idle_in_transaction_session_timeout') as idle,
       (select count(*)::int from pg_locks where locktype = 'advisory' and pid = pg_backend_pid()) as locks`,
    );
    expect(rows).toEqual([{ idle: '0', locks: 0 }]);
  },
);
