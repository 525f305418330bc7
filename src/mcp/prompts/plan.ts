import { TOPIC_SAMPLES } from '../../contract/limits.ts';
import type { GetTopicOutput } from '../../endpoints/topics.ts';
import { Difficulty, type Language } from '../../contract/vocabulary.ts';
import { sampleOf } from '../../endpoints/describe-subject.ts';
import { listQuestions, ListInput } from '../../endpoints/list-questions.ts';
import { QuestionFilters, filterQuestions } from '../../filters/search-filter.ts';
import type { McpContext } from '../tools.ts';

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

export interface WantedRounds {
  /** The level of each round. */
  readonly levels: readonly Difficulty[];
  readonly perRound: number;
  /** Whether the levels were requested: then a wider pool is better than another level, otherwise the reverse. */
  readonly requested: boolean;
}

/** One call for one round. */
export interface Round {
  readonly pool: Pool;
  /** Undefined for all levels. */
  readonly difficulty: Difficulty | undefined;
  /** How many questions the call returns. */
  readonly amount: number;
}

export interface Plan {
  readonly rounds: readonly Round[];
  /** The pools that were counted: the default one, and all others if that has too few questions. */
  readonly stock: readonly [PoolCounts, ...PoolCounts[]];
}

/** The first and last level of a quiz when the user names none. Nearly everyone enjoys this range. */
const DEFAULT_RAMP = { first: 'easy', last: 'hard' } as const satisfies Record<string, Difficulty>;
const LEVELS = Difficulty.options;

/** The level of each round: the requested one, or else from easier to harder. */
export function rampOf(rounds: number, requested: Difficulty | undefined): Difficulty[] {
  if (requested !== undefined) return Array.from({ length: rounds }, () => requested);
  const [from, to] = [LEVELS.indexOf(DEFAULT_RAMP.first), LEVELS.indexOf(DEFAULT_RAMP.last)];
  return Array.from({ length: rounds }, (_, round) => {
    const at = rounds === 1 ? (from + to) / 2 : from + ((to - from) * round) / (rounds - 1);
    return LEVELS[Math.round(at)] ?? 'medium';
  });
}

/** Plans rounds from what the catalogue has now. The wider pools are counted only if they are needed. */
export async function planFromCounts(
  context: McpContext,
  subject: Subject,
  wanted: WantedRounds,
): Promise<Plan> {
  const [narrow, ...wider] = POOLS;
  const first = await countPool(context, subject, narrow, wanted.levels);
  const rounds = planRounds(wanted, [first]);
  if (isComplete(rounds, wanted)) return { rounds, stock: [first] };
  const others = await Promise.all(wider.map((pool) => countPool(context, subject, pool, wanted.levels)));
  return { rounds: planRounds(wanted, [first, ...others]), stock: [first, ...others] };
}

/**
 * Plans a call for each round that returns as many questions as it asks for, without those of earlier rounds. A round
 * is smaller where no pool has enough questions for it, and left out where none has any.
 *
 * @param stock - the pools to choose from, the best first
 */
export function planRounds(
  { levels, perRound, requested }: WantedRounds,
  stock: readonly PoolCounts[],
): Round[] {
  const plan: Round[] = [];
  for (const level of levels) {
    const choices = choicesFor(level, requested, stock, plan);
    const most = Math.max(...choices.map(({ left }) => left));
    const best = choices.find(({ left }) => left >= Math.min(perRound, most));
    if (best === undefined || most === 0) break;
    plan.push({ pool: best.pool, difficulty: best.difficulty, amount: Math.min(perRound, best.left) });
  }
  return plan;
}

/** Whether wider pools cannot improve a plan: it has all questions, and the requested levels. */
export const isComplete = (plan: readonly Round[], { levels, perRound, requested }: WantedRounds): boolean =>
  levels.every(
    (level, index) => plan[index]?.amount === perRound && (!requested || plan[index].difficulty === level),
  );

interface Choice extends Omit<Round, 'amount'> {
  readonly left: number;
}

/** The pools and levels for a round, the best first. */
function choicesFor(
  level: Difficulty,
  requested: boolean,
  stock: readonly PoolCounts[],
  earlier: readonly Round[],
): Choice[] {
  const choice = (counts: PoolCounts, difficulty: Difficulty | undefined): Choice => ({
    pool: counts.pool,
    difficulty,
    left: leftFor(counts, difficulty, earlier),
  });
  return requested
    ? [...stock.map((counts) => choice(counts, level)), ...stock.map((counts) => choice(counts, undefined))]
    : stock.flatMap((counts) => [choice(counts, level), choice(counts, undefined)]);
}

/**
 * The questions that are certainly left for a round. Earlier rounds exclude their questions; all of those that can
 * belong to the choice are taken as if they did.
 */
function leftFor(
  { pool, total, levels }: PoolCounts,
  difficulty: Difficulty | undefined,
  earlier: readonly Round[],
): number {
  const taken = earlier
    .filter((round) => round.pool.type === pool.type)
    .filter(
      (round) =>
        difficulty === undefined || round.difficulty === undefined || round.difficulty === difficulty,
    )
    .reduce((sum, { amount }) => sum + amount, 0);
  return Math.max(0, (difficulty === undefined ? total : (levels.get(difficulty) ?? 0)) - taken);
}

/** The first pool with at least this number of questions, or else the one with the most, with counts of all levels. */
export async function choosePool(
  context: McpContext,
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

/** Counts the questions of a pool, in all and of these levels. */
async function countPool(
  context: McpContext,
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
  { parts }: McpContext,
  { topic, ...filters }: Subject & Pool & { readonly difficulty?: Difficulty },
): Promise<number> {
  const parsed = QuestionFilters.parse({ ...filters, ...(topic === undefined ? {} : { topic }) });
  return parts.search.count(await filterQuestions(parts.topics, parsed));
}

/** Sample questions of a topic; the newest of a wider pool if it has none of the high tier in the language. */
export async function samplesOf(
  { parts, caller }: McpContext,
  { topic, samples }: Pick<GetTopicOutput, 'topic' | 'samples'>,
  lang: Language,
  pool: Pool,
): Promise<GetTopicOutput['samples']> {
  if (samples.length > 0) return samples;
  const input = ListInput.parse({ topic: topic.slug, lang, ...pool, limit: TOPIC_SAMPLES, count: 'none' });
  const { data } = await listQuestions.run(parts, input, caller);
  return data.map((question) => sampleOf(question.parse()));
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

/**
 * What prompts say when the default filters match too few questions: names of the wider filters within a sentence; why a
 * plan uses them, and what to consider.
 */
const POOL_TEXTS = {
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
} satisfies Record<Language, unknown>;
