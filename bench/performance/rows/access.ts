import { z } from 'zod';

import { CONNECTIONS, type Bench } from '../bench.ts';
import { compareSides, type Side, cpuOf, sampleOf } from '../sides.ts';
import { startHelper } from '../helper-process.ts';
import { comparisonResult, type Row } from '../report.ts';

const Started = z.object({ url: z.string(), pid: z.int() });

const sideOf = (
  bench: Bench,
  { url, pid }: z.infer<typeof Started>,
  keys: readonly string[],
  name: string,
  path: string,
): Side => ({
  name,
  measure: async () => {
    const before = cpuOf(pid);
    const report = await bench.load.run({
      url,
      connections: CONNECTIONS,
      keys: [...keys],
      paths: [path],
      once: false,
      milliseconds: bench.effort.milliseconds,
      check: { kind: 'property', name: 'meta' },
    });
    const after = cpuOf(pid);
    return sampleOf(report, before === undefined || after === undefined ? undefined : after - before);
  },
});

export const access: Row = {
  name: 'access',
  async *measure(bench) {
    const keys = await bench.keys('large');
    const { databaseUrl } = bench.places.large;
    const server = startHelper('../access/server.ts', [databaseUrl, bench.redisUrl, bench.redisPrefix]);
    try {
      const started = Started.parse(await server.ask({}));
      const known = sideOf(bench, started, keys, 'API', '/api/v1/known');
      const open = sideOf(bench, started, keys, 'the same route without it', '/api/v1/open');
      const comparison = await compareSides(bench.effort.rounds, [known, open], ({ rate }) => rate);
      const what = 'a route that does nothing, with key, limits and usage';
      yield comparisonResult(what, open.name, comparison, 'rate', { bound: 0.7, is: 'at least' });
    } finally {
      await server.stop();
    }
  },
};
