import { z } from 'zod';

import type { CategorySlug } from '../src/contract/categories.ts';
import { nearestName } from '../src/contract/nearest-name.ts';
import { CleanAnswer, CleanText } from '../src/contract/text.ts';
import { Difficulty, QuestionType } from '../src/contract/vocabulary.ts';
import { STARTER_LANGUAGES } from './languages.ts';
import { REGIONS, SUBCATEGORIES, TAGS } from './taxonomy/taxonomy.ts';

/** Characters of a text. It fits a phone screen together with four options. */
const LONGEST_TEXT = 200;
const LONGEST_OPTION = 80;
/** Characters. A shorter explanation says nothing new. */
const SHORTEST_EXPLANATION = 25;
/** Characters: two sentences. */
const LONGEST_EXPLANATION = 300;
const LONGEST_KEY = 60;
/** The day on which the first questions were written. */
const FIRST_DAY = '2026-11-23';

/** What kind of question it is. A category mixes them. */
const Kind = z.enum([
  'origin',
  'first',
  'record',
  'quotation',
  'plot',
  'odd-one-out',
  'order',
  'in-common',
  'number',
  'rules',
  'kitchen',
  'title',
  'riddle',
  'wordplay',
  'before-and-after',
  'clues',
  'mistaken-belief',
  'map',
  'fact',
]);

/** The number of wrong options of each type. */
const WRONG: Readonly<Record<QuestionType, number>> = { multiple: 3, boolean: 1, text_input: 0 };

/** The options of statements, in each language. */
const TRUTHS = { en: { True: true, False: false }, pl: { Prawda: true, Fałsz: false } } as const;

/** A name of the taxonomy. An error says which one was probably meant. */
function oneOf(kind: string, names: readonly string[]): z.ZodType<string, string> {
  return z.enum(names, {
    error({ input }) {
      const nearest = typeof input === 'string' ? nearestName(input, names) : undefined;
      return `there is no ${kind} "${String(input)}"${nearest === undefined ? '' : `: did you mean "${nearest}"?`}`;
    },
  });
}

const Wording = z.strictObject({
  text: CleanText.max(LONGEST_TEXT).describe('The question; a statement if the type is boolean.'),
  correct: CleanAnswer.max(LONGEST_OPTION),
  incorrect: z
    .array(CleanAnswer.max(LONGEST_OPTION))
    .describe('Three for multiple, one for boolean, none for text_input.'),
  accepted: z.array(CleanAnswer).min(1).optional().describe('Other answers that are right when typed.'),
  explanation: CleanText.min(SHORTEST_EXPLANATION)
    .max(LONGEST_EXPLANATION)
    .describe('The reason, the story or a second fact.'),
});
export type Wording = z.infer<typeof Wording>;

/** A question as it is written in a file: in both languages of the starter catalogue, or in one if it only works there. */
export const FileQuestion = z
  .strictObject({
    key: z
      .string()
      .max(LONGEST_KEY)
      .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'must be lower-case words joined by hyphens')
      .describe('Unique in the category. Never changed: the id depends on it.'),
    kind: Kind,
    type: QuestionType.default('multiple'),
    difficulty: z
      .strictObject({ en: Difficulty.optional(), pl: Difficulty.optional() })
      .describe('What a typical player of each language knows.'),
    subcategories: z.array(oneOf('subcategory', Object.keys(SUBCATEGORIES))).min(1),
    tags: z.array(oneOf('tag', Object.keys(TAGS))).min(1),
    regions: z
      .array(
        oneOf(
          'region',
          REGIONS.map(({ code }) => code),
        ),
      )
      .default([])
      .describe('Where people are likelier to know the answer, which need not be where the subject is.'),
    written: z.iso
      .date()
      .default(FIRST_DAY)
      .describe('The day on which it was written. Never changed: the id depends on it.'),
    validUntil: z.iso.date().optional().describe('The last day on which the answer is certainly right.'),
    standard: z
      .array(z.enum(STARTER_LANGUAGES))
      .default([])
      .describe(
        'Languages in which the default draw leaves it out, because hardly anyone there can know it.',
      ),
    en: Wording.optional(),
    pl: Wording.optional(),
  })
  .superRefine(({ type, difficulty, en, pl }, context) => {
    const fail = (message: string, ...path: string[]): void =>
      context.addIssue({ code: 'custom', path, message });
    if (en === undefined && pl === undefined) fail('write it in at least one language: en or pl');
    const truths = new Set<boolean | undefined>();
    for (const [language, wording] of [
      ['en', en],
      ['pl', pl],
    ] as const) {
      if ((wording === undefined) !== (difficulty[language] === undefined))
        fail(`has a text without a level, or a level without a text`, 'difficulty', language);
      if (wording === undefined) continue;
      const { correct, incorrect } = wording;
      if (incorrect.length !== WRONG[type])
        fail(
          `has ${incorrect.length} wrong options: a ${type} question has ${WRONG[type]}`,
          language,
          'incorrect',
        );
      if (type !== 'boolean') continue;
      const truth = Object.entries(TRUTHS[language]).find(([option]) => option === correct)?.[1];
      truths.add(truth);
      if (
        truth === undefined ||
        !incorrect.every((option) => option !== correct && option in TRUTHS[language])
      )
        fail(`the options of a statement are ${Object.keys(TRUTHS[language]).join(' and ')}`, language);
    }
    if (truths.size > 1) fail('the statement is true in one language and false in the other');
  });
export type FileQuestion = z.infer<typeof FileQuestion>;

/** A file of `catalogue/questions/CATEGORY`. Its JSON Schema is `question-file.schema.json`. */
export const QuestionFile = z.strictObject({
  $schema: z.string().describe('The path of question-file.schema.json, with which editors help and check.'),
  questions: z.array(FileQuestion),
});

/** A question with its place. */
export interface StarterQuestion extends FileQuestion {
  readonly category: CategorySlug;
  /** Its file and key, as findings name it. */
  readonly place: string;
}
