import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';

import { freePort } from '../../../stack/ports.mjs';
import { tied } from '../../../stack/supervise.ts';
import { prometheus } from '../../support/installed-programs.ts';
import { untilOk } from '../../support/until.ts';

const RULES = join(import.meta.dirname, '../../../monitoring/prometheus/alerts.yml');
/** Seconds between two scrapes, and between two evaluations of the rules. */
const INTERVAL = '5s';

const Alerts = z.object({
  data: z.object({
    result: z.array(z.object({ metric: z.object({ alertname: z.string(), alertstate: z.string() }) })),
  }),
});

/** A Prometheus with the rules of the service. */
export interface Prometheus {
  /** Names of the alerts of the last seconds: those that fired, and those that would have fired later. */
  readonly alertsOf: (
    seconds: number,
  ) => Promise<{ readonly firing: readonly string[]; readonly pending: readonly string[] }>;
  readonly stop: () => Promise<void>;
}

/**
 * @param targets - addresses of metrics, by job
 * @returns the reason as text if there is no Prometheus
 */
export async function startPrometheus(
  targets: Readonly<Record<'trivia-api' | 'trivia-indexer', readonly string[]>>,
): Promise<Prometheus | string> {
  const found = await prometheus();
  if (typeof found === 'string') return found;
  const folder = await mkdtemp(join(tmpdir(), 'trivia-prometheus-'));
  const file = join(folder, 'prometheus.yml');
  const configuration = {
    global: { scrape_interval: INTERVAL, evaluation_interval: INTERVAL },
    rule_files: [RULES],
    scrape_configs: Object.entries(targets).map(([job, addresses]) => ({
      job_name: job,
      static_configs: [{ targets: addresses }],
    })),
  };
  // JSON is YAML as well.
  await writeFile(file, JSON.stringify(configuration));
  const address = `127.0.0.1:${await freePort()}`;
  const child = tied(
    spawn(
      found.path,
      [
        `--config.file=${file}`,
        `--storage.tsdb.path=${join(folder, 'data')}`,
        `--web.listen-address=${address}`,
        '--log.level=error',
      ],
      { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] },
    ),
  );
  await untilOk('Prometheus is ready', `http://${address}/-/ready`);
  return {
    async alertsOf(seconds) {
      const query = `last_over_time(ALERTS[${Math.ceil(seconds)}s])`;
      const response = await fetch(
        `http://${address}/api/v1/query?${new URLSearchParams({ query }).toString()}`,
      );
      const { data } = Alerts.parse(await response.json());
      const named = (state: string): string[] => [
        ...new Set(
          data.result
            .filter(({ metric }) => metric.alertstate === state)
            .map(({ metric }) => metric.alertname),
        ),
      ];
      const firing = named('firing');
      return { firing, pending: named('pending').filter((name) => !firing.includes(name)) };
    },
    async stop() {
      child.kill();
      await once(child, 'exit');
      await rm(folder, { recursive: true, force: true });
    },
  };
}
