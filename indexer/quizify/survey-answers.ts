import type { Draft } from '../sources/adapter.ts';
import { AnswerPool } from './answer-pool.ts';
import { BloomFilter } from './bloom-filter.ts';
import { makePool } from './make-pool.ts';
import { isPooled, isSound } from './kinds.ts';
import { poolKey, questionKey, type KnownRow, type Survey } from './survey.ts';

/**
 * Looks at all drafts of one source, before the rules: which answers there are of each kind, and which questions come several times with
 * different answers. It goes through them twice, for only then is it known which answers are worth remembering; so its memory does not grow
 * with the number of questions, only with that of the repeated ones. The order of the drafts does not matter.
 *
 * @param drafts - called twice; has to yield the same drafts each time
 */
export async function surveyAnswers(drafts: () => AsyncIterable<Draft>): Promise<Survey> {
  const { pools, repeated } = await firstLook(drafts());
  const repeats = repeated.size === 0 ? new Map<string, string[]>() : await gather(drafts(), repeated);
  return {
    pools: new Map([...pools].map(([key, pool]) => [key, makePool(key, pool.answers())])),
    repeats,
  };
}

interface FirstLook {
  readonly pools: ReadonlyMap<string, AnswerPool>;
  /** Questions of which two rows do not say the same. */
  readonly repeated: ReadonlySet<string>;
}

/** A function of its own, so that the filters are gone before the second look. */
async function firstLook(drafts: AsyncIterable<Draft>): Promise<FirstLook> {
  const pools = new Map<string, AnswerPool>();
  const repeated = new Set<string>();
  const questions = new BloomFilter();
  const rows = new BloomFilter();
  for await (const draft of drafts) {
    addToPool(pools, draft);
    const question = questionKey(draft);
    const before = questions.add(question);
    const same = rows.add(`${question}\u001f${said(draft)}`);
    if (before && !same) repeated.add(question);
  }
  return { pools, repeated };
}

function addToPool(pools: Map<string, AnswerPool>, draft: Draft): void {
  if (draft.answerKind === null || !isPooled(draft.answerKind) || !isSound(draft)) return;
  const key = poolKey(draft.language, draft.answerKind);
  const pool = pools.get(key) ?? new AnswerPool();
  pools.set(key, pool);
  pool.add(draft.correctAnswer);
}

/** All that may differ between rows of one question, the same for equal rows. */
function said(draft: Draft): string {
  const row: KnownRow = {
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

async function gather(
  drafts: AsyncIterable<Draft>,
  repeated: ReadonlySet<string>,
): Promise<Map<string, string[]>> {
  const known = new Map<string, string[]>();
  for await (const draft of drafts) {
    const key = questionKey(draft);
    if (!repeated.has(key)) continue;
    const rows = known.get(key) ?? [];
    known.set(key, rows);
    rows.push(said(draft));
  }
  return known;
}
