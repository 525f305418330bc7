import { z } from 'zod';

import { CategorySlug } from '../../src/contract/categories.ts';
import { RegionCode } from '../../src/contract/record.ts';
import { CleanAnswer, CleanText, optionKey, storable } from '../../src/contract/text.ts';
import { Difficulty, Language, QuestionType, Slug, Translator } from '../../src/contract/vocabulary.ts';
import { cleanAnswer, cleanText } from './clean-text.ts';
import { UPSTREAMS } from './licences.ts';

/** The shape that distinguishes authored questions from canonical records, which have a `sourceId` and `source`. */
export const SvcShape = z.object({
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
export const SvcRow = z
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
export type SvcRow = z.infer<typeof SvcRow>;
