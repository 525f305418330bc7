import type { QuestionWords } from './question-words.ts';
import type { FilteredFields } from '../../src/filters/row.ts';

/**
 * A visible question in Elasticsearch: only the fields that are filtered, counted, searched or sorted by. Texts and
 * labels are read from PostgreSQL. The property names match mappings/questions.json.
 */
export interface QuestionDocument extends FilteredFields {
  /** Immutable unique number: sorts lists and feeds random scores. */
  readonly seq: number;
  /** Revision of the row, equal to the document's external version. */
  readonly rev: number;
  readonly difficulty_rated: boolean;
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
