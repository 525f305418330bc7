import { createHash } from 'node:crypto';
import { z } from 'zod';

import { checkQuestions, listExpired } from '../catalogue/check/check-questions.ts';
import { readQuestions } from '../catalogue/read-questions.ts';
import { starterCatalogue } from '../catalogue/starter.ts';
import { findTaxonomyErrors } from '../catalogue/taxonomy/find-taxonomy-errors.ts';
import type { Topic } from '../catalogue/taxonomy/taxonomy.ts';
import { THRESHOLD } from '../indexer/duplicates/find-similar.ts';
import {
  fingerprint,
  keysOf,
  type Fingerprint,
  type FingerprintInput,
} from '../indexer/duplicates/fingerprint.ts';
import { similarity } from '../indexer/duplicates/similarity.ts';
import type { QuestionRecord } from '../src/contract/record.ts';
import { BUNDLED_TAXONOMY } from './bundled-taxonomy.ts';

/** What is wrong with the files of the starter catalogue, and which of its answers have expired: a sentence each. */
export function checkCatalogue(day: string): {
  readonly questions: number;
  readonly findings: readonly string[];
  readonly expired: readonly string[];
} {
  const { questions, errors } = readQuestions();
  const findings = [
    ...findTaxonomyErrors(BUNDLED_TAXONOMY),
    ...errors,
    ...checkQuestions(questions),
    ...findMerged(starterCatalogue(day, { questions, errors: [] })),
  ];
  return { questions: questions.length, findings, expired: listExpired(questions, day) };
}

const AcceptedAnswers = z.array(z.string()).catch([]);

/** Starter questions that an import would merge, so that one of them would never be served: a sentence each. */
function findMerged(records: readonly QuestionRecord[]): string[] {
  const pairs = similarPairs(
    records.map((record) => ({
      id: `${record.sourceId} (${record.language})`,
      language: record.language,
      type: record.type,
      text: record.text,
      correctAnswer: record.correctAnswer,
      incorrectAnswers: record.incorrectAnswers,
      acceptedAnswers: AcceptedAnswers.parse(record.extensions.acceptedAnswers),
    })),
  );
  return pairs.map(([one, other]) => `${other} asks the same as ${one}: an import would merge them.`);
}

/** A question of one catalogue that does not have to be stored. */
interface OwnQuestion extends FingerprintInput {
  readonly id: string;
}

/** Two ids; the earlier question comes first. */
type Pair = readonly [string, string];

/**
 * Finds the questions of the starter catalogue that an import would merge, by the same keys and similarity, but in memory.
 * Variants with and without options are not merged.
 */
export function similarPairs(questions: Iterable<OwnQuestion>): Pair[] {
  const byKey = new Map<number, { readonly question: OwnQuestion; readonly own: Fingerprint }[]>();
  const pairs = new Map<string, Pair>();
  for (const question of questions) {
    const own = fingerprint(question);
    for (const key of keysOf(own, THRESHOLD)) {
      const others = byKey.get(key) ?? [];
      for (const other of others) {
        if (other.question.type !== question.type || similarity(own, other.own) < THRESHOLD) continue;
        const pair = [other.question.id, question.id] as const;
        pairs.set(pair.join(' '), pair);
      }
      byKey.set(key, [...others, { question, own }]);
    }
  }
  return [...pairs.values()];
}

/** A topic with the number of its questions, and some of them. */
export interface TopicSample {
  readonly slug: string;
  readonly label: string;
  readonly questions: number;
  readonly sample: readonly Pick<QuestionRecord, 'sourceId' | 'text' | 'correctAnswer'>[];
}

/** Questions of a topic that a reader looks at. */
const SAMPLE = 20;

/**
 * Draws twenty starter questions of each topic, for a reader who judges whether they are about it. A question in two
 * languages counts once.
 *
 * @param day - the current day, `YYYY-MM-DD`
 * @param seed - another seed draws other questions
 */
export function listTopics(topics: readonly Topic[], day: string, seed: string): TopicSample[] {
  const originals = starterCatalogue(day).filter(({ translationOf }) => translationOf === null);
  return topics.map((topic) => {
    const rank = ({ sourceId }: QuestionRecord): string =>
      createHash('sha256').update(`${seed} ${topic.slug} ${sourceId}`).digest('hex');
    const about = originals.filter((record) => isAbout(topic, record));
    const sample = about
      .map((record) => ({ record, place: rank(record) }))
      .sort((a, b) => a.place.localeCompare(b.place))
      .slice(0, SAMPLE)
      .map(({ record: { sourceId, text, correctAnswer } }) => ({ sourceId, text, correctAnswer }));
    return { slug: topic.slug, label: topic.label.en, questions: about.length, sample };
  });
}

const isAbout = ({ kind, members }: Topic, { tags, subcategories }: QuestionRecord): boolean =>
  (kind === 'tag' ? tags : subcategories).some((slug) => members.includes(slug));
