import type { PoolClient } from 'pg';

import type { QuestionRecord } from '../../src/contract/record.ts';
import { findByKeys, findTakenIds, type StoredQuestion } from '../../src/store/questions/upsert-questions.ts';
import type { Traits } from '../duplicates/compared.ts';
import type { BatchOutcome } from './import-report.ts';
import { contentHash, mintId } from './question-row.ts';
import type { ParentKey } from './read-record.ts';
import { resolveParents } from './resolve-parents.ts';
import type { SeenKeys } from './seen-keys.ts';

/** A valid record and where it stood. */
export interface NumberedRecord {
  readonly line: number;
  readonly record: QuestionRecord;
  /** Given for a translation whose record does not hold the ids of parent and root yet. */
  readonly parent: ParentKey | null;
  /** Of its content, where that does not depend on the ids of parent and root. */
  readonly hash?: string;
  /** How it is compared, where that was made beforehand. */
  readonly traits?: Traits;
  /** It only keeps the place of a question that is not in the input. */
  readonly isPlaceholder?: true;
}

/** A record that knows which question it is. */
export interface Identified extends NumberedRecord {
  readonly id: string;
  /** What is stored now; null for a new question. */
  readonly stored: StoredQuestion | null;
}

/** One that knows its parents as well, and with that its content. */
export interface Candidate extends Identified {
  /** SHA-256. */
  readonly hash: string;
}

export const keyOf = (source: string, sourceId: string, language: string): string =>
  `${source} ${language} ${sourceId}`;
export const recordKey = ({ record }: Pick<NumberedRecord, 'record'>): string =>
  keyOf(record.source, record.sourceId, record.language);

/**
 * Of several lines with one key the first counts, however far apart they stand: were the others imported too, each import of
 * the same file would change the question there and back.
 *
 * @param seen - what the import has met so far; the key is added
 */
export const isFirst = (seen: SeenKeys, numbered: NumberedRecord): boolean =>
  // The question itself may still come, from another file.
  numbered.isPlaceholder === true || seen.add(recordKey(numbered));

/** What is stored under the keys of the records and of their parents. */
async function findStored(
  client: PoolClient,
  records: readonly NumberedRecord[],
): Promise<Map<string, StoredQuestion>> {
  const keys = records.map(({ record }) => record);
  const parents = records.flatMap(({ record: { source }, parent }) =>
    parent === null ? [] : [{ source, ...parent }],
  );
  const found = await findByKeys(client, [...keys, ...parents]);
  return new Map(found.map((row) => [keyOf(row.source, row.source_id, row.language), row]));
}

/** The ids that records claim or name, as far as they are taken by stored questions. */
async function findNamed(
  client: PoolClient,
  records: readonly NumberedRecord[],
  stored: ReadonlyMap<string, StoredQuestion>,
): Promise<Set<string>> {
  const named = new Set<string | null>();
  for (const numbered of records) {
    const { id, translationOf, rootQuestionId } = numbered.record;
    if (id !== undefined && !stored.has(recordKey(numbered))) named.add(id);
    named.add(translationOf).add(rootQuestionId);
  }
  const taken = await findTakenIds(
    client,
    [...named].filter((id) => id !== null),
  );
  for (const { id, root_question_id: root } of stored.values()) {
    taken.add(id);
    if (root !== null) taken.add(root);
  }
  return taken;
}

/** Leaves out translations whose parent or root is neither stored nor among those that stay, until nothing more falls away. */
function dropOrphans(
  identified: readonly Identified[],
  taken: ReadonlySet<string>,
  outcome: BatchOutcome,
): Identified[] {
  let kept = [...identified];
  for (let before = -1; before !== kept.length;) {
    before = kept.length;
    const present = new Set(kept.map(({ id }) => id));
    const isThere = (id: string | null): boolean => id === null || taken.has(id) || present.has(id);
    kept = kept.filter(({ line, record }) => {
      if (isThere(record.translationOf) && isThere(record.rootQuestionId)) return true;
      const detail = isThere(record.translationOf) ? 'rootQuestionId' : 'translationOf';
      outcome.skips.push({ line, reason: 'missing_parent', detail });
      return false;
    });
  }
  return kept;
}

/**
 * Gives every record its id: the stored one, else the given one, else a new one; and every translation those of its parents.
 * Translations whose parents are missing are skipped.
 */
export async function identify(
  client: PoolClient,
  records: readonly NumberedRecord[],
  outcome: BatchOutcome,
): Promise<Candidate[]> {
  const stored = await findStored(client, records);
  const taken = await findNamed(client, records, stored);
  const given = new Set<string>();
  const identified: Identified[] = [];
  for (const numbered of records) {
    const { line, record } = numbered;
    const known = stored.get(recordKey(numbered)) ?? null;
    const id = known?.id ?? record.id ?? mintId();
    if (
      (known !== null && record.id !== undefined && record.id !== known.id) ||
      (known === null && (taken.has(id) || given.has(id)))
    ) {
      outcome.skips.push({ line, reason: 'id_conflict', detail: 'id' });
      continue;
    }
    given.add(id);
    identified.push({ ...numbered, id, stored: known });
  }
  const resolved = resolveParents(identified, stored, outcome);
  return dropOrphans(resolved, taken, outcome).map((candidate) => ({
    ...candidate,
    hash: candidate.hash ?? contentHash(candidate.record),
  }));
}
