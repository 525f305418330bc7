import type { Language } from '../../src/contract/vocabulary.ts';
import { BloomFilter, textHash } from '../hashed-texts.ts';
import type { Draft, Modification, ReviewFlag } from '../sources/draft.ts';
import { normalize } from '../sources/text.ts';
import { AnswerPool, isPooled, isWorthOptions, makePool, type Pool } from './pool.ts';

/** What the survey of a source found, for all languages. */
export interface Survey {
  /** By `poolKey`. */
  readonly pools: ReadonlyMap<string, Pool>;
  /** By `questionKey`; only questions whose rows differ. */
  readonly repeats: ReadonlyMap<string, RepeatedRows>;
  /**
   * Whether a question, by its `questionKey`, has more rows than were kept, so that not all right answers are known.
   */
  readonly isUncertain: (question: string) => boolean;
}

/** The content of one row of a repeated question. */
export interface RowContent {
  readonly sourceId: string;
  readonly text: string;
  readonly correct: string;
  readonly accepted: readonly string[];
  readonly incorrect: readonly string[];
  readonly flags: readonly ReviewFlag[];
  readonly modifications: readonly Modification[];
}

/** The different rows of one question as JSON, which is compact, and how often each occurs. */
export type RepeatedRows = ReadonlyMap<string, number>;

export const poolKey = (language: Language, kind: string): string => `${language}\u001f${kind}`;

/** Equal for rows with the same question; short, since there may be many. */
export function questionKey({ language, text }: Draft): string {
  const asked = normalize(text);
  return [language, textHash(asked, 1).toString(36), textHash(asked, 2).toString(36), asked.length].join('.');
}

/** Repeated questions that are kept, twenty times as many as any upstream has. */
const MOST_REPEATED = 50_000;
/** Different rows kept per question. */
const MOST_ROWS = 200;
/** Characters of all kept rows. */
const KEPT_CHARACTERS = 16_000_000;

/**
 * Surveys all drafts of one source, before the rules: the answers of each kind, and the questions that occur several
 * times with different answers. It reads them twice, since only the first pass shows which rows to keep. Memory does
 * not grow with the number of drafts. Their order does not matter, unless there are more repeated questions than any
 * upstream has: the excess ones are only known to be uncertain.
 *
 * @param drafts - called once or twice; must yield the same drafts each time
 */
export async function surveyAnswers(drafts: (pass: 1 | 2) => AsyncIterable<Draft>): Promise<Survey> {
  const { pools, repeated, uncertain } = await firstPass(drafts(1));
  const repeats = repeated.size === 0 ? new Map() : await gather(drafts(2), repeated, uncertain);
  return {
    pools: new Map([...pools].map(([key, pool]) => [key, makePool(key, pool.answers())])),
    repeats,
    isUncertain: (question) => uncertain.has(question),
  };
}

interface FirstPass {
  readonly pools: ReadonlyMap<string, AnswerPool>;
  /** Questions with at least two different rows. */
  readonly repeated: Set<string>;
  /** Repeated questions beyond the limit. */
  readonly uncertain: BloomFilter;
}

/** A separate function, so that the filters are freed before the second pass. */
async function firstPass(drafts: AsyncIterable<Draft>): Promise<FirstPass> {
  const pools = new Map<string, AnswerPool>();
  const repeated = new Set<string>();
  const questions = new BloomFilter();
  const rows = new BloomFilter();
  const uncertain = new BloomFilter();
  for await (const draft of drafts) {
    addToPool(pools, draft);
    const question = questionKey(draft);
    const before = questions.add(question);
    const same = rows.add(`${question}\u001f${contentOf(draft)}`);
    if (!before || same) continue;
    if (repeated.size < MOST_REPEATED || repeated.has(question)) repeated.add(question);
    else uncertain.add(question);
  }
  return { pools, repeated, uncertain };
}

function addToPool(pools: Map<string, AnswerPool>, draft: Draft): void {
  if (draft.answerKind === null || !isPooled(draft.answerKind) || !isWorthOptions(draft)) return;
  const key = poolKey(draft.language, draft.answerKind);
  const pool = pools.get(key) ?? new AnswerPool();
  pools.set(key, pool);
  pool.add(draft.correctAnswer);
}

/** Everything that may differ between rows of one question, as text that is the same for equal rows. */
function contentOf(draft: Draft): string {
  const row: RowContent = {
    sourceId: draft.sourceId,
    text: draft.text,
    correct: draft.correctAnswer,
    accepted: draft.acceptedAnswers.toSorted(),
    incorrect: draft.incorrectAnswers.toSorted(),
    flags: draft.flags,
    modifications: draft.modifications,
  };
  return JSON.stringify(row);
}

/** Collects the rows of the repeated questions. A question with too many rows becomes an uncertain one. */
async function gather(
  drafts: AsyncIterable<Draft>,
  repeated: Set<string>,
  uncertain: BloomFilter,
): Promise<Map<string, RepeatedRows>> {
  const known = new Map<string, Map<string, number>>();
  let charactersLeft = KEPT_CHARACTERS;
  for await (const draft of drafts) {
    const question = questionKey(draft);
    if (!repeated.has(question)) continue;
    const rows = known.get(question) ?? new Map<string, number>();
    known.set(question, rows);
    const row = contentOf(draft);
    const times = rows.get(row) ?? 0;
    rows.set(row, times + 1);
    if (times === 0) charactersLeft -= row.length;
    if (charactersLeft >= 0 && rows.size <= MOST_ROWS) continue;
    for (const { length } of rows.keys()) charactersLeft += length;
    known.delete(question);
    repeated.delete(question);
    uncertain.add(question);
  }
  return known;
}
