import { z } from 'zod';

import { CategorySlug } from './categories.ts';
import { DEEPEST_EXTENSIONS } from './limits.ts';
import { CleanAnswer, CleanText, optionKey, storable } from './text.ts';
import {
  Difficulty,
  Language,
  LicenseId,
  QualityTier,
  QuestionId,
  QuestionType,
  Slug,
  Source,
  Translator,
} from './vocabulary.ts';

/** A region code: ISO 3166-1 alpha-2 in lower case, a few legacy codes, or a cultural group such as `jewish`. */
export const RegionCode = z
  .string()
  .max(64)
  .regex(/^[a-z]+(-[a-z]+)*$/);

const isSet = (list: readonly string[]): boolean => new Set(list).size === list.length;
const uniqueSlugs = z.array(Slug).max(50).refine(isSet, 'must not repeat a slug');

/** A URL that clients may show as a link. Other schemes could run code. */
const webAddress = (maximum: number): z.ZodURL => z.url({ protocol: /^https?$/ }).max(maximum);

type Json = z.core.util.JSONType;

/** Checked by `isJson`, because zod cannot compile schemas that contain its recursive JSON schema. */
const JsonValue = z.unknown() as z.ZodType<Json, Json>;

/** @param levels - of lists and objects that the value may have: deeper ones would overflow the stack */
function isJson(value: unknown, levels: number): value is Json {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return true;
  if (typeof value === 'number') return Number.isFinite(value);
  if (typeof value !== 'object' || levels === 0) return false;
  const isInner = (inner: unknown): boolean => isJson(inner, levels - 1);
  if (Array.isArray(value)) return value.every(isInner);
  const prototype: unknown = Object.getPrototypeOf(value);
  return (prototype === Object.prototype || prototype === null) && Object.values(value).every(isInner);
}

/** Additional fields of a source: any JSON values by name. */
export const Extensions = z
  .record(z.string(), JsonValue)
  .refine(
    (extensions) => isJson(extensions, DEEPEST_EXTENSIONS),
    `must be JSON of at most ${DEEPEST_EXTENSIONS} levels`,
  );

/** The source and licence of a record. */
export const RecordAttribution = z.strictObject({
  author: storable(500).nullable().describe('Upstream contributor or community.'),
  license: LicenseId.describe('The licence that applies, as an SPDX identifier.'),
  licenseVersion: storable(32).nullable().describe('Version of the upstream licence.'),
  licenseUrl: webAddress(500).nullable(),
  url: webAddress(1000).nullable().describe('Link to the upstream record.'),
  modifications: z
    .array(storable(64))
    .max(20)
    .refine(isSet, 'must not repeat a modification')
    .describe("The service's own modifications, e.g. quizified."),
  lastModified: z.iso.datetime().describe("Time of the service's last modification."),
});
export type RecordAttribution = z.infer<typeof RecordAttribution>;

/**
 * The canonical record of a question for import, export and storage; in files, one JSON object per line. `(source,
 * sourceId, language)` identifies it permanently. `id` is created at the first import when it is absent.
 */
export const QuestionRecord = z
  .strictObject({
    id: QuestionId.optional().describe(
      'UUID v7. Created at the first import when absent; never changed afterwards.',
    ),
    source: Source,
    sourceId: storable(200).min(1).describe('Id in the source.'),
    language: Language,
    text: CleanText,
    correctAnswer: CleanAnswer,
    incorrectAnswers: z.array(CleanAnswer).max(20),
    type: QuestionType,
    difficulty: Difficulty.nullable(),
    difficultyRated: z.boolean().describe('False for an importer placeholder; counted as `unrated`.'),
    quality: QualityTier,
    category: CategorySlug,
    subcategories: uniqueSlugs,
    tags: uniqueSlugs,
    regions: z.array(RegionCode).max(50).refine(isSet, 'must not repeat a region'),
    explanation: CleanText.nullable(),
    translationOf: QuestionId.nullable().describe('Id of the record this one translates.'),
    rootQuestionId: QuestionId.nullable().describe('Id of the first record of the translation chain.'),
    translator: Translator.nullable(),
    translatedFrom: z
      .string()
      .regex(/^[0-9a-f]{64}$/)
      .optional()
      .describe(
        'SHA-256 of the content that was translated, if known. A different hash means that the translation is outdated.',
      ),
    attribution: RecordAttribution,
    extensions: Extensions.describe('Additional fields of the source.'),
    createdAt: z.iso.datetime().optional(),
  })
  .superRefine((record, context) => {
    const refuse = (path: string, message: string): void =>
      context.addIssue({ code: 'custom', path: [path], message });
    const wrong = record.incorrectAnswers.length;
    if (record.type === 'multiple' && wrong < 1)
      refuse('incorrectAnswers', 'a multiple question needs at least two options');
    if (record.type === 'boolean' && wrong !== 1)
      refuse('incorrectAnswers', 'a boolean question needs exactly one incorrect answer');
    if (record.type === 'text_input' && wrong !== 0)
      refuse('incorrectAnswers', 'a text_input question must not have options');
    const options = [record.correctAnswer, ...record.incorrectAnswers].map(optionKey);
    if (new Set(options).size !== options.length)
      refuse('incorrectAnswers', 'options must differ in more than case and whitespace');
    if (record.difficulty === null && record.difficultyRated)
      refuse('difficultyRated', 'a question without a difficulty cannot be rated');
    if (record.id !== undefined && [record.translationOf, record.rootQuestionId].includes(record.id))
      refuse('translationOf', 'a question cannot be a translation of itself');
    if ((record.translationOf === null) !== (record.rootQuestionId === null))
      refuse('rootQuestionId', 'translationOf and rootQuestionId must both be set or both be null');
    if ((record.translationOf === null) !== (record.translator === null))
      refuse('translator', 'a translation needs a translator, an original must not have one');
    if (record.translationOf === null && record.translatedFrom !== undefined)
      refuse('translatedFrom', 'only a translation can have translatedFrom');
  });
export type QuestionRecord = z.infer<typeof QuestionRecord>;
