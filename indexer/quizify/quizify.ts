import { optionKey } from '../../src/contract/text.ts';
import { mixHashes, textHash } from '../hashed-texts.ts';
import { quizified, type Draft } from '../sources/draft.ts';
import { type Candidate, chooseDistractors, DISTRACTORS } from './choose-distractors.ts';
import { nearDates, nearNumbers } from './near-values.ts';
import { fieldOf, hasFields, isComputed, isPooled, isWorthOptions, poolForm } from './pool.ts';
import { analyzeName, areRelated, givesAway, isSameAnswer } from './related-answers.ts';
import { poolKey, questionKey, type RepeatedRows, type RowContent, type Survey } from './survey.ts';

/**
 * Merges the other rows of its question into a draft, and adds three distractors if good ones were found (`quizified`).
 * Returns the draft itself if there is nothing to do. The same survey and draft always give the same result.
 */
export function quizify(survey: Survey, draft: Draft): Draft {
  const question = questionKey(draft);
  const merged = mergeRows(survey.repeats.get(question), draft);
  if (merged.type !== 'text_input' || survey.isUncertain(question)) return merged;
  const incorrectAnswers = findDistractors(survey, merged);
  return incorrectAnswers === undefined ? merged : quizified(merged, incorrectAnswers);
}

/**
 * Merges the rows of a question into a draft: every right answer is accepted, the most frequent first answer is the
 * correct one, and options that another row accepts are removed. All rows of one record become equal, in any order.
 *
 * @param repeated - the rows of its question, if they differ
 */
function mergeRows(repeated: RepeatedRows | undefined, draft: Draft): Draft {
  if (repeated === undefined) return draft;
  const rows = countedRows(repeated);
  const own = rows.filter(({ sourceId }) => sourceId === draft.sourceId);
  if (own.length === 0) return draft;
  const right = distinct(rows.flatMap(({ correct, accepted }) => [correct, ...accepted]));
  if (draft.type === 'boolean') return right.length > 1 ? flagIncomplete(draft) : draft;
  const correctAnswer = mostFrequent(own);
  const offered = distinct(own.flatMap((row) => row.incorrect));
  const incorrect = remainingOptions(offered, right, draft.sourceId);
  const modifications = distinct(own.flatMap((row) => row.modifications));
  return {
    ...draft,
    text: distinct(rows.map(({ text }) => text))[0] ?? draft.text,
    correctAnswer,
    acceptedAnswers: right.filter((answer) => optionKey(answer) !== optionKey(correctAnswer)),
    incorrectAnswers: incorrect,
    type: incorrect.length > 0 ? 'multiple' : 'text_input',
    flags: distinct([...draft.flags, ...own.flatMap((row) => row.flags)]),
    modifications: modifications.filter((one) => one !== 'quizified' || incorrect.length > 0),
    // If the row's own options turn out to be right, the question gets no options from elsewhere.
    answerKind: offered.length > 0 && incorrect.length === 0 ? null : draft.answerKind,
  };
}

const distinct = <T>(values: readonly T[]): T[] => [...new Set(values)].toSorted();

/** A row's content, and how often it occurs. */
interface CountedRow extends RowContent {
  readonly times: number;
}

const countedRows = (rows: RepeatedRows): CountedRow[] =>
  [...rows].map(([row, times]) => ({ ...(JSON.parse(row) as RowContent), times }));

/** A yes-or-no question with both answers has no right one. */
const flagIncomplete = (draft: Draft): Draft => ({
  ...draft,
  flags: [...new Set([...draft.flags, 'incomplete_answers' as const])],
});

function mostFrequent(rows: readonly CountedRow[]): string {
  const counts = new Map<string, number>();
  for (const { correct, times } of rows) counts.set(correct, (counts.get(correct) ?? 0) + times);
  const [most] = [...counts].toSorted(
    ([one, count], [other, otherCount]) =>
      otherCount - count || one.length - other.length || (one < other ? -1 : 1),
  );
  return most?.[0] ?? '';
}

function remainingOptions(offered: readonly string[], right: readonly string[], seed: string): string[] {
  const own = textHash(seed);
  const inOrder = offered
    .map((text) => ({ ...analyzeName(text), place: mixHashes(own, textHash(text)) }))
    .toSorted((one, other) => one.place - other.place || (one.text < other.text ? -1 : 1));
  const taken = right.map(analyzeName);
  const wrong: string[] = [];
  for (const candidate of inOrder) {
    if (wrong.length === DISTRACTORS || taken.some((one) => isSameAnswer(one, candidate))) continue;
    taken.push(candidate);
    wrong.push(candidate.text);
  }
  return wrong;
}

/**
 * Finds three wrong answers for an open-ended question; undefined if there are no good ones. A question that is not
 * worth options, or that contains its answer, gets none.
 */
function findDistractors(survey: Survey, draft: Draft): string[] | undefined {
  const kind = draft.answerKind;
  if (kind === null || !isWorthOptions(draft)) return undefined;
  const right = [draft.correctAnswer, ...draft.acceptedAnswers];
  if (isComputed(kind)) {
    const near = kind === 'when' ? nearDates : nearNumbers;
    return near(draft.correctAnswer, draft.language, draft.text, right, seedOf(draft));
  }
  return isPooled(kind) ? fromPool(survey, draft, kind, right) : undefined;
}

/** A question and its translation get the same distractors. */
const seedOf = (draft: Draft): string => draft.translationOf?.sourceId ?? draft.sourceId;

/** Different answers of one form that are needed: fewer would appear again and again, and be right more often. */
const FEWEST = 12;

function fromPool(
  survey: Survey,
  draft: Draft,
  kind: string,
  right: readonly string[],
): string[] | undefined {
  const pool = survey.pools.get(poolKey(draft.language, kind));
  const form = poolForm(kind, draft.correctAnswer);
  const candidates = form === undefined ? undefined : pool?.byForm.get(form);
  if (candidates === undefined || candidates.length < FEWEST) return undefined;
  const question = analyzeName(draft.text);
  const rights = right.map(analyzeName);
  const [answer] = rights;
  if (answer === undefined || givesAway(question, answer)) return undefined;
  const fields = new Set(right.map((text) => fieldOf(kind, text)));
  const fit = (candidate: Candidate): boolean =>
    !rights.some((one) => areRelated(one, candidate)) &&
    !givesAway(question, candidate) &&
    !(hasFields(kind) && fields.has(fieldOf(kind, candidate.text)));
  const count = pool?.counts.get(draft.correctAnswer) ?? 1;
  return chooseDistractors({ text: draft.correctAnswer, count }, candidates, seedOf(draft), fit);
}
