import { hash, randomUUIDv7 } from 'node:crypto';

import { CATEGORIES, type CategorySlug } from '../../src/contract/categories.ts';
import { QuestionRecord, RecordAttribution } from '../../src/contract/record.ts';
import type { ExportRow } from '../store/questions/export-questions.ts';
import type { ImportedRow } from '../store/questions/imported-questions.ts';

const CATEGORY_IDS: ReadonlyMap<string, number> = new Map(CATEGORIES.map(({ slug, id }) => [slug, id]));

/** Sorts the properties of all objects in a value. */
function ordered(value: unknown): unknown {
  if (value === null || typeof value !== 'object') return value;
  if (Array.isArray(value)) return value.map(ordered);
  const properties = value as Readonly<Record<string, unknown>>;
  return Object.fromEntries(
    Object.keys(properties)
      .sort()
      .map((name) => [name, ordered(properties[name])]),
  );
}

const namesOf = <Name extends string>(shape: Readonly<Record<Name, unknown>>): Name[] =>
  (Object.keys(shape) as Name[]).sort();

/** Sorted once: sorting the names for each of a million records would take as long as hashing them. */
const CONTENT = namesOf(QuestionRecord.shape).filter((name) => name !== 'id' && name !== 'createdAt');
const CREDIT = namesOf(RecordAttribution.shape);

function pick<Name extends string>(
  value: Readonly<Partial<Record<Name, unknown>>>,
  names: readonly Name[],
): object {
  const picked: Partial<Record<Name, unknown>> = {};
  for (const name of names) picked[name] = value[name];
  return picked;
}

/**
 * SHA-256, in hexadecimal, of everything that an import can change: all but the id and the creation time. It does not
 * depend on the order of properties.
 */
export function contentHash(record: QuestionRecord): string {
  const content = {
    ...pick(record, CONTENT),
    attribution: pick(record.attribution, CREDIT),
    extensions: ordered(record.extensions),
  };
  return hash('sha256', JSON.stringify(content));
}

/** Creates an id: time-ordered, with 74 random bits. */
export const mintId = (): string => randomUUIDv7();

/** Converts a record to columns. */
export function questionRow(record: QuestionRecord, id: string, hash: string): ImportedRow {
  const category = CATEGORY_IDS.get(record.category);
  if (category === undefined) throw new Error(`category ${record.category} has no id`);
  return {
    id,
    source: record.source,
    source_id: record.sourceId,
    language: record.language,
    text: record.text,
    correct_answer: record.correctAnswer,
    incorrect_answers: record.incorrectAnswers,
    type: record.type,
    difficulty: record.difficulty,
    difficulty_rated: record.difficultyRated,
    quality: record.quality,
    category_id: category,
    subcategories: record.subcategories,
    tags: record.tags,
    regions: record.regions,
    explanation: record.explanation,
    translation_of: record.translationOf,
    root_question_id: record.rootQuestionId,
    translator: record.translator,
    translated_from: record.translatedFrom ?? null,
    author: record.attribution.author,
    license: record.attribution.license,
    license_version: record.attribution.licenseVersion,
    license_url: record.attribution.licenseUrl,
    upstream_url: record.attribution.url,
    modifications: record.attribution.modifications,
    modified_at: record.attribution.lastModified,
    extensions: record.extensions,
    content_hash: hash,
    created_at: record.createdAt ?? null,
  };
}

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
