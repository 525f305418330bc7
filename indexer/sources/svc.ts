import { z } from 'zod';

import { CategorySlug } from '../../src/contract/categories.ts';
import { RegionCode } from '../../src/contract/record.ts';
import { CleanAnswer, CleanText, optionKey, storable } from '../../src/contract/text.ts';
import { Difficulty, Language, QuestionType, Slug, Translator } from '../../src/contract/vocabulary.ts';
import { defineSource } from './adapter.ts';
import { DRAFT_DEFAULTS, wrongShape, type Draft, type SkippedRow } from './draft.ts';
import { UPSTREAMS } from './licences.ts';
import { cleanAnswer, cleanText } from './text.ts';
import { reviewFlags } from './wording.ts';

/** The shape that distinguishes authored questions from canonical records, which have a `sourceId` and `source`. */
const SvcShape = z.looseObject({
  id: z.string(),
  language: z.string(),
  text: z.string(),
  correctAnswer: z.string(),
  incorrectAnswers: z.array(z.string()),
  type: z.string(),
  category: z.string(),
  source: z.undefined().optional(),
  sourceId: z.undefined().optional(),
});

/** The service's own questions, in the format for authors. `trivia import` also accepts canonical records. */
export const svc = defineSource({
  source: 'svc',
  selects: (file) => /\.jsonl(?:\.gz)?$/iu.test(file),
  container: () => 'json_lines',
  expected:
    'one JSON object per line with "id", "language", "text", "correctAnswer", "incorrectAnswers", "type" and "category"',
  row: SvcShape,
  read,
  revised: '2026-11-21',
});

/** Reads a row. Authored text is not changed, except for whitespace. */
function read(value: z.infer<typeof SvcShape>): Draft | SkippedRow {
  const parsed = SvcRow.safeParse(value);
  if (!parsed.success) return wrongShape(parsed.error);
  const row = parsed.data;
  return {
    ...DRAFT_DEFAULTS,
    sourceId: row.id,
    language: row.language,
    text: row.text,
    correctAnswer: row.correctAnswer,
    incorrectAnswers: row.incorrectAnswers,
    type: row.type,
    difficulty: row.difficulty ?? null,
    difficultyRated: typeof row.difficulty === 'string',
    quality: 'high',
    flags: reviewFlags(row),
    category: row.category,
    tags: distinct(row.tags),
    subcategories: distinct(row.subcategories),
    regions: distinct(row.regions),
    explanation: row.explanation ?? null,
    ...(typeof row.author === 'string' ? { author: row.author } : {}),
    ...(typeof row.createdAt === 'string' ? { createdAt: row.createdAt } : {}),
    translationOf: parentOf(row),
    translator: row.translator ?? null,
  };
}

const distinct = <Item>(items: readonly Item[]): Item[] => [...new Set(items)];

function parentOf({ translationOf, language }: SvcRow): Draft['translationOf'] {
  return typeof translationOf === 'string'
    ? { sourceId: translationOf, language: otherLanguage(language) }
    : null;
}

/** A question is translated from the other language. With two languages a row need not say which. */
const otherLanguage = (language: Language): Language =>
  Language.options.find((option) => option !== language) ?? language;

const slugs = z.array(Slug).max(50).default([]);
const text = z.string().transform(cleanText).pipe(CleanText);
const answer = z.string().transform(cleanAnswer).pipe(CleanAnswer);
/** The number of wrong answers for each type. */
const OPTIONS: Readonly<Record<QuestionType, readonly [least: number, most: number]>> = {
  multiple: [1, 20],
  boolean: [1, 1],
  text_input: [0, 0],
};

/**
 * An authored question. Validation is stricter than for upstreams, since authors can fix errors: unknown categories,
 * repeated options and translations without a translator are reported with their path.
 */
const SvcRow = z
  .object({
    id: storable(200).min(1),
    language: Language,
    text,
    correctAnswer: answer,
    incorrectAnswers: z.array(answer).max(20),
    type: QuestionType,
    difficulty: Difficulty.nullish(),
    category: CategorySlug,
    tags: slugs,
    subcategories: slugs,
    regions: z.array(RegionCode).max(50).default([]),
    explanation: text.nullish(),
    author: storable(500).nullish(),
    translationOf: storable(200).min(1).nullish(),
    translator: Translator.nullish(),
    createdAt: z.iso.datetime().nullish(),
    /** Authored questions have one licence. Text under another one must not be included. */
    license: z.literal(UPSTREAMS.svc.license).nullish(),
  })
  .superRefine((row, context) => {
    const addIssue = (path: string): void =>
      context.addIssue({ code: 'custom', path: [path], message: path });
    const [least, most] = OPTIONS[row.type];
    const options = [row.correctAnswer, ...row.incorrectAnswers].map(optionKey);
    const count = row.incorrectAnswers.length;
    if (count < least || count > most || new Set(options).size < options.length) addIssue('incorrectAnswers');
    if ((row.translationOf ?? null) === null && (row.translator ?? null) !== null) addIssue('translator');
    if ((row.translationOf ?? null) !== null && (row.translator ?? null) === null) addIssue('translator');
  });
type SvcRow = z.infer<typeof SvcRow>;
