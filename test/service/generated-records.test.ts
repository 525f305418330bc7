import { describe, expect, test } from 'vitest';

import { generateRecords } from '../../cli/generate/generate-records.ts';
import { importRecords } from '../../indexer/import/import-records.ts';
import { aQuestion } from '../support/a-question.ts';
import { anApi } from '../support/api.ts';
import { ownEngines } from '../support/engines.ts';
import { makeSearchable, untilCounted } from '../support/load.ts';

const engines = await ownEngines();
const { pool } = engines;

const vocabulary = { tags: ['europe', 'rivers'], subcategories: ['capitals'], regions: ['pl', 'de'] };
const generated = [...generateRecords({ count: 1_200, seed: 1, vocabulary })];

const count = async (): Promise<number> =>
  (await pool.query<{ count: number }>('select count(*)::int as count from questions')).rows[0]?.count ?? -1;

describe('generated records', () => {
  test('a batch with generated and real records is refused', async () => {
    await expect(importRecords(pool, [aQuestion(), ...generated.slice(0, 2)])).rejects.toThrow(
      'Row 2 is a generated record, for benchmarks',
    );
    await expect(importRecords(pool, [...generated.slice(0, 2), aQuestion()])).rejects.toThrow(
      'Row 3 is a real question',
    );
    expect(await count()).toBe(0);
  });

  test('generated records are imported into an empty database, and again without a change', async () => {
    const report = await importRecords(pool, generated);
    expect(report).toMatchObject({ read: 1_200, skipped: 0 });
    expect(report.imported + report.merged).toBe(1_200);
    expect(await importRecords(pool, generated)).toMatchObject({ unchanged: 1_200 });
  });

  test('GET /stats counts generated records, except for merged ones', async () => {
    const api = await anApi(engines);
    await makeSearchable(engines);
    await untilCounted(engines, api);
    const { rows } = await pool.query<{ source: string; count: number }>(
      `select source, count(*)::int as count from questions where availability = 'visible' group by source`,
    );
    const total = rows.reduce((sum, row) => sum + row.count, 0);
    expect(total).toBeLessThan(1_200);
    expect(await api.stats()).toMatchObject({
      total,
      bySource: Object.fromEntries(rows.map((row) => [row.source, row.count])),
    });
  });

  test('real questions are not added to generated ones', async () => {
    await expect(importRecords(pool, [aQuestion()])).rejects.toThrow(
      'Row 1 is a real question, and the database contains generated ones, for benchmarks',
    );
    expect(await count()).toBe(1_200);
  });

  test('generated records are not added to real questions', async () => {
    await pool.query('delete from questions');
    await importRecords(pool, [aQuestion()]);
    await expect(importRecords(pool, generated.slice(0, 1))).rejects.toThrow('Row 1 is a generated record');
    expect(await count()).toBe(1);
  });
});
