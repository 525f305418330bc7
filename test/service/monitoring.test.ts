import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { stringify } from 'yaml';
import { describe, expect, onTestFinished, test } from 'vitest';

import { ownEngines } from '../support/engines.ts';
import {
  ALERT_TESTS_FILE,
  alertExpectations,
  alerts,
  ALERTS_FILE,
  dashboard,
  dashboardQueries,
  selectorsOf,
} from '../support/monitoring-files.ts';
import { start, scrape, type Scrape } from '../support/processes.ts';
import { promtool } from '../support/installed-programs.ts';
import { until } from '../support/until.ts';

const engines = await ownEngines();
const tool = await promtool();
const missing = typeof tool === 'string';
if (missing) console.warn(`The alert rules are not checked by Prometheus. ${tool}`);

async function portOf(script: string, settings: Readonly<Record<string, string>>): Promise<string> {
  const { stdout } = start(script, [], { ...engines.environment, TRIVIA_LOG_LEVEL: 'info', ...settings });
  return until('it serves metrics', () => /"port":(\d+),"msg":"serving metrics"/.exec(stdout())?.[1]);
}

/** The metrics of an API with two workers, and of an indexer that makes exports. */
async function scrapeAll(): Promise<Scrape[]> {
  const ports = await Promise.all([
    portOf('src/main.ts', { PORT: '0', TRIVIA_WORKERS: '2', TRIVIA_METRICS_PORT: '0' }),
    portOf('indexer/main.ts', { TRIVIA_EXPORT_HOURS: '1', TRIVIA_INDEXER_METRICS_PORT: '0' }),
  ]);
  return until('both workers respond', async () => {
    const scrapes = await Promise.all(ports.map(scrape));
    return scrapes[0]?.value('trivia_worker_memory_bytes{worker="2"}') !== undefined && scrapes;
  });
}

test('alerts and dashboard use metrics and labels that a scrape has, and the dashboard shows every metric', async () => {
  const scrapes = await scrapeAll();
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
  const run = (...parameters: string[]): Promise<string> =>
    typeof tool === 'string' ? Promise.reject(new Error(tool)) : tool(...parameters);

  test.skipIf(missing)('accepts the alert rules and the example of a configuration', async () => {
    expect(await run('check', 'rules', ALERTS_FILE)).toContain(`SUCCESS: ${alerts.length} rules found`);
    await run('check', 'config', 'monitoring/prometheus/prometheus.yml');
  });

  test.skipIf(missing)('shows that each alert fires when it should', async () => {
    expect(await run('test', 'rules', ALERT_TESTS_FILE)).toContain('SUCCESS');
  });

  test.skipIf(missing)('accepts the queries of the dashboard', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'trivia-queries-'));
    onTestFinished(() => rm(folder, { recursive: true }));
    const file = join(folder, 'queries.yml');
    const rules = dashboardQueries.map((expr, index) => ({ record: `query_${index}`, expr }));
    await writeFile(file, stringify({ groups: [{ name: 'queries', rules }] }));
    expect(await run('check', 'rules', file)).toContain(`SUCCESS: ${rules.length} rules found`);
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
