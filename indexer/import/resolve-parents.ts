import type { StoredQuestion } from '../../src/store/questions/upsert-questions.ts';
import { keyOf, recordKey, type Identified } from './identify-records.ts';
import type { BatchOutcome } from './import-report.ts';

interface Ancestors {
  readonly translationOf: string;
  readonly rootQuestionId: string;
}

/** Translations of translations that are followed: one is known, a circle has no end. */
const DEEPEST = 8;

/**
 * Puts the ids of parent and root into translations that name their parent by its key. The parent is looked for in the batch, then
 * among the stored questions; a translation without one is skipped.
 */
export function resolveParents(
  batch: readonly Identified[],
  stored: ReadonlyMap<string, StoredQuestion>,
  outcome: BatchOutcome,
): Identified[] {
  const inBatch = new Map(batch.map((identified) => [recordKey(identified), identified]));

  function ancestorsOf({ record, parent }: Identified, depth: number): Ancestors | undefined {
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

  return batch.flatMap((identified) => {
    if (identified.parent === null) return [identified];
    const ancestors = ancestorsOf(identified, 0);
    if (ancestors !== undefined) return [{ ...identified, record: { ...identified.record, ...ancestors } }];
    outcome.skips.push({ line: identified.line, reason: 'missing_parent', detail: 'translationOf' });
    return [];
  });
}
