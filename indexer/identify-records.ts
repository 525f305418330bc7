import { createHash } from 'node:crypto';
import type { PoolClient } from 'pg';

import type { QuestionRecord } from '../src/contract/record.ts';
import { findByKeys, findTakenIds } from '../src/store/upsert-questions.ts';
import type { BatchOutcome } from './import-report.ts';
import { contentHash, mintId } from './question-row.ts';

/** A valid record and where it stood. */
export interface NumberedRecord {
  readonly line: number;
  readonly record: QuestionRecord;
}

/** A record that knows which question it is. */
interface Candidate extends NumberedRecord {
  readonly id: string;
  readonly hash: string;
  /** SHA-256 of what is stored now; null for a new question. */
  readonly storedHash: string | null;
}

const keyOf = (source: string, sourceId: string, language: string): string =>
  `${source} ${language} ${sourceId}`;
const recordKey = ({ record }: NumberedRecord): string =>
  keyOf(record.source, record.sourceId, record.language);

/** Bytes that are kept of a key's hash: two of a million keys are alike once in 10^12 imports. */
const KEY_BYTES = 10;

/**
 * Of several lines with one key the first counts, however far apart they stand: were the others imported too, each import of
 * the same file would change the question there and back.
 *
 * @param seen - what the import has met so far, about 100 bytes a record; the key is added
 */
export function isFirst(seen: Set<string>, numbered: NumberedRecord): boolean {
  const key = createHash('sha256').update(recordKey(numbered)).digest().toString('latin1', 0, KEY_BYTES);
  return seen.size < seen.add(key).size;
}

/** Gives every record its id: the stored one, else the given one, else a new one. */
export async function identify(
  client: PoolClient,
  records: readonly NumberedRecord[],
  outcome: BatchOutcome,
): Promise<Candidate[]> {
  const found = await findByKeys(
    client,
    records.map(({ record }) => record),
  );
  const stored = new Map(found.map((row) => [keyOf(row.source, row.source_id, row.language), row]));
  const claimed = records.flatMap((numbered) =>
    numbered.record.id === undefined || stored.has(recordKey(numbered)) ? [] : [numbered.record.id],
  );
  const taken = await findTakenIds(client, claimed);
  const candidates: Candidate[] = [];
  for (const { line, record } of records) {
    const known = stored.get(keyOf(record.source, record.sourceId, record.language));
    const id = known?.id ?? record.id ?? mintId();
    if (
      (known !== undefined && record.id !== undefined && record.id !== known.id) ||
      (known === undefined && taken.has(id))
    ) {
      outcome.skips.push({ line, reason: 'id_conflict', detail: 'id' });
      continue;
    }
    taken.add(id);
    candidates.push({ line, record, id, hash: contentHash(record), storedHash: known?.content_hash ?? null });
  }
  return candidates;
}

/** Leaves out translations whose parent or root is neither stored nor among those that stay, until nothing more falls away. */
export async function dropOrphans(
  client: PoolClient,
  candidates: readonly Candidate[],
  outcome: BatchOutcome,
): Promise<Candidate[]> {
  const named = candidates.flatMap(({ record }) =>
    [record.translationOf, record.rootQuestionId].filter((id) => id !== null),
  );
  const stored = await findTakenIds(client, [...new Set(named)]);
  let kept = [...candidates];
  for (let before = -1; before !== kept.length;) {
    before = kept.length;
    const present = new Set(kept.map(({ id }) => id));
    const isThere = (id: string | null): boolean => id === null || stored.has(id) || present.has(id);
    kept = kept.filter(({ line, record }) => {
      if (isThere(record.translationOf) && isThere(record.rootQuestionId)) return true;
      const detail = isThere(record.translationOf) ? 'rootQuestionId' : 'translationOf';
      outcome.skips.push({ line, reason: 'missing_parent', detail });
      return false;
    });
  }
  return kept;
}
