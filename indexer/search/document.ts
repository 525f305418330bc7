import type { QuestionWords } from './question-words.ts';
import type {
  Difficulty,
  Language,
  QualityTier,
  QuestionType,
  Source,
} from '../../src/contract/vocabulary.ts';

/**
 * A visible question in Elasticsearch: only the fields that are filtered, counted, searched or sorted by. Texts and
 * labels are read from PostgreSQL. The property names match mappings/questions.json.
 */
export interface QuestionDocument {
  /** Immutable unique number: sorts lists and feeds random scores. */
  readonly seq: number;
  /** Revision of the row, equal to the document's external version. */
  readonly rev: number;
  readonly language: Language;
  readonly type: QuestionType;
  readonly difficulty: Difficulty | null;
  readonly difficulty_rated: boolean;
  readonly quality: QualityTier;
  readonly category: number;
  readonly subcategories: readonly string[];
  readonly tags: readonly string[];
  readonly regions: readonly string[];
  readonly source: Source;
  /** The exact SPDX identifier. */
  readonly license: string;
  /** The identifier without its version: `CC-BY-SA-4.0` belongs to the family `CC-BY-SA`. */
  readonly license_family: string;
  /** Milliseconds since 1970. */
  readonly updated_at: number;
  readonly words: QuestionWords;
  /** Of all fields but the revision: shows a document that is not as its row. */
  readonly hash: string;
}

/**
 * Replaces a question that is hidden, a duplicate, deleted, or without a row. The engine forgets deletions after a
 * while, and an older write could then restore the question; a tombstone keeps rejecting it. It has none of the fields
 * that queries filter on, so no query finds it.
 */
export interface Tombstone {
  readonly gone: true;
  readonly rev: number;
}
