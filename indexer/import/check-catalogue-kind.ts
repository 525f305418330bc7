import type { PoolClient } from 'pg';

import type { QuestionRecord } from '../../src/contract/record.ts';
import { Refusal } from '../../src/refusal.ts';
import { isCatalogueGenerated } from '../store/questions/upsert-questions.ts';
import type { ImportRecord } from './import-record.ts';

/** The property of `extensions` that identifies a generated record. */
export const GENERATED_MARK = { generated: true } as const;

/** Whether a record was generated for benchmarks, and must never be mixed with real ones. */
export const isGenerated = ({ extensions }: Pick<QuestionRecord, 'extensions'>): boolean =>
  extensions.generated === true;

const REASONS = {
  generated:
    'is a generated record, for benchmarks, and the database contains real questions: import it into a separate database.',
  real: 'is a real question, and the database contains generated ones, for benchmarks: import it into another database.',
} as const;

/**
 * Ensures that a database never contains both generated and real questions. The caller holds the import lock, so that
 * this remains true.
 *
 * @throws Refusal for the first record of the other kind
 */
export async function checkCatalogueKind(
  client: PoolClient,
  records: readonly ImportRecord[],
): Promise<void> {
  const [first] = records;
  if (first === undefined) return;
  const expected = (await isCatalogueGenerated(client)) ?? isGenerated(first.record);
  const other = records.find(({ record }) => isGenerated(record) !== expected);
  if (other !== undefined)
    throw new Refusal(`Row ${other.line} ${expected ? REASONS.real : REASONS.generated}`);
}
