import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { expect, onTestFinished, test } from 'vitest';

import { openElasticsearch, openRedis } from '../../src/clients.ts';
import { openPostgres } from '../../src/postgres.ts';
import { readConfig, type Config } from '../../src/config.ts';
import { createMailer } from '../../src/web/mail.ts';
import { ownEngines } from '../support/engines.ts';
import { until } from '../support/until.ts';

const engines = await ownEngines();
const PASSWORD = `a/b#c?d@e%f:g&h=%41 "'`;
const USER = `t_${randomBytes(5).toString('hex')}`;

/** The configuration with this user at an engine, whose password is a separate setting. */
function configFor(name: string, url: string): Config {
  const own = new URL(url);
  own.username = USER;
  own.password = '';
  return readConfig({
    ...engines.environment,
    [`${name}_URL`]: own.href,
    [`${name}_PASSWORD`]: PASSWORD,
  });
}

test('PostgreSQL accepts a password with every reserved character', async () => {
  await engines.pool.query(`create role ${USER} login password '${PASSWORD.replaceAll("'", "''")}'`);
  onTestFinished(async () => {
    await engines.pool.query(`drop role ${USER}`);
  });
  const pool = openPostgres(configFor('DATABASE', engines.config.databaseUrl), engines.logger);
  onTestFinished(() => pool.end());
  expect((await pool.query('select current_user as name')).rows).toEqual([{ name: USER }]);
});

test('Redis accepts a password with every reserved character', async () => {
  await until('Redis is connected', () => engines.redis.status === 'ready');
  await engines.redis.call('acl', 'setuser', USER, 'on', `>${PASSWORD}`, '~*', '+@all');
  onTestFinished(async () => {
    await engines.redis.call('acl', 'deluser', USER);
  });
  const redis = openRedis(configFor('REDIS', engines.config.redisUrl), engines.logger);
  onTestFinished(() => redis.disconnect());
  await until('the user is connected', () => redis.status === 'ready');
  expect(await redis.call('acl', 'whoami')).toBe(USER);
});

test('Elasticsearch is sent a password with every reserved character', async () => {
  let authorization = '';
  const server = createServer((request, response) => {
    authorization = request.headers.authorization ?? '';
    response.writeHead(200, { 'X-Elastic-Product': 'Elasticsearch' }).end();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  const elasticsearch = openElasticsearch(configFor('ELASTICSEARCH', `http://127.0.0.1:${port}`));
  await elasticsearch.ping();
  await elasticsearch.close();
  const [, encoded = ''] = authorization.split(' ');
  expect(Buffer.from(encoded, 'base64').toString()).toBe(`${USER}:${PASSWORD}`);
});

test('a mail server is sent a password with every reserved character', async () => {
  const seen: unknown[][] = [];
  const server = new SMTPServer({
    allowInsecureAuth: true,
    disabledCommands: ['STARTTLS'],
    onAuth: ({ username, password }, _session, done) => {
      seen.push([username, password]);
      done(null, { user: username ?? '' });
    },
  });
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  const { port } = server.server.address() as AddressInfo;
  const { smtpUrl } = configFor('TRIVIA_SMTP', `smtp://127.0.0.1:${port}`);
  const mailer = createMailer({ smtpUrl, from: 'a@example.org', logger: engines.logger });
  mailer.queue({ to: 'b@example.org', subject: 'Hello', text: 'Hello' });
  await until('the mail server knows the password', () => seen.length > 0);
  expect(seen[0]).toEqual([USER, PASSWORD]);
  await mailer.close();
  server.close();
});
