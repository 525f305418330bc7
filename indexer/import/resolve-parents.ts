import type { StoredQuestion } from '../store/questions/upsert-questions.ts';
import { keyOf, recordKey, type ImportRecord } from './import-record.ts';
import type { BatchOutcome } from './import-report.ts';

interface Ancestors {
  readonly translationOf: string;
  readonly rootQuestionId: string;
}

/** Translations of translations that are followed. One level is known to occur; a cycle would never end. */
const DEEPEST = 8;

/**
 * Puts the ids of parent and root into translations that name their parent by its key. The parent is looked up in the
 * batch, then among the stored questions. A translation without one is skipped.
 */
export function resolveParents<Item extends ImportRecord & { readonly id: string }>(
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
