import { z } from 'zod';

import { SERVICE_PREFIX } from '../../src/contract/service.ts';
import type { ComparableQuestion } from '../../src/store/duplicates.ts';
import { fingerprint, type ComparedQuestion, type Fingerprint } from './fingerprint.ts';
import { keysOf } from './keys.ts';
import { marksOf } from './marks.ts';
import { similarity } from './similarity.ts';

/** From which similarity on two questions are duplicates. Measured: docs/decisions/0016-duplicates.md. */
export const THRESHOLD = 0.82;

/** A question and how it is compared. */
export interface Compared {
  readonly question: ComparableQuestion;
  readonly fingerprint: Fingerprint;
  readonly marks: bigint;
}

const AcceptedAnswers = z.array(z.string()).catch([]);

/** How a question is compared, from what decides about it. */
export function fingerprintOf(
  question: Omit<ComparedQuestion, 'acceptedAnswers'>,
  acceptedAnswers: unknown,
): Fingerprint {
  const { language, type, text, correctAnswer, incorrectAnswers } = question;
  const accepted = AcceptedAnswers.parse(acceptedAnswers);
  return fingerprint({ language, type, text, correctAnswer, incorrectAnswers, acceptedAnswers: accepted });
}

/** @param known - where it was made before, from the same content */
export function compared(question: ComparableQuestion, known?: Fingerprint): Compared {
  const own = known ?? fingerprintOf(question, question.acceptedAnswers);
  return { question, fingerprint: own, marks: marksOf(own) };
}

/** The keys by which others find it. */
export const keysToFind = ({ fingerprint: own }: Compared): number[] => keysOf(own, THRESHOLD);

/** Our own catalogue asks some questions with options and without, on purpose. */
function areForms({ question: one }: Compared, { question: other }: Compared): boolean {
  return one.source === SERVICE_PREFIX && other.source === SERVICE_PREFIX && one.type !== other.type;
}

export function areAlike(one: Compared, other: Compared): boolean {
  if (areForms(one, other)) return false;
  return similarity(one.fingerprint, other.fingerprint) >= THRESHOLD;
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
