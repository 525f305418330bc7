import type { Draft } from '../sources/adapter.ts';
import { WRONG_ANSWERS } from './choose.ts';
import { drawn, lotOf } from './lots.ts';
import { named, sameAnswer } from './same-answer.ts';
import { questionKey, type KnownRecord, type Survey } from './survey.ts';

/**
 * A draft with what all rows of its question say: every right answer accepted, the answer that most rows of its record have first as the
 * correct one, and no option that is right by another row. All rows of one record become alike, whichever is read first.
 */
export function mergeRows(survey: Survey, draft: Draft): Draft {
  const question = survey.repeats.get(questionKey(draft));
  const record = question?.records.get(draft.sourceId);
  if (question === undefined || record === undefined) return draft;
  if (draft.type === 'boolean') return question.right.size > 1 ? doubtful(draft) : draft;
  const correctAnswer = mostOften(record.correct);
  const right = [...question.right].toSorted();
  const incorrect = stillWrong(record, right, draft.sourceId);
  const { answerKind } = draft;
  return {
    ...draft,
    text: question.text,
    correctAnswer,
    acceptedAnswers: right.filter((answer) => answer !== correctAnswer),
    incorrectAnswers: incorrect,
    type: incorrect.length > 0 ? 'multiple' : 'text_input',
    flags: [...record.flags].toSorted(),
    modifications: [...record.modifications]
      .filter((modification) => modification !== 'quizified' || incorrect.length > 0)
      .toSorted(),
    // A question that had options of its own gets none from elsewhere when they have turned out right.
    answerKind: record.incorrect.size > 0 && incorrect.length === 0 ? null : answerKind,
  };
}

/** A question with both answers has no right one. */
const doubtful = (draft: Draft): Draft => ({
  ...draft,
  flags: [...new Set([...draft.flags, 'incomplete_answers' as const])],
});

const mostOften = (counts: ReadonlyMap<string, number>): string =>
  [...counts].toSorted(
    ([one, count], [other, otherCount]) =>
      otherCount - count || one.length - other.length || (one < other ? -1 : 1),
  )[0]?.[0] ?? '';

function stillWrong(record: KnownRecord, right: readonly string[], seed: string): string[] {
  const own = lotOf(seed);
  const inOrder = [...record.incorrect]
    .map((text) => ({ ...named(text), place: drawn(own, lotOf(text)) }))
    .toSorted((one, other) => one.place - other.place || (one.text < other.text ? -1 : 1));
  const taken = right.map(named);
  const wrong: string[] = [];
  for (const candidate of inOrder) {
    if (wrong.length === WRONG_ANSWERS || taken.some((one) => sameAnswer(one, candidate))) continue;
    taken.push(candidate);
    wrong.push(candidate.text);
  }
  return wrong;
}
