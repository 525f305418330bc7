import type { Draft } from '../sources/adapter.ts';
import type { Candidate } from './candidate.ts';
import { chooseDistractors } from './choose-distractors.ts';
import { fieldOf, hasFields } from './fields.ts';
import { isPooled, isComputed, isWorthOptions } from './answer-kinds.ts';
import { poolForm } from './make-pool.ts';
import { nearDates } from './near-dates.ts';
import { nearNumbers } from './near-numbers.ts';
import { givesAway, areRelated, analyzeName } from './related-answers.ts';
import { poolKey, type Survey } from './survey.ts';

/** Different answers of one form that are needed: fewer would appear again and again, and be right more often. */
const FEWEST = 12;

/**
 * Finds three wrong answers for an open-ended question; undefined if there are no good ones. A question that is not
 * worth options, or that contains its answer, gets none.
 */
export function findDistractors(survey: Survey, draft: Draft): string[] | undefined {
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
