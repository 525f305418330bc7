import type { Draft, Modification, ReviewFlag } from '../sources/adapter.ts';
import { AnswerPool } from './answer-pool.ts';
import { BloomFilter } from './bloom-filter.ts';
import { makePool } from './make-pool.ts';
import { isPooled, isSound } from './kinds.ts';
import { poolKey, questionKey, type KnownQuestion, type Survey } from './survey.ts';

/**
 * Looks at all drafts of one source, before the rules: which answers there are of each kind, and which questions come several times with
 * different answers. It goes through them twice, for only then is it known which answers are worth remembering; so its memory does not grow
 * with the number of questions, only with that of the repeated ones. The order of the drafts does not matter.
 *
 * @param drafts - called twice; has to yield the same drafts each time
 */
export async function surveyAnswers(drafts: () => AsyncIterable<Draft>): Promise<Survey> {
  const pools = new Map<string, AnswerPool>();
  const repeated = new Set<string>();
  const questions = new BloomFilter();
  const rows = new BloomFilter();
  for await (const draft of drafts()) {
    addToPool(pools, draft);
    const question = questionKey(draft);
    const before = questions.add(question);
    const same = rows.add(`${question}\u001f${saying(draft)}`);
    if (before && !same) repeated.add(question);
  }
  const repeats = repeated.size === 0 ? new Map<string, Known>() : await gather(drafts(), repeated);
  return {
    pools: new Map([...pools].map(([key, pool]) => [key, makePool(key, pool.answers())])),
    repeats,
  };
}

function addToPool(pools: Map<string, AnswerPool>, draft: Draft): void {
  if (draft.answerKind === null || !isPooled(draft.answerKind) || !isSound(draft)) return;
  const key = poolKey(draft.language, draft.answerKind);
  const pool = pools.get(key) ?? new AnswerPool();
  pools.set(key, pool);
  pool.add(draft.correctAnswer);
}

/** All that may differ between rows of one question. */
const saying = (draft: Draft): string =>
  JSON.stringify([
    draft.sourceId,
    draft.correctAnswer,
    draft.acceptedAnswers.toSorted(),
    draft.incorrectAnswers.toSorted(),
  ]);

interface KnownRow {
  readonly correct: Map<string, number>;
  readonly incorrect: Set<string>;
  readonly flags: Set<ReviewFlag>;
  readonly modifications: Set<Modification>;
}
interface Known extends KnownQuestion {
  readonly right: Set<string>;
  readonly records: Map<string, KnownRow>;
  text: string;
}

async function gather(
  drafts: AsyncIterable<Draft>,
  repeated: ReadonlySet<string>,
): Promise<Map<string, Known>> {
  const known = new Map<string, Known>();
  for await (const draft of drafts) {
    const key = questionKey(draft);
    if (!repeated.has(key)) continue;
    const question = known.get(key) ?? { right: new Set(), records: new Map(), text: draft.text };
    known.set(key, question);
    note(question, draft);
  }
  return known;
}

function note(question: Known, draft: Draft): void {
  if (draft.text < question.text) question.text = draft.text;
  for (const answer of [draft.correctAnswer, ...draft.acceptedAnswers]) question.right.add(answer);
  const record = question.records.get(draft.sourceId) ?? noRows();
  question.records.set(draft.sourceId, record);
  record.correct.set(draft.correctAnswer, (record.correct.get(draft.correctAnswer) ?? 0) + 1);
  for (const answer of draft.incorrectAnswers) record.incorrect.add(answer);
  for (const flag of draft.flags) record.flags.add(flag);
  for (const modification of draft.modifications) record.modifications.add(modification);
}

const noRows = (): KnownRow => ({
  correct: new Map(),
  incorrect: new Set(),
  flags: new Set(),
  modifications: new Set(),
});
