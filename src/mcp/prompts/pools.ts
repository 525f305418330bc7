import { QuestionFilters } from '../../contract/question-filters.ts';
import { Difficulty, type Language } from '../../contract/vocabulary.ts';
import { filterQuestions } from '../../operations/filter-questions.ts';
import type { PromptContext } from '../prompt.ts';

/** The questions that a call can reach: the filters that differ from the defaults. */
export interface Pool {
  readonly type?: 'text_input';
  readonly quality?: 'standard' | 'all';
}

/**
 * From the default to the widest. Each tier includes the better ones. Open questions come before those flagged for
 * review, which may be wrong.
 */
export const POOLS = [
  {},
  { quality: 'standard' },
  { type: 'text_input' },
  { type: 'text_input', quality: 'standard' },
  { quality: 'all' },
  { type: 'text_input', quality: 'all' },
] as const satisfies readonly Pool[];

/** The numbers of questions in a pool. */
export interface PoolCounts {
  readonly pool: Pool;
  readonly total: number;
  readonly levels: ReadonlyMap<Difficulty, number>;
}

/** The questions that a prompt is about. */
export interface Subject {
  readonly lang: Language;
  readonly topic: string | undefined;
}

async function countQuestions(
  { parts }: PromptContext,
  { topic, ...filters }: Subject & Pool & { readonly difficulty?: Difficulty },
): Promise<number> {
  const parsed = QuestionFilters.parse({ ...filters, ...(topic === undefined ? {} : { topic }) });
  return parts.search.count(await filterQuestions(parts.topics, parsed));
}

/** Counts the questions of a pool, in all and of these levels. */
export async function countPool(
  context: PromptContext,
  subject: Subject,
  pool: Pool,
  levels: readonly Difficulty[],
): Promise<PoolCounts> {
  const wanted = [...new Set(levels)];
  const [total, ...counts] = await Promise.all([
    countQuestions(context, { ...subject, ...pool }),
    ...wanted.map((difficulty) => countQuestions(context, { ...subject, ...pool, difficulty })),
  ]);
  return { pool, total, levels: new Map(wanted.map((level, index) => [level, counts[index] ?? 0])) };
}

/** The first pool with at least this number of questions, or else the one with the most, with counts of all levels. */
export async function choosePool(
  context: PromptContext,
  subject: Subject,
  atLeast: number,
): Promise<PoolCounts> {
  const [narrow, ...wider] = POOLS;
  const first = await countPool(context, subject, narrow, Difficulty.options);
  if (first.total >= atLeast) return first;
  const others = await Promise.all(wider.map((pool) => countPool(context, subject, pool, [])));
  const all = [first, ...others];
  const most = Math.max(...all.map(({ total }) => total));
  const chosen = all.find(({ total }) => total >= Math.min(atLeast, most)) ?? first;
  return chosen === first ? first : countPool(context, subject, chosen.pool, Difficulty.options);
}
