import { z } from 'zod';

import { startHelper } from '../helper-process.ts';
import type { Row } from '../report.ts';
import { apiSide, compareSides, type Requests } from '../sides.ts';

const Started = z.object({ url: z.string(), pid: z.int() });

const requestsOf = (path: string): Requests => ({ paths: [path], check: { kind: 'property', name: 'meta' } });

export const access: Row = {
  name: 'access',
  async *measure(bench) {
    const keys = await bench.keys('large');
    const { databaseUrl } = bench.places.large;
    const server = startHelper('../access/server.ts', [databaseUrl, bench.redisUrl, bench.redisPrefix]);
    try {
      const api = { ...Started.parse(await server.ask({})), keys };
      const known = apiSide(bench, api, requestsOf('/api/v1/known'));
      const open = apiSide(bench, api, requestsOf('/api/v1/open'), 'the same route without it');
      const what = 'a route that does nothing, with key, limits and usage';
      yield await compareSides(bench, what, [known, open], 'rate', { bound: 0.7, is: 'at least' });
    } finally {
      await server.stop();
    }
  },
};
