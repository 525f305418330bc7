import type { CategorySlug } from '../../src/contract/categories.ts';
import type { QuestionRecord } from '../../src/contract/record.ts';
import type { ExportRow } from '../store/questions/export-questions.ts';

/** Keeps microseconds if there are any, so that importing the record again changes nothing. */
const time = (microseconds: string): string => `${microseconds.replace(/000$/u, '')}Z`;

/** Converts a stored question to the canonical record that it was imported from, with its id and creation time. */
export function recordOfRow(row: ExportRow): QuestionRecord {
  return {
    id: row.id,
    source: row.source,
    sourceId: row.source_id,
    language: row.language,
    text: row.text,
    correctAnswer: row.correct_answer,
    incorrectAnswers: [...row.incorrect_answers],
    type: row.type,
    difficulty: row.difficulty,
    difficultyRated: row.difficulty_rated,
    quality: row.quality,
    // A foreign key in the database ensures that it is one of the 24.
    category: row.category as CategorySlug,
    subcategories: [...row.subcategories],
    tags: [...row.tags],
    regions: [...row.regions],
    explanation: row.explanation,
    translationOf: row.translation_of,
    rootQuestionId: row.root_question_id,
    translator: row.translator,
    ...(row.translated_from === null ? {} : { translatedFrom: row.translated_from }),
    attribution: {
      author: row.author,
      license: row.license,
      licenseVersion: row.license_version,
      licenseUrl: row.license_url,
      url: row.upstream_url,
      modifications: [...row.modifications],
      lastModified: time(row.modified_at),
    },
    extensions: row.extensions,
    createdAt: row.created_at,
  };
}
