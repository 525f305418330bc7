import { readFileSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, onTestFinished, test, describe } from 'vitest';
import { parse, stringify } from 'yaml';
import { z } from 'zod';

import { aCaller } from '../../support/clients/a-caller.ts';
import { ownEngines } from '../../support/engines.ts';
import { faultProxy } from '../../support/fault-proxy.ts';
import { baseUrlOf, metricsPortOf, start, scrape } from '../../support/processes.ts';
import { until } from '../../support/until.ts';
import { promtool } from '../../support/installed-programs.ts';
import { ownFolder } from '../../support/own-folder.ts';

const engines = await ownEngines();

const run = (script: string, settings: Readonly<Record<string, string>>) =>
  start(script, [], { ...engines.environment, PORT: '0', TRIVIA_LOG_LEVEL: 'info', ...settings });

async function aProcess(settings: Readonly<Record<string, string>> = {}) {
  const process = run('src/main.ts', settings);
  return { baseUrl: await baseUrlOf(process), port: metricsPortOf(process) ?? '' };
}

test('metrics of requests, limits and engines have their own port and labels that callers cannot choose, also while PostgreSQL does not respond', async () => {
  const proxy = await faultProxy(engines.environment.DATABASE_URL ?? '');
  onTestFinished(proxy.close);
  const { baseUrl, port } = await aProcess({ TRIVIA_METRICS_PORT: '0', DATABASE_URL: proxy.url });
  const { key } = await aCaller(engines);
  const get = (path: string) => fetch(`${baseUrl}${path}`, { headers: { 'x-api-key': key } });
  const statuses: number[] = [];
  const getMe = async (): Promise<void> => void statuses.push((await get('/api/v1/me?mine=secret')).status);
  while (statuses.length < 12 || !statuses.includes(429)) await getMe();
  const { status: ofTopic } = await get('/api/v1/topics/chosen-by-me');
  await get('/chosen-by-me');
  await fetch(`${baseUrl}/chosen-by-me`, { method: 'PROPFIND' });

  const { text, value } = await until('the flush is counted and Redis decides', async () => {
    const now = await scrape(port);
    // Only a request notices that Redis is back.
    if (now.value('trivia_limiter_degraded') === 1) await getMe();
    else if (now.value('trivia_usage_flushes_total{outcome="done"}') !== undefined) return now;
    return false;
  });
  const verdicts = (verdict: string): number =>
    ['redis', 'process']
      .map((by) => value(`trivia_limiter_verdicts_total{verdict="${verdict}",by="${by}"}`) ?? 0)
      .reduce((sum, count) => sum + count);
  const limited = [...statuses, ofTopic];
  const refused = limited.filter((status) => status === 429).length;
  expect(text).toContain(
    `trivia_request_seconds_count{method="GET",route="/api/v1/me",status="4xx"} ${statuses.length}\n`,
  );
  expect(text).toContain(`route="/api/v1/topics/:slug",status="${String(ofTopic).charAt(0)}xx"} 1\n`);
  expect([verdicts('admitted'), verdicts('burst')]).toEqual([limited.length - refused, refused]);
  expect(value('trivia_limiter_degraded')).toBe(0);
  expect(value('trivia_index_lag_seconds')).toBe(0);
  expect(text).toMatch(/^trivia_counts_age_seconds (Nan|[\d.]+)$/m);
  expect(text).toContain('process_resident_memory_bytes');
  for (const engine of ['postgresql', 'elasticsearch', 'redis'])
    expect(text).toMatch(new RegExp(`^trivia_engine_probe_seconds\\{engine="${engine}"\\} 0\\.\\d+$`, 'm'));
  expect(value('trivia_engine_up{engine="postgresql"}')).toBe(1);
  const connections = ['in_use', 'idle', 'unopened'].map(
    (state) => value(`trivia_postgres_connections{state="${state}"}`) ?? Number.NaN,
  );
  expect(connections.reduce((sum, count) => sum + count)).toBe(10);
  expect(value('trivia_postgres_waiting')).toBe(0);
  for (const secret of ['chosen-by-me', 'secret', 'PROPFIND', key]) expect(text).not.toContain(secret);
  expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(404);

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
  expect(port).toBe('');
  expect((await fetch(`${baseUrl}/metrics`)).status).toBe(404);
});

const Rules = z.object({
  groups: z.array(
    z.object({
      rules: z.array(
        z.strictObject({
          alert: z.string(),
          expr: z.string(),
          for: z.string().optional(),
          labels: z.strictObject({ severity: z.enum(['critical', 'warning']) }),
          annotations: z.strictObject({ summary: z.string(), runbook: z.string() }),
        }),
      ),
    }),
  ),
});

const RuleTests = z.object({
  tests: z.array(
    z.object({
      alert_rule_test: z.array(
        z.object({ alertname: z.string(), exp_alerts: z.array(z.unknown()).optional() }),
      ),
    }),
  ),
});

const Dashboard = z.object({
  panels: z.array(
    z.object({
      id: z.int(),
      title: z.string(),
      targets: z.array(z.object({ expr: z.string() })).default([]),
    }),
  ),
});

const ALERTS_FILE = 'monitoring/prometheus/alerts.yml';
const ALERT_TESTS_FILE = 'monitoring/prometheus/alerts.test.yml';

const readYaml = (file: string): unknown => parse(readFileSync(file, 'utf8'));

const alerts = Rules.parse(readYaml(ALERTS_FILE)).groups.flatMap(({ rules }) => rules);

const alertExpectations = RuleTests.parse(readYaml(ALERT_TESTS_FILE)).tests.flatMap(
  (each) => each.alert_rule_test,
);

const dashboard = Dashboard.parse(JSON.parse(readFileSync('monitoring/grafana/trivia.json', 'utf8')));

/** The queries of the dashboard as Prometheus gets them. */
const dashboardQueries = dashboard.panels.flatMap(({ targets }) =>
  targets.map(({ expr }) => expr.replaceAll('$__rate_interval', '5m').replaceAll('$instance', '.*')),
);

/** Every metric of the service in a query, with the labels that it selects by. `up` belongs to Prometheus. */
const selectorsOf = (query: string) =>
  Array.from(
    query.matchAll(/\b((?:trivia|process|nodejs)_\w+)(?:\{([^}]*)\})?/g),
    ([, metric = '', selected = '']) => ({
      metric,
      labels: Array.from(selected.matchAll(/(\w+)\s*(?:=~|!~|!=|=)/g), ([, label = '']) => label),
    }),
  );

const tool = await promtool();
const missing = typeof tool === 'string';
if (missing) console.warn(`The alert rules are not checked by Prometheus. ${tool}`);

test('alerts and dashboard use metrics and labels that a scrape has, and the dashboard shows every metric', async () => {
  const running = [
    run('src/main.ts', { TRIVIA_WORKERS: '2', TRIVIA_METRICS_PORT: '0' }),
    run('indexer/main.ts', { TRIVIA_EXPORT_HOURS: '1', TRIVIA_INDEXER_METRICS_PORT: '0' }),
  ];
  const ports = await Promise.all(
    running.map((each) => until('it serves metrics', () => metricsPortOf(each))),
  );
  const scrapes = await until('both workers respond', async () => {
    const all = await Promise.all(ports.map(scrape));
    return all[0]?.value('trivia_worker_memory_bytes{worker="2"}') !== undefined && all;
  });
  const names = new Set(scrapes.flatMap((each) => Array.from(each.names)));
  const text = scrapes.map((each) => each.text).join('\n');
  const ofHistogram = (metric: string): string => metric.replace(/_(bucket|sum|count)$/, '');
  const selectors = [...alerts.map(({ expr }) => expr), ...dashboardQueries].flatMap(selectorsOf);
  expect(selectors.length).toBeGreaterThan(50);
  const unknown = selectors
    .map(({ metric }) => metric)
    .filter((metric) => !names.has(metric) && !names.has(ofHistogram(metric)));
  expect(unknown).toEqual([]);
  // Prometheus adds the first two. A counter without events has no labels yet.
  const wrong = selectors.flatMap(({ metric, labels }) =>
    labels
      .filter((label) => label !== 'job' && label !== 'instance')
      .filter(
        (label) =>
          text.includes(`\n${metric}{`) && !new RegExp(`\\n${metric}\\{[^}]*\\b${label}="`).test(text),
      )
      .map((label) => `${metric} has no label ${label}`),
  );
  expect(wrong).toEqual([]);
  const shown = new Set(dashboardQueries.flatMap(selectorsOf).map(({ metric }) => ofHistogram(metric)));
  const own = Array.from(names).filter((name) => name.startsWith('trivia_'));
  expect(own.filter((name) => !shown.has(name))).toEqual([]);
});

test('panels of the dashboard have unique numbers and titles', () => {
  const ids = dashboard.panels.map(({ id }) => id);
  const titles = dashboard.panels.map(({ title }) => title);
  expect(new Set(ids).size).toBe(ids.length);
  expect(new Set(titles).size).toBe(titles.length);
});

describe('promtool', () => {
  const check = (...parameters: string[]): Promise<string> =>
    typeof tool === 'string' ? Promise.reject(new Error(tool)) : tool(...parameters);

  test.skipIf(missing)('accepts the alert rules and the example of a configuration', async () => {
    expect(await check('check', 'rules', ALERTS_FILE)).toContain(`SUCCESS: ${alerts.length} rules found`);
    await check('check', 'config', 'monitoring/prometheus/prometheus.yml');
  });

  test.skipIf(missing)('shows that each alert fires when it should', async () => {
    expect(await check('test', 'rules', ALERT_TESTS_FILE)).toContain('SUCCESS');
  });

  test.skipIf(missing)('accepts the queries of the dashboard', async () => {
    const rules = dashboardQueries.map((expr, index) => ({ record: `query_${index}`, expr }));
    const file = join(await ownFolder(), 'queries.yml');
    await writeFile(file, stringify({ groups: [{ name: 'queries', rules }] }));
    expect(await check('check', 'rules', file)).toContain(`SUCCESS: ${rules.length} rules found`);
  });
});

describe('each alert', () => {
  test('is tested with an input on which it fires, and one on which it does not', () => {
    for (const { alert } of alerts) {
      const expected = alertExpectations.filter(({ alertname }) => alertname === alert);
      expect(new Set(expected.map((each) => (each.exp_alerts ?? []).length > 0)), alert).toEqual(
        new Set([true, false]),
      );
    }
  });

  test('has its part of the page, with what it means, what users notice, where to look and what to do', async () => {
    const page = await readFile('docs/operations/alerts.md', 'utf8');
    const parts = new Map(
      page
        .split('\n## ')
        .slice(1)
        .map((part) => [part.split('\n', 1)[0] ?? '', part]),
    );
    expect(Array.from(parts.keys())).toEqual(alerts.map(({ alert }) => alert));
    for (const { alert, annotations } of alerts) {
      expect(annotations.runbook).toBe(`docs/operations/alerts.md#${alert.toLowerCase()}`);
      expect(parts.get(alert), alert).toMatch(/^\w+\n\n\w/);
      for (const heading of ['Users notice', 'Look at', 'Do'])
        expect(parts.get(alert), alert).toContain(`\n- **${heading}:** `);
    }
  });
});
