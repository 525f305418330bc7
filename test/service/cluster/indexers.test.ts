import { expect, test } from 'vitest';

import { importRecords } from '../../../indexer/import/import-records.ts';
import { aQuestion } from '../../support/data/a-question.ts';
import { ownEngines } from '../../support/engines.ts';
import { searchableIds } from '../../support/load.ts';
import { metricsPortOf, scrape, start } from '../../support/processes.ts';
import { until } from '../../support/until.ts';

const engines = await ownEngines();

/** Starts an indexer and returns what it measures. */
async function anIndexer() {
  const running = start('indexer/main.ts', [], {
    ...engines.environment,
    TRIVIA_LOG_LEVEL: 'info',
    TRIVIA_INDEXER_METRICS_PORT: '0',
  });
  const port = await until('it serves metrics', () => metricsPortOf(running));
  return {
    running,
    isLeading: async (): Promise<boolean> => (await scrape(port)).value('trivia_indexer_leading') === 1,
  };
}

test.each(['SIGKILL', 'SIGSTOP'] as const)(
  'of two indexers one works, and within ten seconds of its %s the other',
  async (signal) => {
    const tag = signal.toLowerCase();
    const first = await anIndexer();
    await until('it leads', first.isLeading);
    const second = await anIndexer();
    await importRecords(engines.pool, [aQuestion({ tags: [tag] })]);
    await until('the first works', async () => (await searchableIds(engines, tag)).length === 1);
    expect(await second.isLeading()).toBe(false);

    first.running.child.kill(signal);
    const began = performance.now();
    await importRecords(engines.pool, [aQuestion({ tags: [tag] })]);
    await until('the second works', async () => (await searchableIds(engines, tag)).length === 2);
    expect(performance.now() - began).toBeLessThan(10_000);
    expect(await second.isLeading()).toBe(true);
  },
);
