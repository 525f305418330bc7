import { z } from 'zod';

import { checkQuestions, listExpired } from '../catalogue/check/check-questions.ts';
import { readQuestions } from '../catalogue/read-questions.ts';
import { starterCatalogue } from '../catalogue/starter.ts';
import { findTaxonomyErrors } from '../catalogue/taxonomy/find-taxonomy-errors.ts';
import { similarPairs } from '../indexer/duplicates/similar-pairs.ts';
import type { QuestionRecord } from '../src/contract/record.ts';
import { BUNDLED_TAXONOMY } from './bundled-taxonomy.ts';

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
