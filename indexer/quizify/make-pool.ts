import { LONGEST_OPTION } from '../sources/short-answer.ts';
import { candidateOf, type Candidate } from './choose.ts';
import { fieldOf, hasFields } from './fields.ts';
import { formOf } from './form.ts';
import type { Pool, PooledAnswer } from './survey.ts';

/** The pool of one kind, see `poolKey`. */
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

/** All answers of a kind with fields are of one form, but an answer without a field is of none. */
export function poolForm(kind: string, answer: string): string | undefined {
  if (!hasFields(kind)) return formOf(answer);
  return fieldOf(kind, answer) === undefined ? undefined : 'in a field';
}
