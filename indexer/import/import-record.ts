import type { QuestionRecord } from '../../src/contract/record.ts';
import type { Language } from '../../src/contract/vocabulary.ts';
import type { StoredQuestion } from '../store/questions/upsert-questions.ts';
import type { Traits } from '../duplicates/compared.ts';

/*
 * A question passes four stages between a file and the database:
 *
 * 1. `Draft` (sources/adapter.ts): what an adapter makes of an upstream row. Canonical records skip this stage.
 * 2. `ImportRecord`: a valid canonical record and the line it comes from.
 * 3. `IdentifiedRecord`: the same with its id, the ids of its parents, and the stored question that it updates.
 * 4. `ImportedRow` and `NewQuestionRow` (indexer/store/questions): the columns that are written.
 */

/** The key of the question that a translation translates, until its id is known. Both have the same source. */
export interface ParentKey {
  readonly sourceId: string;
  readonly language: Language;
}

/** A valid canonical record and the line it comes from. */
export interface ImportRecord {
  readonly line: number;
  readonly record: QuestionRecord;
  /** Set for a translation whose record does not contain the ids of its parent and root yet. */
  readonly parent: ParentKey | null;
  /** SHA-256 of the content; absent while it depends on the ids of parent and root. */
  readonly hash?: string;
  /** How duplicates are found; absent unless computed in advance. */
  readonly traits?: Traits;
  /** Stands for a question that the input does not contain. */
  readonly isPlaceholder?: true;
}

/** A record that knows its own id and those of its parents. */
export interface IdentifiedRecord extends ImportRecord {
  readonly id: string;
  readonly hash: string;
  /** What is stored now; null for a new question. */
  readonly stored: StoredQuestion | null;
}

/** The key under which an import recognizes a question. */
export const keyOf = (source: string, sourceId: string, language: string): string =>
  `${source} ${language} ${sourceId}`;

export const recordKey = ({ record }: Pick<ImportRecord, 'record'>): string =>
  keyOf(record.source, record.sourceId, record.language);
