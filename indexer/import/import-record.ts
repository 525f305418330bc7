import { z } from 'zod';

import { MOST_EXTENSION_BYTES, MOST_RECORD_BYTES } from '../../src/contract/limits.ts';
import { QuestionRecord } from '../../src/contract/record.ts';
import { storable } from '../../src/contract/text.ts';
import { Language, QuestionId, Source } from '../../src/contract/vocabulary.ts';
import type { Traits } from '../duplicates/find-similar.ts';
import type { SeenKeys } from '../hashed-texts.ts';
import type { StoredQuestion } from '../store/questions/imported-questions.ts';
import { cleanRecord } from './clean-record.ts';
import type { Skip } from './import-report.ts';
import { contentHash } from './question-row.ts';

/*
 * A question passes four stages between a file and the database:
 *
 * 1. `Draft` (sources/draft.ts): what an adapter makes of an upstream row. Canonical records skip this stage.
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

/** The same schema, which checks valid records in half the time. */
const CompiledRecord = z.compile(QuestionRecord);

/**
 * Reads a canonical record and cleans its texts; what is not one is skipped, with the reason.
 *
 * @param parent - takes the place of the ids of parent and root
 */
export function readRecord(
  line: number,
  value: unknown,
  regions: ReadonlySet<string>,
  parent: ParentKey | null = null,
): ImportRecord | Skip {
  if (isPlaceholder(value)) return readPlaceholder(line, value);
  const parsed = CompiledRecord.safeParse(cleanRecord(value));
  if (!parsed.success) return invalidRecord(line, parsed.error);
  const { data: record } = parsed;
  const excess = excessOf(record);
  if (excess !== undefined) return { line, reason: 'too_large', detail: excess };
  const unknown = record.regions.find((code) => !regions.has(code));
  if (unknown !== undefined) return { line, reason: 'unknown_region', detail: unknown };
  return parent === null ? { line, record, parent, hash: contentHash(record) } : { line, record, parent };
}

const bytesOf = (value: object): number => Buffer.byteLength(JSON.stringify(value));

/** Why a record would make responses too heavy; undefined for all usual ones. */
function excessOf(record: QuestionRecord): string | undefined {
  const bytes = bytesOf(record);
  if (bytes > MOST_EXTENSION_BYTES && bytesOf(record.extensions) > MOST_EXTENSION_BYTES)
    return `extensions have more than ${MOST_EXTENSION_BYTES / 1_024} KB`;
  if (bytes > MOST_RECORD_BYTES) return `more than ${MOST_RECORD_BYTES / 1_024} KB`;
  return undefined;
}

const invalidRecord = (line: number, { issues }: z.core.$ZodError): Skip => ({
  line,
  reason: 'invalid_record',
  detail: errorPath(issues[0]),
});

/** Characters of an unknown property's name in the report. */
const LONGEST_NAME = 64;

/** The name of the first invalid property, without list positions, so that equal errors count together. */
function errorPath(issue: z.core.$ZodIssue | undefined): string {
  if (issue === undefined || (issue.path.length === 0 && issue.code !== 'unrecognized_keys')) return 'record';
  const path = issue.path.filter((part) => typeof part === 'string');
  if (issue.code === 'unrecognized_keys')
    return `unknown property ${[...path, issue.keys[0] ?? ''].join('.').slice(0, LONGEST_NAME).replaceAll(/\p{C}/gu, '?')}`;
  return path.slice(0, path[0] === 'attribution' ? 2 : 1).join('.');
}

function readPlaceholder(line: number, value: object): ImportRecord | Skip {
  const parsed = QuestionPlaceholder.safeParse(value);
  if (!parsed.success) return invalidRecord(line, parsed.error);
  return { line, record: placeholderRecord(parsed.data), parent: null, isPlaceholder: true };
}

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

export const isPlaceholder = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && 'placeholder' in value;

/** The modification time of all placeholders, so that equal placeholders give equal records. */
const WRITTEN = '2026-11-21T00:00:00.000Z';

/** The record that is stored for a placeholder. */
function placeholderRecord({
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

/**
 * Skips a record whose key the import has seen, however far apart the lines are: otherwise each import of the same file
 * would change the question back and forth.
 *
 * @param seen - the keys of the import so far; the key of the record is added
 */
export function skipRepeated(item: ImportRecord | Skip, seen: SeenKeys): ImportRecord | Skip {
  // The question that a placeholder stands for may still come, from another file.
  if ('reason' in item || item.isPlaceholder === true || seen.add(recordKey(item))) return item;
  return { line: item.line, reason: 'duplicate_line', detail: '' };
}

/** Removes placeholders of questions that are in the batch, and repeated placeholders. */
export function withoutRedundantPlaceholders(batch: readonly ImportRecord[]): readonly ImportRecord[] {
  if (!batch.some((numbered) => numbered.isPlaceholder === true)) return batch;
  const kept = new Set(batch.filter((numbered) => numbered.isPlaceholder !== true).map(recordKey));
  return batch.filter((numbered) => {
    if (numbered.isPlaceholder !== true) return true;
    const key = recordKey(numbered);
    if (kept.has(key)) return false;
    kept.add(key);
    return true;
  });
}
