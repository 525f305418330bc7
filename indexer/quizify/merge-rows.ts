import { optionKey } from '../../src/contract/text.ts';
import type { Draft } from '../sources/adapter.ts';
import { DISTRACTORS } from './choose-distractors.ts';
import { mixHashes, textHash } from './text-hash.ts';
import { analyzeName, isSameAnswer } from './related-answers.ts';
import type { RowContent, RepeatedRows } from './survey.ts';

const distinct = <T>(values: readonly T[]): T[] => [...new Set(values)].toSorted();

/** A row's content, and how often it occurs. */
interface CountedRow extends RowContent {
  readonly times: number;
}

const countedRows = (rows: RepeatedRows): CountedRow[] =>
  [...rows].map(([row, times]) => ({ ...(JSON.parse(row) as RowContent), times }));

/**
 * Merges the rows of a question into a draft: every right answer is accepted, the most frequent first answer is the
 * correct one, and options that another row accepts are removed. All rows of one record become equal, in any order.
 *
 * @param repeated - the rows of its question, if they differ
 */
export function mergeRows(repeated: RepeatedRows | undefined, draft: Draft): Draft {
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
