import { expect, test } from 'vitest';

import { openBench } from '../../bench/performance/bench.ts';
import { measureRows } from '../../bench/performance/measure-rows.ts';
import { tableOf } from '../../bench/performance/report.ts';
import { drawDirect, filters } from '../../bench/performance/rows/draws.ts';
import { BUNDLED_SLUGS } from '../../cli/generate/classification.ts';
import { generateRecords } from '../../cli/generate/generate-records.ts';
import { importRecords } from '../../indexer/import/import-records.ts';
import { ownEngines } from '../support/engines.ts';
import { makeSearchable } from '../support/load.ts';

const engines = await ownEngines();

test('rows of the benchmark are measured to their end', { timeout: 180_000 }, async () => {
  const records = [...generateRecords({ count: 2_000, seed: 1, vocabulary: BUNDLED_SLUGS })];
  await importRecords(engines.pool, records);
  await makeSearchable(engines);
  const { databaseUrl, elasticsearchUrl, redisUrl, indexPrefix } = engines.config;
  const place = { databaseUrl, indexPrefix, questions: records.length };
  const bench = openBench({
    databaseUrl,
    elasticsearchUrl,
    redisUrl,
    places: { small: place, medium: place, large: place },
    effort: { rounds: 1, milliseconds: 50 },
    broad: { filters: 10, matches: 20 },
    rate: 100,
    pagesBefore: 2,
    profile: false,
  });
  try {
    const reports = await measureRows(bench, [drawDirect, filters], () => undefined);

    expect(reports.map(({ error }) => error)).toEqual([undefined, undefined]);
    for (const { ratio } of reports.flatMap(({ results }) => results))
      expect(ratio.median).toBeGreaterThan(0);
    expect(tableOf(reports).split('\n')).toHaveLength(4);
  } finally {
    await bench.stop();
  }
});
