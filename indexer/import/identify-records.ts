import type { PoolClient } from 'pg';

import { findByKeys, findTakenIds, type StoredQuestion } from '../store/questions/imported-questions.ts';
import { keyOf, recordKey, type IdentifiedRecord, type ImportRecord } from './import-record.ts';
import type { BatchOutcome } from './import-report.ts';
import { contentHash, mintId } from './question-row.ts';

/** A record whose parents, and so its content, may still be unknown. */
type RecordWithId = ImportRecord & Pick<IdentifiedRecord, 'id' | 'stored'>;

/**
 * Finds the id of every record, and the ids of the parents of translations. What cannot be identified is added to the
 * skips.
 */
export async function identifyRecords(
  client: PoolClient,
  records: readonly ImportRecord[],
  outcome: BatchOutcome,
): Promise<IdentifiedRecord[]> {
  const stored = await findStored(client, records);
  const taken = await findTaken(client, records, stored);
  const withIds = assignIds(records, stored, taken, outcome);
  const withParents = resolveParents(withIds, stored, outcome);
  return dropOrphans(withParents, taken, outcome).map((item) => ({
    ...item,
    hash: item.hash ?? contentHash(item.record),
  }));
}

/** Finds what is stored under the keys of the records and of their parents. */
async function findStored(
  client: PoolClient,
  records: readonly ImportRecord[],
): Promise<Map<string, StoredQuestion>> {
  const keys = records.map(({ record }) => record);
  const parents = records.flatMap(({ record: { source }, parent }) =>
    parent === null ? [] : [{ source, ...parent }],
  );
  const found = await findByKeys(client, [...keys, ...parents]);
  return new Map(found.map((row) => [keyOf(row.source, row.source_id, row.language), row]));
}

/** Finds the ids in the records that stored questions have. */
async function findTaken(
  client: PoolClient,
  records: readonly ImportRecord[],
  stored: ReadonlyMap<string, StoredQuestion>,
): Promise<Set<string>> {
  const named = new Set<string | null>();
  for (const item of records) {
    const { id, translationOf, rootQuestionId } = item.record;
    if (id !== undefined && !stored.has(recordKey(item))) named.add(id);
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

/** Gives each record the stored id, else the given one, else a new one. Records whose id conflicts are skipped. */
function assignIds(
  records: readonly ImportRecord[],
  stored: ReadonlyMap<string, StoredQuestion>,
  taken: ReadonlySet<string>,
  outcome: BatchOutcome,
): RecordWithId[] {
  const assigned = new Set<string>();
  const withIds: RecordWithId[] = [];
  for (const item of records) {
    const { line, record } = item;
    const known = stored.get(recordKey(item)) ?? null;
    const id = known?.id ?? record.id ?? mintId();
    const isConflict =
      known === null ? taken.has(id) || assigned.has(id) : record.id !== undefined && record.id !== known.id;
    if (isConflict) {
      outcome.skips.push({ line, reason: 'id_conflict', detail: 'id' });
      continue;
    }
    assigned.add(id);
    withIds.push({ ...item, id, stored: known });
  }
  return withIds;
}

type Ancestors = Readonly<Record<'translationOf' | 'rootQuestionId', string>>;

/** Translations of translations that are followed. One level is known to occur; a cycle would never end. */
const DEEPEST = 8;

/**
 * Puts the ids of parent and root into translations that name their parent by its key. The parent is looked up in the
 * batch, then among the stored questions. A translation without one is skipped.
 */
function resolveParents<Item extends ImportRecord & { readonly id: string }>(
  batch: readonly Item[],
  stored: ReadonlyMap<string, StoredQuestion>,
  outcome: BatchOutcome,
): Item[] {
  const inBatch = new Map(batch.map((item) => [recordKey(item), item]));

  function ancestorsOf({ record, parent }: Item, depth: number): Ancestors | undefined {
    if (parent === null || depth > DEEPEST) return undefined;
    const key = keyOf(record.source, parent.sourceId, parent.language);
    const near = inBatch.get(key);
    if (near !== undefined) {
      const root =
        near.parent === null ? near.record.rootQuestionId : ancestorsOf(near, depth + 1)?.rootQuestionId;
      return root === undefined ? undefined : { translationOf: near.id, rootQuestionId: root ?? near.id };
    }
    const far = stored.get(key);
    return far && { translationOf: far.id, rootQuestionId: far.root_question_id ?? far.id };
  }

  return batch.flatMap((item) => {
    if (item.parent === null) return [item];
    const ancestors = ancestorsOf(item, 0);
    if (ancestors !== undefined) return [{ ...item, record: { ...item.record, ...ancestors } }];
    outcome.skips.push({ line: item.line, reason: 'missing_parent', detail: 'translationOf' });
    return [];
  });
}

/**
 * Skips translations whose parent or root is neither stored nor among the remaining records, until all that remain have
 * theirs.
 */
function dropOrphans(
  records: readonly RecordWithId[],
  taken: ReadonlySet<string>,
  outcome: BatchOutcome,
): RecordWithId[] {
  let kept = [...records];
  for (let before = -1; before !== kept.length;) {
    before = kept.length;
    const present = new Set(kept.map(({ id }) => id));
    const exists = (id: string | null): boolean => id === null || taken.has(id) || present.has(id);
    kept = kept.filter(({ line, record }) => {
      if (exists(record.translationOf) && exists(record.rootQuestionId)) return true;
      const detail = exists(record.translationOf) ? 'rootQuestionId' : 'translationOf';
      outcome.skips.push({ line, reason: 'missing_parent', detail });
      return false;
    });
  }
  return kept;
}
