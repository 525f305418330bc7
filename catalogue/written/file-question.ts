import { z } from 'zod';

import { Difficulty, QuestionType, Slug } from '../../src/contract/vocabulary.ts';
import { CleanAnswer, CleanText } from '../../src/contract/text.ts';

/** Characters. A shorter explanation says nothing new. */
const SHORTEST_EXPLANATION = 25;
/** Characters: two sentences. */
const LONGEST_EXPLANATION = 300;
/** Characters. */
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
  'fact',
]);

const FileWording = z.strictObject({
  text: CleanText,
  correct: CleanAnswer,
  incorrect: z.array(CleanAnswer).describe('Three for multiple, one for boolean, none for text_input.'),
  accepted: z.array(CleanAnswer).min(1).optional().describe('Other answers that are right when typed.'),
  explanation: CleanText.min(SHORTEST_EXPLANATION).max(LONGEST_EXPLANATION),
});

const perLanguage = z.strictObject({ en: Difficulty, pl: Difficulty });

/** The options of statements, in both languages. */
const TRUTHS: Readonly<Record<string, string>> = { True: 'Prawda', False: 'Fałsz' };
const OPTIONS = new Set(Object.entries(TRUTHS).flat());

const areTruths = ({ correct, incorrect }: z.infer<typeof FileWording>): boolean =>
  [correct, ...incorrect].every((option) => OPTIONS.has(option));

/** One question as it is written in a file, in both languages of the starter catalogue. */
export const FileQuestion = z
  .strictObject({
    key: z
      .string()
      .max(LONGEST_KEY)
      .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'must be in kebab-case')
      .describe('Unique in the category. Never changed: the id depends on it.'),
    kind: Kind,
    type: QuestionType.default('multiple'),
    difficulty: perLanguage.describe('What a typical player of each language knows.'),
    subcategories: z.array(Slug).default([]),
    tags: z.array(Slug).min(1),
    regions: z.array(z.string()).default([]).describe('Where people are likelier to know the answer.'),
    written: z.iso
      .date()
      .default(FIRST_DAY)
      .describe('The day on which it was written. Never changed: the id depends on it.'),
    validUntil: z.iso.date().optional().describe('The last day on which the answer is certainly right.'),
    en: FileWording,
    pl: FileWording,
  })
  .refine(
    ({ type, en, pl }) =>
      type !== 'boolean' || (TRUTHS[en.correct] === pl.correct && areTruths(en) && areTruths(pl)),
    'the options of a boolean question are True and False, in Polish Prawda and Fałsz, with the same answer in both',
  );
export type FileQuestion = z.infer<typeof FileQuestion>;
