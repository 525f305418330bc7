import { LONGEST_OPTION } from '../sources/short-answer.ts';
import { candidateOf, type Candidate, type PooledAnswer } from './candidate.ts';
import { fieldOf, hasFields } from './fields.ts';
import { formOf } from './answer-form.ts';
import { personSex } from './given-names.ts';
import { isMixed } from './answer-kinds.ts';
import { placeSize } from './place-size.ts';
import type { Pool } from './survey.ts';
import { bodyWord } from './name-words.ts';

/** Builds the pool of one kind. */
export function makePool(key: string, answers: readonly PooledAnswer[]): Pool {
  const kind = key.split('\u001f')[1] ?? '';
  const byForm = new Map<string, Candidate[]>();
  for (const answer of answers) {
    const form = poolForm(kind, answer.text);
    if (form === undefined || answer.text.length > LONGEST_OPTION) continue;
    const same = byForm.get(form) ?? [];
    byForm.set(form, same);
    same.push(candidateOf(answer));
  }
  return { counts: new Map(answers.map(({ text, count }) => [text, count])), byForm };
}

/**
 * The form by which an answer of a kind is grouped with others. All answers in a field have the same one. Undefined for
 * an answer that is in no field or does not show what it is.
 */
export function poolForm(kind: string, answer: string): string | undefined {
  if (hasFields(kind)) return fieldOf(kind, answer) === undefined ? undefined : 'in a field';
  return isMixed(kind) && personSex(answer) + bodyWord(answer) + placeSize(answer) === ''
    ? undefined
    : formOf(answer);
}
