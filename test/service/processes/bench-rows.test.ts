import { expect, test } from 'vitest';
import { openBench } from '../../../bench/performance/bench.ts';
import { measureRows } from '../../../bench/performance/measure-rows.ts';
import { tableOf, type Row } from '../../../bench/performance/report.ts';
import { drawDirect, filters } from '../../../bench/performance/rows/draws.ts';
import { ROWS } from '../../../bench/performance/rows/index.ts';
import { loadApi } from '../../../bench/performance/sides.ts';
import { BUNDLED_SLUGS } from '../../../cli/generate/classification.ts';
import { generateRecords } from '../../../cli/generate/generate-records.ts';
import { importRecords } from '../../../indexer/import/import-records.ts';
import { ownEngines } from '../../support/engines.ts';
import { makeSearchable } from '../../support/load.ts';
import { sized } from '../../support/sized.ts';

const engines = await ownEngines();

const rows = sized<readonly Row[]>({ short: [drawDirect, filters], long: ROWS });

test(
  'rows of the benchmark are measured to their end, and one with a wrong response fails',
  { timeout: 180_000 },
  async () => {
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
      const reports = await measureRows(bench, rows, () => undefined);

      expect(reports.filter(({ error }) => error !== undefined)).toEqual([]);
      const results = reports.flatMap((report) => report.results);
      expect(results.length).toBeGreaterThanOrEqual(rows.length);
      for (const { ratio } of results) expect(ratio.median).toBeGreaterThan(0);
      expect(tableOf(reports).split('\n')).toHaveLength(2 + results.length);

      const failureOf = async (path: string): Promise<string | undefined> => {
        const row: Row = {
          name: 'broken',
          async *measure() {
            const check = { kind: 'questions', count: 10 } as const;
            await loadApi(bench, await bench.api('large'), { paths: [path], check });
            yield* [];
          },
        };
        return (await measureRows(bench, [row], () => undefined))[0]?.error;
      };
      expect(await failureOf('/api/v1/questions/random?amount=0')).toContain('returned 400');
      expect(await failureOf('/api/v1/questions/random?amount=9')).toContain('9 questions');
    } finally {
      await bench.stop();
    }
  },
);
