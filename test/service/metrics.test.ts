import { randomUUID } from 'node:crypto';
import { expect, onTestFinished, test } from 'vitest';

import { createKey } from '../../src/access/api-keys.ts';
import { ownEngines } from '../support/engines.ts';
import { faultProxy } from '../support/fault-proxy.ts';
import { start, scrape } from '../support/processes.ts';
import { until } from '../support/until.ts';

const engines = await ownEngines();

async function aProcess(settings: Readonly<Record<string, string>> = {}) {
  const environment = { ...engines.environment, PORT: '0', TRIVIA_LOG_LEVEL: 'info', ...settings };
  const { stdout } = start('src/main.ts', [], environment);
  const baseUrl = await until('it listens', () => /"baseUrl":"([^"]+)"/.exec(stdout())?.[1]);
  return { baseUrl, port: /"port":(\d+),"msg":"serving metrics"/.exec(stdout())?.[1] };
}

test('metrics of requests, limits and engines have their own port and labels that callers cannot choose', async () => {
  const { baseUrl, port } = await aProcess({ TRIVIA_METRICS_PORT: '0' });
  const metrics = async (): Promise<string> => (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  const { key } = await createKey(engines.pool, {
    email: `${randomUUID()}@example.org`,
    tier: 'free',
    name: 'test',
    scope: 'pk',
  });
  const get = (path: string) => fetch(`${baseUrl}${path}`, { headers: { 'x-api-key': key } });
  const statuses: number[] = [];
  const getMe = async (): Promise<void> => void statuses.push((await get('/api/v1/me?mine=secret')).status);
  while (statuses.length < 12 || !statuses.includes(429)) await getMe();
  const { status: ofTopic } = await get('/api/v1/topics/chosen-by-me');
  await get('/chosen-by-me');
  await fetch(`${baseUrl}/chosen-by-me`, { method: 'PROPFIND' });

  const text = await until('the flush is counted and Redis decides', async () => {
    const now = await metrics();
    // Only a request notices that Redis is back.
    if (/^trivia_limiter_degraded 1$/m.test(now)) await getMe();
    else if (now.includes('trivia_usage_flushes_total{outcome="done"}')) return now;
    return false;
  });
  const verdicts = (verdict: string): number =>
    Array.from(
      text.matchAll(/trivia_limiter_verdicts_total\{verdict="(\w+)",by="(?:redis|process)"\} (\d+)/g),
    )
      .filter(([, name]) => name === verdict)
      .reduce((sum, [, , count]) => sum + Number(count), 0);
  const limited = [...statuses, ofTopic];
  const refused = limited.filter((status) => status === 429).length;
  expect(text).toContain(
    `trivia_request_seconds_count{method="GET",route="/api/v1/me",status="4xx"} ${statuses.length}\n`,
  );
  expect(text).toContain(`route="/api/v1/topics/:slug",status="${String(ofTopic).charAt(0)}xx"} 1\n`);
  expect([verdicts('admitted'), verdicts('burst')]).toEqual([limited.length - refused, refused]);
  expect(text).toMatch(/^trivia_limiter_degraded 0$/m);
  expect(text).toMatch(/^trivia_index_lag_seconds 0$/m);
  expect(text).toMatch(/^trivia_counts_age_seconds (Nan|[\d.]+)$/m);
  expect(text).toContain('process_resident_memory_bytes');
  for (const engine of ['postgresql', 'elasticsearch', 'redis'])
    expect(text).toMatch(new RegExp(`^trivia_engine_probe_seconds\\{engine="${engine}"\\} 0\\.\\d+$`, 'm'));
  expect(text).toMatch(/^trivia_engine_up\{engine="postgresql"\} 1$/m);
  for (const secret of ['chosen-by-me', 'secret', 'PROPFIND', key]) expect(text).not.toContain(secret);
  expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(404);
});

test('metrics are served while PostgreSQL does not respond, and show it', async () => {
  const proxy = await faultProxy(engines.environment.DATABASE_URL ?? '');
  onTestFinished(proxy.close);
  const { port = '' } = await aProcess({ TRIVIA_METRICS_PORT: '0', DATABASE_URL: proxy.url });
  const before = await scrape(port);
  expect(before.value('trivia_engine_up{engine="postgresql"}')).toBe(1);
  const connections = ['in_use', 'idle', 'unopened'].map(
    (state) => before.value(`trivia_postgres_connections{state="${state}"}`) ?? Number.NaN,
  );
  expect(connections.reduce((sum, count) => sum + count)).toBe(10);
  expect(before.value('trivia_postgres_waiting')).toBe(0);

  proxy.become('hang');
  const during = await until('a probe has waited', async () => {
    const now = await scrape(port);
    return (now.value('trivia_engine_probe_seconds{engine="postgresql"}') ?? 0) >= 1 && now;
  });
  expect(during.value('trivia_engine_up{engine="postgresql"}')).toBe(0);
  expect(during.value('trivia_engine_up{engine="redis"}')).toBe(1);
});

test('metrics are not served at the API port, and nowhere by default', async () => {
  const { baseUrl, port } = await aProcess();
  expect(port).toBeUndefined();
  expect((await fetch(`${baseUrl}/metrics`)).status).toBe(404);
});
