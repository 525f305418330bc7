import { z } from 'zod';

import { SERVICE_PREFIX } from '../../src/contract/service.ts';
import type { ComparableQuestion } from '../../src/store/duplicates/duplicates.ts';
import { fingerprint, type ComparedQuestion, type Fingerprint } from './fingerprint.ts';
import { keysOf } from './keys.ts';
import { marksOf } from './marks.ts';
import { similarity } from './similarity.ts';

/** From which similarity on two questions are duplicates. Measured: docs/decisions/0016-duplicates.md. */
export const THRESHOLD = 0.82;

/** How a question is found: what follows from its content alone. */
export interface Traits {
  readonly marks: bigint;
  /** The keys by which others find it. */
  readonly keys: readonly number[];
}

/** A stored question and how it is compared. Most are never looked at closely, so that is made when it is asked for. */
export interface Compared {
  readonly question: ComparableQuestion;
  readonly fingerprint: () => Fingerprint;
  readonly traits: () => Traits;
}

const AcceptedAnswers = z.array(z.string()).catch([]);

type Content = Omit<ComparedQuestion, 'acceptedAnswers'> & { readonly acceptedAnswers: unknown };

function fingerprintOf(question: Content): Fingerprint {
  const { language, type, text, correctAnswer, incorrectAnswers } = question;
  const acceptedAnswers = AcceptedAnswers.parse(question.acceptedAnswers);
  return fingerprint({ language, type, text, correctAnswer, incorrectAnswers, acceptedAnswers });
}

const traitsFrom = (own: Fingerprint): Traits => ({ marks: marksOf(own), keys: keysOf(own, THRESHOLD) });

export const traitsOf = (question: Content): Traits => traitsFrom(fingerprintOf(question));

function once<Value>(make: () => Value): () => Value {
  let made: { readonly value: Value } | undefined;
  return () => (made ??= { value: make() }).value;
}

/** @param known - its traits, where they were made beforehand */
export function compared(question: ComparableQuestion, known?: Traits): Compared {
  const own = once(() => fingerprintOf(question));
  return {
    question,
    fingerprint: own,
    traits: known === undefined ? once(() => traitsFrom(own())) : () => known,
  };
}

/** Our own catalogue asks some questions with options and without, on purpose. */
function areForms({ question: one }: Compared, { question: other }: Compared): boolean {
  return one.source === SERVICE_PREFIX && other.source === SERVICE_PREFIX && one.type !== other.type;
}

export function areAlike(one: Compared, other: Compared): boolean {
  if (areForms(one, other)) return false;
  return similarity(one.fingerprint(), other.fingerprint()) >= THRESHOLD;
}

/** A moderator's decision, which no comparison changes: merged by hand. */
const isMergedByHand = ({ availability, lastAct }: ComparableQuestion): boolean =>
  availability === 'duplicate' && lastAct === 'merge';

/** Whether comparisons decide about the question: it is neither hidden nor deleted nor merged by hand. */
export function isFree({ question }: Compared): boolean {
  return (
    question.availability === 'visible' ||
    (question.availability === 'duplicate' && !isMergedByHand(question))
  );
}

/** Whether a moderator said that the question is to be served. */
export const isKept = ({ question }: Compared): boolean => question.lastAct === 'restore';
