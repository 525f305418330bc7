import { textHash } from '../hashed-texts.ts';
import type { Draft } from '../sources/draft.ts';
import { LONGEST_OPTION } from '../sources/open-answers.ts';
import { bodyWord, formOf, personSex, placeSize } from './answer-form.ts';
import { candidateOf, type Candidate, type PooledAnswer } from './choose-distractors.ts';
import fields from './fields.json' with { type: 'json' };
import { foldName } from './related-answers.ts';

/** The answers of one kind, grouped by what they look like. */
export interface Pool {
  readonly counts: ReadonlyMap<string, number>;
  /** By `formOf` or by field. */
  readonly byForm: ReadonlyMap<string, readonly Candidate[]>;
}

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

/** Kinds whose distractors are computed from the right answer. */
export const isComputed = (kind: string): boolean => kind === 'when' || kind === 'number';

/**
 * Kinds whose answers must not be mixed although the upstream has them under one relation. Genres overlap and are never
 * complete (P136). Places are parts of other places (P131 and P276 only ask `Where is …?`). What a person is famous for
 * may be a book, a battle or a bridge (P800).
 */
const NEVER = new Set(['P136', 'P131', 'P276', 'P800']);

/** Kinds whose distractors are right answers of other questions. */
export const isPooled = (kind: string): boolean => !isComputed(kind) && !NEVER.has(kind);

/**
 * Kinds that mix people with companies and other actors, or men with women. Only names that show which they are become
 * distractors of each other; names of one word do not show it.
 */
const isMixed = (kind: string): boolean => ['P112', 'P127', 'P170', 'actor'].includes(kind);

/** Whether a question is good enough to get options, and its answer to be one. */
export const isWorthOptions = (draft: Draft): boolean =>
  !draft.flags.includes('clumsy_wording') && !draft.flags.includes('not_quiz_worthy');

/**
 * Kinds where one subject may have several answers from one field, whether the upstream knows them or not: a composer
 * may also be a conductor. Distractors are taken from other fields. An answer in no field gets no distractors and is
 * never one. The kinds are a person's occupation (P106) and a player's position (P413), where words of several games
 * (`guard`, `wing`, `center`) are in no field.
 */
const FIELDS = new Map(
  Object.entries(fields).map(([kind, lists]) => [
    kind,
    new Map(
      lists.flatMap((list, index) => list.split('|').map((answer) => [foldName(answer), index] as const)),
    ),
  ]),
);

/** Whether the answers of a kind are divided into fields. */
export const hasFields = (kind: string): boolean => FIELDS.has(kind);

/** The number of an answer's field within its kind; undefined if it is in none. */
export const fieldOf = (kind: string, answer: string): number | undefined =>
  FIELDS.get(kind)?.get(foldName(answer));

/** Different answers kept per kind: more would not improve the choice of three. */
const KEPT = 2_000;

/** Answers beyond `KEPT` after which the pool is cut. */
const SLACK = 2_000;

/**
 * The different answers of one kind, at most `KEPT` of them. Those with the smallest hashes are kept, so that the
 * result does not depend on the order of the answers. An answer whose hash is too large is never added again, so the
 * counts of the kept ones are exact.
 */
export class AnswerPool {
  #answers = new Map<string, { readonly hash: number; count: number }>();
  #bound = Infinity;

  add(text: string): void {
    const known = this.#answers.get(text);
    if (known) {
      known.count += 1;
      return;
    }
    const hash = textHash(text);
    if (hash > this.#bound) return;
    this.#answers.set(text, { hash, count: 1 });
    if (this.#answers.size > KEPT + SLACK) this.#cut();
  }

  /** The answers in hash order. */
  answers(): PooledAnswer[] {
    this.#cut();
    return [...this.#answers].map(([text, { count }]) => ({ text, count }));
  }

  #cut(): void {
    const order = [...this.#answers].toSorted(
      ([text, { hash }], [otherText, { hash: otherHash }]) => hash - otherHash || (text < otherText ? -1 : 1),
    );
    this.#bound = order[KEPT - 1]?.[1].hash ?? Infinity;
    this.#answers = new Map(order.filter(([, { hash }]) => hash <= this.#bound));
  }
}
