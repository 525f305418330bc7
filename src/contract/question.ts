import { z } from 'zod';

import {
  Difficulty,
  Language,
  QuestionId,
  QuestionType,
  ShownQuality,
  Slug,
  Source,
  Translator,
} from './vocabulary.ts';

/** A category as a question shows it. */
export const CategoryRef = z.object({
  id: z.int().min(1).max(24).describe('Internal id.'),
  slug: Slug,
  name: z.string().describe('Localized by `lang`.'),
});
export type CategoryRef = z.infer<typeof CategoryRef>;

/** A tag or subcategory as a question shows it. */
export const SlugLabel = z.object({ slug: Slug, label: z.string().describe('Localized by `lang`.') });
export type SlugLabel = z.infer<typeof SlugLabel>;

/** Where a question comes from and under which licence it may be used. Show it wherever the question is shown. */
export const Attribution = z.object({
  author: z.string().nullable().describe('Upstream contributor or community.'),
  source: Source,
  license: z.string().describe('Effective applied licence, an SPDX identifier.'),
  licenseVersion: z.string().nullable().describe('Original upstream licence version.'),
  licenseUrl: z.string().nullable(),
  sourceId: z.string().describe('Original upstream id.'),
  url: z.string().nullable().describe('Link to the upstream record.'),
  modifications: z.array(z.string()).describe("The service's own modifications, e.g. `quizified`."),
  lastModified: z.iso.datetime().describe("Time of the service's last modification."),
});
export type Attribution = z.infer<typeof Attribution>;

/** A question as the API shows it. Every field is present in every answer, save `quality`. */
export const Question = z.object({
  id: QuestionId.describe('UUID v7. Stable: never changes after the import.'),
  text: z.string().describe("In the record's own language."),
  correctAnswer: z.string(),
  incorrectAnswers: z.array(z.string()),
  type: QuestionType,
  difficulty: Difficulty.nullable(),
  language: Language,
  category: CategoryRef,
  subcategories: z.array(SlugLabel),
  tags: z.array(SlugLabel),
  regions: z
    .array(z.string())
    .describe(
      'Cultural-affinity codes, lower case: where people are likelier to know the answer. Empty: everywhere.',
    ),
  attribution: Attribution,
  translationOf: QuestionId.nullable().describe('Direct parent when the record is a translation.'),
  rootQuestionId: QuestionId.nullable().describe('First record of the translation chain.'),
  translator: Translator.nullable().describe('Null for records in their original language.'),
  explanation: z.string().nullable().describe('Why the answer is right.'),
  extensions: z
    .looseObject({ subcategories: z.array(z.string()).describe('Slugs; the same as the top-level field.') })
    .describe('Extras of the source. New stable fields are added here.'),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
  quality: ShownQuality.optional().describe('Present by id, and elsewhere with `quality=all`.'),
});
export type Question = z.infer<typeof Question>;
