import type { PoolClient } from 'pg';
import { z } from 'zod';

import { SERVICE_PREFIX } from '../../src/contract/service.ts';
import { readComparable, type ComparableQuestion } from '../store/duplicates/duplicates.ts';
import { fingerprint, type Fingerprint, type FingerprintInput } from './fingerprint.ts';
import { keysOf, marksOf } from './keys.ts';
import { similarity } from './similarity.ts';

/** The similarity from which two questions are duplicates. docs/decisions/0016-duplicates.md has the measurements. */
export const THRESHOLD = 0.82;

/** How a question is found. Computed from its content alone. */
export interface Traits {
  readonly marks: bigint;
  /** The keys by which other questions find it. */
  readonly keys: readonly number[];
}

/**
 * A stored question and how it is compared. Most are never compared closely, so that the rest is computed on demand.
 */
export interface Compared {
  readonly question: ComparableQuestion;
  readonly fingerprint: () => Fingerprint;
  readonly traits: () => Traits;
}

const AcceptedAnswers = z.array(z.string()).catch([]);

type Content = Omit<FingerprintInput, 'acceptedAnswers'> & { readonly acceptedAnswers: unknown };

function fingerprintOf(question: Content): Fingerprint {
  const { language, type, text, correctAnswer, incorrectAnswers } = question;
  const acceptedAnswers = AcceptedAnswers.parse(question.acceptedAnswers);
  return fingerprint({ language, type, text, correctAnswer, incorrectAnswers, acceptedAnswers });
}

const traitsFrom = (own: Fingerprint): Traits => ({ marks: marksOf(own), keys: keysOf(own, THRESHOLD) });

export const traitsOf = (question: Content): Traits => traitsFrom(fingerprintOf(question));

function lazy<Value>(make: () => Value): () => Value {
  let made: { readonly value: Value } | undefined;
  return () => (made ??= { value: make() }).value;
}

/** @param known - the traits, if they were computed in advance */
export function compared(question: ComparableQuestion, known?: Traits): Compared {
  const own = lazy(() => fingerprintOf(question));
  return {
    question,
    fingerprint: own,
    traits: known === undefined ? lazy(() => traitsFrom(own())) : () => known,
  };
}

export const idOf = ({ question }: Compared): string => question.id;

/** Our own catalogue has some questions with options and without, on purpose. */
function areVariants({ question: one }: Compared, { question: other }: Compared): boolean {
  return one.source === SERVICE_PREFIX && other.source === SERVICE_PREFIX && one.type !== other.type;
}

export function areSimilar(one: Compared, other: Compared): boolean {
  if (areVariants(one, other)) return false;
  return similarity(one.fingerprint(), other.fingerprint()) >= THRESHOLD;
}

/** A moderator merged it, which no comparison changes. */
const isMergedByHand = ({ availability, lastAct }: ComparableQuestion): boolean =>
  availability === 'duplicate' && lastAct === 'merge';

/** Whether comparisons decide about a question: it is neither hidden nor deleted nor merged by hand. */
export function isDecidedAutomatically({ question }: Compared): boolean {
  return (
    question.availability === 'visible' ||
    (question.availability === 'duplicate' && !isMergedByHand(question))
  );
}

/** Whether a moderator decided that the question is served. */
export const isRestored = ({ question }: Compared): boolean => question.lastAct === 'restore';

/** Reads stored questions for comparison, in no particular order. */
export const readCompared = async (client: PoolClient, ids: readonly string[]): Promise<Compared[]> =>
  (await readComparable(client, ids)).map((question) => compared(question));
