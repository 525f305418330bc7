import { errors } from '@elastic/elasticsearch';
import { expect, onTestFinished, test } from 'vitest';

import { openPostgres, openRedis } from '../../src/clients.ts';
import { createLogger } from '../../src/logger.ts';
import { ownEngines } from '../support/engines.ts';
import { until } from '../support/until.ts';

const { config, pool, elasticsearch } = await ownEngines();

const logged: string[] = [];
const logger = createLogger('test', 'info', { write: (line: string) => logged.push(line) });
const told = (words: string): string[] => logged.filter((line) => line.includes(words));

test('a Redis that refuses the password does not bring it into the log', async () => {
  const redisUrl = new URL(config.redisUrl);
  redisUrl.username = 'somebody';
  redisUrl.password = 'not-for-the-log';
  const redis = openRedis({ ...config, redisUrl: redisUrl.href }, logger);
  onTestFinished(() => redis.disconnect());
  const line = await until('the refusal is told', () => told('Redis is unreachable')[0]);
  expect(line).toContain('WRONGPASS');
  expect(logged.join('')).not.toContain('not-for-the-log');
});

test('a PostgreSQL connection that is lost leaves neither its key nor its password in the log', async () => {
  const own = openPostgres(config, logger);
  onTestFinished(() => own.end());
  const { rows } = await own.query<{ id: number }>('select pg_backend_pid() as id');
  await pool.query('select pg_terminate_backend($1)', [rows[0]?.id]);
  const line = await until('the loss is told', () => told('PostgreSQL connection was lost')[0]);
  const { err } = JSON.parse(line) as { err: object };
  expect(err).toMatchObject({ type: 'DatabaseError', code: '57P01', stack: expect.any(String) as unknown });
  expect(line).not.toMatch(/secretKey|connectionParameters|password/);
});

test('an error of Elasticsearch is told without the request, with the sentence of its cause', async () => {
  const refused = elasticsearch.search({ index: 'nowhere', query: { term: { tags: 'not-for-the-log' } } });
  const error: unknown = await refused.catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(errors.ResponseError);
  logger.error({ err: new Error('it failed', { cause: error }) }, 'outer');
  logger.error({ err: error }, 'inner');
  expect(told('outer')[0]).toContain('index_not_found_exception');
  expect(told('inner')[0]).toContain('index_not_found_exception');
  expect(logged.join('')).not.toContain('not-for-the-log');
});

test('Redis that is away for long is told once, and once when it is back', async () => {
  const redis = openRedis(config, logger);
  onTestFinished(() => redis.disconnect());
  await until('it is connected', () => redis.status === 'ready');
  logged.length = 0;
  for (const _attempt of [1, 2, 3]) redis.emit('error', new Error('connect ECONNREFUSED'));
  expect(told('Redis is unreachable')).toHaveLength(1);
  for (const _turn of [1, 2]) redis.emit('ready');
  expect(told('Redis is back')).toHaveLength(1);
  redis.emit('error', new Error('connect ECONNREFUSED'));
  expect(told('Redis is unreachable')).toHaveLength(2);
});
