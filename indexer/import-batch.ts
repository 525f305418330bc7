import { DatabaseError, type PoolClient } from 'pg';

import { createMissingLabels } from '../src/store/slug-labels.ts';
import { upsertQuestions, type QuestionRow } from '../src/store/upsert-questions.ts';
import { dropOrphans, identify, type NumberedRecord } from './identify-records.ts';
import type { BatchOutcome, SkipReason } from './import-report.ts';
import { questionRow } from './question-row.ts';

/** Classes of SQLSTATE that name a fault of the data: malformed values and violated constraints. */
const FAULT_OF_DATA = /^2[23]/;

async function write(client: PoolClient, rows: readonly QuestionRow[]): Promise<void> {
  if (rows.length === 0) return;
  await createMissingLabels(client, 'tags', new Set(rows.flatMap((row) => row.tags)));
  await createMissingLabels(client, 'subcategories', new Set(rows.flatMap((row) => row.subcategories)));
  await upsertQuestions(client, rows);
}

async function attempt(client: PoolClient, records: readonly NumberedRecord[]): Promise<BatchOutcome> {
  const outcome: BatchOutcome = { imported: 0, updated: 0, unchanged: 0, skips: [] };
  const identified = await identify(client, records, outcome);
  const candidates = await dropOrphans(client, identified, outcome);
  const changed = candidates.filter((candidate) => candidate.hash !== candidate.storedHash);
  await write(
    client,
    changed.map(({ record, id, hash }) => questionRow(record, id, hash)),
  );
  outcome.imported = changed.filter((candidate) => candidate.storedHash === null).length;
  outcome.updated = changed.length - outcome.imported;
  outcome.unchanged = candidates.length - changed.length;
  return outcome;
}

function refusal(error: unknown): string | undefined {
  if (!(error instanceof DatabaseError) || error.code === undefined || !FAULT_OF_DATA.test(error.code))
    return undefined;
  return error.constraint ?? error.code;
}

/** Originals before translations, so that a record alone finds its parent. */
const parentsFirst = (records: readonly NumberedRecord[]): NumberedRecord[] => [
  ...records.filter(({ record }) => record.translationOf === null),
  ...records.filter(({ record }) => record.translationOf !== null),
];

/**
 * Writes the records of one batch inside the transaction of the caller. Does the database refuse the batch, each record is
 * tried by itself, and the refused ones are counted with the constraint that they broke.
 */
export async function importBatch(
  client: PoolClient,
  records: readonly NumberedRecord[],
): Promise<BatchOutcome> {
  await client.query('savepoint batch');
  try {
    const outcome = await attempt(client, records);
    await client.query('release savepoint batch');
    return outcome;
  } catch (error) {
    const constraint = refusal(error);
    if (constraint === undefined) throw error;
    await client.query('rollback to savepoint batch');
    const [only, ...others] = records;
    const reason: SkipReason = 'refused_by_database';
    if (only !== undefined && others.length === 0)
      return {
        imported: 0,
        updated: 0,
        unchanged: 0,
        skips: [{ line: only.line, reason, detail: constraint }],
      };
  }
  const total: BatchOutcome = { imported: 0, updated: 0, unchanged: 0, skips: [] };
  for (const numbered of parentsFirst(records)) {
    const outcome = await importBatch(client, [numbered]);
    total.imported += outcome.imported;
    total.updated += outcome.updated;
    total.unchanged += outcome.unchanged;
    total.skips.push(...outcome.skips);
  }
  return total;
}
