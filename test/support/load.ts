import { drainQueue } from '../../indexer/follow/drain-round.ts';
import { importRecords } from '../../indexer/import/import-records.ts';
import { ensureLiveIndex } from '../../indexer/follow/ensure-live-index.ts';
import type { QuestionRecord } from '../../src/contract/record.ts';
import type { TestEngines } from './engines.ts';

/**
 * Imports records and waits until all are searchable. Returns their ids in the order of the records.
 *
 * @throws Error if any record is skipped; tests of skipped records call the import themselves
 */
export async function load(engines: TestEngines, records: readonly QuestionRecord[]): Promise<string[]> {
  const report = await importRecords(engines.pool, records);
  if (report.skipped > 0) throw new Error(`records were skipped: ${JSON.stringify(report.samples)}`);
  await makeSearchable(engines);
  const found = await engines.pool.query<{ id: string }>(
    `select id from unnest($1::text[], $2::text[], $3::text[]) with ordinality as given(source, source_id, language, position)
     join questions using (source, source_id, language) order by position`,
    [
      records.map((record) => record.source),
      records.map((record) => record.sourceId),
      records.map((record) => record.language),
    ],
  );
  return found.rows.map((row) => row.id);
}

/** Brings the index up to date. Call it after a test has changed rows. */
export async function makeSearchable(engines: TestEngines): Promise<void> {
  await ensureLiveIndex(engines);
  await drainQueue(engines);
}
