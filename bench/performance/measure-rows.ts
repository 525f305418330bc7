import { join } from 'node:path';

import type { Bench } from './bench.ts';
import { describe, OUTPUT, type RowReport, type Result, type Row } from './report.ts';

/** Profiles the shared API of the largest catalogue while a row is measured. */
async function profiled<Outcome>(bench: Bench, row: Row, work: () => Promise<Outcome>): Promise<Outcome> {
  if (!bench.profile) return work();
  const api = await bench.api('large');
  await api.ask({ profile: 'start' });
  const outcome = await work();
  await api.ask({ profile: 'stop', path: join(OUTPUT, `${row.name}-${Date.now()}`) });
  return outcome;
}

async function measureRow(bench: Bench, row: Row, print: (line: string) => void): Promise<RowReport> {
  const results: Result[] = [];
  try {
    for await (const result of row.measure(bench)) {
      print(describe(row.name, result));
      results.push(result);
    }
    return { row: row.name, results };
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    print([`${row.name}: FAILED`, message, ...(await bench.logs())].join('\n  '));
    return { row: row.name, results, error: message };
  }
}

/** Measures rows one after another. One that fails is reported as such: an error must not look like a result. */
export async function measureRows(
  bench: Bench,
  rows: readonly Row[],
  print: (line: string) => void,
): Promise<RowReport[]> {
  const reports: RowReport[] = [];
  for (const row of rows) reports.push(await profiled(bench, row, () => measureRow(bench, row, print)));
  return reports;
}
