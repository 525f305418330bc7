import { z } from 'zod';

import type { QuestionRecord } from '../../src/contract/record.ts';
import { storable } from '../../src/contract/text.ts';
import { Language, QuestionId, Source } from '../../src/contract/vocabulary.ts';

/**
 * Takes the place of a question in an export that contains a translation of it, but not the question itself. It only
 * has the question's key. An import stores it as a deleted question until the question itself is imported; a stored
 * question is not changed.
 */
export const QuestionPlaceholder = z.strictObject({
  placeholder: z.literal(true),
  id: QuestionId,
  source: Source,
  sourceId: storable(200).min(1),
  language: Language,
  createdAt: z.iso.datetime().describe('When the question was created: no later import changes it.'),
});
export type QuestionPlaceholder = z.infer<typeof QuestionPlaceholder>;

/** The modification time of all placeholders, so that equal placeholders give equal records. */
const WRITTEN = '2026-11-21T00:00:00.000Z';

/** The record that is stored for a placeholder. */
export function placeholderRecord({
  id,
  source,
  sourceId,
  language,
  createdAt,
}: QuestionPlaceholder): QuestionRecord {
  return {
    id,
    source,
    sourceId,
    language,
    text: 'This question was not part of what was imported.',
    correctAnswer: 'None',
    incorrectAnswers: [],
    type: 'text_input',
    difficulty: null,
    difficultyRated: false,
    quality: 'needs_review',
    category: 'general-knowledge',
    subcategories: [],
    tags: [],
    regions: [],
    explanation: null,
    translationOf: null,
    rootQuestionId: null,
    translator: null,
    attribution: {
      author: null,
      license: 'CC0-1.0',
      licenseVersion: null,
      licenseUrl: null,
      url: null,
      modifications: [],
      lastModified: WRITTEN,
    },
    extensions: { placeholder: true },
    createdAt,
  };
}
