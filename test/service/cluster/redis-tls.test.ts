import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Redis } from 'ioredis';
import { expect, onTestFinished, test } from 'vitest';

import { connectRedis } from '../../../src/redis.ts';
import { lastingPorts } from '../../../stack/ports.mjs';
import { tied } from '../../../stack/supervise.ts';
import { aCertificate } from '../../support/cluster/certificate.ts';
import { ownEngines } from '../../support/engines.ts';
import { redisProgram } from '../../support/own-engines.ts';
import { ownFolder } from '../../support/own-folder.ts';
import { start } from '../../support/processes.ts';
import { until } from '../../support/until.ts';

const engines = await ownEngines();
await until('Redis is reached', () => engines.redis.status === 'ready');

test('a Redis, Sentinels and a cluster are reached by TLS if NODE_EXTRA_CA_CERTS names the CA, and only then', async ({
  skip,
}) => {
  const program = await redisProgram(engines.redis);
  if (program === undefined) return skip('redis-server is not installed on this machine');
  const { certificate, key } = await aCertificate();
  /** Starts a Redis that speaks TLS only, with these lines in its configuration, and returns its port. */
  const serve = async (lines: readonly string[], ...flags: readonly string[]): Promise<number> => {
    const [port = 0] = await lastingPorts(1);
    const own = await ownFolder();
    const file = join(own, 'redis.conf');
    const all = [
      'bind 127.0.0.1',
      'port 0',
      `tls-port ${port}`,
      `tls-cert-file ${certificate}`,
      `tls-key-file ${key}`,
      `tls-ca-cert-file ${certificate}`,
      'tls-auth-clients no',
      'tls-replication yes',
      `dir ${own}`,
      ...lines,
    ];
    writeFileSync(file, `${all.join('\n')}\n`);
    const child = tied(spawn(program, [file, ...flags], { stdio: 'ignore' }));
    onTestFinished(async () => {
      child.kill('SIGKILL');
      await once(child, 'exit');
    });
    return port;
  };
  const single = await serve(['save ""']);
  const sentinel = await serve([`sentinel monitor trivia 127.0.0.1 ${single} 1`], '--sentinel');
  const node = await serve([
    'save ""',
    'cluster-enabled yes',
    'cluster-announce-ip 127.0.0.1',
    'tls-cluster yes',
  ]);
  const admin = new Redis(node, '127.0.0.1', { tls: { rejectUnauthorized: false } });
  onTestFinished(() => admin.disconnect());
  await admin.cluster('ADDSLOTS', ...Array.from({ length: 16_384 }, (_, slot) => slot));
  await until('the cluster is complete', async () =>
    (await admin.cluster('INFO')).includes('cluster_state:ok'),
  );

  const probe = async (REDIS_URL: string, settings: Record<string, string>): Promise<string> => {
    const run = start('test/support/cluster/redis-probe.ts', [], {
      ...engines.environment,
      REDIS_URL,
      ...settings,
    });
    expect(await run.exit, REDIS_URL).toBe(0);
    return run.stdout().trim().split('\n').at(-1) ?? '';
  };
  const urls = [
    `rediss://127.0.0.1:${single}`,
    `rediss+sentinel://127.0.0.1:${sentinel}/trivia`,
    `rediss+cluster://127.0.0.1:${node}`,
  ];
  const compare = async (url: string): Promise<void> => {
    const [known, unknown] = await Promise.all([
      probe(url, { NODE_EXTRA_CA_CERTS: certificate }),
      probe(url, {}),
    ]);
    expect(known, url).toBe('admitted');
    expect(unknown, url).toContain('Error');
  };
  await Promise.all(urls.map(compare));

  // Node reports two errors of a connection that is given up in its handshake. One that nobody hears fails the test run.
  const timeouts = { connectTimeout: 20, commandTimeout: 20, retryDelay: 20 };
  const impatient = connectRedis(urls[2] ?? '', { keyPrefix: '', ...timeouts });
  onTestFinished(() => impatient.disconnect());
  let refusals = 0;
  impatient.on('error', () => (refusals += 1));
  await until('it has tried fifty times', () => refusals >= 50);
});
