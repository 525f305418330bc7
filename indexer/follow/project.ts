import { licenseFamily } from '../../src/contract/vocabulary.ts';
import type { QuestionDocument, Tombstone } from '../search/document.ts';
import { questionWords } from '../search/question-words.ts';
import type { ProjectionRow } from '../store/generations/projection.ts';
import { hashDocument } from './document-content.ts';

/**
 * Increase it with every change of the documents: an indexer never mixes shapes in one index. A change of
 * mappings/questions.json alone needs no new version, since indices are also identified by its hash.
 */
export const PROJECTION_VERSION = 5;

/** The document of a question that readers must not find. */
export function tombstone(rev: number): Tombstone {
  return { gone: true, rev };
}

/** The document of a question. It depends on its row only. */
export function project(row: ProjectionRow): QuestionDocument | Tombstone {
  if (row.availability !== 'visible') return tombstone(row.rev);
  const content = {
    seq: row.seq,
    rev: row.rev,
    language: row.language,
    type: row.type,
    difficulty: row.difficulty,
    difficulty_rated: row.difficulty_rated,
    quality: row.quality,
    category: row.category_id,
    subcategories: row.subcategories,
    tags: row.tags,
    regions: row.regions,
    source: row.source,
    license: row.license,
    license_family: licenseFamily(row.license),
    updated_at: row.updated_at,
    words: questionWords({
      language: row.language,
      text: row.text,
      correctAnswer: row.correct_answer,
      incorrectAnswers: row.incorrect_answers,
      explanation: row.explanation,
    }),
  };
  return { ...content, hash: hashDocument(content) };
}
