import { errors } from '@elastic/elasticsearch';
import { expect, onTestFinished, test } from 'vitest';
import { openRedis } from '../../../src/clients.ts';
import { createLogger } from '../../../src/logger.ts';
import { ownEngines, openPatiently } from '../../support/engines.ts';
import { until } from '../../support/until.ts';

const { config, pool, elasticsearch } = await ownEngines();

const logged: string[] = [];
const logger = createLogger('test', 'info', { write: (line: string) => logged.push(line) });
const linesWith = (words: string): string[] => logged.filter((line) => line.includes(words));

test('a password that Redis refuses is not logged', async () => {
  const redisUrl = new URL(config.redisUrl);
  redisUrl.username = 'someone';
  redisUrl.password = 'not-for-the-log';
  const redis = openRedis({ ...config, redisUrl: redisUrl.href }, logger);
  onTestFinished(() => redis.disconnect());
  const line = await until('the refusal is logged', () => linesWith('Redis is unreachable')[0]);
  expect(line).toContain('WRONGPASS');
  expect(logged.join('')).not.toContain('not-for-the-log');
});

test('a lost PostgreSQL connection is logged without its key and password', async () => {
  const own = openPatiently(config, logger);
  onTestFinished(() => own.end());
  const { rows } = await own.query<{ id: number }>('select pg_backend_pid() as id');
  await pool.query('select pg_terminate_backend($1)', [rows[0]?.id]);
  const line = await until('the loss is logged', () => linesWith('PostgreSQL connection was lost')[0]);
  const { err } = JSON.parse(line) as { err: object };
  expect(err).toMatchObject({ type: 'DatabaseError', code: '57P01', stack: expect.any(String) as unknown });
  expect(line).not.toMatch(/secretKey|connectionParameters|password/);
});

test('an Elasticsearch error is logged with the message of its cause, but without the request', async () => {
  const refused = elasticsearch.search({ index: 'nowhere', query: { term: { tags: 'not-for-the-log' } } });
  const error: unknown = await refused.catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(errors.ResponseError);
  logger.error({ err: new Error('it failed', { cause: error }) }, 'outer');
  logger.error({ err: error }, 'inner');
  expect(linesWith('outer')[0]).toContain('index_not_found_exception');
  expect(linesWith('inner')[0]).toContain('index_not_found_exception');
  expect(logged.join('')).not.toContain('not-for-the-log');
});

test('a long Redis outage is logged once, and once when Redis is back', async () => {
  const redis = openRedis(config, logger);
  onTestFinished(() => redis.disconnect());
  await until('Redis is connected', () => redis.status === 'ready');
  logged.length = 0;
  for (const _attempt of [1, 2, 3]) redis.emit('error', new Error('connect ECONNREFUSED'));
  expect(linesWith('Redis is unreachable')).toHaveLength(1);
  for (const _turn of [1, 2]) redis.emit('ready');
  expect(linesWith('Redis is back')).toHaveLength(1);
  redis.emit('error', new Error('connect ECONNREFUSED'));
  expect(linesWith('Redis is unreachable')).toHaveLength(2);
});
