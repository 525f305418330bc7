import { setImmediate } from 'node:timers/promises';

import type { QuestionRecord } from '../src/contract/record.ts';
import type { AddedQuestion } from '../src/store/duplicates.ts';
import { traitsOf, type Traits } from './duplicates/compared.ts';
import type { Candidate, NumberedRecord } from './identify-records.ts';
import type { Skip } from './import-report.ts';

/** Records after which whatever waits for the database gets a turn. */
const AT_A_TIME = 16;

const traitsOfRecord = (record: QuestionRecord): Traits =>
  traitsOf({ ...record, acceptedAnswers: record.extensions.acceptedAnswers });

/** How the questions are compared, by id. */
export async function traitsOfAll(candidates: readonly Candidate[]): Promise<Map<string, Traits>> {
  const made = new Map<string, Traits>();
  for (const { id, record, traits } of candidates) {
    made.set(id, traits ?? traitsOfRecord(record));
    if (traits === undefined && made.size % AT_A_TIME === 0) await setImmediate();
  }
  return made;
}

/** The items with what comparing needs: made beforehand, while the database is busy with others. */
export async function withTraits(
  items: readonly (NumberedRecord | Skip)[],
): Promise<(NumberedRecord | Skip)[]> {
  const ready: (NumberedRecord | Skip)[] = [];
  for (const item of items) {
    ready.push('record' in item ? { ...item, traits: traitsOfRecord(item.record) } : item);
    if (ready.length % AT_A_TIME === 0) await setImmediate();
  }
  return ready;
}

/** A question that was added just now, as others are compared with it. */
export const asAdded = ({ id, record }: Candidate): AddedQuestion => ({
  language: record.language,
  type: record.type,
  text: record.text,
  correctAnswer: record.correctAnswer,
  incorrectAnswers: record.incorrectAnswers,
  acceptedAnswers: record.extensions.acceptedAnswers,
  quality: record.quality,
  difficulty: record.difficulty,
  difficultyRated: record.difficultyRated,
  hasExplanation: record.explanation !== null,
  source: record.source,
  license: record.attribution.license,
  availability: 'visible',
  canonicalId: null,
  likeId: null,
  lastAct: null,
  rootId: record.rootQuestionId ?? id,
});
