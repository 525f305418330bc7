import { expect, test } from 'vitest';

import { ownEngines } from '../support/engines.ts';
import { makeSearchable } from '../support/load.ts';
import { start } from '../support/processes.ts';
import { siteKeyAt } from '../support/site.ts';
import { until } from '../support/until.ts';

/** Maximum milliseconds of the test. */
const TIMEOUT = 60_000;

const engines = await ownEngines();
await makeSearchable(engines);

test(
  'all processes accept one site key, which none of them was given, and share the limits of a visitor',
  async (context) => {
    const environment = { ...engines.environment, PORT: '0', TRIVIA_LOG_LEVEL: 'debug' };
    const running = [1, 2].map(() => start('src/main.ts', [], environment));
    const urls = await Promise.all(
      running.map(({ stdout }) =>
        until('the process listens', () => /"baseUrl":"([^"]+)"/.exec(stdout())?.[1]),
      ),
    );
    const key = await siteKeyAt(engines, Date.now());
    const remaining: number[] = [];
    for (const url of [...urls, ...urls]) {
      const response = await fetch(`${url}/api/v1/languages`, { headers: { 'x-api-key': key } });
      expect(response.status).toBe(200);
      remaining.push(Number(response.headers.get('ratelimit-remaining')));
    }
    for (const { stdout } of running) expect(stdout()).not.toContain(key);
    // If a busy machine delays Redis, a process decides alone for a while. Another test covers that.
    context.skip(
      running.some(({ stdout }) => stdout().includes('while Redis is unavailable')),
      'The machine was too busy: a process decided without Redis for a while.',
    );
    expect(remaining).toEqual([99, 98, 97, 96]);
  },
  TIMEOUT,
);
