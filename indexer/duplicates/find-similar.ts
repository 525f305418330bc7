import type { PoolClient } from 'pg';
import { z } from 'zod';

import type { QuestionRecord } from '../../src/contract/record.ts';
import { SERVICE_PREFIX } from '../../src/contract/service.ts';
import {
  deleteKeys,
  insertKeys,
  readComparable,
  readComparableBySeq,
  type ComparableQuestion,
  type DuplicateKey,
} from '../store/duplicates/duplicates.ts';
import {
  fingerprint,
  keysOf,
  marksOf,
  mayBeSimilar,
  type Fingerprint,
  type FingerprintInput,
} from './fingerprint.ts';
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

/** The traits of a record, before it is stored. */
export const traitsOf = (record: QuestionRecord): Traits =>
  traitsFrom(fingerprintOf({ ...record, acceptedAnswers: record.extensions.acceptedAnswers }));

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

/** A new question, with its reserved number, in the form in which it is compared. */
export const comparedRecord = (
  record: QuestionRecord,
  { id, seq }: Pick<ComparableQuestion, 'id' | 'seq'>,
  traits: Traits | undefined,
): Compared =>
  compared(
    {
      ...record,
      id,
      seq,
      acceptedAnswers: record.extensions.acceptedAnswers,
      hasExplanation: record.explanation !== null,
      license: record.attribution.license,
      availability: 'visible',
      canonicalId: null,
      likeId: null,
      lastAct: null,
      rootId: record.rootQuestionId ?? id,
    },
    traits,
  );

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

/**
 * Questions with the same key that are compared: this many stored ones, and this many in a batch with the same marks.
 * If more share a key, they share a frequent word in a frequent pattern and are hardly similar, or they refer to their
 * options. Those that have all words in common and are similar are merged already, and have no keys.
 */
const MAX_HOLDERS = 100;

/** For each question the numbers of the questions that may be similar: they share a key, and their marks allow it. */
export type Candidates = ReadonlyMap<Compared, ReadonlySet<number>>;

/** Stores the keys of questions that have none, and finds the candidates among each other and the stored questions. */
export async function storeKeys(client: PoolClient, questions: readonly Compared[]): Promise<Candidates> {
  const candidates = new Map(questions.map((one) => [one, new Set<number>()]));
  const bySeq = new Map(questions.map((one) => [one.question.seq, one]));
  const onPair = (one: Compared, other: Compared): void => {
    candidates.get(one)?.add(other.question.seq);
  };
  for (const holders of groupByKey(questions).values()) {
    const isCrowded = holders.length > MAX_HOLDERS;
    const groups = isCrowded ? Map.groupBy(holders, (one) => one.traits().marks).values() : [holders];
    for (const group of groups) findPairs(group.slice(0, MAX_HOLDERS), onPair);
  }
  const keys = keysOfAll(questions);
  for (const { newSeq, seq } of await insertKeys(client, keys, MAX_HOLDERS)) {
    const one = bySeq.get(newSeq);
    if (one !== undefined) candidates.get(one)?.add(seq);
  }
  return candidates;
}

function groupByKey(questions: readonly Compared[]): Map<number, Compared[]> {
  const holders = new Map<number, Compared[]>();
  for (const one of questions)
    for (const key of one.traits().keys) {
      const known = holders.get(key);
      if (known === undefined) holders.set(key, [one]);
      else known.push(one);
    }
  return holders;
}

/** Reports the pairs among the holders of a key that may be similar. */
function findPairs(holders: readonly Compared[], onPair: (one: Compared, other: Compared) => void): void {
  for (const one of holders)
    for (const other of holders)
      if (other !== one && mayBeSimilar(one.traits().marks, other.traits().marks)) onPair(one, other);
}

function keysOfAll(questions: readonly Compared[]): DuplicateKey[] {
  return questions.flatMap(({ question: { seq }, traits }) => {
    const { marks, keys } = traits();
    return keys.map((key) => ({ key, seq, marks }));
  });
}

/** Removes the keys that follow from the content of the questions. */
export const removeKeys = (client: PoolClient, questions: readonly Compared[]): Promise<void> =>
  deleteKeys(client, keysOfAll(questions));

/** Removes the keys of stored questions. Call it before their content changes. */
export async function removeStoredKeys(client: PoolClient, ids: readonly string[]): Promise<void> {
  await removeKeys(client, await readCompared(client, ids));
}

/** The similarities between the compared questions, and with stored ones. */
export interface SimilarQuestions {
  /** Stored questions that are similar to a compared one. None of them is a duplicate; some may be hidden. */
  readonly found: readonly Compared[];
  readonly similarTo: (question: Compared) => readonly Compared[];
}

/** Compares questions with each other and with all stored ones that are not duplicates, hidden ones included. */
export async function findSimilar(client: PoolClient, candidates: Candidates): Promise<SimilarQuestions> {
  const bySeq = new Map([...candidates.keys()].map((one) => [one.question.seq, one]));
  const others = new Set(
    [...candidates.values()].flatMap((seqs) => [...seqs]).filter((seq) => !bySeq.has(seq)),
  );
  for (const question of await readComparableBySeq(client, [...others]))
    if (question.availability !== 'duplicate') bySeq.set(question.seq, compared(question));
  const similar = new Map<Compared, Set<Compared>>();
  const link = (one: Compared, other: Compared): void => {
    similar.set(one, (similar.get(one) ?? new Set()).add(other));
  };
  for (const [one, seqs] of candidates)
    for (const seq of seqs) {
      const other = bySeq.get(seq);
      if (other === undefined || !areSimilar(one, other)) continue;
      link(one, other);
      link(other, one);
    }
  return {
    found: [...similar.keys()].filter((one) => !candidates.has(one)),
    similarTo: (one) => [...(similar.get(one) ?? [])],
  };
}
