import type { Source } from '../../src/contract/vocabulary.ts';
import type { SeenKeys } from '../hashed-texts.ts';
import type { Transact } from '../store/imports/import-transactions.ts';
import { markDeleted, type PrunableQuestion, readPrunable } from '../store/questions/availability.ts';
import { keyOf } from './import-record.ts';
import { type ImportReport, isComplete } from './import-report.ts';

/** Questions per transaction. */
const PAGE = 5_000;
/**
 * The share of a source's questions that may be removed by default: a larger one probably means a wrong or partial
 * input.
 */
const LARGEST_SHARE = 0.2;

/** The result of pruning. */
export interface PruneReport {
  /** Questions of the source that are missing from the input, and its questions in total. */
  readonly missing: number;
  readonly of: number;
  readonly removed: number;
  /**
   * Why nothing was removed: the missing questions may be rows that were not readable or refused, or too many are
   * missing.
   */
  readonly refused: 'input_not_whole' | 'too_many' | null;
}

/** Whether a stored question is missing from the input. */
export type IsMissing = (question: PrunableQuestion) => boolean;

/**
 * Counts the questions of a source and those that are missing from the input, and removes the missing ones if
 * `isRemoving`, in pages with a transaction each.
 */
async function walk(
  transact: Transact,
  source: Source,
  isMissing: IsMissing,
  isRemoving: boolean,
): Promise<Omit<PruneReport, 'refused'>> {
  const counts = { missing: 0, of: 0, removed: 0 };
  let after = { source_id: '', language: '' };
  for (let size = PAGE; size === PAGE;) {
    const page = await transact(async (client) => {
      const questions = await readPrunable(client, source, after, PAGE);
      const missing = questions.filter(isMissing).map(({ id }) => id);
      if (isRemoving) counts.removed += await markDeleted(client, missing);
      counts.missing += missing.length;
      return questions;
    });
    counts.of += page.length;
    size = page.length;
    after = page.at(-1) ?? after;
  }
  return counts;
}

/**
 * Removes the questions of a source that are missing from its input. Hidden questions remain hidden.
 *
 * @param any - whether any share may be removed
 */
export async function prune(
  transact: Transact,
  source: Source,
  isMissing: IsMissing,
  any: boolean,
): Promise<PruneReport> {
  const found = await walk(transact, source, isMissing, false);
  if (!any && found.missing > LARGEST_SHARE * found.of) return { ...found, refused: 'too_many' };
  if (found.missing === 0) return { ...found, refused: null };
  const { removed } = await walk(transact, source, isMissing, true);
  return { ...found, removed, refused: null };
}

/** Prunes what the input does not have, if all of it was understood. */
export async function pruneMissing(
  transact: Transact,
  source: Source,
  seen: SeenKeys,
  report: ImportReport,
  share: 'some' | 'any',
): Promise<PruneReport> {
  if (!isComplete(report)) return { missing: 0, of: 0, removed: 0, refused: 'input_not_whole' };
  const isMissing: IsMissing = ({ source_id, language }) => !seen.has(keyOf(source, source_id, language));
  return prune(transact, source, isMissing, share === 'any');
}
