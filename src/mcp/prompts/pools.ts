import { TOPIC_SAMPLES } from '../../contract/limits.ts';
import type { GetTopicOutput } from '../../contract/subject-requests.ts';
import { type Language, Difficulty } from '../../contract/vocabulary.ts';
import { listQuestions } from '../../endpoints/list-questions.ts';
import { ListInput } from '../../endpoints/question-requests.ts';
import { QuestionFilters, filterQuestions } from '../../filters/search-filter.ts';
import type { PromptContext } from './prompt.ts';

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

async function countQuestions(
  { parts }: PromptContext,
  { topic, ...filters }: Subject & Pool & { readonly difficulty?: Difficulty },
): Promise<number> {
  const parsed = QuestionFilters.parse({ ...filters, ...(topic === undefined ? {} : { topic }) });
  return parts.search.count(await filterQuestions(parts.topics, parsed));
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

type Samples = GetTopicOutput['samples'];

/** Sample questions of a topic that has none of the high tier in the language: the newest of a wider pool. */
export async function readSamples(
  { parts, caller }: PromptContext,
  subject: Subject,
  pool: Pool,
): Promise<Samples> {
  const input = ListInput.parse({ ...subject, ...pool, limit: TOPIC_SAMPLES, count: 'none' });
  const { data } = await listQuestions.run(parts, input, caller);
  return data.map((question) => {
    const { id, text, type, difficulty, language, attribution } = question.parse();
    return { id, text, type, difficulty, language, attribution };
  });
}

/** The filters of a pool within a sentence, such as `open questions, quality all`; empty for the default pool. */
export function poolName({ type, quality }: Pool, lang: Language): string {
  const texts = POOL_TEXTS[lang];
  return [type === undefined ? [] : texts.open, quality === undefined ? [] : texts[quality]]
    .flat()
    .join(', ');
}

/** Why a plan uses pools other than the default one, a sentence for each filter. */
export function whyWider(pools: readonly Pool[], lang: Language): string[] {
  const { why } = POOL_TEXTS[lang];
  const uses = (quality: Pool['quality']): boolean => pools.some((pool) => pool.quality === quality);
  return [
    uses('standard') ? why.standard : [],
    uses('all') ? why.all : [],
    pools.some(({ type }) => type !== undefined) ? why.open : [],
  ].flat();
}

interface PoolTexts {
  /** Names of the wider filters within a sentence. */
  readonly standard: string;
  readonly all: string;
  readonly open: string;
  /** Why a plan uses them, and what to consider. */
  readonly why: Readonly<Record<'standard' | 'all' | 'open', string>>;
}

/** What prompts say when the default filters match too few questions. */
const POOL_TEXTS: Readonly<Record<Language, PoolTexts>> = {
  en: {
    standard: 'quality standard',
    all: 'quality all',
    open: 'open questions',
    why: {
      standard:
        'Too few questions of quality high match, so "quality": "standard" adds niche ones. Say so before you start.',
      all: 'Too few reviewed questions match, so "quality": "all" adds ones that are flagged for review. Say so before you start, and skip a question that looks wrong.',
      open: 'Too few questions with options match, so "type": "text_input" fetches open questions. Say so before you start. They have no wrong answers to show: ask for the answer in words, and accept every one that means the same.',
    },
  },
  pl: {
    standard: 'jakość standard',
    all: 'jakość all',
    open: 'pytania otwarte',
    why: {
      standard:
        'Pytań o jakości high jest za mało, dlatego "quality": "standard" dodaje bardziej niszowe. Powiedz o tym na początku.',
      all: 'Sprawdzonych pytań jest za mało, dlatego "quality": "all" dodaje oznaczone do sprawdzenia. Powiedz o tym na początku i pomiń pytanie, które wygląda na błędne.',
      open: 'Pytań z odpowiedziami do wyboru jest za mało, dlatego "type": "text_input" pobiera pytania otwarte. Powiedz o tym na początku. Nie mają błędnych odpowiedzi do pokazania: poproś o odpowiedź własnymi słowami i uznaj każdą o tym samym znaczeniu.',
    },
  },
};
