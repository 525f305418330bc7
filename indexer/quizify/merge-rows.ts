import { optionKey } from '../../src/contract/text.ts';
import type { Draft } from '../sources/adapter.ts';
import { DISTRACTORS } from './choose-distractors.ts';
import { mixHashes, murmurHash } from './murmur-hash.ts';
import { analyzeName, isSameAnswer } from './related-answers.ts';
import type { RowContent, RepeatedRows } from './survey.ts';

const distinct = <T>(values: readonly T[]): T[] => [...new Set(values)].toSorted();

/** What a row says, and how often it comes. */
interface CountedRow extends RowContent {
  readonly times: number;
}

const countedRows = (rows: RepeatedRows): CountedRow[] =>
  [...rows].map(([row, times]) => ({ ...(JSON.parse(row) as RowContent), times }));

/**
 * A draft with what all rows of its question say: every right answer accepted, the answer that most rows of its record have first as the
 * correct one, and no option that is right by another row. All rows of one record become alike, whichever is read first.
 *
 * @param repeated - the rows of its question, where they do not all say the same
 */
export function mergeRows(repeated: RepeatedRows | undefined, draft: Draft): Draft {
  if (repeated === undefined) return draft;
  const rows = countedRows(repeated);
  const own = rows.filter(({ sourceId }) => sourceId === draft.sourceId);
  if (own.length === 0) return draft;
  const right = distinct(rows.flatMap(({ correct, accepted }) => [correct, ...accepted]));
  if (draft.type === 'boolean') return right.length > 1 ? doubtful(draft) : draft;
  const correctAnswer = mostOften(own);
  const offered = distinct(own.flatMap((row) => row.incorrect));
  const incorrect = stillWrong(offered, right, draft.sourceId);
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
    // A question that had options of its own gets none from elsewhere when they have turned out right.
    answerKind: offered.length > 0 && incorrect.length === 0 ? null : draft.answerKind,
  };
}

/** A question with both answers has no right one. */
const doubtful = (draft: Draft): Draft => ({
  ...draft,
  flags: [...new Set([...draft.flags, 'incomplete_answers' as const])],
});

function mostOften(rows: readonly CountedRow[]): string {
  const counts = new Map<string, number>();
  for (const { correct, times } of rows) counts.set(correct, (counts.get(correct) ?? 0) + times);
  const [most] = [...counts].toSorted(
    ([one, count], [other, otherCount]) =>
      otherCount - count || one.length - other.length || (one < other ? -1 : 1),
  );
  return most?.[0] ?? '';
}

function stillWrong(offered: readonly string[], right: readonly string[], seed: string): string[] {
  const own = murmurHash(seed);
  const inOrder = offered
    .map((text) => ({ ...analyzeName(text), place: mixHashes(own, murmurHash(text)) }))
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
