import { setImmediate } from 'node:timers/promises';

import type { QuestionRecord } from '../../src/contract/record.ts';
import { compared, traitsOf, type Compared, type Traits } from '../duplicates/compared.ts';
import type { IdentifiedRecord, ImportRecord } from './import-record.ts';
import type { Skip } from './import-report.ts';

/** Records after which the event loop continues. */
const AT_A_TIME = 16;

const traitsOfRecord = (record: QuestionRecord): Traits =>
  traitsOf({ ...record, acceptedAnswers: record.extensions.acceptedAnswers });

/** Computes the traits that finding duplicates needs, in advance, while the database writes another batch. */
export async function withTraits(items: readonly (ImportRecord | Skip)[]): Promise<(ImportRecord | Skip)[]> {
  const ready: (ImportRecord | Skip)[] = [];
  for (const item of items) {
    ready.push('record' in item ? { ...item, traits: traitsOfRecord(item.record) } : item);
    if (ready.length % AT_A_TIME === 0) await setImmediate();
  }
  return ready;
}

/** A new question, with its reserved number, in the form in which it is compared. */
export const comparedRecord = ({ id, record, traits }: IdentifiedRecord, seq: number): Compared =>
  compared(
    {
      id,
      seq,
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
    },
    traits,
  );
