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

export const CategoryRef = z.object({
  id: z.int().min(1).max(24).describe('Internal id.'),
  slug: Slug,
  name: z.string().describe('Localized by `lang`.'),
});

export const SlugLabel = z.object({ slug: Slug, label: z.string().describe('Localized by `lang`.') });

/** The source and licence of a question. Show it wherever you show the question. */
export const Attribution = z.object({
  author: z.string().nullable().describe('Upstream contributor or community.'),
  source: Source,
  license: z.string().describe('The licence that applies, as an SPDX identifier.'),
  licenseVersion: z.string().nullable().describe('Version of the upstream licence.'),
  licenseUrl: z.string().nullable(),
  sourceId: z.string().describe('Id in the upstream source.'),
  url: z.string().nullable().describe('Link to the upstream record.'),
  modifications: z.array(z.string()).describe("The service's own modifications, e.g. `quizified`."),
  lastModified: z.iso.datetime().describe("Time of the service's last modification."),
});

export const Translation = z.object({ id: QuestionId, language: Language });
export type Translation = z.infer<typeof Translation>;

/** The free-form part of a question. */
export const QuestionExtensions = z.looseObject({
  subcategories: z.array(z.string()).describe('Slugs of the top-level field `subcategories`.'),
});

/** A question in API responses. Every field except `quality` is always present. */
export const Question = z.object({
  id: QuestionId.describe('UUID v7. It never changes after import.'),
  text: z.string().describe('The question in its own language.'),
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
      'Regions where people are more likely to know the answer, as lower-case codes. Empty if it is known everywhere.',
    ),
  attribution: Attribution,
  translationOf: QuestionId.nullable().describe('The question that this one translates; null for originals.'),
  rootQuestionId: QuestionId.nullable().describe(
    'The original at the start of the translation chain; null for originals.',
  ),
  translator: Translator.nullable().describe('Null for originals.'),
  explanation: z.string().nullable().describe('Why the answer is correct.'),
  extensions: QuestionExtensions.describe(
    'Additional fields of the source. New stable fields are added here.',
  ),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
  quality: ShownQuality.optional().describe('Present in responses by id, and elsewhere with `quality=all`.'),
  translations: z
    .array(Translation)
    .optional()
    .describe('The same question in other languages. Present with `include=translations`.'),
});
export type Question = z.infer<typeof Question>;

/** The fields that `fields` can name. */
export const QuestionField = Question.omit({ translations: true }).keyof();

/** A question of which some fields were requested. */
export const PartialQuestion = Question.partial().required({ id: true, attribution: true });

/** What questions look like in a response, with the same parameters wherever questions are returned. */
export const QuestionShape = z.strictObject({
  fields: z
    .array(QuestionField)
    .min(1)
    .optional()
    .describe(
      'Only these fields of each question, and `id` and `attribution`. By default all, but `quality` only for a single id and with `quality=all`.',
    ),
  include: z
    .array(z.enum(['translations']))
    .min(1)
    .optional()
    .describe('Additional fields. `translations` lists the ids of each question in other languages.'),
});
export type QuestionShape = z.infer<typeof QuestionShape>;

/** A question as JSON. It is serialised once and then served many times. */
export class PreparedQuestion {
  /** UTF-8, with one character per byte: writing such a string as `latin1` is faster than encoding a text for every response. */
  readonly bytes: string;

  constructor(bytes: string) {
    this.bytes = bytes;
  }

  /** The question as an object; of a part, only its fields. */
  parse(): Question {
    return JSON.parse(Buffer.from(this.bytes, 'latin1').toString()) as Question;
  }
}

/** A prepared question with the requested fields only. */
export class PreparedPart extends PreparedQuestion {}

type PreparedData<Data> = Data extends Question
  ? PreparedQuestion
  : Data extends readonly Question[]
    ? readonly PreparedQuestion[]
    : Data;

/** An output whose `data` has prepared questions. */
export type Prepared<Output> = {
  [Name in keyof Output]: Name extends 'data' ? PreparedData<Output[Name]> : Output[Name];
};

/** A question of the examples in the API reference, as a response has it. */
export const EXAMPLE_QUESTION = {
  id: '019bd4c8-1a2b-7c3d-8e4f-5a6b7c8d9e0f',
  text: 'Which river flows through Warsaw?',
  correctAnswer: 'The Vistula',
  incorrectAnswers: ['The Oder', 'The Warta', 'The Bug'],
  type: 'multiple',
  difficulty: 'easy',
  language: 'en',
  category: { id: 22, slug: 'geography', name: 'Geography' },
  subcategories: [{ slug: 'hydrology', label: 'Hydrology' }],
  tags: [{ slug: 'rivers', label: 'Rivers' }],
  regions: ['pl'],
  attribution: {
    author: null,
    source: 'svc',
    license: 'CC-BY-4.0',
    licenseVersion: '4.0',
    licenseUrl: 'https://creativecommons.org/licenses/by/4.0/',
    sourceId: 'river-of-warsaw',
    url: null,
    modifications: [],
    lastModified: '2026-01-31T12:00:00.000Z',
  },
  translationOf: null,
  rootQuestionId: null,
  translator: null,
  explanation: 'Warsaw is on both banks of the middle Vistula.',
  extensions: { subcategories: ['hydrology'] },
  createdAt: '2026-01-31T12:00:00.000Z',
  updatedAt: '2026-01-31T12:00:00.000Z',
};
