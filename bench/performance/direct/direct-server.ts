import { Client } from '@elastic/elasticsearch';
import { Pool } from 'pg';

import type { LoadReport } from '../load/load.ts';
import { quantile } from '../load/load.ts';
import { DirectPlan, createEngineQueries, expectedOf } from './engine-queries.ts';

/*
 * Queries the engines with their own clients, in a separate process: what a caller would get without the API.
 */
const [databaseUrl = '', elasticsearchUrl = '', alias = ''] = process.argv.slice(2);
const query = createEngineQueries(
  new Client({ node: elasticsearchUrl, maxRetries: 0 }),
  new Pool({ connectionString: databaseUrl, max: 10 }),
  alias,
);

async function run({ connections, milliseconds, requests, once }: DirectPlan): Promise<LoadReport> {
  const times: number[] = [];
  const [cpu, start] = [process.cpuUsage(), performance.now()];
  let next = 0;
  const send = async (): Promise<void> => {
    while (performance.now() < start + milliseconds && !(once && next >= requests.length)) {
      const request = requests[next++ % requests.length];
      if (request === undefined) return;
      const since = performance.now();
      const found = await query(request);
      const expected = expectedOf(request);
      if (found !== expected)
        throw new Error(`a ${request.kind} straight from the engines has ${found} results, not ${expected}`);
      times.push(performance.now() - since);
    }
  };
  await Promise.all(Array.from({ length: connections }, send));
  const took = performance.now() - start;
  const { user, system } = process.cpuUsage(cpu);
  const sorted = Float64Array.from(times).sort();
  return {
    requests: sorted.length,
    checked: sorted.length,
    milliseconds: took,
    bytes: 0,
    p50: quantile(sorted, 0.5),
    p95: quantile(sorted, 0.95),
    p99: quantile(sorted, 0.99),
    cpu: (user + system) / 1_000,
  };
}

process.on('message', (message) => {
  void run(DirectPlan.parse(message)).then(
    (report) => process.send?.(report),
    (error: unknown) => process.send?.({ error: error instanceof Error ? error.message : String(error) }),
  );
});
process.on('disconnect', () => process.exit());
