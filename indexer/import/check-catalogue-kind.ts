import type { PoolClient } from 'pg';

import { Refusal } from '../../src/refusal.ts';
import { isCatalogueGenerated } from '../../src/store/catalogue/catalogue-kind.ts';
import type { ImportRecord } from './import-record.ts';
import { isGenerated } from '../generate/generated-mark.ts';

const REASONS = {
  generated:
    'is a generated record, for measurements, and the database holds real questions: import it into a database of its own.',
  real: 'is a real question, and the database holds a generated catalogue, for measurements: import it into another database.',
} as const;

/**
 * Sees to it that generated records and real ones never stand in one database. In the turn of the caller, so that it stays true.
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
  const stranger = records.find(({ record }) => isGenerated(record) !== expected);
  if (stranger !== undefined)
    throw new Refusal(`Row ${stranger.line} ${expected ? REASONS.real : REASONS.generated}`);
}
