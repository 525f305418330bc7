import { z } from 'zod';

import { CategorySlug } from './categories.ts';
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

/** An address that readers may be led to: other schemes could run code where a client shows them as links. */
const webAddress = (maximum: number): z.ZodURL => z.url({ protocol: /^https?$/ }).max(maximum);

type Json = z.core.util.JSONType;

/** Checked by `isJson`: a schema that refers to itself, as the ready-made one does, cannot be compiled, nor can what holds it. */
const JsonValue = z.unknown() as z.ZodType<Json, Json>;

function isJson(value: unknown): value is Json {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return true;
  if (typeof value === 'number') return Number.isFinite(value);
  if (typeof value !== 'object') return false;
  if (Array.isArray(value)) return value.every(isJson);
  const prototype: unknown = Object.getPrototypeOf(value);
  return (prototype === Object.prototype || prototype === null) && Object.values(value).every(isJson);
}

/** Extras of a source: JSON under names. */
export const Extensions = z
  .record(z.string(), JsonValue)
  .refine((extensions) => isJson(extensions), 'must be JSON');

/** Where a record comes from and under which licence it may be used. */
export const RecordAttribution = z.strictObject({
  author: storable(500).nullable().describe('Upstream contributor or community.'),
  license: LicenseId.describe('Effective applied licence, an SPDX identifier.'),
  licenseVersion: storable(32).nullable().describe('Original upstream licence version.'),
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
 * One question as it is imported, exported and kept: the canonical record, one JSON object a line.
 * `(source, sourceId, language)` identifies it for ever; `id` is minted at the first import when absent.
 */
export const QuestionRecord = z
  .strictObject({
    id: QuestionId.optional().describe(
      'UUID v7; minted at the first import when absent, never changed afterwards.',
    ),
    source: Source,
    sourceId: storable(200).min(1).describe('The id within the source.'),
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
        'SHA-256 of the content that was translated, when it is known: tells when that is another by now.',
      ),
    attribution: RecordAttribution,
    extensions: Extensions.describe('Extras of the source.'),
    createdAt: z.iso.datetime().optional(),
  })
  .superRefine((record, context) => {
    const fault = (path: string, message: string): void =>
      context.addIssue({ code: 'custom', path: [path], message });
    const wrong = record.incorrectAnswers.length;
    if (record.type === 'multiple' && wrong < 1)
      fault('incorrectAnswers', 'a multiple question needs at least two options');
    if (record.type === 'boolean' && wrong !== 1)
      fault('incorrectAnswers', 'a boolean question has exactly one other option');
    if (record.type === 'text_input' && wrong !== 0)
      fault('incorrectAnswers', 'a text_input question has no options');
    const options = [record.correctAnswer, ...record.incorrectAnswers].map(optionKey);
    if (new Set(options).size !== options.length)
      fault('incorrectAnswers', 'options must differ by more than case and spacing');
    if (record.difficulty === null && record.difficultyRated)
      fault('difficultyRated', 'a question without a difficulty is not rated');
    if (record.id !== undefined && [record.translationOf, record.rootQuestionId].includes(record.id))
      fault('translationOf', 'a question is no translation of itself');
    if ((record.translationOf === null) !== (record.rootQuestionId === null))
      fault('rootQuestionId', 'translationOf and rootQuestionId are both given or both null');
    if ((record.translationOf === null) !== (record.translator === null))
      fault('translator', 'a translation names its translator, an original has none');
    if (record.translationOf === null && record.translatedFrom !== undefined)
      fault('translatedFrom', 'only a translation was translated from something');
  });
export type QuestionRecord = z.infer<typeof QuestionRecord>;
