import { z } from 'zod';

import { DEEPEST_EXTENSIONS, MOST_EXTENSION_BYTES, MOST_RECORD_BYTES } from '../../src/contract/limits.ts';
import { QuestionRecord } from '../../src/contract/record.ts';
import { withoutInvisible } from '../../src/contract/text.ts';
import type { Language } from '../../src/contract/vocabulary.ts';
import type { Traits } from '../duplicates/find-similar.ts';
import type { SeenKeys } from '../hashed-texts.ts';
import { cleanAnswer, cleanText, plainNotation } from '../sources/text.ts';
import type { StoredQuestion } from '../store/questions/imported-questions.ts';
import type { Skip } from './import-report.ts';
import { placeholderRecord, QuestionPlaceholder } from './placeholder.ts';
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

export const isPlaceholder = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && 'placeholder' in value;

function readPlaceholder(line: number, value: object): ImportRecord | Skip {
  const parsed = QuestionPlaceholder.safeParse(value);
  if (!parsed.success) return invalidRecord(line, parsed.error);
  return { line, record: placeholderRecord(parsed.data), parent: null, isPlaceholder: true };
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

/** The texts of a record, which may not be valid yet. */
interface Texts {
  readonly text?: unknown;
  readonly explanation?: unknown;
  readonly correctAnswer?: unknown;
  readonly incorrectAnswers?: unknown;
  readonly attribution?: unknown;
  readonly extensions?: unknown;
}

/**
 * Cleans the texts of a record as it comes from a file, wherever that was made: no characters that nobody sees, no tags
 * that only format, no escaped quotation marks. The attribution and the extensions lose only the hidden characters. What is
 * not text is left to the validation.
 */
export function cleanRecord(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  const { text, explanation, correctAnswer, incorrectAnswers, attribution, extensions }: Texts = value;
  const wrong: readonly unknown[] =
    Array.isArray(incorrectAnswers) && incorrectAnswers.length <= LONGEST.answers ? incorrectAnswers : [];
  const texts = [text, explanation, correctAnswer, ...wrong];
  const isCode = texts.some((some) => canClean(some) && (ABOUT_CODE.test(some) || ONLY_TAGS.test(some)));
  const plain = isCode ? (some: string): string => some : withoutFormatting;
  const clean = (some: unknown): unknown => (canClean(some) ? cleanText(plain(some)) : some);
  const answer = (some: unknown): unknown =>
    canClean(some, LONGEST.answer) ? cleanAnswer(plain(some)) : some;
  return {
    ...value,
    ...(canClean(text) ? { text: clean(text) } : {}),
    ...(canClean(explanation) ? { explanation: clean(explanation) } : {}),
    ...(canClean(correctAnswer) ? { correctAnswer: answer(correctAnswer) } : {}),
    ...(wrong.length > 0 ? { incorrectAnswers: wrong.map(answer) } : {}),
    ...(isObject(attribution) ? { attribution: withoutHidden(attribution, LEVELS_OF_ATTRIBUTION) } : {}),
    ...(isObject(extensions) ? { extensions: withoutHidden(extensions, DEEPEST_EXTENSIONS) } : {}),
  };
}

/** Tags and escapes, for which most texts need not be searched. */
const MAY_FORMAT = /<\/?[a-z]|\\['"]/iu;
/** Tags that only change how the text between them looks. `a <b and c> d` has no end tag. */
const PAIR =
  /<(i|b|em|strong|u|s|small|big|mark|cite|q|span|font|a)(?:\s[^<>]*)?>(\s*[^<>\s][^<>]*)<\/\1\s*>/giu;
const BREAK = /<(?:br\s*\/?|\/?p)>\s*/giu;
const RAISED = /<su([bp])>([^<>]{1,20})<\/su\1>/giu;
const ESCAPED = /\\(['"])/gu;
/** What follows the number in `1<sup>st</sup>`. */
const ORDINAL = /^(?:st|nd|rd|th)$/iu;
/** Questions about markup and code keep what they ask about. */
const ABOUT_CODE =
  /\b(?:x?html5?|xml|css|javascript|php|python|sql|latex|markdown|markup|regex|source code|escape|escaped|backslash(?:es)?|tags?)\b|znacznik|ukośnik|kod(?:zie|u)? źródłow/iu;
const ONLY_TAGS = /^(?:\s*<[^<>]+>)+\s*$/u;

function raised(_: string, kind: string, content: string): string {
  const mark = kind.toLowerCase() === 'p' ? '^' : '_';
  const notation = plainNotation(`${mark}{${content}}`);
  if (!notation.startsWith(mark)) return notation;
  return mark === '_' || ORDINAL.test(content) ? content : mark + content;
}

/** Levels of nested tags that are removed. */
const DEEPEST_TAGS = 8;

/** Removes tags from the inside out. */
function withoutPairs(text: string): string {
  let [plain, before] = [text, ''];
  for (let level = 0; level < DEEPEST_TAGS && plain !== before; level += 1)
    [plain, before] = [plain.replaceAll(PAIR, '$2'), plain];
  return plain;
}

const withoutFormatting = (text: string): string =>
  MAY_FORMAT.test(text)
    ? withoutPairs(text.replaceAll(RAISED, raised).replaceAll(BREAK, '\n')).replaceAll(ESCAPED, '$1')
    : text;

/**
 * Texts and lists that are longer cannot become valid, and are left to the validation: cleaning them could take minutes.
 * These are four times the valid lengths.
 */
const LONGEST = { text: 8_000, answer: 2_000, answers: 80 } as const;

const canClean = (value: unknown, longest: number = LONGEST.text): value is string =>
  typeof value === 'string' && value.length <= longest;

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> => {
  if (typeof value !== 'object' || value === null) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
};

/** @param levels - of lists and objects that are cleaned: deeper ones are invalid */
function withoutHidden(value: unknown, levels: number): unknown {
  if (typeof value === 'string') return withoutInvisible(value);
  if (levels === 0) return value;
  if (Array.isArray(value)) return value.map((item) => withoutHidden(item, levels - 1));
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [withoutInvisible(name), withoutHidden(inner, levels - 1)]),
  );
}

/** The attribution itself and its list of modifications. */
const LEVELS_OF_ATTRIBUTION = 2;
