import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { z } from 'zod';

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

export const ALERTS_FILE = 'monitoring/prometheus/alerts.yml';
export const ALERT_TESTS_FILE = 'monitoring/prometheus/alerts.test.yml';

const readYaml = (file: string): unknown => parse(readFileSync(file, 'utf8'));

/** The alert rules. */
export const alerts = Rules.parse(readYaml(ALERTS_FILE)).groups.flatMap(({ rules }) => rules);

/** What the rule tests expect. */
export const alertExpectations = RuleTests.parse(readYaml(ALERT_TESTS_FILE)).tests.flatMap(
  (each) => each.alert_rule_test,
);

export const dashboard = Dashboard.parse(JSON.parse(readFileSync('monitoring/grafana/trivia.json', 'utf8')));

/** The queries of the dashboard as Prometheus gets them. */
export const dashboardQueries = dashboard.panels.flatMap(({ targets }) =>
  targets.map(({ expr }) => expr.replaceAll('$__rate_interval', '5m').replaceAll('$instance', '.*')),
);

/** A metric of the service in a query, and the labels that it selects by. */
export interface Selector {
  readonly metric: string;
  readonly labels: readonly string[];
}

/** Every selector of the service's metrics in a query. `up` belongs to Prometheus. */
export function selectorsOf(query: string): Selector[] {
  return Array.from(
    query.matchAll(/\b((?:trivia|process|nodejs)_\w+)(?:\{([^}]*)\})?/g),
    ([, metric = '', selected = '']) => ({
      metric,
      labels: Array.from(selected.matchAll(/(\w+)\s*(?:=~|!~|!=|=)/g), ([, label = '']) => label),
    }),
  );
}
